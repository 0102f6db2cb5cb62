# The button goes on by the house's rule: over the empty chair of who left, and past who sits out; he owes when he comes back
# rules: DAV-25, DAV-27, DAV-28
# vectors: V-DAV-22, V-DAV-25

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 823c81ba
$ player add Ann
  Ann, a regular
  recorded #3 ec0cb849
$ player add Bob
  Bob, a regular
  recorded #4 46bb1469
$ player add Cat
  Cat, a regular
  recorded #5 d92d516e
$ player add Dan
  Dan, a regular
  recorded #6 c17f55e8
$ player add Eve
  Eve, a regular
  recorded #7 f2d229a9
$ open --house dave --banker Eve --stakes .25/.50
  night 1 is open at Dave's cash game; Eve keeps the bank
  recorded #8 0750748c
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 e8600a01
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 bcad5096
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 91814111
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ae95c205
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 3e034e0b
$ seat Ann 1
  Ann has seat 1
  recorded #14 56feea57
$ seat Bob 2
  Bob has seat 2
  recorded #15 d725968b
$ seat Cat 3
  Cat has seat 3
  recorded #16 7e4914e2
$ seat Dan 4
  Dan has seat 4
  recorded #17 886b3d19
$ seat Eve 5
  Eve has seat 5
  recorded #18 3a826d85

Ann has the button, Bob and Cat the blinds. Then Bob leaves: Cat and Dan have the blinds, and nobody has the button.

$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 0fa2b9b3
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > d ann
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Cat: it goes back (fallback, not from the house
! rules)
! Cat is the only one left for the main pot: $0.50 (fallback, not from the house
! rules)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ cashout Bob 19.75
  Bob turns in $19.75: $19.75 in cash
  recorded #22 f5eee37a
! note: nobody counted `Bob`'s stack: $19.75 is the ledger's figure, which the owner's count and the banker's have to match (DAV-20)
! note: leaving takes a round's notice or half an hour's; ask `Bob` for it (DAV-13)
$ leave Bob
  Bob leaves the table
  recorded #23 ea3a42b3
! note: leaving takes a round's notice or half an hour's; ask `Bob` for it (DAV-13)
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Dan wins $0.50
  recorded #24 7ad4c016
! holdem, .25/.50, Bob deals, 4 in: Ann Cat Dan Eve
! Enter deals > ¶
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Dan: it goes back (fallback, not from the house
! rules)
! Dan is the only one left for the main pot: $0.50 (fallback, not from the house
! rules)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

Ann sits out while both blinds pass her, and comes back.

$ hand new
< -ann
< ¶
< f*
< y
  hand 3, holdem: Eve wins $0.50
  recorded #26 d7229977
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Cat deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away: his cards are thrown away when it is his turn (DAV-30)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Eve: it goes back (fallback, not from the house
! rules)
! Eve is the only one left for the main pot: $0.50 (fallback, not from the house
! rules)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 4, holdem: Cat wins $0.50
  recorded #28 a43d11a2
! holdem, .25/.50, Dan deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Dan deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away: his cards are thrown away when it is his turn (DAV-30)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Cat: it goes back (fallback, not from the house
! rules)
! Cat is the only one left for the main pot: $0.50 (fallback, not from the house
! rules)
! Cat gets 0.50 (+0.25), Eve -0.25
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 5, holdem: Dan wins $0.50
  recorded #30 5e54cc49
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Eve deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away and has blinds to pay: he gets no cards (DAV-30)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Dan: it goes back (fallback, not from the house
! rules)
! Dan is the only one left for the main pot: $0.50 (fallback, not from the house
! rules)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 6, holdem: Eve wins $1.50
  recorded #32 f54c0f4e
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter deals > ¶
! `Ann` comes in with $0.50 live and $0.25 dead (DAV-27)
! Ann 19.25 · pot 1.50 · check, raise 1.00–19.75 > f*
! Eve is the only one left for the main pot: $1.50 (fallback, not from the house
! rules)
! Ann -0.75, Dan -0.25, Eve gets 1.50 (+1.00)
! record? [Y/n] > y
! note: unusual in the hand: folded-unforced
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages are sound
  references  ok  nothing hangs in the air
  chain       ok  32 events in an unbroken chain
  entries     ok  37 postings follow from their facts and balance
  replay      ok  17 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 6
  ¶
  the book is in order: 32 events
