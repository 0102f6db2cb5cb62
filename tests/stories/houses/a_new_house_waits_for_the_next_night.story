# A new house waits for the next night: the rule that is named is the one by which the night keeps its own
# rules: PIG-01, DAV-17

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #4 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ house use dave
  from now on, the house is `dave`: Dave's cash game
  recorded #5 ········
! note: night 1 continues under `pig`'s rules (PIG-01)
> night 1 continues under `pig`'s rules (PIG-01)
$ --book cause.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cause.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book cause.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #4 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book house use casino
  from now on, the house is `casino`: The Card Room
  recorded #5 ········
! note: night 1 continues under `mike`'s rules
$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book house use casino
  from now on, the house is `casino`: The Card Room
  recorded #5 ········
! note: night 1 continues under `igloo`'s rules
$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book house use casino
  from now on, the house is `casino`: The Card Room
  recorded #5 ········
! note: night 1 continues under `dave`'s rules (DAV-17)
$ --book casino.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book casino.book open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book house use casino
  from now on, the house is `casino`: The Card Room
  recorded #5 ········
! note: night 1 continues under `casino`'s rules
