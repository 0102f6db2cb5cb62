# Whole chips of 25 at every door: a hand file, a purchase in a hand, a showdown, the bank, the fund.

file part_of_a_chip.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1010, 75]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 f"]

file sixty_bought.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1025, 75]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????",
    "p1 cbr 25", "p2 cbr 50", "p1 cbr 75", "p2 chips 60", "p2 cc",
  ]

file fifty_bought.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1025, 75]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????",
    "p1 cbr 25", "p2 cbr 50", "p1 cbr 75", "p2 chips 50", "p2 f",
  ]

file a_bet_of_forty.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1025, 75]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cbr 40"]

$ hand check part_of_a_chip.phh
  {"file":"part_of_a_chip.phh","error":{"line":3,"column":1,"message":"1,010 isn't a multiple of 25 (CAU-001)"}}
= 5
> 1,010 isn't a multiple of 25 (CAU-001)
$ hand check sixty_bought.phh
  {"file":"sixty_bought.phh","error":{"line":7,"column":43,"action":6,"message":"60 isn't a multiple of 25 (CAU-001); use `p2 f`, `p2 chips 25` to buy enough"}}
= 5
> 60 isn't a multiple of 25 (CAU-001)
$ hand check a_bet_of_forty.phh
  {"file":"a_bet_of_forty.phh","error":{"line":5,"column":57,"action":3,"message":"40 isn't a multiple of 25 (CAU-001); use `p1 cc` to check, `p1 cbr 25`"}}
= 5
> 40 isn't a multiple of 25 (CAU-001)
$ hand check fifty_bought.phh
  {"file":"fifty_bought.phh","error":{"line":7,"column":43,"action":6,"message":"`Bob` is 25 short and can't buy more than that during a hand, so 50 is too much (CAU-002); use `p2 f`, `p2 chips 25` to buy enough"}}
= 5
> and can't buy more than that during a hand, so 50 is too much (CAU-002)
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"60","cards":"KhKd8s5c2d"},{"name":"Bob","in":"60","folded":true}]}
  {"id":null,"error":{"code":"not-a-multiple","exit":5,"rule":"CAU-001","message":"`Ann` put in 60, which isn't a multiple of 25","hint":null}}
= 5
> "rule":"CAU-001"
$ showdown
< {"house":"cause","game":"five-card-draw","carry":"10","players":[{"name":"Ann","in":"50","cards":"KhKd8s5c2d"},{"name":"Bob","in":"50","folded":true}]}
  {"id":null,"error":{"code":"not-a-multiple","exit":5,"rule":"CAU-001","message":"the carry is 10, which isn't a multiple of 25","hint":null}}
= 5
> "rule":"CAU-001"
$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1,025
  Ann buys chips: 1,025 in cash; stack 1,000
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 110
! error: 110 isn't a multiple of 25; try 100 or 125 (CAU-001)
! hint: buy Bob 100
! hint: buy Bob 125
= 4
> (CAU-001)
$ buy Bob 125
  Bob buys chips: 125 in cash; stack 100
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ hand add sixty_bought.phh
! error: sixty_bought.phh:7:43: action 6: 60 isn't a multiple of 25 (CAU-001)
= 5
$ hand result --game five-card-draw --in Ann=60 --in Bob=60 --win Ann=120
! error: 60 isn't a multiple of 25; try 50 or 75 (CAU-001)
! hint: hand result --help
= 4
> (CAU-001)
$ fund give Bob 10
! error: 10 isn't a multiple of 25; try 25 (CAU-001)
! hint: fund give Bob 25
= 4
> (CAU-001)
$ fund pay Bob 10
! error: 10 isn't a multiple of 25; try 25 (CAU-001)
! hint: fund pay Bob 25
= 4
$ count Bob 90
! error: 90 isn't a multiple of 25; try 75 or 100 (CAU-001)
! hint: count Bob 75
! hint: count Bob 100
= 4
> (CAU-001)
$ fine Bob 10
! error: 10 isn't a multiple of 25; try 25 (CAU-001)
! hint: fine Bob 25
= 4
$ cashout Bob 90
! error: 90 isn't a multiple of 25; try 75 or 100 (CAU-001)
! hint: cashout Bob 75
! hint: cashout Bob 100
= 4
> (CAU-001)
