# A hand and its redeal told by their results are one deal, and the deal goes on behind them
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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #9 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #13 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #14 ········
$ seat Dan 4 --agreed
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
$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --carry 4 --for Bob --for Cat
  hand 2, holdem: nobody wins; $4.00 carries over to the next hand
  recorded #18 ········
$ hand result --game holdem --in Bob=1 --in Cat=1 --win Cat=6
  hand 3, holdem: Cat wins $6.00
  recorded #20 ········
> Cat wins $6.00
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #21 ········
> Cat deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 21 events
