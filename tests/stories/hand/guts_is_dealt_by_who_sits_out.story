# Who was not in the last deal of guts sits out until the next game, by every act and by a result that says who was away; he deals when
# it is his turn, and pays for that (CAU-003, CAU-120).

file zoe.phh:
  variant = "two-card-guts-with-a-bump"
  _house = "cause"
  _carry = 100
  _dealer = "Zoe"
  antes = [25, 25, 25, 25]
  starting_stacks = [950, 950, 950, 925]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d bh ????", "p1 drop", "p2 drop", "p3 drop", "p4 drop"]
  players = ["Ann", "Bob", "Cat", "Dan"]

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
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 1000
  Eve buys chips: 1,000 in cash; stack 975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #23 ········
! note: management says who sits where (CAU-005)
$ hand new --yes
< guts
< d dan
< -eve
< ¶
< o
< o
< o
< o
  hand 1, two-card-guts-with-a-bump: nobody wins; 100 carries over to the next
    hand
  recorded #26 ········
! no game yet, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! which game? > guts
! two-card-guts-with-a-bump, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! who deals? > d dan
! two-card-guts-with-a-bump, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -eve
! two-card-guts-with-a-bump, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Eve` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Ann Bob Cat Dan > o
! pot 100 · in or out: Bob Cat Dan > o
! pot 100 · in or out: Cat Dan > o
! pot 100 · in or out: Dan > o
! nobody stayed in, so the pot of 100 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! 100 carries over to the next hand
! ¶
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ hand new --yes
< ¶
< o
< o
< o
< o
  hand 2, two-card-guts-with-a-bump: nobody wins; 200 carries over to the next
    hand
  recorded #29 ········
! two-card-guts-with-a-bump, 100 in the pot, Eve deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Eve` wasn't in this game from the start and sits out until the next one
!   (CAU-120)
! pot 200 · in or out: Ann Bob Cat Dan > o
! pot 200 · in or out: Bob Cat Dan > o
! pot 200 · in or out: Cat Dan > o
! pot 200 · in or out: Dan > o
! nobody stayed in, so the pot of 200 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! 200 carries over to the next hand
! ¶
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> `Eve` pays 25

## the file says who dealt
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
$ hand export 2 --format housebook
  variant = "two-card-guts-with-a-bump"
  ante_trimming_status = false
  antes = [25, 25, 25, 25]
  blinds_or_straddles = [0, 0, 0, 0]
  min_bet = 25
  starting_stacks = [950, 950, 950, 925]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d bh ????", "p1 drop", "p2 drop", "p3 drop", "p4 drop"]
  _house = "cause"
  _no_return = 2
  _carry = 100
  _unit = 25
  _strict = true
  hand = 2
  players = ["Ann", "Bob", "Cat", "Dan"]
  _dealer = "Eve"
  year = 2026
  month = 1
  day = 2
  time = 19:10:00
  time_zone = "UTC"
> _dealer = "Eve"
$ undo
  undid #27 (Eve deals the next hand)
  undid #28 (hand 2, two-card-guts-with-a-bump: nobody won; 200 carries over to
    the next hand)
  undid #29 (Eve paid 25 into the leaderboard for dealing)
  recorded #32 ········
$ hand add zoe.phh
! error: zoe.phh:4:1: no player is called `Zoe`
! hint: player add Zoe
= 5
$ hand add two.phh
  hand 2, two-card-guts-with-a-bump: nobody wins; 200 carries over to the next
    hand
    nobody stayed in, so the pot of 200 carries over to the next deal (CAU-116)
    Ann antes 25 for the next deal (CAU-116)
    Bob antes 25 for the next deal (CAU-116)
    Cat antes 25 for the next deal (CAU-116)
    Dan antes 25 for the next deal (CAU-116)
  recorded #35 ········
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> `Eve` pays 25
$ deal --dry-run
  Ann deals
    the deal passes to the left (CAU-008)
  if it's two-card-guts-with-a-bump again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
  (dry run: nothing was recorded)
! note: `Eve` wasn't in this game from the start and sits out until the next one (CAU-120)
> Ann deals
$ undo
  undid #33 (Eve deals the next hand)
  undid #34 (hand 2, two-card-guts-with-a-bump: nobody won; 200 carries over to
    the next hand)
  undid #35 (Eve paid 25 into the leaderboard for dealing)
  recorded #38 ········
$ undo
  undid #24 (Dan deals the next hand)
  undid #25 (hand 1, two-card-guts-with-a-bump: nobody won; 100 carries over to
    the next hand)
  undid #26 (Dan paid 25 into the leaderboard for dealing)
  recorded #41 ········
$ undo
  undid #19 (Ann took seat 1)
  undid #20 (Bob took seat 2)
  undid #21 (Cat took seat 3)
  undid #22 (Dan took seat 4)
  undid #23 (Eve took seat 5)
  recorded #46 ········
$ seats
  seat  player  dealt
  ─────────────────────
     –  Ann         0
     –  Bob         0
     –  Cat         0
     –  Dan         0
     –  Eve         0

## told by its result
$ hand result --game guts --dealer Dan --away Eve --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --carry 100
  hand 1, two-card-guts-with-a-bump: nobody wins; 100 carries over to the next
    hand
  recorded #49 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ deal --dry-run
  Eve deals
    the deal passes to the left (CAU-008)
  if it's two-card-guts-with-a-bump again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
  (dry run: nothing was recorded)
! note: `Eve` wasn't in this game from the start and sits out until the next one (CAU-120)
> `Eve` wasn't in this game from the start
