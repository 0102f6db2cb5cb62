# Left, Center, Right: nobody throws more dice than he has stacks, a dot is missed, and the third game needs none

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --regular
  Ann, a regular
  recorded #3 ········
$ player add Bob --regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat --regular
  Cat, a regular
  recorded #5 ········
$ player add Dan --regular
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········

$ games show lcr
  Left, Center, Right, three dice marked L, C, R and three dots
    stacks  3    standard for the game (CAU-109)
    stack   100  standard for the game (CAU-109)
    dot     any  rules don't say; or all (CAU-112)
    games   3    standard for the game (CAU-113)
    2 players or more
  ¶
  CAU-109  Each player starts with three stacks of 100, and there are three
           dice.
  CAU-110  L and R pass a stack left or right, C puts one in the middle, and a
           dot does nothing.
  CAU-111  You roll one die for each stack, up to three, and with no stacks you
           wait.
  CAU-112  The last player with stacks wins the middle by rolling a dot.
  CAU-113  If they don't roll a dot, everybody starts over; in the third game
           the last player with stacks wins.
$ play lcr --option units=1
! error: left-center-right has no option `units`; it has stacks, stack, dot and games
! hint: games show left-center-right
= 4
$ play lcr --option stacks=1 --dealer Cat
< ¶
< L; R C
< L
< C
< C C
< C
< C
< R
< C
< C
  player  stacks  put in  took
  ──────────────────────────────
    Ann        0     300     –
    Bob        0     300   100
    Cat        0     300   800
  pot 0
  game 3 of 3
  everybody puts up 1 stack of 100 (CAU-109)
  `Ann` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 300 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 500 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` is the last player with stacks in game 3 and takes 800 (CAU-113)
  hand 1, left-center-right: Bob wins 100, Cat wins 800
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  1    set by you (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 1 stack of 100 (CAU-109)
! [pot 300] Ann, roll one die: L; R C
! Ann rolls L
! Bob rolls R C
! [pot 300] Cat, roll one die: L
! Cat rolls L
! [pot 300] Ann, roll 2 dice: C
! error: it's one die per stack, and `Ann` has 2 stacks, not 1; `Ann`: roll 2 dice (CAU-111)
! [pot 300] Ann, roll 2 dice: C C
! Ann rolls C C
!   `Ann` was the last player with stacks and didn't roll a dot: everybody gets
!     their stacks back, 300 stays in the middle, and the next game starts
!     (CAU-113)
!   everybody puts up 1 stack of 100 (CAU-109)
! [pot 600] Ann, roll one die: C
! Ann rolls C
! [pot 600] Bob, roll one die: C
! Bob rolls C
! [pot 600] Cat, roll one die: R
! Cat rolls R
!   `Cat` was the last player with stacks and didn't roll a dot: everybody gets
!     their stacks back, 500 stays in the middle, and the next game starts
!     (CAU-113)
!   everybody puts up 1 stack of 100 (CAU-109)
! [pot 800] Ann, roll one die: C
! Ann rolls C
! [pot 800] Bob, roll one die: C
! Bob rolls C
!   `Cat` is the last player with stacks in game 3 and takes 800 (CAU-113)
$ hand show 1
  hand 1, left-center-right: Bob wins 100, Cat wins 800 (event 24, 2026-01-02
    19:11)
  ¶
  player  stacks  put in  took
  ──────────────────────────────
    Ann        0     300     –
    Bob        0     300   100
    Cat        0     300   800
  pot 0
  game 3 of 3
  ¶
  Ann rolls L
  Bob rolls R C
  Cat rolls L
  Ann rolls C C
  Ann rolls C
  Bob rolls C
  Cat rolls R
  Ann rolls C
  Bob rolls C
  everybody puts up 1 stack of 100 (CAU-109)
  `Ann` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 300 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 500 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` is the last player with stacks in game 3 and takes 800 (CAU-113)
  ¶
  in the ledger (show 24):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -300
  Bob    chips          -200
  Cat    chips           500
$ hand why 1
  hand 1, left-center-right: Bob wins 100, Cat wins 800
  everybody puts up 1 stack of 100 (CAU-109)
  `Ann` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 300 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 500 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` is the last player with stacks in game 3 and takes 800 (CAU-113)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  24 events in an unbroken chain
  entries     ok  21 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 24 events
