# Left, Center, Right: nobody throws more dice than he has stacks, a dot is missed, and the third game needs none

$ init --house cause
  a new book, counting in points, under the rules of `cause`
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
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #7 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #11 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #13 ········

$ games show lcr
  Left, Center, Right, three dice with L, C, R and three dots
    stacks  3    as the game is written (CAU-109)
    stack   100  as the game is written (CAU-109)
    dot     any  the text leaves it open, else all (CAU-112)
    games   3    as the game is written (CAU-113)
    2 players or more
  ¶
  CAU-109  Everybody lays out three stacks worth 100 each and three dice are
           used.
  CAU-110  L and R give to a neighbor, C to the middle, and a dot does nothing.
  CAU-111  One die per stack up to three, and none means waiting.
  CAU-112  The only player with stacks wins the middle by throwing a dot.
  CAU-113  Otherwise all begin anew, and in the third game holding the last
           stack is enough.
$ play lcr --option units=1
! error: left-center-right has no option `units`: it has stacks, stack, dot, games
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
  everybody lays out 1 stack of 100 (CAU-109)
  `Ann` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 300 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 500 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` is the last with stacks in game 3 and takes 800 (CAU-113)
  hand 1, left-center-right: Bob wins 100, Cat wins 800
! Left, Center, Right, three dice with L, C, R and three dots
!   stacks  1    set by you (CAU-109)
!   stack   100  as the game is written (CAU-109)
!   dot     any  the text leaves it open, else all (CAU-112)
!   games   3    as the game is written (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! everybody lays out 1 stack of 100 (CAU-109)
! [pot 300] Ann, throw one die: L; R C
! Ann throws L
! Bob throws R C
! [pot 300] Cat, throw one die: L
! Cat throws L
! [pot 300] Ann, throw 2 dice: C
! error: `Ann` has 2 stacks and throws one die for each, not 1; `Ann`: throw 2 dice (CAU-111)
! [pot 300] Ann, throw 2 dice: C C
! Ann throws C C
!   `Ann` was the last with stacks and did not throw a dot: everybody takes back
!     what lies before him, 300 stays in the middle, and all begin anew (CAU-113)
!   everybody lays out 1 stack of 100 (CAU-109)
! [pot 600] Ann, throw one die: C
! Ann throws C
! [pot 600] Bob, throw one die: C
! Bob throws C
! [pot 600] Cat, throw one die: R
! Cat throws R
!   `Cat` was the last with stacks and did not throw a dot: everybody takes back
!     what lies before him, 500 stays in the middle, and all begin anew (CAU-113)
!   everybody lays out 1 stack of 100 (CAU-109)
! [pot 800] Ann, throw one die: C
! Ann throws C
! [pot 800] Bob, throw one die: C
! Bob throws C
!   `Cat` is the last with stacks in game 3 and takes 800 (CAU-113)
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
  Ann throws L
  Bob throws R C
  Cat throws L
  Ann throws C C
  Ann throws C
  Bob throws C
  Cat throws R
  Ann throws C
  Bob throws C
  everybody lays out 1 stack of 100 (CAU-109)
  `Ann` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 300 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 500 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` is the last with stacks in game 3 and takes 800 (CAU-113)
  ¶
  in the ledger (show 24):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -300
  Bob    chips          -200
  Cat    chips           500
$ hand why 1
  hand 1, left-center-right: Bob wins 100, Cat wins 800
  everybody lays out 1 stack of 100 (CAU-109)
  `Ann` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 300 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` was the last with stacks and did not throw a dot: everybody takes back
    what lies before him, 500 stays in the middle, and all begin anew (CAU-113)
  everybody lays out 1 stack of 100 (CAU-109)
  `Cat` is the last with stacks in game 3 and takes 800 (CAU-113)
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  24 events in an unbroken chain
  entries     ok  21 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 24 events
