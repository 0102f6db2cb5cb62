# Of two who name their hands wrongly in one side pot the last one keeps it, as with dead hands (DAV-55)
# rules: DAV-55

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 d7372bb5
$ player add Ann
  Ann, a regular
  recorded #3 b942586f
$ player add Bob
  Bob, a regular
  recorded #4 190b464d
$ player add Cat
  Cat, a regular
  recorded #5 21acd07a
$ player add Dan
  Dan, a regular
  recorded #6 2dfb9b8c
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #7 53b50592
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 302d29fb
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 80e6b0a1
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 cf943119
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 d6908e85
$ seat Ann 1
  Ann has seat 1
  recorded #12 58ead4e7
$ seat Bob 2
  Bob has seat 2
  recorded #13 e592c3e3
$ seat Cat 3
  Cat has seat 3
  recorded #14 32aa6a8c
$ seat Dan 4
  Dan has seat 4
  recorded #15 02452bd3
$ hand new
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall cat
< miscall dan
< 2s2d
< y
  hand 1, holdem: Dan wins $110.00
  recorded #17 dbd527e8
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet any more: hands may stay closed until the board is complete
!   (DAV-50)
! note: who is in may agree to deal the rest more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Dan shows > miscall dan
! error: `Dan` is the last one with a hand: the pot is his; type his cards; if
!   nobody saw them: q, and then hand result
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann on the dealer's left shows first (DAV-52)
! Cat named his hand wrongly and another threw his away: he cannot win (DAV-55)
! the stakes differ, so there are 3 pots, each among those who reached it (DAV-14)
! Bob shows no hand and gives up any claim (DAV-53)
! best for the main pot of $40.00 is Dan with three deuces (DAV-54)
! best for side pot 1 of $30.00 is Dan with three deuces (DAV-54)
! Dan is the only one left for side pot 2: $40.00 (DAV-55)
! Ann -10.00, Bob -20.00, Cat -40.00, Dan gets 110.00 (+70.00)
! record? [Y/n] > y
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  nothing hangs in the air
  people      ok  nobody is written down as two
  chain       ok  17 events in an unbroken chain
  entries     ok  20 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 1
  ¶
  the book is in order: 17 events
