# Who throws his cards away all in has lost his last chips to those who share the highest pot they lie in

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 5 --bounty 5.05 --stack 1000 --levels 25/50 --payout 60/40
  tournament 1
  entry $5.00 for 1,000 chips (smallest 25)
  bounty $5.05 on each player
  prizes 60/40
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $10.05 ($5.05 bounty): 1,000 chips
  Bob enters for $10.05 ($5.05 bounty): 1,000 chips
  Cat enters for $10.05 ($5.05 bounty): 1,000 chips
  Dan enters for $10.05 ($5.05 bounty): 1,000 chips
  Eve enters for $10.05 ($5.05 bounty): 1,000 chips
  5 entered; the prize pool is $25.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $5.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $10.05       –   $5.05
  Bob        in  1,000   $10.05       –   $5.05
  Cat        in  1,000   $10.05       –   $5.05
  Dan        in  1,000   $10.05       –   $5.05
  Eve        in  1,000   $10.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $15.00
      2  $10.00
  prize pool $25.00
  recorded #25 ········
! next: play (hand new or hand result)
$ count Ann 300
  Ann has 300: down 700 in unrecorded hands
  recorded #26 ········
$ count Bob 600
  Bob has 600: down 400 in unrecorded hands
  recorded #27 ········
$ count Cat 600
  Cat has 600: down 400 in unrecorded hands
  recorded #28 ········
$ count Dan 500
  Dan has 500: down 500 in unrecorded hands
  recorded #29 ········
$ count Eve 3000
  Eve has 3,000: up 2,000 in unrecorded hands
  recorded #30 ········
$ hand add --hand '{"game":"holdem","board":"KsQd9h8c3s","players":[{"name":"Ann","in":"300","cards":"7h2c"},{"name":"Bob","in":"600","folded":true},{"name":"Cat","in":"600","cards":"AdKh"},{"name":"Dan","in":"500","folded":true},{"name":"Eve","in":"600","cards":"AcKd"}]}'
  hand 1, holdem: Cat wins 1,300, Eve wins 1,300
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Cat and Eve tie for the main pot of 1,500: pair of kings (standard rule)
    Cat and Eve split the main pot: 750 each (standard rule)
    Cat and Eve tie for side pot 1 (1,100): pair of kings (standard rule)
    Cat and Eve split side pot 1: 550 each (standard rule)
  recorded #32 ········
! note: `Ann` is out in 5th place; `Bob` is out in 3rd place; `Dan` is out in 4th place
! note: nobody gets the bounty on `Ann` until you say who won it: tournament bust Ann --by Cat --by Eve
! note: nobody gets the bounty on `Bob` until you say who won it: tournament bust Bob --by Cat --by Eve
! note: nobody gets the bounty on `Dan` until you say who won it: tournament bust Dan --by Cat --by Eve
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
$ tournament payout
! error: nobody said who won the bounty on `Ann`
! hint: tournament bust Ann --by Cat --by Eve
= 4
$ tournament bust Bob --by Eve
! error: `Cat` and `Eve` split the pot that knocked `Bob` out in hand 1, so name each of them
! hint: tournament bust Bob --by Cat --by Eve
= 4
$ tournament bust Bob --by Cat --by Eve
  Bob is out in 3rd place
  Cat wins a bounty of $2.53
  Eve wins a bounty of $2.52
  2 left
  recorded #33 ········
$ tournament bust Dan --by Cat --by Eve
  Dan is out in 4th place
  Cat wins a bounty of $2.53
  Eve wins a bounty of $2.52
  2 left
  recorded #34 ········
