# Who deals next is asked of the table, so an incident counts that player's bad deals: by turn, and in a tournament.
# rules: CAU-012

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #15 ········
! note: management says who sits where (CAU-005)
$ hand new --yes
< five-card-draw
< d ann
< ¶
< m
  hand 1, five-card-draw: all bets returned
  recorded #17 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25
! ¶
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 2, five-card-draw: all bets returned
  recorded #18 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25
! ¶
! note: `Ann` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 3, five-card-draw: Ann wins 75
  recorded #20 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 75 · check, bet 25 > f*
! only Ann is left, so there's no draw (CAU-062)
! Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
! Ann gets 75 (+50), Bob -25, Cat -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ hand incident missed
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 4, five-card-draw: Bob wins 75
  recorded #23 ········
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 925 · pot 75 · check, bet 25 > f*
! only Bob is left, so there's no draw (CAU-062)
! Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-029)
! Ann -25, Bob gets 75 (+50), Cat -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 5, five-card-draw: Cat wins 75
  recorded #26 ········
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 950 · pot 75 · check, bet 25 > f*
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-029)
! Ann -25, Bob -25, Cat gets 75 (+50)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand incident missed
  misdeal  that's this dealer's misdeal number 3; only 2 are allowed, so the
           deal passes on (CAU-012)
