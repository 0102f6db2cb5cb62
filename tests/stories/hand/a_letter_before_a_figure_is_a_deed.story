# Where somebody's name begins with the letter of a deed, and a figure behind it could be his bet, the answer says who did it

$ init --house mike
  started a new book in USD with `mike` rules
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
$ player add Fay
  Fay, a regular
  recorded #6 ········
$ player add Pat
  Pat, a regular
  recorded #7 ········
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
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Pat 20
  Pat buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ hand new
< draw
< d cat
< ¶
< f .25
< <
< <
< fay .25
< c c c c
< p 2
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 5 in: Ann Bob Cat Fay Pat
! which game? > draw
! five-card-draw, Ann deals, 5 in: Ann Bob Cat Fay Pat
! Enter to deal > d cat
! five-card-draw, Cat deals, 5 in: Ann Bob Cat Fay Pat
! Enter to deal > ¶
! note: `Fay`, to the dealer's left, opens the betting (MIK-67)
! Fay 19.95 · pot 0.25 · check, bet 0.05–0.50 > f .25
! `f` is `Fay`'s move here, not a name
! Ann 19.95 · pot 0.50 · call 0.25, raise 0.30–0.75 > <
! Pat 19.95 · pot 0.25 · check, bet 0.05–0.50 > <
! Fay 19.95 · pot 0.25 · check, bet 0.05–0.50 > fay .25
! Pat 19.95 · pot 0.50 · call 0.25, raise 0.30–0.75 > c c c c
! Fay 19.70 · pot 1.50 · draws 0–3 > p 2
! `p` is `Fay`'s move here, not a name
! Ann 19.70 · pot 1.50 · draws 0–3 > q
> `f` is `Fay`'s move here, not a name
