The button is on an empty chair. Who deals for it is the same, whether chips are bought in the hand before the deal or ahead of it.
rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
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
$ seat Bob 3
  Bob has seat 3
  recorded #16 ········
$ seat Cat 5
  Cat has seat 5
  recorded #17 ········
$ seat Dan 7
  Dan has seat 7
  recorded #18 ········
$ seat Eve 9
  Eve has seat 9
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #20 ········
$ hand result holdem Ann 50 Bob
  hand 1, holdem: Ann wins $100.00
  recorded #21 ········
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #22 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
$ hand result holdem Eve 50 Cat
  hand 2, holdem: Eve wins $100.00
  recorded #23 ········
$ seat Fay 4
  Fay has seat 4
  recorded #24 ········

Fay has a chair and no chips. She buys some, and Ann steps out.

$ hand new --dry-run
< -ann
< $ fay 50
< ¶
! holdem, .25/.50, the button is at Cat's seat, Ann deals, 3 in: Ann Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Dan deals, 2 in: Dan Eve
! Enter to deal > $ fay 50
! holdem, .25/.50, the button is at Cat's seat, Fay deals, 3 in: Fay Dan Eve; Fay
!   buys 50.00
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: `Fay` is new and doesn't have to post (DAV-26)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: Fay buys 50.00 before anybody looks at the cards, so it plays (DAV-15)
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 100.00 · pot 0.75 · call 0.50, raise 1.00–100.00 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> Fay deals
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
$ hand new --dry-run
< -ann
< ¶
! holdem, .25/.50, the button is at Cat's seat, Fay deals, 4 in: Ann Fay Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, the button is at Cat's seat, Fay deals, 3 in: Fay Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: `Fay` is new and doesn't have to post (DAV-26)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 100.00 · pot 0.75 · call 0.50, raise 1.00–100.00 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> Fay deals
$ deal
  Fay deals
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
    `Fay` is new and doesn't have to post (DAV-26)
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #26 ········
! note: dead button: it stays at `Cat`'s seat, and `Fay` deals (DAV-25)
> Fay deals
