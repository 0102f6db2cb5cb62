# A fine is nobody's bet, so that who paid it wins no more of the others for it
# rules: MIK-15, MIK-20

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
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
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········

Ann is all-in with 1.00 and was fined 0.20 in the hand: she can win that and 1.00 of each.

$ hand result --game holdem --in Ann=1 --in Bob=2 --in Cat=2 --fine Ann=.20 --win Ann=3.25 --win Bob=1.95
! error: `Ann` put in $1.20, but the others only have to match $1.00, so `Ann` can win at most that much from each of them plus what's in the middle: $3.20 in all, not $3.25
! hint: hand result --game holdem --in Ann=1 --in Bob=2 --in Cat=2 --fine Ann=.20 --win Ann=3.25 --win Bob=1.95 --really
= 4
> `Ann` put in $1.20, but the others only have to match $1.00
> $3.20 in all, not $3.25
$ hand result --game holdem --in Ann=1 --in Bob=2 --in Cat=2 --fine Ann=.20 --win Ann=3.20 --win Bob=2
  hand 1, holdem: Ann wins $3.20, Bob wins $2.00
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next

The same money bet is a tie, fined or not, and ties goal-post.

$ hand result --game "razz + goal-post" --in Ann=2 --in Bob=2 --in Cat=2 --fine Ann=.20 --win Ann=3.10 --win Bob=3.10
! error: `Ann` and `Bob` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (MIK-20)
! hint: hand result --help
= 4
> can't split a pot: a tie is a goal post
$ hand result --game "razz + goal-post" --in Ann=2 --in Bob=2 --in Cat=2 --fine Ann=.20 --win Ann=6.20
  hand 2, razz + goal-post: Ann wins $6.20
  recorded #15 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  17 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 15 events
