# A pot that waits for some is dealt by one of them where the dealer antes for all
# rules: IGL-05, IGL-08

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #9 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand result --game five-card-stud --in Ann=0.40 --in Bob=0.10 --in Cat=0.10 --in Dan=0.10 --carry 0.70 --for Bob --for Cat
  hand 1, five-card-stud: nobody wins; $0.70 carries over to the next hand
  recorded #17 ········

Ann would ante for a pot she cannot win. The next on her left who plays for it deals, whoever asks.

$ hand new
< q
  stopped: nothing was recorded
! five-card-stud, 0.70 in the pot, Bob deals, 2 in: Bob Cat
! Enter to deal > q
> Bob deals, 2 in: Bob Cat
$ deal
  Bob deals
  if it's five-card-stud again: Bob posts $0.20 dead
    `Bob` antes $0.20 for all 2 players (IGL-08)
  recorded #18 ········
> Bob deals
> `Bob` antes $0.20 for all 2 players (IGL-08)
$ deal --dealer Dan
! error: the dealer antes for the players in this pot, but `Dan` isn't in it, so `Bob` deals it (IGL-08)
! hint: seats
= 4
> but `Dan` isn't in it, so `Bob` deals it (IGL-08)
$ hand new --yes
< ¶
< 2c 3d
< f
  hand 2, five-card-stud: Cat wins $0.90
  recorded #19 ········
! five-card-stud, 0.70 in the pot, Bob deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Bob` antes $0.20 for all 2 players (IGL-08)
! second street, one card up: Cat Bob > 2c 3d
! Bob 19.70 · pot 0.90 · check, bet 0.05–0.50 > f
! Cat is the only one left in the main pot, so Cat wins it: $0.90 (standard rule)
! Bob -0.20, Cat gets 0.90 (+0.90)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> hand 2, five-card-stud: Cat wins $0.90
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  if it's five-card-stud again: Cat posts $0.40 dead
    `Cat` antes $0.40 for all 4 players (IGL-08)
  recorded #20 ········
> Cat deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 20 events
