# The host of a house stays at the table where the bank is, like the banker.
# rules: DAV-08

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jo Kit Lee
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ivy, a regular
  Jo, a regular
  Kit, a regular
  Lee, a regular
  recorded #14 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
$ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
$ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
$ buy Ivy 50
  Ivy buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
$ buy Jo 50
  Jo buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
$ buy Kit 50
  Kit buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
$ buy Lee 50
  Lee buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seat Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jo Kit Lee
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  Gus has seat 7
  Hal has seat 8
  Ivy has seat 9
  Jo has seat 10
  Kit has seat 11
  Lee has seat 12
  recorded #39 ········
$ house owner Bob
  Bob owns the house `dave`
  recorded #40 ········
$ seats split --volunteer Bob
! error: `Bob` is the host and doesn't move (DAV-08)
! hint: seats
= 4
$ seats split --move Bob,Cat,Dan,Eve,Fay,Gus
! error: `Bob` is the host and doesn't move (DAV-08)
! hint: seats
= 4
$ seats split --cards "As 3c 4c 5c 6c 7c 8c 9c Tc Jc"
  Cat As, Dan 3c, Eve 4c, Fay 5c, Gus 6c, Hal 7c, Ivy 8c, Jo 9c, Kit Tc, Lee Jc
  now at table 2: Cat in seat 1, Lee in seat 2, Kit in seat 3, Jo in seat 4, Ivy
    in seat 5 and Hal in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #41 ········
