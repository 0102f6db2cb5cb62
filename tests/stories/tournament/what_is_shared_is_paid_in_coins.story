# Prizes and bounties that are shared, agreed amounts and steps are what the coins of the table can pay

$ init --house dave
  started a new book in USD with `dave` rules
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
$ chips set white=0.25:400
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  white  $0.25    400          400    0
  recorded #8 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout =33.34/33.33/33.33
! error: $33.34 isn't a multiple of $0.25; try $33.25 or $33.50
! hint: tournament new --help
= 4
> $33.34 isn't a multiple of $0.25
$ tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout 60/30/10 --round 0.10
! error: $0.10 isn't a multiple of $0.25; try $0.25
! hint: tournament new --help
= 4
> $0.10 isn't a multiple of $0.25
$ tournament new --entry 20 --bounty 5 --stack 1000 --unit 25 --levels 25/50 --payout 60/30/10
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  bounty $5.00 on each player
  prizes 60/30/10
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $25.00 ($5.00 bounty): 1,000 chips
  Bob enters for $25.00 ($5.00 bounty): 1,000 chips
  Cat enters for $25.00 ($5.00 bounty): 1,000 chips
  Dan enters for $25.00 ($5.00 bounty): 1,000 chips
  Eve enters for $25.00 ($5.00 bounty): 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #20 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $25.00       –   $5.00
  Bob        in  1,000   $25.00       –   $5.00
  Cat        in  1,000   $25.00       –   $5.00
  Dan        in  1,000   $25.00       –   $5.00
  Eve        in  1,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #21 ········
! note: players without a seat number: 5 of 5; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament chop Ann=33.34 Bob=33.33 Eve=33.33
! error: $33.34 isn't a multiple of $0.25; try $33.25 or $33.50
! hint: tournament chop --help
= 4
> $33.34 isn't a multiple of $0.25
$ tournament chop Ann=33 Bob=33 Eve=33 --play-for 1.10
! error: $1.10 isn't a multiple of $0.25; try $1.00 or $1.25
! hint: tournament chop --help
= 4
> $1.10 isn't a multiple of $0.25
$ tournament prizes =33.34/33.33/33.33
! error: $33.34 isn't a multiple of $0.25; try $33.25 or $33.50
! hint: tournament prizes --help
= 4
> $33.34 isn't a multiple of $0.25
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ hand result --game holdem --dealer Ann --in Bob=1000 --in Cat=1000 --in Dan=1000 --in Ann=1000 --win Bob=4000
  hand 1, holdem: Bob wins 4,000
  recorded #24 ········
! note: `Cat`, `Ann` and `Dan` are out, tied for 3rd place; `Bob` gets $15.00 in bounty money
$ hand result --game holdem --dealer Bob --in Bob=1000 --in Eve=1000 --win Bob=2000
  hand 2, holdem: Bob wins 2,000
  recorded #27 ········
! note: `Eve` is out in 2nd place; `Bob` gets $5.00 in bounty money
! note: `Bob` has all 5,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Bob     $60.00       $5.00
      2  Eve     $30.00           –
      3  Ann      $3.50           –
      3  Cat      $3.25           –
      3  Dan      $3.25           –
  the pool was $100.00; cashout pays the prizes
    Bob has all 5,000 chips
    the pool of $100.00 is 5 entries at $20.00, with nothing taken out
    the pool is split 60/30/10
    Ann, Cat and Dan went out together with equal stacks and split the $10.00 for
      3rd to 5th place evenly
    the odd change goes to the players listed first: $0.25 to Ann (standard rule)
  recorded #28 ········
> the odd change goes to the players listed first
$ cashout Cat
  Cat cashes out $3.25: $3.25 in cash
  Cat's count, the banker's count and the payout are all $3.25 (DAV-20)
  recorded #30 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
$ close --yes
  Dan cashes out $3.25: $3.25 in cash
  Ann cashes out $3.50: $3.50 in cash
  Eve cashes out $30.00: $30.00 in cash
  Bob cashes out $85.00: $85.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$21.50      $3.50              –
  Bob      $60.00     $85.00              –
  Cat     -$21.75      $3.25              –
  Dan     -$21.75      $3.25              –
  Eve       $5.00     $30.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #39 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
