# The deal passes on after three bad deals; who got it pays for his hand, though nobody wrote it down.
# rules: CAU-003, CAU-012

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #9 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 1, five-card-draw: all bets returned
  recorded #17 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 75 · check, bet 25 > m
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
! Bob 1950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25
! ¶
! note: `Ann` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand new --yes
< five-card-draw
< ¶
< m
  hand 3, five-card-draw: all bets returned
  recorded #20 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 75 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25
! ¶
! note: `Ann` has 3 misdeals tonight: after 2, the deal passes to `Bob` (CAU-012)
$ fund show
  the leaderboard (CAU-003): 75 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
$ deal --next
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #22 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> `Bob` pays 25
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          25          25         –
