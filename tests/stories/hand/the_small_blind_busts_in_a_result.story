# The small blind is out of chips in a hand told by its result: the button is dead, and the blinds go on
# rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
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
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
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
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
$ hand result --game holdem --in Bob=50 --in Cat=50 --win Cat=100
  hand 1, holdem: Cat wins $100.00
  recorded #20 ········
# Ann deals once more for Bob's empty chair; the small blind is Cat's, the big one Dan's.
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #21 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50

$ hand new --yes
< ¶
< f*
  hand 2, holdem: Dan wins $0.50
  recorded #22 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> Ann deals, 4 in
> Cat -0.25, Dan gets 0.50 (+0.25)
# Hand 3: the button is Cat's, and nobody's blind was skipped.
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
  recorded #23 ········
> Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 23 events
