# Hands are void in any order: the deal goes on from the last one that stands (MIK-26).

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ deal --dealer Cat
  Cat deals
  recorded #14 ········
$ hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #15 ········
$ deal
  Dan deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Eve, Ann, Bob, Cat and Dan ante $0.05 each
    `Eve`, to the dealer's left, opens the betting (MIK-67)
  recorded #16 ········
$ hand result five-card-draw Ann 1 Bob
  hand 2, five-card-draw: Ann wins $2.00
  recorded #17 ········
$ deal
  Eve deals
    the deal passes to the left (MIK-26)
    `Eve` sits to the right of the banker, so the night can end here (MIK-27)
  if it's five-card-draw again: Ann, Bob, Cat, Dan and Eve ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-67)
  recorded #18 ········
$ hand result five-card-draw Ann 1 Bob
  hand 3, five-card-draw: Ann wins $2.00
  recorded #19 ········
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat, Dan, Eve and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #20 ········
$ hand result five-card-draw Ann 1 Bob
  hand 4, five-card-draw: Ann wins $2.00
  recorded #21 ········
$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Cat, Dan, Eve, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
  recorded #22 ········
$ hand void 3 --why "a card was missing"
  hand 3, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #24 ········
$ hand void 4 --why "a card was missing"
  hand 4, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #28 ········
! note: this hand doesn't count, so `Bob` doesn't deal next after all
$ deal
  Eve deals
  if it's five-card-draw again: Ann, Bob, Cat, Dan and Eve ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-67)
! note: `Eve` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (MIK-26)
$ hand void 2 --why "a card was missing"
  hand 2, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #31 ········
! note: this hand doesn't count, so `Eve` doesn't deal next after all
$ deal
  Dan deals
  if it's five-card-draw again: Eve, Ann, Bob, Cat and Dan ante $0.05 each
    `Eve`, to the dealer's left, opens the betting (MIK-67)
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (MIK-26)
