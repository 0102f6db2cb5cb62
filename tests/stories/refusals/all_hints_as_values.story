# Where several things can be typed next, the values have all of them: `hint` is the first, `hints` the list.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ count Bob 20 --by banker
  the banker counts $20.00 for Bob
  recorded #9 ········
$ count Bob 19 --by player
  Bob counts $19.00
  recorded #10 ········
! note: `Bob` counted $19.00, but the banker counted $20.00: find the difference first (DAV-20)
$ count Cat 20 --by banker
  the banker counts $20.00 for Cat
  recorded #11 ········
$ count Cat 21 --by player
  Cat counts $21.00
  recorded #12 ········
! note: `Cat` counted $21.00, but the banker counted $20.00: find the difference first (DAV-20)
$ close --yes --json
  {"error":{"code":"counts-differ","exit":4,"rule":"DAV-20","message":"`Bob` counted $19.00, but the banker counted $20.00; `Cat` counted $21.00, but the banker counted $20.00","hint":"count Bob 20.00","hints":["count Bob 20.00","ruling 'Bob is paid 20.00'","count Cat 20.00","ruling 'Cat is paid 20.00'"]}}
= 4
> "hint":"count Bob 20.00","hints":["count Bob 20.00",
$ buy Bob 17.33 --json
  {"player":"Bob","from":"bank","paid":[{"means":"cash","amount":"17.33"}],"note":null,"chips":"37.33","event":13,"events":[13],"hash":"········","id":"019b801f-b400-7c6e-8f5c-31b1c25c6553"}
