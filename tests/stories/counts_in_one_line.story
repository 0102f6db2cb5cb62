# Several players are counted in one line; counts that come out short say what to do next
# rules: MIK-29

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ count Ann 21.50 Bob
! error: still missing: the amount for `Bob`
! hint: count Ann 21.50 Bob 20.00
= 2
> still missing: the amount for `Bob`
> hint: count Ann 21.50 Bob 20
$ count Ann 21.50 Bob 18 white=3
! error: can't read `18` as chips (write it like white=20,red=10)
! hint: count --help
= 2
$ count Ann 21.50 Bo 18
  Ann has $21.50: up $1.50 in unrecorded hands
  Bob has $18.00: down $2.00 in unrecorded hands
  recorded #11 ········
! next: count Cat's stack
> Ann has $21.50
> Bob has $18.00
$ count Ann 21.50 Bob white=12 red=3 Cat 19
  Ann has $21.50, as expected
  Bob has $0.90 (3 × $0.10, 12 × $0.05): down $17.10 in unrecorded hands
  Cat has $19.00: down $1.00 in unrecorded hands
  recorded #14 ········
! next: the counts are $18.60 short: count again, or close --over-short house, winner or banker
> Bob has $0.90
> next: the counts are $18.60 short
$ undo
  undid #12 (Ann's stack was counted: $21.50, expected $21.50)
  undid #13 (Bob's stack was counted: $0.90, expected $18.00)
  undid #14 (Cat's stack was counted: $19.00, expected $20.00)
  recorded #17 ········
! next: count Cat's stack
$ count Cat 19
  Cat has $19.00: down $1.00 in unrecorded hands
  recorded #18 ········
! next: the counts are $1.50 short: count again, or close --over-short house, winner or banker
> next: the counts are $1.50 short: count again, or close --over-short house, winner or banker
$ cashout
! error: every stack has been counted, but the total is $1.50 short: count again, or close --over-short house, winner or banker
! hint: cashout --really
= 4
> count again, or close --over-short
$ close
! error: the count is off: $1.50 short in chips
! hint: close --over-short house
! hint: close --over-short winner
! hint: close --over-short banker
= 4
> close --over-short house
$ count Cat 20.50
  Cat has $20.50: up $1.50 in unrecorded hands
  recorded #19 ········
! next: play for the odd change (coldhands)
> next: play for the odd change (coldhands)
$ cashout Ann
  Ann cashes out $21.50: $21.50 in cash
  recorded #21 ········
! note: `Ann` cashes out $21.50, with $0.50 in odd change: to play for that, use coldhands first (MIK-29)
! next: pay them all (cashout)
> cashes out $21.50, with $0.50 in odd change:
> MIK-29
$ close
  Bob cashes out $18.00: $18.00 in cash
  Cat cashes out $20.50: $20.50 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.50     $21.50              –
  Bob     -$2.00     $18.00              –
  Cat      $0.50     $20.50              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #26 ········
! note: `Cat` cashes out $20.50, with $0.50 in odd change: to play for that, use coldhands first (MIK-29)
> cashes out $20.50, with $0.50 in odd change:

Two names and one amount: the first amount is missing, and none is made up.

$ count Ann Bob 20
! error: still missing: the amount for `Ann`
! hint: count --help
= 2
