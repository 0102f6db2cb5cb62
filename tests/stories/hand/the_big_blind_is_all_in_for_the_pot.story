# The big blind is all-in for a pot that waits: the same deal again, in which he posts nothing
# rules: DAV-25, PIG-35

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
  holdem: blind $0.25 from Bob; blind $0.50 from Cat
  recorded #19 ········
$ hand result --game holdem --in Ann=20 --in Bob=20 --in Cat=50 --in Dan=20 --carry 110 --for Ann --for Bob --for Cat --for Dan
  hand 1, holdem: nobody wins; $110.00 stays for the next hand
  recorded #20 ········
# The same deal again: he keeps his blind and posts nothing, and nobody posts it for him.
$ deal
  Ann deals
  holdem: blind $0.25 from Bob; blind $0.50 from Cat
    `Cat` has no chips and has to post $0.50: he is all-in and can win the main
      pot only
! note: `Ann` already has the next deal, so nothing is recorded; if that hand was played: deal --next (DAV-25)
> holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
> `Cat` has no chips and has to post $0.50
$ hand result --game holdem --in Bob=.5 --in Dan=.5 --win Dan=111
  hand 2, holdem: Dan wins $111.00
  recorded #21 ········
$ deal
  Bob deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Dan
    nobody posts the small blind: its chair is empty (DAV-25)
  recorded #22 ········
> holdem: Dan posts a blind of $0.50
> nobody posts the small blind
$ undo
  took back #22: Bob deals the next hand
  recorded #23 ········
$ undo
  took back #21: hand 2, holdem: Dan won $111.00
  recorded #24 ········

$ hand new --yes
< ¶
< c
< f
< f
< 5h6h7c
< 8d
< 2s
< KsKd
< 4s3d
  hand 2, holdem: Dan wins $110.50
  recorded #25 ········
! holdem, .25/.50, 110.00 in the middle, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! note: `Cat` has no chips and has to post $0.50: he is all-in and can win the
!   main pot only
! Dan 30.00 · pot 110.25 · call 0.50, raise 1.00–30.00 > c
! Ann 30.00 · pot 110.75 · call 0.50, raise 1.00–30.00 > f
! Bob 29.75 · pot 110.75 · call 0.25, raise 1.00–30.00 > f
! note: nobody can bet any more: hands may stay closed until the board is complete
!   (DAV-50)
! note: who is in may agree to deal the rest more than once (run 2) (DAV-51)
! flop · pot 110.75 > 5h6h7c
! flop: 5h 6h 7c · pot 110.75
! turn · pot 110.75 > 8d
! turn: 5h 6h 7c 8d · pot 110.75
! river · pot 110.75 > 2s
! river: 5h 6h 7c 8d 2s · pot 110.75
! pot 110.75 · Cat shows > KsKd
! pot 110.75 · Dan shows > 4s3d
! nobody bet in the last round, so Cat on the dealer's left shows first (DAV-52)
! the stakes differ, so there are 2 pots, each among players who reached it
!   (DAV-14)
! nobody called the last $0.25 of Dan: it goes back (standard rule)
! best for the main pot of $110.00 is Dan with straight, eight high (DAV-54)
! Dan is the only one left for side pot 1: $0.50 (DAV-14)
! Bob -0.25, Dan gets 110.50 (+110.25)
! ¶
> Bob -0.25
$ deal
  Bob deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Dan
    nobody posts the small blind: its chair is empty (DAV-25)
  recorded #26 ········
> holdem: Dan posts a blind of $0.50
> nobody posts the small blind
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  26 events in an unbroken chain
  entries     ok  34 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 26 events
