# The button goes on by the house's rule: over the empty chair of who left, and past who sits out; he owes when he comes back
# rules: DAV-25, DAV-27, DAV-28
# vectors: V-DAV-22, V-DAV-25

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 a523b59f
$ player add Ann
  Ann, a regular
  recorded #3 3c65705c
$ player add Bob
  Bob, a regular
  recorded #4 35fd3a8b
$ player add Cat
  Cat, a regular
  recorded #5 dd20d31d
$ player add Dan
  Dan, a regular
  recorded #6 7408372a
$ player add Eve
  Eve, a regular
  recorded #7 0cf357eb
$ open --house dave --banker Eve --stakes .25/.50
  night 1 is open at Dave's cash game; Eve keeps the bank
  recorded #8 9e27d7c8
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 f06e05b9
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 cb0c2950
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 1ff3a928
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 11fbc1bd
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 073bed25
$ seat Ann 1
  Ann has seat 1
  recorded #14 b127f379
$ seat Bob 2
  Bob has seat 2
  recorded #15 8b35dbff
$ seat Cat 3
  Cat has seat 3
  recorded #16 9a3431e9
$ seat Dan 4
  Dan has seat 4
  recorded #17 6678e1aa
$ seat Eve 5
  Eve has seat 5
  recorded #18 28d2c61f

Ann has the button, Bob and Cat the blinds. Then Bob leaves: Cat and Dan have the blinds, and nobody has the button.

$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 f7c7298d
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > d ann
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Cat: it goes back (fallback, not from the house
!   rules)
! Cat is the only one left for the main pot: $0.50 (fallback, not from the house
!   rules)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ cashout Bob 19.75
  Bob turns in $19.75: $19.75 in cash
  recorded #22 75521444
! note: nobody counted `Bob`'s stack: $19.75 is the ledger's figure, which the owner's count and the banker's have to match (DAV-20)
! note: leaving takes a round's notice or half an hour's; ask `Bob` for it (DAV-13)
$ leave Bob
! error: `Bob` is not in the game
= 4
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Dan wins $0.50
  recorded #23 f6500aab
! holdem, .25/.50, the button is on the chair of Bob, Ann deals, 4 in: Ann Cat Dan
!   Eve
! Enter deals > ¶
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Dan: it goes back (fallback, not from the house
!   rules)
! Dan is the only one left for the main pot: $0.50 (fallback, not from the house
!   rules)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

Ann sits out while both blinds pass her, and comes back.

$ hand new
< -ann
< ¶
< f*
< y
  hand 3, holdem: Eve wins $0.50
  recorded #25 900e111c
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Cat deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away: his cards are thrown away when it is his turn (DAV-30)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Eve: it goes back (fallback, not from the house
!   rules)
! Eve is the only one left for the main pot: $0.50 (fallback, not from the house
!   rules)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 4, holdem: Cat wins $0.50
  recorded #27 fa276472
! holdem, .25/.50, Dan deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Dan deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away: his cards are thrown away when it is his turn (DAV-30)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Cat: it goes back (fallback, not from the house
!   rules)
! Cat is the only one left for the main pot: $0.50 (fallback, not from the house
!   rules)
! Cat gets 0.50 (+0.25), Eve -0.25
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 5, holdem: Dan wins $0.50
  recorded #29 50e1f34d
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Eve deals, 3 in: Cat Dan Eve
! Enter deals > ¶
! `Ann` is away and has blinds to pay: he gets no cards (DAV-30)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Dan: it goes back (fallback, not from the house
!   rules)
! Dan is the only one left for the main pot: $0.50 (fallback, not from the house
!   rules)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 6, holdem: Eve wins $1.50
  recorded #31 9b61d1f1
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter deals > ¶
! `Ann` comes in with $0.50 live and $0.25 dead (DAV-27)
! Ann 19.25 · pot 1.50 · check, raise 1.00–19.75 > f*
! Eve is the only one left for the main pot: $1.50 (fallback, not from the house
!   rules)
! Ann -0.75, Dan -0.25, Eve gets 1.50 (+1.00)
! record? [Y/n] > y
! note: unusual in the hand: folded-unforced
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages are sound
  references  ok  nothing hangs in the air
  chain       ok  31 events in an unbroken chain
  entries     ok  37 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 6
  ¶
  the book is in order: 31 events
