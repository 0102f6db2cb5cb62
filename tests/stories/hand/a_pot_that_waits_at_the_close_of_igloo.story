# Whole dollars in the middle, and nobody has change for cold hands: the next hand plays for them, or one that is told by its winner.
# rules: IGL-44

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ deal --dealer Ann
  Ann deals
  recorded #12 ········
$ hand result --game guts --in Ann=1 --in Bob=1 --in Cat=1 --carry 3 --really
  hand 1, two-card-guts-with-a-bump: nobody wins; $3.00 carries over to the next
    hand
  recorded #13 ········
$ close
! error: $3.00 is still in the middle of the table: play another hand for it; any game will do
! hint: hand new
= 4
> hint: hand new
$ coldhands
! error: nobody has odd change, but $3.00 is still in the middle (IGL-44)
! hint: hand new
= 4
> hint: hand new
$ cashout Bob
  Bob cashes out $19.00: $19.00 in cash
  recorded #15 ········
! note: `Bob`'s chips weren't counted; paying what the book says
$ cashout Cat
  Cat cashes out $19.00: $19.00 in cash
  recorded #17 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ cashout Dan
  Dan cashes out $20.00: $20.00 in cash
  recorded #19 ········
! note: `Dan`'s chips weren't counted; paying what the book says
$ close
! error: $3.00 is still in the middle of the table
! hint: log
! hint: hand result --game cold-hands --win Ann=3.00
= 4
> hint: log
> hint: hand result --game cold-hands --win Ann=3.00
$ hand result --game cold-hands --win Ann=3.00
  hand 2, cold-hands: Ann wins $3.00
  recorded #20 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ close
  Ann cashes out $22.00: $22.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00     $22.00              –
  Bob     -$1.00     $19.00              –
  Cat     -$1.00     $19.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #23 ········
! note: `Dan` should have dealt the last hand, but `Ann` dealt it (IGL-06)
! note: `Ann`'s chips weren't counted; paying what the book says
