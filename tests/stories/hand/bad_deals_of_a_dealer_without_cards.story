# Bad deals count for their dealer, also without cards, and the deal passes to the next player who has chips.
# rules: CAU-012

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
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
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #19 ········
! note: management says who sits where (CAU-005)
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand new --yes
< five-card-draw
< -bob
< d bob
< ¶
< m
  hand 1, five-card-draw: all bets returned
  recorded #22 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > d bob
! five-card-draw, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Cat 25, Dan 25
! ¶
$ hand new --yes
< five-card-draw
< -bob
< d bob
< ¶
< m
  hand 2, five-card-draw: all bets returned
  recorded #23 ········
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > d bob
! five-card-draw, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Cat 25, Dan 25
! ¶
! note: `Bob` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand new --yes
< five-card-draw
< -bob
< d bob
< ¶
< m
  hand 3, five-card-draw: all bets returned
  recorded #25 ········
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > d bob
! five-card-draw, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Cat 25, Dan 25
! ¶
! note: `Bob` has 3 misdeals tonight: after 2, the deal passes to `Cat` (CAU-012)
$ hand new --yes
< five-card-draw
< -bob
< d bob
< ¶
< m
  hand 4, five-card-draw: all bets returned
  recorded #28 ········
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > d bob
! five-card-draw, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Cat 25, Dan 25
! ¶
! note: `Bob` has 4 misdeals tonight: after 2, the deal passes to `Cat` (CAU-012)
$ deal --dry-run
  Cat deals
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  (dry run: nothing was recorded)
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
