# Two are out in one hand, one by the main pot and one by the side pot: each head goes to who won that pot, and a shared main pot is
# shared though one of the two won the side pot too

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5.05 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  bounty $5.05 on each player
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.05 ($5.05 bounty): 1,000 chips
  Bob enters for $25.05 ($5.05 bounty): 1,000 chips
  Cat enters for $25.05 ($5.05 bounty): 1,000 chips
  Dan enters for $25.05 ($5.05 bounty): 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $25.05       –   $5.05
  Bob        in  1,000   $25.05       –   $5.05
  Cat        in  1,000   $25.05       –   $5.05
  Dan        in  1,000   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Dan --in Ann=500 --in Bob=500 --in Cat=500 --win Cat=1500
  hand 1, holdem: Cat wins 1,500
  recorded #19 ········
$ hand result --game holdem --dealer Ann --in Ann=500 --in Bob=500 --in Cat=1000 --in Dan=1000 --win Bob=2000 --win Cat=1000
  hand 2, holdem: Bob wins 2,000, Cat wins 1,000
  recorded #22 ········
! note: `Ann` is out in 4th place; `Dan` is out in 3rd place; `Bob` gets $5.05 in bounty money; `Cat` gets $5.05 in bounty money
> `Bob` gets $5.05
> `Cat` gets $5.05
$ undo
  undid #20 (Ann deals the next hand)
  undid #21 (hand 2, holdem: Bob won 2,000 and Cat won 1,000)
  undid #22 (Ann and Dan were knocked out in hand 2; bounty: Bob $5.05, Cat $5.05)
  recorded #25 ········
$ hand result --game holdem --dealer Ann --in Ann=500 --in Bob=500 --in Cat=1000 --in Dan=1000 --win Bob=1000 --win Cat=2000
  hand 2, holdem: Bob wins 1,000, Cat wins 2,000
  recorded #28 ········
! note: `Ann` is out in 4th place; `Dan` is out in 3rd place; `Cat` gets $5.05 in bounty money
! note: nobody gets the bounty on `Ann` until you say who won it: tournament bust Ann --by Bob --by Cat
> tournament bust Ann --by Bob --by Cat
$ tournament bust Ann --by Cat
! error: `Bob` and `Cat` split the pot that knocked `Ann` out in hand 2, so name each of them
! hint: tournament bust Ann --by Bob --by Cat
= 4
> so name each of them
$ tournament bust Ann --by Cat --by Bob
  Ann is out in 4th place
  Cat wins a bounty of $2.53
  Bob wins a bounty of $2.52
  2 left
  recorded #29 ········
> Cat wins a bounty of $2.53
> Bob wins a bounty of $2.52
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 4 players left, 4,000 chips in play, average stack 2,000
  4 entries at $20.00 for 1,000 chips
  Ann and Dan went out in hand 2
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Cat        in  3,000   $25.05       –   $5.05
  Bob        in  1,000   $25.05       –   $5.05
  Dan         3      –   $25.05       –       –
  Ann         4      –   $25.05       –       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
