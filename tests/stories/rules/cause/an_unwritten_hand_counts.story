# A hand that nobody wrote down was dealt, paid for, and isn't forgotten when an older one doesn't count
# rules: CAU-003, CAU-008

$ init --house cause --currency points
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
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #16 ········
$ seat Bob 3 --agreed
  Bob has seat 3
  recorded #17 ········
$ seat Cat 5 --agreed
  Cat has seat 5
  recorded #18 ········
$ seat Dan 7 --agreed
  Dan has seat 7
  recorded #19 ········
$ hand result five-card-draw Ann 50 Bob --dealer Ann
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

Bob deals a hand that nobody writes down.

$ deal --next
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #25 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat deals
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     3  Bob         1
     5  Cat         0
     7  Dan         0
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
>   Bob          50
$ hand void 1 --why "a card too many"
  hand 1, five-card-draw, is void: a card too many
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #29 ········
> hand 1, five-card-draw, is void
$ deal
  Cat deals
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> `Cat` already has the next deal
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          25
>   Bob          50
$ hand result five-card-draw Ann 50 Bob
  hand 2, five-card-draw: Ann wins 100
  recorded #31 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     3  Bob         1
     5  Cat         1
     7  Dan         0
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          50          50         –
  Dan          25          25         –
>   Bob          50
>   Cat          50

The same with the hand taken back.

$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #32 ········
$ deal --next
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #34 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> Ann deals
$ undo 30 --with-dependents
  undid #30 (hand 2, five-card-draw: Ann won 100)
  undid #31 (Cat paid 25 into the leaderboard for dealing)
  recorded #36 ········
$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          50          50         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  36 events in an unbroken chain
  entries     ok  44 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 36 events
> the book is in order

Eve sits down between Dan and Ann. It was her turn, so she dealt the next hand, which isn't written down either.

$ player add Eve
  Eve, a regular
  recorded #37 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #39 ········
$ seat Eve 9 --agreed
  Eve has seat 9
  recorded #40 ········
$ deal --next
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan, Eve and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #43 ········
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> Ann deals
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     3  Bob         1
     5  Cat         0
     7  Dan         1
     9  Eve         1
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  43 events in an unbroken chain
  entries     ok  52 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 43 events
> the book is in order
