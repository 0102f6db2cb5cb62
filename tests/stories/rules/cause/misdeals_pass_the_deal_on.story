# A third misdeal passes the deal on, by whatever way the bad deals come into the book
# rules: CAU-003, CAU-011, CAU-012

file bad.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [975, 975, 975, 975]
  players = ["Cat", "Dan", "Ann", "Bob"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????", "t misdeal"]

$ init --house cause
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
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 1, five-card-draw: all bets returned
  recorded #21 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 100 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25, Dan 25
! ¶
$ hand incident wrong-count
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
! note: one more misdeal by this dealer, and the deal passes on (CAU-012)
> one more misdeal by this dealer, and the deal passes on (CAU-012)
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 2, five-card-draw: all bets returned
  recorded #22 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 100 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25, Dan 25
! ¶
! note: `Ann` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
> `Ann` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand incident wrong-count
  misdeal  that's this dealer's misdeal number 3; only 2 are allowed, so the
           deal passes on (CAU-012)
> misdeal that's this dealer's misdeal number 3; only 2 are allowed, so the deal passes on
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 3, five-card-draw: all bets returned
  recorded #24 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 100 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25, Dan 25
! ¶
! note: `Ann` has 3 misdeals tonight: after 2, the deal passes to `Bob` (CAU-012)
> `Ann` has 3 misdeals tonight: after 2, the deal passes to `Bob` (CAU-012)
$ deal
  Bob deals
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> Bob deals
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          25          25         –

Bob's come out of files.

$ hand add bad.phh
  hand 4, five-card-draw: all bets returned
    misdeal: everybody gets their money back (CAU-011)
  recorded #25 ········
$ hand add --really-different bad.phh
  hand 5, five-card-draw: all bets returned
    misdeal: everybody gets their money back (CAU-011)
  recorded #26 ········
! note: `Bob` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
> `Bob` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand add --really-different bad.phh
  hand 6, five-card-draw: all bets returned
    misdeal: everybody gets their money back (CAU-011)
  recorded #28 ········
! note: `Bob` has 3 misdeals tonight: after 2, the deal passes to `Cat` (CAU-012)
> after 2, the deal passes to `Cat` (CAU-012)
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 7, five-card-draw: Cat wins 100
  recorded #30 ········
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Dan`, to the dealer's left, opens the betting (CAU-018)
! Dan 950 · pot 100 · check, bet 25 > f*
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 100 (CAU-029)
! Ann -25, Bob -25, Cat gets 100 (+75), Dan -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #31 ········
> Dan deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  31 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  7 hands settled again, same result
  ¶
  the book is in order: 31 events
