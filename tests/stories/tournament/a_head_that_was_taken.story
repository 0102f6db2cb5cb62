# A bounty that was won is won: who bought back in without a new one is out by his last chips, and nobody is asked who won it
# rules: IGL-02

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 9 --bounty 1 --stack 1000 --unit 25 --levels 25/50 --payout 70/30 --rebuy 5 --rebuys 1 --late 2
  tournament 1
  entry $9.00 for 1,000 chips (smallest 25)
  bounty $1.00 on each player
  rebuy $5.00 for 1,000 chips through level 2
  late entry through level 2
  prizes 70/30
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $10.00 ($1.00 bounty): 1,000 chips
  Bob enters for $10.00 ($1.00 bounty): 1,000 chips
  Cat enters for $10.00 ($1.00 bounty): 1,000 chips
  3 entered; the prize pool is $27.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $9.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $10.00       –   $1.00
  Bob        in  1,000   $10.00       –   $1.00
  Cat        in  1,000   $10.00       –   $1.00
  ¶
  place   prize
  ───────────────
      1  $18.90
      2   $8.10
  prize pool $27.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Bob --in Ann=1000 --in Cat=1000 --win Cat=2000
  hand 1, holdem: Cat wins 2,000
  recorded #17 ········
! note: `Ann` is out in 3rd place; `Cat` gets $1.00 in bounty money
! note: `Ann` can rebuy for $5.00 and get 1,000 chips: tournament rebuy Ann
$ tournament rebuy Ann
  Ann buys back in for $5.00: 1,000 chips
  3 entered; the prize pool is $32.00
  recorded #19 ········
$ hand result --game holdem --dealer Cat --in Ann=1000 --in Bob=1000 --in Cat=1000 --win Cat=1500 --win Bob=1500
  hand 2, holdem: Bob wins 1,500, Cat wins 1,500
  recorded #22 ········
! note: `Ann` is out in 3rd place
> `Ann` is out
$ tournament chop icm --yes
  player   share
  ────────────────
  Bob     $14.40
  Cat     $17.60
  pay it with: tournament payout
  recorded #23 ········
