A hand nobody wrote down is dealt all the same, and with a dead button the deal goes on from it.
rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
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
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 3
  Bob has seat 3
  recorded #13 ········
$ seat Cat 5
  Cat has seat 5
  recorded #14 ········
$ seat Dan 7
  Dan has seat 7
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand new --yes
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #18 ········
> Bob deals

Bob's hand isn't written down.

$ deal --next
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #19 ········
> Cat deals
$ deal
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> `Cat` already has the next deal
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     3  Bob         1
     5  Cat         0
     7  Dan         0
$ hand new --dry-run
< ¶
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Bob 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> Cat deals
$ hand void 1 --why "a card too many"
  hand 1, holdem, is void: a card too many
  player  gets back
  ───────────────────
  Bob         $0.25
  Cat        -$0.25
  recorded #21 ········
$ deal
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> `Cat` already has the next deal
$ hand result --game holdem --in Dan=.25 --in Ann=.50 --win Ann=.75
  hand 2, holdem: Ann wins $0.75
  recorded #22 ········
$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #23 ········
> Dan deals
$ hand new --dry-run
< ¶
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> Dan deals
