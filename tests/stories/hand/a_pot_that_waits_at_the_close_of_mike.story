# Where somebody has change, cold hands decide the pot that waits; else the next hand does.
# rules: MIK-30

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
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
$ count Ann 19.50
  Ann has $19.50: up $0.50 in unrecorded hands
  recorded #14 ········
! next: count the stacks of Bob, Cat and Dan
$ count Bob 18.50
  Bob has $18.50: down $0.50 in unrecorded hands
  recorded #15 ········
! next: count the stacks of Cat and Dan
$ close
! error: $3.00 is still in the middle of the table
! hint: coldhands
= 4
> hint: coldhands
$ coldhands --win Ann
  Ann wins $4.00 and now has $23.00
    odd change: `Ann` $0.50, `Bob` $0.50 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #16 ········
$ close --dry-run
  Bob cashes out $18.00: $18.00 in cash
  Cat cashes out $19.00: $19.00 in cash
  Dan cashes out $20.00: $20.00 in cash
  Ann cashes out $23.00: $23.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00     $23.00              –
  Bob     -$2.00     $18.00              –
  Cat     -$1.00     $19.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Dan` should have dealt the last hand, but `Ann` dealt it (MIK-27)
! note: `Cat` and `Dan`'s chips weren't counted; paying what the book says
