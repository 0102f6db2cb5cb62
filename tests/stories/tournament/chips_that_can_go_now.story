# Chips that can go are told in one way

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/30/10 --agreed --levels "25/50 50/100 break@10 100/200 150/300"
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/30/10
  recorded #7 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $18.00
      3   $6.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand result holdem ann 75 bob cat
  hand 1, holdem: Ann wins 225
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the button next
$ hand result holdem bob 25 ann cat
  hand 2, holdem: Bob wins 75
  recorded #19 ········
$ tournament level next
  level 2, 50/100, until the table agrees; next: 10-minute break, then 100/200
  recorded #20 ········

The level that comes last can't be paid with 100s, and the break says which chips can go.

$ tournament colour-up 25 100 ann=3 bob=1 cat=2 --round-up
! error: you can't pay 150/300 with 100s: color up to 50s instead
! hint: tournament colour-up 25 50 Ann=3 Bob=1 Cat=2 --round-up
= 4
> 150/300 with 100s: color up to 50s
$ tournament level next
  break after level 2, 10:00 left; next: 100/200
  color up now: the 25 chips aren't needed anymore, only 50s and up
  recorded #21 ········
> color up now: the 25 chips aren't needed anymore, only 50s and up
$ tournament colour-up 25 100 ann=3 bob=1 cat=2 --round-up
! error: you can't pay 150/300 with 100s: color up to 50s instead
! hint: tournament colour-up 25 50 Ann=3 Bob=1 Cat=2 --round-up
= 4
> 150/300 with 100s: color up to 50s
> hint: tournament colour-up 25 50 Ann=3 Bob=1 Cat=2 --round-up
$ tournament colour-up 25 100 ann=3 bob=1 cat=2 --card ann=KhQd9s --card bob=As --card cat=2c3c
! error: you can't pay 150/300 with 100s: color up to 50s instead
! hint: tournament colour-up 25 50 Ann=3 Bob=1 Cat=2 --card Ann=Kh --card Bob=As
= 4
> hint: tournament colour-up 25 50 Ann=3 Bob=1 Cat=2 --card Ann=Kh --card Bob=As

Who has a 25 that nobody told of is asked about; cards have letters of any size, and the verb is spelled both ways.

$ tournament colour-up 25 50 cat=2
! error: say how many 25s `Ann` and `Bob` have: Ann=1 Bob=1
! hint: tournament colour-up 25 50 Cat=2 Ann=1 Bob=1
= 4
> say how many 25s `Ann` and `Bob` have: Ann=1 Bob=1
> hint: tournament colour-up 25 50 Cat=2 Ann=1 Bob=1
$ tournament colour-up 25 50 bob=1 cat=2 --round-up
! error: say how many 25s `Ann` has: Ann=1
! hint: tournament colour-up 25 50 Bob=1 Cat=2 Ann=1 --round-up
= 4
> say how many 25s `Ann` has: Ann=1
> hint: tournament colour-up 25 50 Bob=1 Cat=2 Ann=1 --round-up
$ tournament color-up 25 50 ann=3 bob=1 cat=2 --card ann=kh --card bob=AS
  player  gets  odd
  ───────────────────────────────────────────────
  Ann        1    1
  Bob        1    1  wins one for the odd chips
  Cat        1    0
  the chips in play stay the same
  recorded #22 ········
