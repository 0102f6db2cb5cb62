# A dealer who is out of the hand does not deal it: the next on the left does, and pays
# rules: CAU-003, CAU-008

$ init --house cause --currency points
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #10 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········

$ hand new --yes
< five-card-draw
< -ann
< +ann
< -ann
< ¶
< f*
  hand 1, five-card-draw: Bob wins 75
  recorded #23 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -ann
! five-card-draw, Bob deals, 3 in: Bob Cat Dan
! Enter to deal > +ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -ann
! five-card-draw, Bob deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 1950 · pot 75 · check, bet 25 > f*
! only Bob is left, so there's no draw (CAU-062)
! Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-029)
! Bob gets 75 (+50), Cat -25, Dan -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> five-card-draw, Bob deals, 3 in: Bob Cat Dan
> `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          25          25
>   Bob          50          50

Ann is back and gets her cards; it is Cat's deal. If the table says that somebody deals and does not play, he deals.

$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
> Cat deals
$ hand new --yes
< -dan
< d dan
< ¶
< f*
  hand 2, five-card-draw: Cat wins 75
  recorded #27 ········
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > d dan
! five-card-draw, Dan deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1950 · pot 75 · check, bet 25 > f*
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-029)
! Ann -25, Bob -25, Cat gets 75 (+50)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #28 ········
> Ann deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 28 events
