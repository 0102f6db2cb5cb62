A dealer antes with their last chips, and the fee of the deal is due when the hand is over. Saying `deal` twice is one deal.
rules: CAU-003, CAU-008

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Fay
  Ann, a regular
  Bob, a regular
  Fay, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
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
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Fay 100
  Fay buys chips: 100 in cash; stack 75
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Fay 3
  Fay has seat 3
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand result five-card-draw Ann 50 Fay
  hand 1, five-card-draw: Ann wins 100
  recorded #18 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal --dealer Bob
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Fay, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Fay`, to the dealer's left, opens the betting (CAU-018)
  recorded #19 ········
$ hand result five-card-draw Ann 25 Bob
  hand 2, five-card-draw: Ann wins 50
  recorded #21 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Fay deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob and Fay ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #22 ········
$ deal
  Fay deals
  if it's five-card-draw again: Ann, Bob and Fay ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
! note: `Fay` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
$ hand result five-card-draw Fay 25 Ann Bob
  hand 3, five-card-draw: Fay wins 75
  recorded #24 ········
! note: `Fay` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Fay          50          50         –
