# Hands told without a dealer leave the blinds of a cash game where they were, and who missed one owes it
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶

Bob had the small blind, Cat the big one. A hand is told without its dealer, and Dan is away in the next one.

$ hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4
  hand 2, holdem: Ann wins $4.00
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
> nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand new --yes
< -dan
< ¶
< f*
  hand 3, holdem: Ann wins $0.50
  recorded #20 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 37.75 · pot 0.75 · call 0.50, raise 1.00–37.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Cat -0.25
! ¶
> Bob deals, 3 in: Ann Bob Cat

The big blind passed Dan and came to Ann. What the table tells behind that moves no blind: Cat deals, Ann has the small one,
and Dan, who owes the one he missed, sits between the two.

$ hand result --game holdem --in Ann=2 --in Bob=2 --win Bob=4
  hand 4, holdem: Bob wins $4.00
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Bob`
> nobody said who dealt (`--dealer`), so the deal moves on from `Bob`
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  recorded #22 ········
> Cat deals
> holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
> `Dan` sits between the button and the small blind
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 22 events
