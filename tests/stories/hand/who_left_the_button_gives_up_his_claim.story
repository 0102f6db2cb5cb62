# The cards run out, and the pot waits for those who were in. The dealer cashes out: the button stays at the empty chair, and he is
# dealt no cards.
# rules: DAV-25

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
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
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< ¶
< r 1
< ! the cards run out
< redeal
  hand 2, holdem: nobody wins; $1.75 carries over to the next hand
  recorded #20 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > r 1
! Bob 19.75 · pot 1.75 · call 1.00, raise 1.50–19.75 > ! the cards run out
! ruling · Bob 19.75 · pot 1.75 · call 1.00, raise 1.50–19.75 > redeal
! the cards ran out, so $1.75 carries over to a new deal for Ann, Bob, Cat and Dan
!   (standard rule)
! ¶
$ count Bob 19.75
  Bob has $19.75, as expected
  recorded #21 ········
! next: count the stacks of Ann, Cat and Dan
$ cashout Bob
  Bob cashes out $19.75: $19.75 in cash
  Bob's count, the banker's count and the payout are all $19.75 (DAV-20)
  recorded #23 ········
! note: `Bob` has to buy chips before anybody plays for the $1.75 in the middle, or lose any claim to it
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal --dry-run
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Bob` won't be dealt in again and gives up any claim to the $1.75 in the middle
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Dan wins $2.25
  recorded #24 ········
! holdem, .25/.50, 1.75 in the pot, the button is at Bob's seat, Ann deals, 3 in:
!   Ann Cat Dan
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: `Bob` won't be dealt in again and gives up any claim to the $1.75 in the
!   middle
! Ann 19.00 · pot 2.50 · call 0.50, raise 1.00–19.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $2.25 (standard rule)
! Cat -0.25, Dan gets 2.25 (+2.00)
! ¶
