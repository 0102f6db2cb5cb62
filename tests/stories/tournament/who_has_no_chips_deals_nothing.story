# Who has no chips in a tournament, and may still buy again, can't be named to deal
# rules: CAU-008

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Hal, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Hal
  night 1 is open at The Card Room; Hal is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --levels "25/50@20" --unit 25 --host Hal --deputy Ann --rebuy 20 --rebuy-stack 1500 --rebuys 4 --late 4
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $20.00 for 1,500 chips through level 4
  late entry through level 4
  prizes 70/30
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 3
  Bob has seat 3
  recorded #11 ········
$ seat Cat 5
  Cat has seat 5
  recorded #12 ········
$ seat Dan 7
  Dan has seat 7
  recorded #13 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #21 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  Hal is the host; Ann rules if Hal is involved
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
  recorded #22 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
  recorded #23 ········
$ hand result --game holdem --in Ann=1500 --in Cat=25 --in Dan=1500 --win Dan=3025
  hand 1, holdem: Dan wins 3,025
  recorded #25 ········
! note: `Ann` is out in 4th place
! note: `Ann` can rebuy for $20.00 and get 1,500 chips: tournament rebuy Ann
$ deal --dealer Ann
! error: `Ann` is already out, in 4th place
! hint: tournament seats
= 4
