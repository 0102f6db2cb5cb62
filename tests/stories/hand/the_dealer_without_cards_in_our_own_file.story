# A dealer who sits out is named in our own hand file, and the deal is his when it is read again
# rules: CAU-003, MIK-26

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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ hand new --yes
< draw
< d dan
< -dan
< ¶
< 25 f f
  hand 1, five-card-draw: Ann wins 75
  recorded #22 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > draw
! five-card-draw, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! five-card-draw, Dan deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1950 · pot 75 · check, bet 25 > 25 f f
! only Ann is left, so there's no draw (CAU-062)
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
! Ann gets 75 (+50), Bob -25, Cat -25
! ¶
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ hand export 1 --format housebook --out c.phh
  1 hand in `c.phh`
$ undo
  undid #20 (Dan deals the next hand)
  undid #21 (hand 1, five-card-draw: Ann won 75)
  undid #22 (Dan paid 25 into the leaderboard for dealing)
  recorded #25 ········
$ fund
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
$ hand add c.phh
  hand 1, five-card-draw: Ann wins 75
    only Ann is left, so there's no draw (CAU-062)
    nobody called Ann's last 25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
  recorded #28 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ fund
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          50          50         –
$ deal --dry-run
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  (dry run: nothing was recorded)

Elsewhere the deal goes on from him.

$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book mike.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book mike.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book mike.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book mike.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book mike.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book mike.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book mike.book seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ --book mike.book hand new --yes
< draw
< d bob
< -bob
< ¶
< .25 f f
  hand 1, five-card-draw: Cat wins $0.15
  recorded #17 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! five-card-draw, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: `Cat`, to the dealer's left, opens the betting (MIK-67)
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > .25 f f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
! Ann -0.05, Cat gets 0.15 (+0.10), Dan -0.05
! ¶
$ --book mike.book deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  (dry run: nothing was recorded)
$ --book mike.book hand export 1 --format housebook --out m.phh
  1 hand in `m.phh`
$ --book mike.book undo
  undid #16 (Bob deals the next hand)
  undid #17 (hand 1, five-card-draw: Cat won $0.15)
  recorded #19 ········
$ --book mike.book hand add m.phh
  hand 1, five-card-draw: Cat wins $0.15
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard
      rule)
  recorded #21 ········
$ --book mike.book deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  (dry run: nothing was recorded)
