# A bounty goes to who won the last chips, by the hand that is recorded: alone where it was a side pot, and to somebody who is out
# himself by now; nobody else is taken, and what is shared is paid in the coins of the table

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5.05 --stack 1000 --unit 25 --levels 25/50 --payout 60/40 --rebuy 20
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  bounty $5.05 on each player
  rebuy $20.00 for 1,000 chips
  prizes 60/40
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $25.05 ($5.05 bounty): 1,000 chips
  Bob enters for $25.05 ($5.05 bounty): 1,000 chips
  Cat enters for $25.05 ($5.05 bounty): 1,000 chips
  Dan enters for $25.05 ($5.05 bounty): 1,000 chips
  Eve enters for $25.05 ($5.05 bounty): 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $25.05       –   $5.05
  Bob        in  1,000   $25.05       –   $5.05
  Cat        in  1,000   $25.05       –   $5.05
  Dan        in  1,000   $25.05       –   $5.05
  Eve        in  1,000   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $40.00
  prize pool $100.00
  recorded #20 ········
! note: players without a seat number: 5 of 5; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Bob=700 --in Eve=700 --win Eve=1400
  hand 1, holdem: Eve wins 1,400
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result --game holdem --dealer Cat --in Ann=1000 --in Bob=300 --in Cat=1000 --in Dan=25 --in Eve=50 --win Bob=975 --win Cat=1400
  hand 2, holdem: Bob wins 975, Cat wins 1,400
  recorded #24 ········
! note: `Ann` is out in 5th place; `Cat` gets $5.05 in bounty money
! note: `Ann` can rebuy for $20.00 and get 1,000 chips: tournament rebuy Ann
> `Cat` gets $5.05 in bounty money
$ hand result --game holdem --dealer Dan --in Dan=975 --in Bob=975 --in Cat=975 --win Bob=1475 --win Cat=1450
  hand 3, holdem: Bob wins 1,475, Cat wins 1,450
  recorded #27 ········
! note: `Dan` is out in 4th place
! note: nobody gets the bounty on `Dan` until you say who won it: tournament bust Dan --by Bob --by Cat
! note: `Dan` can rebuy for $20.00 and get 1,000 chips: tournament rebuy Dan
! note: going by the button, the pot should have 25 from `Eve`, but this hand leaves that out; undo, and record the hand with --in Eve=25 (and --away for players who were sitting out)
> tournament bust Dan --by Bob --by Cat
$ tournament rebuy Dan
! error: nobody said who won the bounty on `Dan`
! hint: tournament bust Dan --by Bob --by Cat
= 4
> nobody said who won the bounty on `Dan`
$ hand result --game holdem --dealer Bob --in Bob=1475 --in Cat=1475 --win Cat=2950
  hand 4, holdem: Cat wins 2,950
  recorded #30 ········
! note: `Bob` is out in 3rd place; `Cat` gets $5.05 in bounty money
! note: `Bob` can rebuy for $20.00 and get 1,000 chips: tournament rebuy Bob
! note: going by the button, the pot should have 50 from `Eve`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Bob --in Bob=1475 --in Cat=1475 --win Cat=3000 --in Eve=50 (and --away for players who were sitting out)
$ tournament payout
! error: nobody said who won the bounty on `Dan`
! hint: tournament bust Dan --by Bob --by Cat
= 4
> nobody said who won the bounty on `Dan`
$ tournament bust Dan --by Eve
! error: `Eve` didn't win any of `Dan`'s last chips: in hand 3, `Bob` and `Cat` did
! hint: tournament bust Dan --by Bob --by Cat
= 4
> `Eve` didn't win any of `Dan`'s last chips: in hand 3, `Bob` and `Cat` did
$ tournament bust Dan --by Bob --by Cat --by Eve
! error: `Eve` didn't win any of `Dan`'s last chips: in hand 3, `Bob` and `Cat` did
! hint: tournament bust Dan --by Bob --by Cat
= 4
> `Eve` didn't win any of `Dan`'s last chips
$ tournament bust Dan --by Cat --by Bob
  Dan is out in 4th place
  Cat wins a bounty of $2.53
  Bob wins a bounty of $2.52
  2 left
  recorded #31 ········
! note: `Dan` can rebuy for $20.00 and get 1,000 chips: tournament rebuy Dan
> Cat wins a bounty of $2.53
> Bob wins a bounty of $2.52
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 5 players left, 5,000 chips in play, average stack 2,500
  5 entries at $20.00 for 1,000 chips
  Ann went out in hand 2
  Dan went out in hand 3
  Bob went out in hand 4
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Cat        in  3,350   $25.05       –   $5.05
  Eve        in  1,650   $25.05       –   $5.05
  Bob         3      –   $25.05       –       –
  Dan         4      –   $25.05       –       –
  Ann         5      –   $25.05       –       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $40.00
  prize pool $100.00
