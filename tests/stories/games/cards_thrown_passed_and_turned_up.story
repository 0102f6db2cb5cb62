# Games in which players throw cards away, pass them on or turn them up, in files and at the table

Crazy Pineapple at Mike's. Ann throws the third seven away, and it counts no more: her pair of sevens is the board's, with an ace
beside it, and Bob's jacks and sevens beat it. The pot is three antes of $0.05 and two bets of $0.50.

file crazy.phh:
  variant = "crazy-pineapple"
  _house = "mike"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhKh7c", "d dh p2 JsJd3c", "d dh p3 ??????", "p1 cc", "p2 cc", "p3 cc", "d db 7h7d2s",
    "p1 cbr 0.50", "p2 cc", "p3 f", "p2 discard 3c", "p1 discard 7c", "d db 9c", "p1 cc", "p2 cc", "d db 4d",
    "p1 cc", "p2 cc", "p1 sm AhKh", "p2 sm JsJd"]

$ hand check crazy.phh
  {"file":"crazy.phh","hand":null,"variant":"crazy-pineapple","starting":[20.00,20.00,20.00],"finishing":[19.45,20.60,19.95],"pots":[{"amount":1.15,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,1.15,0.00],"flags":[],"why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $1.15: two pair, jacks and sevens"}]}
> "awards":[0.00,1.15,0.00]

What nobody saw of a hand that was known leaves a hand that nobody knows: Ann shows what she kept.

file unseen.phh:
  variant = "pineapple"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhKh7c", "d dh p2 ??????", "p1 cc", "p2 cc", "p1 discard ??", "p2 discard ??", "d db 7h7d2s",
    "p1 cc", "p2 cc", "d db 9c", "p1 cc", "p2 cc", "d db 4d", "p1 cc", "p2 cc", "p1 sm Ah7c", "p2 sm 9d9h"]

$ hand check unseen.phh
  {"file":"unseen.phh","hand":null,"variant":"pineapple","starting":[20.00,20.00],"finishing":[19.95,20.05],"pots":[{"amount":0.10,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,0.10],"flags":[],"why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $0.10: full house, nines over sevens"}]}
> "awards":[0.00,0.10]

Who throws away too many, one he does not hold, or none at all, is told so.

file faults.phh:
  variant = "irish"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhKh7c2c", "d dh p2 ????????", "p1 cc", "p2 cc", "d db 7h7d2s", "p1 cc", "p2 cc", "p1 discard 7c"]

file held.phh:
  variant = "irish"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhKh7c2c", "d dh p2 ????????", "p1 cc", "p2 cc", "d db 7h7d2s", "p1 cc", "p2 cc", "p1 discard 7c9c"]

file hasty.phh:
  variant = "irish"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhKh7c2c", "d dh p2 ????????", "p1 cc", "p2 cc", "d db 7h7d2s", "p1 cc", "p2 cc", "d db 9c"]

$ hand check faults.phh held.phh hasty.phh
  {"file":"faults.phh","error":{"line":5,"column":104,"action":8,"message":"`Ann` discards 2 cards, not 1; use `discard` with 2 cards of p1, p2"}}
  {"file":"held.phh","error":{"line":5,"column":104,"action":8,"message":"`Ann` has no 9c face down; use `discard` with 2 cards of p1, p2"}}
  {"file":"hasty.phh","error":{"line":5,"column":104,"action":8,"message":"no cards until everybody discards cards; use `discard` with 2 cards of p1, p2"}}
= 5

Lazy Pineapple keeps three cards to the end: of a pair of kings and a queen Ann keeps the kings.

file lazy.phh:
  variant = "lazy-pineapple"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 KhKcQd", "d dh p2 AsQh3c", "p1 cc", "p2 cc", "d db 7h5d2s", "p1 cc", "p2 cc", "d db 9c", "p1 cc", "p2 cc",
    "d db Qc", "p1 cc", "p2 cc", "p1 discard Qd", "p2 discard 3c", "p1 sm KhKc", "p2 sm AsQh"]

$ hand check lazy.phh
  {"file":"lazy.phh","hand":null,"variant":"lazy-pineapple","starting":[20.00,20.00],"finishing":[20.05,19.95],"pots":[{"amount":0.10,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[0.10,0.00],"flags":[],"why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $0.10: pair of kings"}]}
> "awards":[0.10,0.00]

Anaconda at the casino night. Three, two and one cards go to the left, two are thrown away, and five are turned up one by one. Ann
has three aces and bets them at the end; Bob has kings full of deuces, of which one came from her.

file anaconda.phh:
  variant = "anaconda"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhAdAcKh2c3c4d", "d dh p2 KsKdKc9h8h7h2d", "d dh p3 QsQdQcJhTh5s6s", "p1 cc", "p2 cc", "p3 cc",
    "p1 pass-left 2c3c4d", "p2 pass-left 9h8h7h", "p3 pass-left 5s6sTh", "p1 cc", "p2 cc", "p3 cc",
    "p3 pass-left 8h7h", "p2 pass-left 3c4d", "p1 pass-left 5s6s", "p1 cc", "p2 cc", "p3 cc",
    "p1 pass-left 7h", "p2 pass-left 5s", "p3 pass-left 9h",
    "p1 discard 8h9h", "p2 discard 6s7h", "p3 discard 3c4d",
    "p1 roll Ah", "p2 roll 2d", "p3 roll Qs", "p1 cc", "p2 cc", "p3 cc",
    "p1 roll Ad", "p2 roll 2c", "p3 roll Qd", "p1 cc", "p2 cc", "p3 cc",
    "p1 roll Ac", "p2 roll Ks", "p3 roll Qc", "p1 cc", "p2 cc", "p3 cc",
    "p1 roll Kh", "p2 roll Kd", "p3 roll Jh", "p1 cbr 50", "p2 cc", "p3 f",
    "p1 sm AhAdAcKhTh", "p2 sm KsKdKc2d2c"]

$ hand check anaconda.phh
  {"file":"anaconda.phh","hand":null,"variant":"anaconda","starting":[1000,1000,1000],"finishing":[925,1100,975],"pots":[{"amount":175,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":[0,175,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 3, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 4, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 5, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 6, so the pot stays at 75"},{"rule":"CAU-032","text":"Ann made the last bet or raise, so Ann shows first"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the main pot of 175: full house, kings over deuces"},{"rule":"CAU-041","text":"a full house, kings over deuces, beats three aces"}]}
> Bob has the best hand for the main pot of 175: full house, kings over deuces

Cards that were passed on are gone.

file gone.phh:
  variant = "anaconda"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAdAcKh2c3c4d", "d dh p2 KsKdKc9h8h7h2d", "p1 cc", "p2 cc",
    "p1 pass-left 2c3c4d", "p2 pass-left 9h8h7h", "p1 cc", "p2 cc", "p1 pass-left 2c9h"]

$ hand check gone.phh
  {"file":"gone.phh","error":{"line":6,"column":68,"action":9,"message":"`Ann` has no 2c face down; use `pass-left` with 2 cards of p1, p2"}}
= 5

Mexican stud at Mike's: everybody turns up a card of his own, and the best cards showing open.

file mexican.phh:
  variant = "mexican-stud"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 KdKs", "p1 roll 5h", "p2 roll Kd", "p2 cc", "p1 cc", "d dh p1 ??", "d dh p2 2c",
    "p1 roll Ah", "p2 roll 2c", "p1 cbr 0.50", "p2 cc", "d dh p1 ??", "d dh p2 2d", "p1 roll 9c", "p2 roll 2d", "p2 cc", "p1 cc",
    "d dh p1 ??", "d dh p2 Jc", "p1 roll As", "p2 roll Jc", "p1 cbr 0.50", "p2 cc", "p1 sm Ac5hAh9cAs", "p2 sm KdKs2c2dJc"]

$ hand check mexican.phh
  {"file":"mexican.phh","hand":null,"variant":"mexican-stud","starting":[20.00,20.00],"finishing":[21.05,18.95],"pots":[{"amount":2.10,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[2.10,0.00],"flags":[],"why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $2.10: three aces"}]}
> "awards":[2.10,0.00]

At the table: what is thrown away or passed is left out with Enter, or typed for one or for all.

$ init --house mike
  started a new book in USD with `mike` rules
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand new
< crazy-pineapple
< d ann
< ¶
< kkk
< Ac7d2h
< b.25 c c
< bob ??
< 9c
< ann
< 7h
< kkk
< 2d
< kkk
< 7s7c
< AhKh
< x
< y
  hand 1, crazy-pineapple: Bob wins $0.90
  recorded #11 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > crazy-pineapple
! crazy-pineapple, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > kkk
! flop · pot 0.15 > Ac7d2h
! flop: Ac 7d 2h · pot 0.15
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > b.25 c c
! pot 0.90 · each discards 1: Bob Cat Ann > bob ??
! pot 0.90 · each discards 1: Cat Ann > 9c
! pot 0.90 · each discards 1: Ann > ann
! turn · pot 0.90 > 7h
! turn: Ac 7d 2h 7h · pot 0.90
! Bob 19.70 · pot 0.90 · check, bet 0.05–0.50 > kkk
! river · pot 0.90 > 2d
! river: Ac 7d 2h 7h 2d · pot 0.90
! Bob 19.70 · pot 0.90 · check, bet 0.05–0.50 > kkk
! pot 0.90 · Bob shows > 7s7c
! pot 0.90 · Cat shows > AhKh
! pot 0.90 · Ann shows > x
! Ann doesn't show, so Ann can't win (MIK-31)
! Bob has the best hand for the main pot of $0.90: four sevens (MIK-31)
! Ann -0.30, Bob gets 0.90 (+0.60), Cat -0.30
! record? [Y/n] > y
$ hand show 1
  hand 1, crazy-pineapple: Bob wins $0.90 (event 11, 2026-01-02 19:15)
  the dealer called crazy-pineapple (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $20.00  $19.70
  Bob           ante $0.05  $20.00  $20.60
  Cat           ante $0.05  $20.00  $19.70
  ¶
  before the flop
    Bob checks  pot $0.15
    Cat checks  pot $0.15
    Ann checks  pot $0.15
  board Ac 7d 2h
    Bob bets $0.25       pot $0.40
    Cat calls $0.25      pot $0.65
    Ann calls $0.25      pot $0.90
    Bob discards 1 card  pot $0.90
    Cat discards 9c      pot $0.90
    Ann discards 1 card  pot $0.90
  board Ac 7d 2h 7h
    Bob checks  pot $0.90
    Cat checks  pot $0.90
    Ann checks  pot $0.90
  board Ac 7d 2h 7h 2d
    Bob checks       pot $0.90
    Cat checks       pot $0.90
    Ann checks       pot $0.90
    Bob shows 7s 7c  pot $0.90
    Cat shows Ah Kh  pot $0.90
    Ann mucks        pot $0.90
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot   $0.90  Ann, Bob and Cat  Bob
  Ann doesn't show, so Ann can't win (MIK-31)
  Bob has the best hand for the main pot of $0.90: four sevens (MIK-31)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.30
  Bob    chips         $0.60
  Cat    chips        -$0.30
$ hand new
< anaconda
< ¶
< kkk
< ann 2c3c4d
< ¶
< kkk
< ?
< ¶
< kkk
< ann 5h
< bob AsKs
< ¶
< ¶
< Kh Qd 9c
< k*
< Qh 8d 9d
< k*
< 7h 8c 4s
< k*
< 5c 6d 4h
< k*
< x
< Ad
< 4c
< y
  hand 2, anaconda: Bob wins $0.15
  recorded #13 ········
! crazy-pineapple, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > anaconda
! anaconda, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 19.65 · pot 0.15 · check, bet 0.05–0.50 > kkk
! pot 0.15 · each passes 3 to the left: Cat Ann Bob > ann 2c3c4d
! pot 0.15 · each passes 3 to the left: Cat Bob > ¶
! Cat 19.65 · pot 0.15 · check, bet 0.05–0.50 > kkk
! pot 0.15 · each passes 2 to the left: Cat Ann Bob > ?
! cards, clockwise from the dealer's left: Ah Td, or NAME cards; Enter skips
! any time: < back, q quits, ! REASON ruling, $ NAME 1 from NAME buys, fine NAME
!   1, dead NAME
! pot 0.15 · each passes 2 to the left: Cat Ann Bob > ¶
! Cat 19.65 · pot 0.15 · check, bet 0.05–0.50 > kkk
! pot 0.15 · each passes 1 to the left: Cat Ann Bob > ann 5h
! pot 0.15 · each passes 1 to the left: Cat Bob > bob AsKs
! error: cards have been passed since the deal, so you can't fill in that hand
!   now: type it at the showdown
! pot 0.15 · each passes 1 to the left: Cat Bob > ¶
! pot 0.15 · each discards 2: Cat Ann Bob > ¶
! pot 0.15 · each turns up 1: Cat Ann Bob > Kh Qd 9c
! note: `Cat` has the best cards showing and opens (MIK-66)
! Cat 19.65 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · each turns up 1: Cat Ann Bob > Qh 8d 9d
! note: `Bob` has the best cards showing and opens (MIK-66)
! Bob 20.55 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · each turns up 1: Cat Ann Bob > 7h 8c 4s
! note: `Bob` has the best cards showing and opens (MIK-66)
! Bob 20.55 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · each turns up 1: Cat Ann Bob > 5c 6d 4h
! note: `Bob` has the best cards showing and opens (MIK-66)
! Bob 20.55 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · Cat shows > x
! pot 0.15 · Ann shows > Ad
! pot 0.15 · Bob shows > 4c
! Cat doesn't show, so Cat can't win (MIK-31)
! Bob has the best hand for the main pot of $0.15: full house, fours over nines
!   (MIK-31)
! Ann -0.05, Bob gets 0.15 (+0.10), Cat -0.05
! record? [Y/n] > y
$ hand export 2 --format housebook
  variant = "anaconda"
  ante_trimming_status = false
  antes = [0.05, 0.05, 0.05]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.00
  starting_stacks = [19.70, 19.70, 20.60]
  actions = ["d dh p1 ??????????????", "d dh p2 ??????????????", "d dh p3 ??????????????", "p1 cc", "p2 cc", "p3 cc", "p2 pass-left 2c3c4d", "p1 pass-left ??????", "p3 pass-left ??????", "p1 cc", "p2 cc", "p3 cc", "p1 pass-left ????", "p2 pass-left ????", "p3 pass-left ????", "p1 cc", "p2 cc", "p3 cc", "p2 pass-left 5h", "p1 pass-left ??", "p3 pass-left ??", "p1 discard ????", "p2 discard ????", "p3 discard ????", "p1 roll Kh", "p2 roll Qd", "p3 roll 9c", "p1 cc", "p2 cc", "p3 cc", "p1 roll Qh", "p2 roll 8d", "p3 roll 9d", "p3 cc", "p1 cc", "p2 cc", "p1 roll 7h", "p2 roll 8c", "p3 roll 4s", "p3 cc", "p1 cc", "p2 cc", "p1 roll 5c", "p2 roll 6d", "p3 roll 4h", "p3 cc", "p1 cc", "p2 cc", "p1 sm", "p2 sm Qd8d8c6dAd", "p3 sm 9c9d4s4h4c"]
  _house = "mike"
  _unit = 0.05
  _strict = true
  hand = 2
  players = ["Cat", "Ann", "Bob"]
  year = 2026
  month = 1
  day = 2
  time = 19:17:00
  time_zone = "UTC"
