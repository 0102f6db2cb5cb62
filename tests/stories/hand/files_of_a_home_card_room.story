# A file of stud at a card room without house rules keeps what the dealer called, at the stakes of the night.

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< seven-card-stud
< no-opener-redeal
< d ann
< ¶
< 2h 7c Ts
< k
< k
< k
  hand 1, seven-card-stud + no-opener-redeal: nobody put anything in
  recorded #14 ········
! no game yet, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! which game? > seven-card-stud
! seven-card-stud, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > no-opener-redeal
! seven-card-stud + no-opener-redeal, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! seven-card-stud + no-opener-redeal, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! third street, one card up: Bob Cat Ann > 2h 7c Ts
! Ann 40.00 · pot 0.00 · check, bet 0.50–40.00 > k
! Bob 40.00 · pot 0.00 · check, bet 0.50–40.00 > k
! Cat 40.00 · pot 0.00 · check, bet 0.50–40.00 > k
! nobody opened the betting, so $0.00 carries over to the next hand (standard
!   rule)
! ¶
$ hand export 1 --format housebook
  variant = "seven-card-stud"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00, 40.00]
  actions = ["d dh p1 ????2h", "d dh p2 ????7c", "d dh p3 ????Ts", "p3 cc", "p1 cc", "p2 cc"]
  _house = "casino"
  _strict = true
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:11:00
  time_zone = "UTC"
  _features = ["no-opener-redeal"]
> _features = ["no-opener-redeal"]
> _house = "casino"

The same file is the same hand.

file again.phh:
  variant = "seven-card-stud"
  _house = "casino"
  _features = ["no-opener-redeal"]
  antes = [0.00, 0.00, 0.00]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00, 40.00]
  actions = ["d dh p1 ????2h", "d dh p2 ????7c", "d dh p3 ????Ts", "p3 cc", "p1 cc", "p2 cc"]
  players = ["Bob", "Cat", "Ann"]

$ hand check again.phh
  {"file":"again.phh","hand":null,"variant":"seven-card-stud","starting":[40.00,40.00,40.00],"finishing":[40.00,40.00,40.00],"pots":[],"awards":[0.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody opened the betting, so $0.00 carries over to the next hand"}]}
