# A newcomer between button and small blind buys the button and has it in the next hand; who owes blinds may wait
# rules: DAV-25, DAV-27, DAV-29

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
$ open --house dave --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 5
  Cat has seat 5
  recorded #15 ········
$ seat Dan 7
  Dan has seat 7
  recorded #16 ········
$ hand new
< d ann
< button bob
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > button bob
! error: `Bob` isn't new, doesn't owe any blinds, and is already in
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ seat Eve 3
  Eve has seat 3
  recorded #20 ········

Bob has the button, Cat and Dan would have the blinds; Eve sits between.

$ hand new
< button eve
< ¶
< f*
< y
  hand 2, holdem: Eve wins $0.25
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Eve Cat Dan
! Enter to deal > button eve
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Eve Cat Dan; Eve buys the button
! Enter to deal > ¶
! note: `Eve` buys the button, so `Cat` and `Dan` don't post a blind this hand
!   (DAV-29)
! Cat 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > f*
! nobody called Eve's last $0.50, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.25 (standard rule)
! Eve gets 0.25 (+0.00)
! record? [Y/n] > y

Now Eve has the button, and the blinds are posted as usual.

$ hand new
< ¶
< f*
< y
  hand 3, holdem: Dan wins $0.50
  recorded #24 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Eve Cat Dan
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

The big blind passes Ann, who is away; she comes back and waits for it.

$ hand new
< -ann
< ¶
< f*
< y
  hand 4, holdem: Bob wins $0.50
  recorded #26 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Eve Cat Dan
! Enter to deal > -ann
! holdem, .25/.50, Cat deals, 4 in: Bob Eve Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Dan -0.25
! record? [Y/n] > y
$ hand new
< wait ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Eve Cat Dan
! Enter to deal > wait ann
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Eve Cat Dan; Ann waits for the big
!   blind
! Enter to deal > ¶
! note: `Ann` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 26 events
