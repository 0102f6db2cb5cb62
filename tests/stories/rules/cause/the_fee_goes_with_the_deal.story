# A deal that is noted and never made costs nothing: not at a cash-out, in a void hand, or before a game that nobody deals (CAU-003).

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Ann 1
  Ann has seat 1
  recorded #19 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #20 ········
$ seat Cat 3
  Cat has seat 3
  recorded #21 ········
$ seat Dan 4
  Dan has seat 4
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········
$ deal --dealer Eve
  Eve deals
  recorded #24 ········
$ cashout Eve
  Eve cashes out 1,975: 1,975 in cash
  recorded #26 ········
! note: `Eve`'s chips weren't counted; paying what the book says
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
  Eve          25          25         –
$ deal --dealer Cat
  Cat deals
  recorded #27 ········
$ hand result five-card-draw Ann 50 Bob
  hand 1, five-card-draw: Ann wins 100
  recorded #29 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #30 ········
$ hand result five-card-draw Ann 50 Bob
  hand 2, five-card-draw: Ann wins 100
  recorded #32 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ hand void 1 --why "a card was missing"
  hand 1, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #35 ········
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          50          50         –
  Eve          25          25         –
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #36 ········
$ hand result five-card-draw Ann 50 Bob
  hand 3, five-card-draw: Ann wins 100
  recorded #38 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #39 ········
$ play pie-face
< ¶
< trigger
  player  turn  put in  took
  ────────────────────────────
    Ann            100     –
    Bob            100     –
    Cat    pie     100   400
    Dan            100     –
  pot 0
  round 1
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Cat` got the pie in the face and takes 400 (CAU-124)
  somebody won the pot in the first round, so everybody who keeps playing antes
    100 for a new game (CAU-126)
  hand 4, pie-face: Cat wins 400
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann, Bob, Cat and Dan play; Bob deals, Cat starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-123)
! [pot 400] Cat, safe, trigger or pass: trigger
! Cat turns the crank, and it goes off
!   `Cat` got the pie in the face and takes 400 (CAU-124)
!   somebody won the pot in the first round, so everybody who keeps playing antes
!     100 for a new game (CAU-126)
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          50          50         –
  Eve          25          25         –
$ deal --dealer Cat
  Cat deals
    the deal passes to the left (CAU-008)
  recorded #43 ········
$ hand result five-card-draw Ann 50 Bob --away Cat
  hand 5, five-card-draw: Ann wins 100
  recorded #46 ········
! note: `Cat` wasn't in this hand, so it counts as `Dan`'s deal (CAU-008)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 200 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          75          75         –
  Eve          25          25         –

A dealer who was away pays nothing, and a hand that is void after the next one costs nobody anything.

$ deal --next
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #47 ········
$ hand result five-card-draw Ann 50 Bob
  hand 6, five-card-draw: Ann wins 100
  recorded #49 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ hand void 5 --why "a card was missing"
  hand 5, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #53 ········
$ fund show
  the leaderboard (CAU-003): 200 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          75          75         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          50          50         –
  Eve          25          25         –
>   Cat          25          25
>   Dan          50          50
