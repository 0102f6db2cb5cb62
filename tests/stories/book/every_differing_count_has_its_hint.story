# A close that the counts of two players stop says what to type for each of them.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ count Bob 20 --by banker
  the banker counts $20.00 for Bob
  recorded #11 ········
$ count Bob 19 --by player
  Bob counts $19.00
  recorded #12 ········
! note: `Bob` counted $19.00, but the banker counted $20.00: find the difference first (DAV-20)
$ count Cat 20 --by banker
  the banker counts $20.00 for Cat
  recorded #13 ········
$ count Cat 21 --by player
  Cat counts $21.00
  recorded #14 ········
! note: `Cat` counted $21.00, but the banker counted $20.00: find the difference first (DAV-20)
$ count Dan 20 --by banker
  the banker counts $20.00 for Dan
  recorded #15 ········
$ close --yes
! error: `Bob` counted $19.00, but the banker counted $20.00; `Cat` counted $21.00, but the banker counted $20.00 (DAV-20)
! hint: count Bob 20.00
! hint: ruling 'Bob is paid 20.00'
! hint: count Cat 20.00
! hint: ruling 'Cat is paid 20.00'
= 4
> count Bob 20.00
> ruling 'Bob is paid 20.00'
> count Cat 20.00
> ruling 'Cat is paid 20.00'
$ cashout
! error: `Bob` counted $19.00, but the banker counted $20.00; `Cat` counted $21.00, but the banker counted $20.00; the banker counted $20.00, but `Dan` hasn't counted yet (DAV-20)
! hint: count Bob 20.00
! hint: ruling 'Bob is paid 20.00'
! hint: count Cat 20.00
! hint: ruling 'Cat is paid 20.00'
! hint: count Dan 20.00 --by player
= 4
> count Cat 20.00
> count Dan 20.00 --by player
