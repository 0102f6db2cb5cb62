A game of a few at the table is dealt by one of them, whether it's played here or told.
rules: CAU-003, CAU-008

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
$ deal --dealer Dan
  Dan deals
  recorded #24 ········
$ hand result golf Ann 100 Bob
  hand 1, golf: Ann wins 200
  recorded #27 ········
! note: `Dan` wasn't in this hand, so it counts as `Ann`'s deal (CAU-008)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
! note: the 25 is for one hole; if anybody else dealt a hole, they each owe 25: type fund give (CAU-003)
> `Dan` wasn't in this hand, so it counts as `Ann`'s deal (CAU-008)
> the 25 is for one hole; if anybody else dealt a hole, they each owe 25
$ fund give Bob
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  recorded #28 ········
> Bob pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  recorded #29 ········
> Bob deals
$ hand void 1 --why "a card too many"
  hand 1, golf, is void: a card too many
  player  gets back
  ───────────────────
  Ann          -100
  Bob           100
  recorded #35 ········
! note: this hand doesn't count, so `Bob` doesn't deal next after all
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
> the leaderboard (CAU-003): 125 in chips, 0 in cash
$ deal --dealer Dan
  Dan deals
! note: `Dan` already has the next deal, so nothing was recorded (CAU-008)
$ play golf --players Ann,Bob --option holes=1
< ¶
< 9c
< discard
< p1
< 9d
< discard
< p1
< 9s
< discard
< p2
< Kd
< discard
< p2
< 9h
< discard
< p3
< Qd
< discard
< p3
< 3c
< discard
< 2d
< discard
< Ts
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   9d Kd / Qd 2d       21     21     21     100     –
    Bob   9c 9s / 9h 3c       -6     -6     -6     100   200
  pot 0
  discards Ts
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores 21 with 2 9 Q K, `Bob` scores -6 with 3 9 9 9 (CAU-074,
    CAU-076)
  `Bob` has the lowest total, -6, and takes 200 (CAU-077)
  Ann pays 25 into the leaderboard for dealing (CAU-003)
  hand 2, golf: Bob wins 200
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Ann deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Bob, type the first discard: 9c
! 9c for Bob
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, place 1|2|3|4: p1
! Bob puts it in place 1
! [pot 200] Bob, type card 1: 9d
! 9d for Bob
! [pot 200] Ann, stock or discard: discard
! Ann takes the discard
! [pot 200] Ann, place 1|2|3|4: p1
! Ann puts it in place 1
! [pot 200] Ann, type card 1: 9s
! 9s for Ann
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, place 2|3|4: p2
! Bob puts it in place 2
! [pot 200] Bob, type card 2: Kd
! Kd for Bob
! [pot 200] Ann, stock or discard: discard
! Ann takes the discard
! [pot 200] Ann, place 2|3|4: p2
! Ann puts it in place 2
! [pot 200] Ann, type card 2: 9h
! 9h for Ann
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, place 3|4: p3
! Bob puts it in place 3
! [pot 200] Bob, type card 3: Qd
! Qd for Bob
! [pot 200] Ann, stock or discard: discard
! Ann takes the discard
! [pot 200] Ann, place 3|4: p3
! Ann puts it in place 3
! [pot 200] Ann, type card 3: 3c
! 3c for Ann
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, type card 4: 2d
! 2d for Bob
! [pot 200] Ann, stock or discard: discard
! Ann takes the discard
! [pot 200] Ann, type card 4: Ts
! Ts for Ann
!   hole 1: `Ann` scores 21 with 2 9 Q K, `Bob` scores -6 with 3 9 9 9 (CAU-074,
!     CAU-076)
!   `Bob` has the lowest total, -6, and takes 200 (CAU-077)
> Ann pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  recorded #63 ········
> Bob deals
$ hand result five-card-draw Ann 50 Cat
  hand 3, five-card-draw: Ann wins 100
  recorded #65 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal --dealer Dan
  Dan deals
  if it's five-card-draw again: Eve, Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Eve`, to the dealer's left, opens the betting (CAU-018)
  recorded #66 ········
$ hand result pie-face Ann 100 Bob Cat
  hand 4, pie-face: Ann wins 300
  recorded #68 ········
! note: `Dan` wasn't in this hand, so it counts as `Ann`'s deal (CAU-008)
> `Dan` wasn't in this hand, so it counts as `Ann`'s deal (CAU-008)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  recorded #69 ········
> Bob deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  69 events in an unbroken chain
  entries     ok  53 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 69 events
> the book is in order
