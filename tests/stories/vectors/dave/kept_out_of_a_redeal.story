# Who is kept out of a redeal has missed no blinds
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
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y

Bob deals. The cards run out, and Ann and Bob alone are dealt again: the same deal, by the same dealer.

$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --carry 4 --for Ann --for Bob
  hand 2, holdem: nobody wins; $4.00 carries over to the next hand
  recorded #18 ········
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Ann wins $4.50
  recorded #20 ········
! holdem, .25/.50, 4.00 in the pot, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! Bob 48.50 · pot 4.75 · call 0.25, raise 1.00–48.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $4.50 (standard rule)
! Ann gets 4.50 (+4.25), Bob -0.25
! record? [Y/n] > y
> Bob deals, 2 in: Ann Bob

Cat and Dan were there all the time. They owe nothing, and the deal goes to Cat.

$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #21 ········
> Cat deals
> holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
$ hand new
< ¶
< f*
< y
  hand 4, holdem: Ann wins $0.50
  recorded #22 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Bob 48.50 · pot 0.75 · call 0.50, raise 1.00–48.50 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Dan -0.25
! record? [Y/n] > y
> Cat deals, 4 in: Ann Bob Cat Dan
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 22 events
