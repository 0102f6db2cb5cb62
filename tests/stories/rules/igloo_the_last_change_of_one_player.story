# One player alone has change when a pot waits: nobody counted wrong, and whether it is all his is asked (IGL-44)

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game three-card-guts --dealer Ann --in Ann=1.30 --in Bob=1 --in Cat=1 --carry 3.30 --really
  hand 1, three-card-guts: nobody wins; $3.30 carries over to the next hand
  recorded #14 ········

$ close
! error: $3.30 is still in the middle of the table
! hint: coldhands
= 4
$ coldhands
! error: only `Ann` has odd change, $0.70, so nobody else plays for the $3.30 already in the middle: `Ann` takes all $4.00 (IGL-44)
! hint: coldhands --really
= 4
> so nobody else plays for
$ coldhands --deal
! error: only `Ann` has odd change, $0.70, so nobody else plays for the $3.30 already in the middle: `Ann` takes all $4.00 (IGL-44)
! hint: coldhands --deal --really
= 4
> so nobody else plays for
$ coldhands --win Bob --really
! error: `Bob` isn't playing for this pot and can't win it
! hint: coldhands --help
= 4
$ coldhands --really --dry-run
  Ann wins $4.00 and now has $22.00
    odd change: `Ann` $0.70 (IGL-43)
    nobody else has change, so no cards are dealt (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  (dry run: nothing was recorded)
! note: only `Ann` has odd change, $0.70, so nobody else plays for the $3.30 already in the middle: `Ann` takes all $4.00 (IGL-44)
$ coldhands --really
  Ann wins $4.00 and now has $22.00
    odd change: `Ann` $0.70 (IGL-43)
    nobody else has change, so no cards are dealt (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #15 ········
! note: only `Ann` has odd change, $0.70, so nobody else plays for the $3.30 already in the middle: `Ann` takes all $4.00 (IGL-44)
> Ann wins $4.00
$ close --dry-run
  Bob cashes out $19.00: $19.00 in cash
  Cat cashes out $19.00: $19.00 in cash
  Ann cashes out $22.00: $22.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00     $22.00              –
  Bob     -$1.00     $19.00              –
  Cat     -$1.00     $19.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Cat` should have dealt the last hand, but `Ann` dealt it (IGL-06)
! note: `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says

Without a pot that waits a stack was counted wrong.

$ count Ann 22.50
  Ann has $22.50: up $0.50 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Bob and Cat
$ coldhands
! error: only `Ann` has odd change, so there's nobody to play against for a pot of $0.50: a stack must have been counted wrong (IGL-44)
! hint: status
= 4
> a stack must have been counted wrong
