# Before the first card, a word without its name asks whose it is

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #9 ········
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #13 ········
$ hand new
< d
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d
! error: whose name? Type one of Ann, Bob, Cat
! Enter to deal > q
> whose name? Type one of Ann, Bob, Cat

Somebody deals without playing: the answer says that he deals, and who has the button.

$ player add Dan
  Dan, a regular
  recorded #14 ········
$ hand result holdem Ann 1 Bob
  hand 1, holdem: Ann wins $2.00
  recorded #15 ········
$ deal --dealer Dan
  Bob has the button, and Dan deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #16 ········
! note: `Dan` deals without playing; `Bob` has the button (DAV-59)
> Bob has the button, and Dan deals
