# A blind that is posted short makes the side pot: the record names the rule on it, and not the one on calling with too little
# rules: PIG-35, PIG-53

$ init --house pig
  started a new book in USD with `pig` rules
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
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ count Cat 25
  Cat has 25: down 1,475 in unrecorded hands (PIG-65)
  recorded #22 ········

## Cat has half of the big blind: two pots, and Dan shows first, for Cat is all-in and never acts

$ hand new --yes
< ¶
< c
< c
< f
< qs7h2c
< k
< k
< 3d
< k
< k
< 4d
< k
< k
< jdjc
< asad
< x
  hand 1, holdem: Ann wins 150
  recorded #25 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Cat` has 25 but has to post 50: `Cat` is all-in and can only win the main
!   pot (PIG-35)
! Dan 1500 · pot 50 · call 50, raise 75–1500 > c
! Ann 1500 · pot 100 · call 50, raise 75–1500 > c
! Bob 1475 · pot 150 · call 25, raise 75–1500 > f
! flop · pot 150 > qs7h2c
! flop: Qs 7h 2c · pot 150
! Dan 1450 · pot 150 · check, bet 25–1450 > k
! Ann 1450 · pot 150 · check, bet 25–1450 > k
! turn · pot 150 > 3d
! turn: Qs 7h 2c 3d · pot 150
! Dan 1450 · pot 150 · check, bet 25–1450 > k
! Ann 1450 · pot 150 · check, bet 25–1450 > k
! river · pot 150 > 4d
! river: Qs 7h 2c 3d 4d · pot 150
! Dan 1450 · pot 150 · check, bet 25–1450 > k
! Ann 1450 · pot 150 · check, bet 25–1450 > k
! pot 150 · Dan shows > jdjc
! pot 150 · Ann shows > asad
! pot 150 · Cat shows > x
! nobody bet in the last round, so Dan, who acted first, shows first (PIG-53)
! Cat couldn't cover the blind and is all-in for the main pot (PIG-35)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (PIG-35)
! Cat put in 25, so Cat can win at most that much from each of the others (PIG-38)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Cat doesn't show, so Cat can't win (PIG-53)
! Ann has the best hand for the main pot of 100: pair of aces (PIG-55)
! Ann has the best hand for side pot 1 (50): pair of aces (PIG-55)
! Ann gets 150 (+100), Bob -25, Cat -25, Dan -50
! ¶
! note: `Cat` couldn't cover the blind: by what everybody put in, the main pot is 100 and the side pots are 50; by the house rules alone, the main pot is 150 and the side pots are 0 (PIG-35)
! note: `Cat` is out in 4th place (PIG-40)
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
> Cat couldn't cover the blind and is all-in for the main pot (PIG-35)
> so there are 2 pots, each for the players who  paid into it (PIG-35)
> so Dan, who acted first, shows first (PIG-53)
$ hand why 1
  hand 1, holdem: Ann wins 150
  nobody bet in the last round, so Dan, who acted first, shows first (PIG-53)
  Cat couldn't cover the blind and is all-in for the main pot (PIG-35)
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (PIG-35)
  Cat put in 25, so Cat can win at most that much from each of the others (PIG-38)
  everybody still in put in the same amount or is all in, so the pot is right
    (PIG-52)
  your hand is your best five cards: two, one or none of your own, and the rest
    from the board (PIG-04)
  hands are ranked in the usual order (PIG-05)
  Cat doesn't show, so Cat can't win (PIG-53)
  Ann has the best hand for the main pot of 100: pair of aces (PIG-55)
  Ann has the best hand for side pot 1 (50): pair of aces (PIG-55)
  the players show in this order: Dan, Ann, Cat, because the first to act shows
    first (PIG-53)
> (PIG-35)

## Ann has half of the big blind, and nobody puts in more: one pot, of which there is nothing to tell

$ count Ann 25
  Ann has 25: down 1,575 in unrecorded hands (PIG-65)
  recorded #26 ········
$ hand new --yes
< ¶
< f
< c
< qs7h2c
< 3d
< 4d
< jdjc
< kskd
  hand 2, holdem: Ann wins 50
  recorded #28 ········
! holdem, 25/50, Bob has the button, and Cat deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Ann` has 25 but has to post 50: `Ann` is all-in and can only win the main
!   pot (PIG-35)
! Bob 1475 · pot 50 · call 50, raise 75–1475 > f
! Dan 1425 · pot 50 · call 25 > c
! flop · pot 75 > qs7h2c
! flop: Qs 7h 2c · pot 75
! turn · pot 75 > 3d
! turn: Qs 7h 2c 3d · pot 75
! river · pot 75 > 4d
! river: Qs 7h 2c 3d 4d · pot 75
! pot 75 · Dan shows > jdjc
! pot 75 · Ann shows > kskd
! nobody bet in the last round, so Dan, on the dealer's left, shows first (PIG-53)
! nobody called Dan's last 25, so Dan gets it back (PIG-51)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Ann has the best hand for the main pot of 50: pair of kings (PIG-55)
! Ann gets 50 (+25), Dan -25
! ¶
