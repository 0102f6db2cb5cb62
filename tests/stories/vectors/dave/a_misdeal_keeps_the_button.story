# After a misdeal the same dealer deals again, and the blinds stay where they were
# rules: DAV-25, DAV-37

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
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand new
< ¶
< m
< y
  hand 1, holdem: all bets returned
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Bob 0.25, Cat 0.50
! record? [Y/n] > y
$ deal
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Ann deals
> holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Cat wins $0.50
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
> Ann deals, 4 in: Ann Bob Cat Dan

Bob's deal is bad twice, and nobody says who deals. The blinds come to Cat and Dan all the same.

$ hand new
< ¶
< m
< y
  hand 3, holdem: all bets returned
  recorded #20 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! record? [Y/n] > y
$ hand new
< ¶
< m
< y
  hand 4, holdem: all bets returned
  recorded #21 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! record? [Y/n] > y
> Bob deals, 4 in: Ann Bob Cat Dan
$ deal
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
! note: `Bob` already has the next deal, so nothing was recorded (DAV-25)
> Bob deals
> holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50

Dan is away by then: the next deal follows the last one that was good.

$ hand new
< -dan
< ¶
< f*
< y
  hand 5, holdem: Ann wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y
> Bob deals, 3 in: Ann Bob Cat
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 22 events
