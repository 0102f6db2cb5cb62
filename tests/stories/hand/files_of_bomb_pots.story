# A file of a bomb pot tells its stakes by the smallest bet, for nobody posts a blind: what was added to the game stays with it, for money and
# in a tournament.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< double-board-omaha-bomb-pot
< no-opener-redeal
< d ann
< ¶
< 5c 2d 4d
< 7s Jd 8s
< k
< k
< k
  hand 1, double-board-omaha-bomb-pot + no-opener-redeal: nobody wins; $7.50
    carries over to the next hand
  recorded #14 ········
! no game yet, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! which game? > double-board-omaha-bomb-pot
! double-board-omaha-bomb-pot, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > no-opener-redeal
! double-board-omaha-bomb-pot + no-opener-redeal, .25/.50, no dealer yet, 3 in:
!   Ann Bob Cat
! who deals? > d ann
! double-board-omaha-bomb-pot + no-opener-redeal, .25/.50, Ann deals, 3 in: Ann
!   Bob Cat
! Enter to deal > ¶
! note: everybody puts in $2.50 before the deal
! flop of board 1 · pot 7.50 > 5c 2d 4d
! boards: 5c 2d 4d · pot 7.50
! flop of board 2 · pot 7.50 > 7s Jd 8s
! flops: 5c 2d 4d / 7s Jd 8s · pot 7.50
! Bob 37.50 · pot 7.50 · check, bet 0.50–37.50 > k
! Cat 37.50 · pot 7.50 · check, bet 0.50–37.50 > k
! Ann 37.50 · pot 7.50 · check, bet 0.50–37.50 > k
! nobody opened the betting, so $7.50 carries over to the next hand (standard
!   rule)
! ¶
$ hand export 1 --format housebook
  variant = "double-board-omaha-bomb-pot"
  ante_trimming_status = false
  antes = [2.50, 2.50, 2.50]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00, 40.00]
  actions = ["d dh p1 ????????", "d dh p2 ????????", "d dh p3 ????????", "d db 5c2d4d", "d db 7sJd8s", "p1 cc", "p2 cc", "p3 cc"]
  _house = "casino"
  _strict = true
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:09:00
  time_zone = "UTC"
  _features = ["no-opener-redeal"]

file money.phh:
  variant = "double-board-omaha-bomb-pot"
  _house = "casino"
  _features = ["no-opener-redeal"]
  antes = [2.50, 2.50, 2.50]
  blinds_or_straddles = [0, 0, 0]
  min_bet = 0.50
  starting_stacks = [40, 40, 40]
  actions = ["d dh p1 ????????", "d dh p2 ????????", "d dh p3 ????????", "d db 5c2d4d", "d db 7sJd8s", "p1 cc", "p2 cc", "p3 cc"]
  players = ["Bob", "Cat", "Ann"]

file chips.phh:
  variant = "double-board-omaha-bomb-pot"
  _house = "casino"
  _features = ["no-opener-redeal"]
  _in_chips = true
  _unit = 25
  antes = [250, 250, 250]
  blinds_or_straddles = [0, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500]
  actions = ["d dh p1 ????????", "d dh p2 ????????", "d dh p3 ????????", "d db 5c2d4d", "d db 7sJd8s", "p1 cc", "p2 cc", "p3 cc"]
  players = ["Bob", "Cat", "Ann"]

$ hand check money.phh
  {"file":"money.phh","hand":null,"variant":"double-board-omaha-bomb-pot","starting":[40.00,40.00,40.00],"finishing":[37.50,37.50,37.50],"pots":[],"awards":[0.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody opened the betting, so $7.50 carries over to the next hand"}]}
$ hand check chips.phh
  {"file":"chips.phh","hand":null,"variant":"double-board-omaha-bomb-pot","starting":[1500,1500,1500],"finishing":[1250,1250,1250],"pots":[],"awards":[0,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody opened the betting, so 750 carries over to the next hand"}]}
