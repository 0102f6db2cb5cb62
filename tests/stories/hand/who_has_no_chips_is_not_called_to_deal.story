# Who lost his last chips is not called to deal in `hand new` either; with chips that he buys he is

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=20 --in Bob=20 --win Ann=40
  hand 1, five-card-draw: Ann wins $40.00
  recorded #17 ········
$ hand new
< d bob
< d dan
< $ bob 20 d bob
< q
  stopped: nothing was recorded
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > d bob
! error: `Bob` has no chips and isn't in the next hand, so `Cat` deals it
!   (MIK-26); d Cat
! Enter to deal > d dan
! five-card-draw, Dan deals, 3 in: Ann Cat Dan
! Enter to deal > $ bob 20 d bob
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan; Bob buys 20.00
! Enter to deal > q
> `Bob` has no chips and isn't in the next hand, so `Cat` deals it (MIK-26)
> five-card-draw, Dan deals, 3 in: Ann Cat Dan
> five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 17 events
