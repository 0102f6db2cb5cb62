# A dealer who is away from the hand doesn't deal it, named or not: the next one does, unless the hand itself says otherwise (MIK-26).

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
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Dan
  Dan deals
  recorded #19 ········
$ hand result five-card-draw Ann 1 Bob --away Dan
  hand 1, five-card-draw: Ann wins $2.00
  recorded #21 ········
! note: `Dan` wasn't in this hand, so it counts as `Eve`'s deal (MIK-26)
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat, Dan, Eve and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #22 ········
$ deal --dealer Cat
  Cat deals
  if it's five-card-draw again: Dan, Eve, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #23 ········
$ hand add --hand '{"game":"five-card-draw","away":["Cat"],"players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true}]}'
  hand 2, five-card-draw: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #25 ········
! note: `Cat` wasn't in this hand, so it counts as `Dan`'s deal (MIK-26)
$ deal
  Eve deals
    the deal passes to the left (MIK-26)
    `Eve` sits to the right of the banker, so the night can end here (MIK-27)
  if it's five-card-draw again: Ann, Bob, Cat, Dan and Eve ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-67)
  recorded #26 ········
$ hand result five-card-draw Ann 1 Bob --dealer Cat --away Cat
  hand 3, five-card-draw: Ann wins $2.00
  recorded #28 ········
$ hand add --hand '{"game":"five-card-draw","button":"Cat","away":["Cat"],"players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true}]}'
  hand 4, five-card-draw: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #30 ········
$ hand new --yes
< five-card-draw
< d cat
< -cat
< ¶
< q
  stopped: nothing was recorded
! five-card-draw, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > five-card-draw
! five-card-draw, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d cat
! five-card-draw, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! five-card-draw, Cat deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards
! note: `Dan`, to the dealer's left, opens the betting (MIK-67)
! Dan 19.95 · pot 0.20 · check, bet 0.05–0.50 > q
