# Left, Center, Right at Cause: stacks go round, and a dot wins the middle

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········

## V-CAU-102: L R C, two dots and an L, then R C C leave 0, 4 and 2 stacks and 3 in the middle; who has none is skipped, who has 2 throws 2
$ play lcr
< ¶
< L R
< L R C
< sheet
< ann L
< . . L
< sheet
< R C C
< sheet
< pass
< . . .
< L
< sheet
< q
  player  stacks  put in  took
  ──────────────────────────────
    Ann        0     300     –
    Bob        4     300     –
  > Cat        2     300     –
  pot 900
  game 1 of 3
  300 in the middle
  `Bob` rolled no letters, so nothing moved (CAU-110)
  `Cat` has 2 stacks and rolls 2 dice (CAU-111)
  Left, Center, Right isn't over; continue with: play
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  3    standard for the game (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 3 stacks of 100 (CAU-109)
! [pot 900] Ann, roll 3 dice: L R
! error: this game uses three dice; `Ann`: roll 3 dice (CAU-109)
! [pot 900] Ann, roll 3 dice: L R C
! Ann rolls L R C
! [pot 900] Bob, roll 3 dice: sheet
! player  stacks  put in  took
! ──────────────────────────────
!   Ann        0     300     –
! > Bob        4     300     –
!   Cat        4     300     –
! pot 900
! game 1 of 3
! 100 in the middle
! `Ann`'s roll moved a stack to `Bob`, one to `Cat` and one to the middle (CAU-110)
! [pot 900] Bob, roll 3 dice: ann L
! error: `Ann` has no stacks and is skipped, but stays in the game; `Bob`: roll 3 dice (CAU-111)
! [pot 900] Bob, roll 3 dice: . . L
! Bob rolls · · L
! [pot 900] Cat, roll 3 dice: sheet
! player  stacks  put in  took
! ──────────────────────────────
!   Ann        0     300     –
!   Bob        3     300     –
! > Cat        5     300     –
! pot 900
! game 1 of 3
! 100 in the middle
! `Bob`'s roll moved a stack to `Cat` (CAU-110)
! [pot 900] Cat, roll 3 dice: R C C
! Cat rolls R C C
! [pot 900] Bob, roll 3 dice: sheet
! player  stacks  put in  took
! ──────────────────────────────
!   Ann        0     300     –
! > Bob        4     300     –
!   Cat        2     300     –
! pot 900
! game 1 of 3
! 300 in the middle
! `Cat`'s roll moved a stack to `Bob`, one to the middle and one to the middle (CAU-110)
! `Ann` has no stacks and is skipped (CAU-111)
! [pot 900] Bob, roll 3 dice: pass
! error: `Bob` has 4 stacks and has to roll; only players without stacks are skipped; `Bob`: roll 3 dice (CAU-111)
! [pot 900] Bob, roll 3 dice: . . .
! Bob rolls · · ·
! [pot 900] Cat, roll 2 dice: L
! error: it's one die per stack, and `Cat` has 2 stacks, not 1; `Cat`: roll 2 dice (CAU-111)
! [pot 900] Cat, roll 2 dice: sheet
! player  stacks  put in  took
! ──────────────────────────────
!   Ann        0     300     –
!   Bob        4     300     –
! > Cat        2     300     –
! pot 900
! game 1 of 3
! 300 in the middle
! `Bob` rolled no letters, so nothing moved (CAU-110)
! `Cat` has 2 stacks and rolls 2 dice (CAU-111)
! [pot 900] Cat, roll 2 dice: q
> everybody puts up 3 stacks of 100 (CAU-109)
> `Ann`'s roll moved a stack to `Bob`, one to `Cat` and one to the middle (CAU-110)
> three dice marked L
> `Ann` has no stacks and is skipped
> 300 in the middle
> `Cat` has 2 stacks and rolls 2 dice (CAU-111)
> it's one die per stack, and `Cat` has 2 stacks, not 1
> Ann        0     300
> Bob        4     300
> Cat        2     300
$ play --give-up "the next vector"
  left-center-right was called off: the next vector; everybody gets their money
    back
  recorded #18 ········

## V-CAU-104: L L without a dot: all three begin again for the same pot; in the third game the last with stacks needs no dot
$ play lcr --option stacks=2
< ¶
< C C
< C C
< L L
< C C
< C C
< L L
< C C
< C C
  player  stacks  put in   took
  ───────────────────────────────
    Ann        0     600    400
    Bob        0     600      –
    Cat        0     600  1,400
  pot 0
  game 3 of 3
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 400 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll a dot: everybody gets
    their stacks back, 800 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` is the last player with stacks in game 3 and takes 1,400 (CAU-113)
  hand 1, left-center-right: Ann wins 400, Cat wins 1,400
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  2    set by you (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 2 stacks of 100 (CAU-109)
! [pot 600] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 600] Bob, roll 2 dice: C C
! Bob rolls C C
! [pot 600] Cat, roll 2 dice: L L
! Cat rolls L L
!   `Cat` was the last player with stacks and didn't roll a dot: everybody gets
!     their stacks back, 400 stays in the middle, and the next game starts
!     (CAU-113)
!   everybody puts up 2 stacks of 100 (CAU-109)
! [pot 1,000] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 1,000] Bob, roll 2 dice: C C
! Bob rolls C C
! [pot 1,000] Cat, roll 2 dice: L L
! Cat rolls L L
!   `Cat` was the last player with stacks and didn't roll a dot: everybody gets
!     their stacks back, 800 stays in the middle, and the next game starts
!     (CAU-113)
!   everybody puts up 2 stacks of 100 (CAU-109)
! [pot 1,400] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 1,400] Bob, roll 2 dice: C C
! Bob rolls C C
!   `Cat` is the last player with stacks in game 3 and takes 1,400 (CAU-113)
> (CAU-113)
> 400 stays in the middle
> `Cat` is the last player with stacks in game 3 and takes 1,400 (CAU-113)

The last with stacks throws a dot and a letter: the letter moves a stack all the same, and the dot wins the middle

$ play lcr --option stacks=2 --dealer Cat
< ¶
< C C
< C C
< L .
  player  stacks  put in  took
  ──────────────────────────────
    Ann        0     200   100
    Bob        0     200     –
    Cat        0     200   500
  pot 0
  game 1 of 3
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` is the last player with stacks, rolls a dot and takes 500; the letters
    moved stacks too: `Ann` keeps 100 (CAU-112, CAU-110)
  hand 2, left-center-right: Ann wins 100, Cat wins 500
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  2    set by you (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 2 stacks of 100 (CAU-109)
! [pot 600] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 600] Bob, roll 2 dice: C C
! Bob rolls C C
! [pot 600] Cat, roll 2 dice: L .
! Cat rolls L ·
!   `Cat` is the last player with stacks, rolls a dot and takes 500; the letters
!     moved stacks too: `Ann` keeps 100 (CAU-112, CAU-110)
> `Cat` is the last player with stacks, rolls a dot and takes 500
> `Ann` keeps 100
> (CAU-112, CAU-110)
> Ann wins 100, Cat wins 500

Two letters of three go to both neighbors; a dot alone, or where all agreed on dots alone.

$ play lcr --json --dealer Cat
< ¶
< C C C
< C C C
< L R .
  {"hand":3,"hand_id":"019b801fb4007fef9b3b3e9979520779","game":"left-center-right","depth":"game","in":{"Ann":"300","Bob":"300","Cat":"300"},"returned":{},"awards":{"Ann":"100","Bob":"100","Cat":"700"},"carried_in":"0","carry":"0","why":[{"rule":"CAU-109","text":"everybody puts up 3 stacks of 100"},{"rule":"CAU-112, CAU-110","text":"`Cat` is the last player with stacks, rolls a dot and takes 700; the letters moved stacks too: `Ann` keeps 100 and `Bob` keeps 100"}],"running":false,"moves":3,"sheet":{"Ann":{"stacks":0},"Bob":{"stacks":0},"Cat":{"stacks":0}},"notes":["game 1 of 3"],"event":41,"events":[39,40,41],"hash":"········","id":"019b801f-b400-7581-badc-34cc087e2553"}
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  3    standard for the game (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 3 stacks of 100 (CAU-109)
! [pot 900] Ann, roll 3 dice: C C C
! Ann rolls C C C
! [pot 900] Bob, roll 3 dice: C C C
! Bob rolls C C C
! [pot 900] Cat, roll 3 dice: L R .
! Cat rolls L R ·
!   `Cat` is the last player with stacks, rolls a dot and takes 700; the letters
!     moved stacks too: `Ann` keeps 100 and `Bob` keeps 100 (CAU-112, CAU-110)
> "Ann":"100"
> "rule":"CAU-112, CAU-110"
$ play lcr --option stacks=2 --option dot=all --dealer Cat
< ¶
< C C
< C C
< L .
< C C
< C C
< . .
  player  stacks  put in   took
  ───────────────────────────────
    Ann        0     400    100
    Bob        0     400      –
    Cat        0     400  1,100
  pot 0
  game 2 of 3
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` was the last player with stacks and didn't roll all dots: everybody gets
    their stacks back, 400 stays in the middle, and the next game starts (CAU-113)
  everybody puts up 2 stacks of 100 (CAU-109)
  `Cat` is the last player with stacks, rolls a dot and takes 1,000 (CAU-112)
  hand 4, left-center-right: Ann wins 100, Cat wins 1,100
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  2    set by you (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     all  set by you (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 2 stacks of 100 (CAU-109)
! [pot 600] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 600] Bob, roll 2 dice: C C
! Bob rolls C C
! [pot 600] Cat, roll 2 dice: L .
! Cat rolls L ·
!   `Cat` was the last player with stacks and didn't roll all dots: everybody gets
!     their stacks back, 400 stays in the middle, and the next game starts
!     (CAU-113)
!   everybody puts up 2 stacks of 100 (CAU-109)
! [pot 1,000] Ann, roll 2 dice: C C
! Ann rolls C C
! [pot 1,000] Bob, roll 2 dice: C C
! Bob rolls C C
! [pot 1,000] Cat, roll 2 dice: . .
! Cat rolls · ·
!   `Cat` is the last player with stacks, rolls a dot and takes 1,000 (CAU-112)
> didn't roll all dots
> takes 1,000
> Cat wins 1,100
$ play lcr --option stacks=1 --dealer Cat
< ¶
< 1
< C
< C
< .
  player  stacks  put in  took
  ──────────────────────────────
    Ann        0     100     –
    Bob        0     100     –
    Cat        0     100   300
  pot 0
  game 1 of 3
  everybody puts up 1 stack of 100 (CAU-109)
  `Cat` is the last player with stacks, rolls a dot and takes 300 (CAU-112)
  hand 5, left-center-right: Cat wins 300
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  1    set by you (CAU-109)
!   stack   100  standard for the game (CAU-109)
!   dot     any  rules don't say; or all (CAU-112)
!   games   3    standard for the game (CAU-113)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 1 stack of 100 (CAU-109)
! [pot 300] Ann, roll one die: 1
! error: you play Left, Center, Right with three dice marked L, C, R and three dots; `Ann`: roll one die (CAU-109)
! [pot 300] Ann, roll one die: C
! Ann rolls C
! [pot 300] Bob, roll one die: C
! Bob rolls C
! [pot 300] Cat, roll one die: .
! Cat rolls ·
!   `Cat` is the last player with stacks, rolls a dot and takes 300 (CAU-112)
> Left, Center, Right, three dice marked L
> `Cat` is the last player with stacks, rolls a dot and takes 300 (CAU-112)
