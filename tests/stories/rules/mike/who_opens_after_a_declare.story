# After a declare the same player opens as in the other rounds of the game: in a draw game the one on the left of the last bettor (MIK-67).

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #19 ········
$ hand new --yes
< five-card-draw high-low declare round-after-declare
< ¶
< k .25 c c c c
< p
< p
< p
< p
< p
< k k k k k
< lhhlh
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 5 in: Ann Bob Cat Dan Eve
! which game? > five-card-draw high-low declare round-after-declare
! five-card-draw-hi-lo + declare + round-after-declare, Ann deals, 5 in: Ann Bob
!   Cat Dan Eve
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.95 · pot 0.25 · check, bet 0.05–0.50 > k .25 c c c c
! Bob 19.70 · pot 1.50 · draws 0–3 > p
! Cat 19.70 · pot 1.50 · draws 0–3 > p
! Dan 19.70 · pot 1.50 · draws 0–3 > p
! Eve 19.70 · pot 1.50 · draws 0–3 > p
! Ann 19.70 · pot 1.50 · draws 0–3 > p
! Dan 19.70 · pot 1.50 · check, bet 0.05–0.50 > k k k k k
! pot 1.50 · h, l or b: Bob Cat Dan Eve Ann > lhhlh
! Dan 19.70 · pot 1.50 · check, bet 0.05–0.50 > q
$ hand new --yes
< seven-card-stud high-low declare round-after-declare
< ¶
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 5 in: Ann Bob Cat Dan Eve
! which game? > seven-card-stud high-low declare round-after-declare
! seven-card-stud-hi-lo + declare + round-after-declare, Ann deals, 5 in: Ann Bob
!   Cat Dan Eve
! Enter to deal > ¶
! third street, one card up: Bob Cat Dan Eve Ann > q
