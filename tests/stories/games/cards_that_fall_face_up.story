# Games in which something follows when a card falls face up

Follow the Queen at Mike's. Bob's queen is followed by Cat's seven, so sevens are wild; on fifth street Ann's queen is followed by
Bob's king, and now kings are wild and sevens are not. Bob has three nines, a queen and a king: five nines. The pot is three antes of
$0.05 and three bets of $0.50.

file moved.phh:
  variant = "follow-the-queen"
  _house = "mike"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c3c5h", "d dh p2 9h9dQh", "d dh p3 JsTd7c", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 7d", "d dh p2 4s", "d dh p3 8h", "p3 cc", "p1 cc", "p2 cc",
    "d dh p1 Qc", "d dh p2 Kd", "d dh p3 2h", "p2 cbr 0.50", "p3 cc", "p1 cc",
    "d dh p1 6c", "d dh p2 3s", "d dh p3 Kc", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 4d", "d dh p2 9s", "d dh p3 8d", "p2 cc", "p3 cc", "p1 cc",
    "p2 sm -", "p3 sm -", "p1 sm -"]

$ hand check moved.phh
  {"file":"moved.phh","hand":null,"variant":"follow-the-queen","starting":[20.00,20.00,20.00],"finishing":[19.45,21.10,19.45],"pots":[{"amount":1.65,"eligible":["Ann","Bob","Cat"],"high":["Bob"],"low":[]}],"awards":[0.00,1.65,0.00],"flags":[],"why":[{"rule":"standard","text":"wild in follow-the-queen: queens, kings"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $1.65: five nines"}]}
> "awards":[0.00,1.65,0.00]
> wild in follow-the-queen: queens, kings

The order in a file doesn't matter: cards fall from the dealer's left, even if another player's card is written first.

file told.phh:
  variant = "follow-the-queen"
  _house = "mike"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p3 JsTd7c", "d dh p1 2c3c5h", "d dh p2 9h9dQh", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 7d", "d dh p2 4s", "d dh p3 8h", "p3 cc", "p1 cc", "p2 cc",
    "d dh p3 2h", "d dh p2 Kd", "d dh p1 Qc", "p2 cbr 0.50", "p3 cc", "p1 cc",
    "d dh p1 6c", "d dh p2 3s", "d dh p3 Kc", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 4d", "d dh p2 9s", "d dh p3 8d", "p2 cc", "p3 cc", "p1 cc",
    "p2 sm -", "p3 sm -", "p1 sm -"]

$ hand check told.phh
  {"file":"told.phh","hand":null,"variant":"follow-the-queen","starting":[20.00,20.00,20.00],"finishing":[19.45,21.10,19.45],"pots":[{"amount":1.65,"eligible":["Ann","Bob","Cat"],"high":["Bob"],"low":[]}],"awards":[0.00,1.65,0.00],"flags":[],"why":[{"rule":"standard","text":"wild in follow-the-queen: queens, kings"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $1.65: five nines"}]}
> "awards":[0.00,1.65,0.00]

A queen that falls last leaves only queens wild: Bob's king is a king again, his three aces lose to a straight.

file last.phh:
  variant = "follow-the-queen"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2c3dQh", "d dh p2 AsAdKc", "p1 cc", "p2 cc", "d dh p1 5h", "d dh p2 6c", "p2 cc", "p1 cc",
    "d dh p1 6h", "d dh p2 9c", "p2 cc", "p1 cc", "d dh p1 Jd", "d dh p2 Qs", "p2 cc", "p1 cc",
    "d dh p1 2h", "d dh p2 4d", "p2 cc", "p1 cc", "p2 sm -", "p1 sm -"]

$ hand check last.phh
  {"file":"last.phh","hand":null,"variant":"follow-the-queen","starting":[1000,1000],"finishing":[1025,975],"pots":[{"amount":50,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[50,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 3, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 4, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 5, so the pot stays at 50"},{"rule":"standard","text":"wild in follow-the-queen: queens"},{"rule":"CAU-032","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 50: straight, six high"},{"rule":"CAU-041, CAU-058","text":"a straight, six high, beats three aces, no matter how many cards are wild"}]}
> wild in follow-the-queen: queens
> Ann has the best hand for the main pot of 50: straight, six high

Where nobody saw a card that may have been a queen, nobody knows what is wild, unless it is the only one and its owner shows it.

file unseen.phh:
  variant = "follow-the-queen"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2c3dQh", "d dh p2 AsAdKc", "p1 cc", "p2 cc", "d dh p1 5h", "d dh p2 6c", "p2 cc", "p1 cc",
    "d dh p1 6h", "d dh p2 9c", "p2 cc", "p1 cc", "d dh p1 ??", "d dh p2 Js", "p2 cc", "p1 cc",
    "d dh p1 ??", "d dh p2 4d", "p2 cc", "p1 cc", "p2 sm -", "p1 sm 2c3dQh5h6hJd2h"]

file one.phh:
  variant = "follow-the-queen"
  _house = "mike"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2c3dQh", "d dh p2 AsAdKc", "p1 cc", "p2 cc", "d dh p1 5h", "d dh p2 6c", "p2 cc", "p1 cc",
    "d dh p1 6h", "d dh p2 9c", "p2 cc", "p1 cc", "d dh p1 ??", "d dh p2 Js", "p2 cc", "p1 cc",
    "d dh p1 2h", "d dh p2 4d", "p2 cc", "p1 cc", "p2 sm -", "p1 sm 2c3dQh5h6hJd2h"]

$ hand check unseen.phh one.phh
  {"file":"unseen.phh","error":{"line":7,"column":61,"action":22,"message":"what's wild in `follow-the-queen` depends on every upcard, but nobody saw all of them"}}
  {"file":"one.phh","hand":null,"variant":"follow-the-queen","starting":[20.00,20.00],"finishing":[20.05,19.95],"pots":[{"amount":0.10,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[0.10,0.00],"flags":[],"why":[{"rule":"standard","text":"wild in follow-the-queen: queens, kings"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $0.10: straight, six high"}]}
= 5

A showdown is told by cards and money, and does not know which card fell when.

$ showdown --house mike
< {"game":"follow-the-queen","players":[{"name":"Ann","in":"1","cards":"(2c3d)Qh5h6hJd(2h)"},{"name":"Bob","in":"1","cards":"(AsAd)Kc6c9cQs(4d)"}]}
  {"id":null,"error":{"code":"fall-order-unsaid","exit":5,"rule":null,"message":"what's wild in `follow-the-queen` depends on the order of the upcards","hint":"hand new"}}
= 5

Baseball at the casino night. Ann's three costs what lies in the middle, three antes. Bob's four brings another card, which is a
four as well and brings one more. On fourth street Bob gets a three and folds. Ann has two deuces and two wild cards: four deuces.

file baseball.phh:
  variant = "baseball"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 9h2c3d", "d dh p2 KsKd4h", "d dh p3 5c6cJd", "p1 pay", "d dh p2 4c", "d dh p2 8s",
    "p2 cc", "p3 cc", "p1 cc", "d dh p1 Td", "d dh p2 3s", "d dh p3 7d", "p2 f", "p1 cbr 25", "p3 cc",
    "d dh p1 8d", "d dh p3 8c", "p1 cc", "p3 cc", "d dh p1 2d", "d dh p3 2h", "p1 cc", "p3 cc",
    "d dh p1 7h", "d dh p3 9s", "p1 cc", "p3 cc", "p1 sm -", "p3 sm -"]

$ hand check baseball.phh
  {"file":"baseball.phh","hand":null,"variant":"baseball","starting":[1000,1000,1000],"finishing":[1075,975,950],"pots":[{"amount":200,"eligible":["Ann","Cat"],"high":["Ann"],"low":[]}],"awards":[200,0,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 150"},{"rule":"CAU-024","text":"nobody bet in round 3, so the pot stays at 200"},{"rule":"CAU-024","text":"nobody bet in round 4, so the pot stays at 200"},{"rule":"CAU-024","text":"nobody bet in round 5, so the pot stays at 200"},{"rule":"CAU-032","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 200: four deuces"},{"rule":"CAU-041, CAU-058","text":"four deuces beats a straight, nine high, no matter how many cards are wild"}]}
> Ann has the best hand for the main pot of 200: four deuces

Nobody bets before it is paid, and what falls is seen.

file owing.phh:
  variant = "baseball"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 9h2c3d", "d dh p2 KsKd8h", "p1 cc"]

file unknown.phh:
  variant = "baseball"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 9h2c??"]

$ hand check owing.phh unknown.phh
  {"file":"owing.phh","error":{"line":5,"column":49,"action":3,"message":"`Ann` can't bet now: the deal comes first (CAU-017); use `p1 pay` for 50, or `p1 f`"}}
  {"file":"unknown.phh","error":{"line":5,"column":13,"action":1,"message":"in `baseball` the upcards matter: say which they are; use `d dh` with 3 cards for p1, p2"}}
= 5

Where every bet must be covered, who has too little buys the rest first.

file short.phh:
  variant = "baseball"
  _house = "cause"
  starting_stacks = [50, 1000, 1000]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 9h2c3d", "d dh p2 KsKd8h", "d dh p3 5c6cJd", "p1 pay"]

$ hand check short.phh
  {"file":"short.phh","error":{"line":5,"column":67,"action":4,"message":"`Ann` is 50 short of the payment: every bet must be covered, so buy chips or fold (CAU-027); use `p1 chips 50` to cover it, or `p1 f`"}}
= 5

A four may cost something too, by the game. At Mike's a written game asks $0.50 for the card.

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [ante]
  is = "0.25"
  when = "always"
  ¶
  [game.ballpark]
  title = "Ballpark"
  menu = ["7-stud"]
  course = ["down 7", "roll 1", "bet", "roll 1", "bet", "roll 1", "bet", "roll 1", "bet", "roll 1", "bet"]
  wild = ["3", "9"]
  falls = ["3 pay pot", "4 card for 0.50"]

$ games check ours.toml
  `ballpark` checks out: Seven cards down to each player, everybody turns up one
    card, then a bet. Everybody turns up one card, then a bet; do that four times.
    Your hand is the best five of your seven. Wild: threes, nines. A three face
    up: match the pot or fold. A four face up: you can buy another card for 0.50.
    The best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  9h 8s Tc 7h 8h (Ts 7d)
     high: full house, tens over eights [Tc Ts 8s 8h 9h]
  Bob  4h Ac Qs 2c 9d (Ad Qh Td)
     high: full house, aces over queens [Ac Ad Qs Qh 9d]
  Cay  4s Kh 7c Th 2d (Jh 9s 2h)
     high: flush, ace high [Kh Jh Th 2h 9s]
  1. Bob has the best hand for the main pot of $4.60: full house, aces over queens
    (standard rule)
  Bob gets $4.60
$ games show baseball
  game         Baseball, `baseball`
  listed       seven-card stud
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: threes, nines. A
               three face up: match the pot or fold. A four face up: another
               card, face up. The best hand takes the pot.
  wild         threes, nines
  face up      a three face up: match the pot or fold; a four face up: another
               card, face up
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
$ games show ballpark --house ours.toml
  game         Ballpark, `ballpark`
  listed       seven-card stud
  course       7 down; turn 1 up, bet; turn 1 up, bet; turn 1 up, bet; turn 1
               up, bet; turn 1 up, bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Seven cards down to each player, everybody turns up one card,
               then a bet. Everybody turns up one card, then a bet; do that four
               times. Your hand is the best five of your seven. Wild: threes,
               nines. A three face up: match the pot or fold. A four face up:
               you can buy another card for 0.50. The best hand takes the pot.
  wild         threes, nines
  face up      a three face up: match the pot or fold; a four face up: you can
               buy another card for 0.50
  players      2 to 7 from 52 cards
  house        ours, `ours`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`

Night Baseball at the table.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand new
< night-baseball
< d ann
< ¶
< 4c Kd
< k*
< 3h
< 8d
< p
< ?
< b.50 c
< 2c 4d
< k*
< 5c 9s
< k*
< Jh Jd
< k*
< 8h 7h
< k*
< Tc Ts
< k*
< 6s
< 2s
< y
  hand 1, night-baseball: Ann wins $1.20
  recorded #9 ········
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > night-baseball
! night-baseball, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! pot 0.10 · each turns up 1: Bob Ann > 4c Kd
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.95 · pot 0.10 · check, bet 0.05–0.50 > k*
! pot 0.10 · each turns up 1: Bob Ann > 3h
! pot 0.10 · each turns up 1: Ann > 8d
! Bob 19.95 · pot 0.10 · pays 0.10 or folds > p
! note: `Bob` has the best cards showing and opens (MIK-66)
! Bob 19.85 · pot 0.20 · check, bet 0.05–0.50 > ?
! Bob has the best hand showing, so Bob opens (MIK-66)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, dead NAME
! Bob 19.85 · pot 0.20 · check, bet 0.05–0.50 > b.50 c
! pot 1.20 · each turns up 1: Bob Ann > 2c 4d
! note: `Bob` has the best cards showing and opens (MIK-66)
! Bob 19.35 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · each turns up 1: Bob Ann > 5c 9s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.45 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · each turns up 1: Bob Ann > Jh Jd
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.45 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · each turns up 1: Bob Ann > 8h 7h
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.45 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · each turns up 1: Bob Ann > Tc Ts
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.45 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · Bob shows > 6s
! pot 1.20 · Ann shows > 2s
! Ann has the best hand for the main pot of $1.20: flush, ace high (MIK-31)
! Ann gets 1.20 (+0.65), Bob -0.65
! record? [Y/n] > y
$ hand show 1
  hand 1, night-baseball: Ann wins $1.20 (event 9, 2026-01-02 19:17)
  the dealer called night-baseball (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $20.00  $20.65
  Bob           ante $0.05  $20.00  $19.35
  ¶
  the hand
    Bob turns up 4c                      pot $0.10
    Ann turns up Kd                      pot $0.10
    Ann checks                           pot $0.10
    Bob checks                           pot $0.10
    Bob turns up 3h                      pot $0.10
    Ann turns up 8d                      pot $0.10
    Bob pays $0.10                       pot $0.20
    Bob bets $0.50                       pot $0.70
    Ann calls $0.50                      pot $1.20
    Bob turns up 2c                      pot $1.20
    Ann turns up 4d                      pot $1.20
    Bob checks                           pot $1.20
    Ann checks                           pot $1.20
    Bob turns up 5c                      pot $1.20
    Ann turns up 9s                      pot $1.20
    Ann checks                           pot $1.20
    Bob checks                           pot $1.20
    Bob turns up Jh                      pot $1.20
    Ann turns up Jd                      pot $1.20
    Ann checks                           pot $1.20
    Bob checks                           pot $1.20
    Bob turns up 8h                      pot $1.20
    Ann turns up 7h                      pot $1.20
    Ann checks                           pot $1.20
    Bob checks                           pot $1.20
    Bob turns up Tc                      pot $1.20
    Ann turns up Ts                      pot $1.20
    Ann checks                           pot $1.20
    Bob checks                           pot $1.20
    Bob shows 4c 3h 2c 5c Jh 8h Tc (6s)  pot $1.20
    Ann shows Kd 8d 4d 9s Jd 7h Ts (2s)  pot $1.20
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $1.20  Ann and Bob   Ann
  Ann has the best hand for the main pot of $1.20: flush, ace high (MIK-31)
  ¶
  in the ledger (show 9):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.65
  Bob    chips        -$0.65
$ hand export 1 --format housebook
  variant = "night-baseball"
  ante_trimming_status = false
  antes = [0.05, 0.05]
  blinds_or_straddles = [0.00, 0.00]
  min_bet = 0.00
  starting_stacks = [20.00, 20.00]
  actions = ["d dh p1 ??????????????", "d dh p2 ??????????????", "p1 roll 4c", "p2 roll Kd", "d dh p1 ??", "p2 cc", "p1 cc", "p1 roll 3h", "p2 roll 8d", "p1 pay", "p1 cbr 0.50", "p2 cc", "p1 roll 2c", "p2 roll 4d", "d dh p2 ??", "p1 cc", "p2 cc", "p1 roll 5c", "p2 roll 9s", "p2 cc", "p1 cc", "p1 roll Jh", "p2 roll Jd", "p2 cc", "p1 cc", "p1 roll 8h", "p2 roll 7h", "p2 cc", "p1 cc", "p1 roll Tc", "p2 roll Ts", "p2 cc", "p1 cc", "p1 sm 4c3h2c5cJh8hTc6s", "p2 sm Kd8d4d9sJd7hTs2s"]
  _house = "mike"
  _unit = 0.05
  _strict = true
  hand = 1
  players = ["Bob", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:17:00
  time_zone = "UTC"
$ hand new
< follow-the-queen
< ¶
< Qh 7c
< f
< y
  hand 2, follow-the-queen: Bob wins $0.10
  recorded #11 ········
! night-baseball, Bob deals, 2 in: Ann Bob
! Enter to deal > follow-the-queen
! follow-the-queen, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! third street, one card up: Ann Bob > Qh 7c
! note: `Ann` ties for the best cards showing, is first to the dealer's left, and
!   opens (MIK-66)
! Ann 20.60 · pot 0.10 · check, bet 0.05–0.50 > f
! Bob is the only one left in the main pot, so Bob wins it: $0.10 (standard rule)
! Ann -0.05, Bob gets 0.10 (+0.05)
! record? [Y/n] > y
! note: unusual in this hand: a player folded with nothing to call
