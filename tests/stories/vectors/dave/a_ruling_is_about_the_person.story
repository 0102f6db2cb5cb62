# A ruling is about the person it named when it was made, whatever he or another is called since.
# rules: DAV-20

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
$ player add Li
  Li, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Li 50
  Li buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ count Bob 50 --by player
  Bob counts $50.00
  recorded #12 ········
$ count Bob 49 --by banker
  the banker counts $49.00 for Bob
  recorded #13 ········
! note: `Bob` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ count Cat 50 --by player
  Cat counts $50.00
  recorded #14 ········
$ count Cat 49 --by banker
  the banker counts $49.00 for Cat
  recorded #15 ········
! note: `Cat` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ count Li 50 --by player
  Li counts $50.00
  recorded #16 ········
$ count Li 49 --by banker
  the banker counts $49.00 for Li
  recorded #17 ········
! note: `Li` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ ruling "Cat is paid 50"
  the host ruled: Cat is paid 50
  recorded #18 ········
$ ruling "li is paid 50"
  the host ruled: li is paid 50
  recorded #19 ········
$ player rename Cat Catherine
  Cat is now called Catherine
  recorded #20 ········
$ player rename Bob Cat
  Bob is now called Cat
  recorded #21 ········
$ player rename Li Lisa
  Li is now called Lisa
  recorded #22 ········
$ cashout Cat
! error: `Cat` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Cat 50.00
! hint: ruling 'Cat is paid 50.00'
= 4
> `Cat` counted $50.00, but the banker counted $49.00 (DAV-20)
$ cashout Catherine
  Catherine cashes out $50.00: $50.00 in cash
  recorded #24 ········
! note: `Catherine` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Catherine`? (DAV-13)
> `Catherine` gets $50.00, as the ruling says (DAV-20)
$ cashout Lisa
  Lisa cashes out $50.00: $50.00 in cash
  recorded #26 ········
! note: `Lisa` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Lisa`? (DAV-13)
> `Lisa` gets $50.00, as the ruling says (DAV-20)

A new ruling names him as he is called now. A rename that was taken back before it counts for nothing.

$ player rename Cat Robert
  Cat is now called Robert
  recorded #27 ········
$ undo
  undid #27 (a player was renamed Robert)
  recorded #28 ········
$ ruling "Robert is paid 50"
  the host ruled: Robert is paid 50
  recorded #29 ········
$ cashout Cat
! error: `Cat` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Cat 50.00
! hint: ruling 'Cat is paid 50.00'
= 4
> but the banker counted $49.00
$ ruling "Cat is paid 50"
  the host ruled: Cat is paid 50
  recorded #30 ········
$ cashout Cat
  Cat cashes out $50.00: $50.00 in cash
  recorded #32 ········
! note: `Cat` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
> `Cat` gets $50.00, as the ruling says (DAV-20)
