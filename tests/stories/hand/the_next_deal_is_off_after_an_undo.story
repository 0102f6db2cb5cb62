# A hand that is taken back takes the next deal along, if it was only that player's turn (MIK-26, MIK-27).

$ init --house mike
  started a new book in USD with `mike` rules
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --really
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20 --really
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20 --really
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
$ deal
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 ········
> Ann deals
$ hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #17 ········
$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
  recorded #18 ········
> Bob deals
$ hand result five-card-draw Ann 1 Bob Dan
  hand 2, five-card-draw: Ann wins $3.00
  recorded #19 ········
$ deal
  Cat deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #20 ········
> Cat deals
$ undo 19
  undid #19 (hand 2, five-card-draw: Ann won $3.00)
  undid #20 (Cat deals the next hand)
  recorded #22 ········
$ deal
  Bob deals
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (MIK-26)
> `Bob` already has the next deal
$ hand result five-card-draw Ann 1 Bob Dan
  hand 2, five-card-draw: Ann wins $3.00
  recorded #23 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         0
     4  Dan         0

It's Cat's turn, but Cat is away: Dan deals.

$ deal
  Cat deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #24 ········
> Cat deals
$ hand result five-card-draw Ann 1 Bob --away Cat
  hand 3, five-card-draw: Ann wins $2.00
  recorded #26 ········
! note: `Cat` wasn't in this hand, so it counts as `Dan`'s deal (MIK-26)
> `Cat` wasn't in this hand, so it counts as `Dan`'s deal
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #27 ········
> Ann deals
$ hand add --hand '{"game":"five-card-draw","away":["Ann"],"players":[{"name":"Bob","in":"1","folded":true},{"name":"Cat","in":"1"}]}'
  hand 4, five-card-draw: Cat wins $2.00
    Cat is the only one left in the main pot, so Cat wins it: $2.00 (standard
      rule)
  recorded #29 ········
! note: `Ann` wasn't in this hand, so it counts as `Bob`'s deal (MIK-26)
> `Ann` wasn't in this hand, so it counts as `Bob`'s deal
$ deal
  Cat deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #30 ········
> Cat deals

Cat loses the last chips before that deal.

$ buy Ann 21 --from Cat
  Ann buys chips from Cat: $21.00 in cash; stack $45.00
  recorded #31 ········
$ deal
  Dan deals
  if it's five-card-draw again: Ann, Bob and Dan ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-67)
  recorded #32 ········
> Dan deals
$ hand result five-card-draw Ann 1 Bob
  hand 5, five-card-draw: Ann wins $2.00
  recorded #33 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         2
     3  Cat         0
     4  Dan         2

A dealer who was named is away: the next one deals, unless the hand itself says otherwise.

$ deal --dealer Bob
  Bob deals
  if it's five-card-draw again: Dan, Ann and Bob ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #34 ········
$ hand result five-card-draw Ann 1 Dan --away Bob
  hand 6, five-card-draw: Ann wins $2.00
  recorded #36 ········
! note: `Bob` wasn't in this hand, so it counts as `Dan`'s deal (MIK-26)
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Dan and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #37 ········
> Ann deals
