# Where players may share a pot in a game for money they may not in a tournament: the others who play in it are not asked.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #6 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #10 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 2 players left, 3,000 chips in play, average stack 1,500
  2 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $40.00
  prize pool $40.00
  recorded #11 ········
! note: players without a seat number: 2 of 2; type seat PLAYER N
! next: play (hand new or hand result)
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ hand new --yes
< holdem
< d Ann
< ¶
< c
< split ann 50 bob 50
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 2 in: Ann Bob
! Enter to deal > holdem
! holdem, 25/50, Ann deals, 2 in: Ann Bob
! Enter to deal > d Ann
! Enter to deal > ¶
! Ann 1475 · pot 75 · call 25, raise 100–1500 > c
! Bob 1450 · pot 100 · check, raise 100–1500 > split ann 50 bob 50
! error: players can't split a pot by agreement at this house (standard rule)
! Bob 1450 · pot 100 · check, raise 100–1500 > q
> players can't split a pot by agreement
