# In a card room with blinds, who is next to deal and has no chips is passed over, by every door

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
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
  recorded #16 ········
$ hand result --game holdem --in Bob=50 --in Cat=50 --win Cat=100
  hand 1, holdem: Cat wins $100.00
  recorded #17 ········
$ deal
  Cat deals
    the deal passes to the left
  if it's holdem again: Dan posts the small blind, $0.25; Ann posts the big blind,
    $0.50
  recorded #18 ········
> Cat deals
> Ann posts the big blind, $0.50
> Dan posts the small blind, $0.25

$ hand new --yes
< ¶
< f*
  hand 2, holdem: Ann wins $0.50
  recorded #19 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! Cat 100.00 · pot 0.75 · call 0.50, raise 1.00–100.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Dan -0.25
! ¶
> Cat deals, 3 in
> Ann gets 0.50 (+0.25), Dan -0.25
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 19 events
