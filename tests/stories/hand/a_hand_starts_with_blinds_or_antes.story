# A hand that nobody put anything in is no hand where it starts with blinds or antes, by whatever door; a pot that waits is played on for without.
# rules: MIK-59

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0"},{"name":"Bob","in":"0","folded":true}]}'
! error: --hand:1:1: nobody put anything in, but a hand starts with the blinds (DAV-43)
= 5
> nobody put anything in, but a hand starts with the blinds
$ hand result --game holdem --in Ann=0 --in Bob=0
! error: `Ann` put in $0.00: list only players who put something in
! hint: hand result --help
= 4

## mike: everybody antes
$ --book m.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book m.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book m.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book m.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book m.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book m.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book m.book hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"0"},{"name":"Bob","in":"0","folded":true}]}'
! error: --hand:1:1: nobody put anything in, but a hand starts with the antes (MIK-59)
= 5
> nobody put anything in, but a hand starts with the antes
$ --book m.book hand result --game 7-stud --in Ann=1 --in Bob=1 --carry 2 --for Ann --for Bob
  hand 1, seven-card-stud: nobody wins; $2.00 carries over to the next hand
  recorded #10 ········
$ --book m.book hand add --hand '{"game":"7-stud","players":[{"name":"Ann","in":"0","cards":"AhKhQdJs2h9c9d"},{"name":"Bob","in":"0","folded":true}]}'
  hand 2, seven-card-stud: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #11 ········
> Ann wins $2.00
