# Who is kept out of a redeal told by its result owes no blinds, whoever is kept out
# rules: DAV-25, DAV-27

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
$ hand new
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --in Eve=1 --carry 5 --for Ann --for Cat
  hand 2, holdem: nobody wins; $5.00 carries over to the next hand
  recorded #21 ········
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Ann wins $5.50
  recorded #23 ········
! holdem, .25/.50, 5.00 in the pot, Bob deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Cat 49.00 · pot 5.75 · call 0.25, raise 1.00–49.25 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $5.50 (standard rule)
! Ann gets 5.50 (+5.25), Cat -0.25
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 4, holdem: Eve wins $0.50
  recorded #25 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Ann 54.25 · pot 0.75 · call 0.50, raise 1.00–54.25 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 5, holdem: Ann wins $0.50
  recorded #27 ········
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Bob 48.75 · pot 0.75 · call 0.50, raise 1.00–48.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! record? [Y/n] > y
> hand 5, holdem: Ann wins $0.50
$ deal
  Eve deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #28 ········
> holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --in Eve=1 --carry 5 --for Bob --for Eve
  hand 6, holdem: nobody wins; $5.00 carries over to the next hand
  recorded #29 ········
$ hand result --game holdem --in Bob=1 --in Eve=1 --win Eve=7
  hand 7, holdem: Eve wins $7.00
  recorded #30 ········
$ hand new
< ¶
< f*
< y
  hand 8, holdem: Cat wins $0.50
  recorded #32 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 47.75 · pot 0.75 · call 0.50, raise 1.00–47.75 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 9, holdem: Dan wins $0.50
  recorded #34 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 54.00 · pot 0.75 · call 0.50, raise 1.00–54.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
> wins $0.50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  48 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  9 hands settled again, same result
  ¶
  the book is in order: 34 events
