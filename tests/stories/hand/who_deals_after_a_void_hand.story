# A void hand is no deal: who dealt it deals again, whether it was the first of the night or not, and by whatever verb.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Dan
  Dan deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #16 ········
$ hand new --yes
< ¶
< f*
  hand 1, holdem: Bob wins $0.50
  recorded #17 ········
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ hand void 1 --why "a card was seen"
  hand 1, holdem, is void: a card was seen
  player  gets back
  ───────────────────
  Ann         $0.25
  Bob        -$0.25
  recorded #19 ········
$ deal
  Dan deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Dan deals
$ deal --next
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #20 ········
> Ann deals
