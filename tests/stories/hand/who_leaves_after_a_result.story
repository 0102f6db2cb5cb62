# Who was to have the button leaves after a hand told by its result: it is dead, and both doors say who deals
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Cat
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #16 ········
$ hand result --game holdem --in Ann=2 --in Dan=2 --win Ann=4
  hand 1, holdem: Ann wins $4.00
  recorded #17 ········
$ count Dan 48
  Dan has $48.00, as expected
  recorded #18 ········
! next: count the stacks of Ann, Bob and Cat
$ cashout Dan
  Dan cashes out $48.00: $48.00 in cash
  Dan's count, the banker's count and the payout are all $48.00 (DAV-20)
  recorded #20 ········
! note: players should give notice a round or 30 minutes before they leave: did `Dan`? (DAV-13)
! next: play (hand new or hand result), then count the stacks

$ hand new --yes
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #21 ········
! holdem, .25/.50, the button is at Dan's seat, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
> Cat deals, 3 in
> Ann -0.25, Bob gets 0.50 (+0.25)
$ undo
  undid #21 (hand 2, holdem: Bob won $0.50)
  recorded #22 ········
$ deal
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #23 ········
! note: dead button: it stays at `Dan`'s seat, and `Cat` deals (DAV-25)
> holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 23 events
