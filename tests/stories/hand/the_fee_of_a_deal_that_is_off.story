# A deal that is off costs nothing, and the dealer of a void hand, who deals again, pays once (CAU-003).

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
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #20 ········
$ hand result five-card-draw Ann 50 Bob
  hand 1, five-card-draw: Ann wins 100
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #23 ········
$ hand result five-card-draw Ann 50 Bob Dan
  hand 2, five-card-draw: Ann wins 150
  recorded #25 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #26 ········
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
$ hand void 2 --why wrong
  hand 2, five-card-draw, is void: wrong
  player  gets back
  ───────────────────
  Ann          -100
  Bob            50
  Dan            50
  recorded #30 ········
! note: this hand doesn't count, so `Cat` doesn't deal next after all
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
$ deal
  Bob deals
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> `Bob` already has the next deal
$ hand result five-card-draw Ann 50 Bob Dan
  hand 3, five-card-draw: Ann wins 150
  recorded #32 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #33 ········
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –

Who is away doesn't deal: the next player does, and pays.

$ hand result five-card-draw Ann 50 Dan --away Cat
  hand 4, five-card-draw: Ann wins 100
  recorded #36 ········
! note: `Cat` wasn't in this hand, so it counts as `Dan`'s deal (CAU-008)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> `Dan` pays 25 into the leaderboard
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #37 ········
> Ann deals
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          50          50         –

Who goes home before the deal doesn't pay for it.

$ cashout Ann
  Ann cashes out 2,150: 2,150 in cash
  recorded #39 ········
! note: `Ann`'s chips weren't counted; paying what the book says
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #40 ········
> Bob deals
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          50          50         –

Bob is counted before the cash-out, and the count stands.

$ count Bob 1825
  Bob has 1,825: down 25 in unrecorded hands
  recorded #41 ········
! next: count the stacks of Cat and Dan
$ cashout Bob
  Bob cashes out 1,825: 1,825 in cash
  recorded #43 ········
! next: play (hand new or hand result), then count the stacks
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          50          50         –
