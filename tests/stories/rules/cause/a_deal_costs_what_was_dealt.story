Whatever is said, taken back or voided in between: at the end everybody has paid for joining and for the hands they dealt.
rules: CAU-003, CAU-008

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
$ buy Ann 500
  Ann buys chips: 500 in cash; stack 475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 500
  Cat buys chips: 500 in cash; stack 475
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 500
  Dan buys chips: 500 in cash; stack 475
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

The next dealer by turn is replaced, and the hand before is void.

$ deal --dealer Bob
  Bob deals
  recorded #20 ········
$ hand result five-card-draw Ann 50 Bob
  hand 1, five-card-draw: Ann wins 100
  recorded #22 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #23 ········
$ deal --dealer Ann
  Ann deals
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
$ hand void 1 --why "wrong chips"
  hand 1, five-card-draw, is void: wrong chips
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #28 ········
! note: this hand doesn't count, so `Cat` doesn't deal next after all
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –

A void hand is dealt again, and another comes after it.

$ deal --dealer Bob
  Bob deals
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #29 ········
$ hand result five-card-draw Ann 50 Bob
  hand 2, five-card-draw: Ann wins 100
  recorded #31 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #32 ········
$ hand result five-card-draw Ann 50 Bob
  hand 3, five-card-draw: Ann wins 100
  recorded #34 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand void 2 --why "wrong chips"
  hand 2, five-card-draw, is void: wrong chips
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #37 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          25          25         –

Nobody deals the toy, by result either.

$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #38 ········
$ hand result pie-face Ann 100 Bob Cat --dealer Dan
  hand 4, pie-face: Ann wins 300
  recorded #39 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          25          25         –

The dealer of a hand goes home, and the hand is void: the fee comes back in chips.

$ cashout Cat
  Cat cashes out 350: 350 in cash
  recorded #41 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ hand void 3 --why "wrong chips"
  hand 3, five-card-draw, is void: wrong chips
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #44 ········
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –

Who was noted to deal goes home before the hand, and its result is told: the next player dealt it, and pays.

$ deal --dealer Bob
  Bob deals
  recorded #45 ········
$ cashout Bob
  Bob cashes out 375: 375 in cash
  recorded #47 ········
! note: `Bob`'s chips weren't counted; paying what the book says
$ hand result five-card-draw Ann 50 Dan
  hand 5, five-card-draw: Ann wins 100
  recorded #50 ········
! note: `Bob` wasn't in this hand, so it counts as `Dan`'s deal (CAU-008)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #51 ········

The kitty is paid out while somebody is noted for the next deal. The night closes all the same.

$ deal
  Ann deals
  if it's five-card-draw again: Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
$ fund pay Ann 125
  Ann gets 125 in chips from the leaderboard (CAU-003); it now has 0 in chips, 0
    in cash
  recorded #52 ········
$ close --yes
  Cat cashes out 25: 25 in cash
  Dan cashes out 400: 400 in cash
  Ann cashes out 850: 850 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann        250        850            100
  Bob       -100        375            -25
  Cat       -100        375            -25
  Dan        -50        400            -50
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #59 ········
! note: management says when play stops (CAU-004)
! note: `Ann`, `Cat` and `Dan`'s chips weren't counted; paying what the book says
