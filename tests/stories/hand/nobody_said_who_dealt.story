# A hand that is told without its dealer does not move the deal, and the table hears it

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
$ open --banker Ann --stakes .50/1
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $20.00; each player can buy up to a $100.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
A table that never says who deals hears it once.

$ hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4
  hand 1, holdem: Ann wins $4.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.50; Cat posts the big blind, $1.00
  recorded #14 ········
$ hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4
  hand 2, holdem: Ann wins $4.00
  recorded #15 ········
A second hand without a deal:

$ hand result --game holdem --in Ann=2 --in Bob=2 --win Bob=4
  hand 3, holdem: Bob wins $4.00
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
> nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand result --game holdem --in Ann=2 --in Bob=2 --win Bob=4 --dealer Cat
  hand 4, holdem: Bob wins $4.00
  recorded #18 ········
$ deal
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.50; Cat posts the big blind, $1.00
  recorded #19 ········
> Ann deals
$ hand add --hand '{"game":"holdem","board":"AhKd7c5s2d","players":[{"name":"Ann","in":"2","cards":"QhQs"},{"name":"Bob","in":"2","cards":"JhJs"},{"name":"Cat","in":"0","folded":true}]}'
  hand 5, holdem: Ann wins $4.00
    Ann has the best hand for the main pot of $4.00: pair of queens (DAV-54)
  recorded #20 ········
$ hand add --hand '{"game":"holdem","board":"AhKd7c5s2d","players":[{"name":"Ann","in":"4","cards":"QhQs"},{"name":"Bob","in":"4","cards":"JhJs"},{"name":"Cat","in":"0","folded":true}]}'
  hand 6, holdem: Ann wins $8.00
    Ann has the best hand for the main pot of $8.00: pair of queens (DAV-54)
  recorded #21 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Ann`
> nobody said who dealt
