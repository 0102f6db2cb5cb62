# A new house waits for the next night: the rule that is named is the one by which the night keeps its own
# rules: PIG-01, DAV-17

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #4 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ house use dave
  `dave` is the house from now on: Dave's cash game
  recorded #5 ········
! note: night 1 goes on under the rules of `pig` (PIG-01)
> goes on under the rules of `pig` (PIG-01)
$ --book cause.book init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cause.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book cause.book open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #4 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book init --house mike
  a new book, counting in USD, under the rules of `mike`
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
  `casino` is the house from now on: Plain card-room rules
  recorded #5 ········
! note: night 1 goes on under the rules of `mike`
$ --book igloo.book init --house igloo
  a new book, counting in USD, under the rules of `igloo`
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
  `casino` is the house from now on: Plain card-room rules
  recorded #5 ········
! note: night 1 goes on under the rules of `igloo`
$ --book dave.book init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book house use casino
  `casino` is the house from now on: Plain card-room rules
  recorded #5 ········
! note: night 1 goes on under the rules of `dave` (DAV-17)
$ --book casino.book init --house casino
  a new book, counting in USD, under the rules of `casino`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book casino.book open --banker Ann --stakes .25/.50
  night 1 is open at Plain card-room rules; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book house use casino
  `casino` is the house from now on: Plain card-room rules
  recorded #5 ········
! note: night 1 goes on under the rules of `casino`
