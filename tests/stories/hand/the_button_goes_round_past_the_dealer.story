# Fay deals without playing: the button goes round all the same, whether the deals are noted or not (DAV-25, DAV-59).

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seat Ann 1
  Ann has seat 1
  recorded #15 ········
$ seat Bob 2
  Bob has seat 2
  recorded #16 ········
$ seat Cat 3
  Cat has seat 3
  recorded #17 ········
$ seat Dan 4
  Dan has seat 4
  recorded #18 ········
$ seat Eve 5
  Eve has seat 5
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #20 ········
$ hand result holdem Ann 1 Bob
  hand 1, holdem: Ann wins $2.00
  recorded #21 ········
$ hand result holdem Ann 1 Bob Cat --dealer Fay
  hand 2, holdem: Ann wins $3.00
  recorded #23 ········
! note: `Fay` deals without playing; `Bob` has the button (DAV-59)
> `Bob` has the button
$ hand result holdem Ann 1 Bob Cat --dealer Fay
  hand 3, holdem: Ann wins $3.00
  recorded #25 ········
! note: `Fay` deals without playing; `Cat` has the button (DAV-59)
> `Cat` has the button
$ hand add --hand '{"game":"holdem","button":"Fay","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Eve","in":"0.25","folded":true}]}'
  hand 4, holdem: Ann wins $2.25
    Ann is the only one left in the main pot, so Ann wins it: $2.25 (standard
      rule)
  recorded #27 ········
! note: `Fay` deals without playing; `Dan` has the button (DAV-59)
> `Dan` has the button
$ deal
  Eve deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #28 ········
> Eve deals
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         1
     4  Dan         1
     5  Eve         0
