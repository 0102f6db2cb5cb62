# Who comes when entries are over is not sent round in a circle.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels "25/50 50/100" --late 1 --rebuy 10 --payout 100
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 1,500 chips through level 1
  late entry through level 1
  prizes 100
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #14 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #15 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament rebuy Dan
! error: `Dan` hasn't entered tournament 1
! hint: tournament enter Dan
= 4
> tournament enter Dan
$ tournament level next
  level 2, 50/100, until the table agrees on a new level
  recorded #16 ········
$ tournament rebuy Dan
! error: `Dan` hasn't entered tournament 1
! hint: tournament status
= 4
> tournament status
$ tournament enter Dan
! error: entries ended with level 1, and it's level 2 now
! hint: tournament status
= 4
