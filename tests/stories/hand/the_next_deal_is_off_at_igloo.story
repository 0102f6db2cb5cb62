# A deal noted by turn goes by the hand before it. When that hand is void, the deal is off, and its dealer deals again (IGL-05).

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
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
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (IGL-04)
  recorded #16 ········
$ hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #17 ········
$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
  recorded #18 ········
> Bob deals
$ hand result five-card-draw Ann 1 Bob Dan
  hand 2, five-card-draw: Ann wins $3.00
  recorded #19 ········
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Cat posts $0.40 dead
    `Cat` antes $0.40 for all 4 players (IGL-08)
  recorded #20 ········
> Cat deals
$ hand void 2 --why "a card was seen"
  hand 2, five-card-draw, is void: a card was seen
  player  gets back
  ───────────────────
  Ann        -$2.00
  Bob         $1.00
  Dan         $1.00
  recorded #23 ········
! note: this hand doesn't count, so `Cat` doesn't deal next after all
> this hand doesn't count, so `Cat` doesn't deal next after all
$ deal
  Bob deals
  if it's five-card-draw again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (IGL-05)
> `Bob` already has the next deal
$ hand result five-card-draw Ann 1 Bob Dan
  hand 3, five-card-draw: Ann wins $3.00
  recorded #24 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         0
     4  Dan         0

A dealer who was named keeps the deal.

$ deal --dealer Dan
  Dan deals
    `Dan` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  if it's five-card-draw again: Dan posts $0.40 dead
    `Dan` antes $0.40 for all 4 players (IGL-08)
  recorded #25 ········
> Dan deals
$ hand void 3 --why "the wrong deck"
  hand 3, five-card-draw, is void: the wrong deck
  player  gets back
  ───────────────────
  Ann        -$2.00
  Bob         $1.00
  Dan         $1.00
  recorded #27 ········
$ deal
  Dan deals
  if it's five-card-draw again: Dan posts $0.40 dead
    `Dan` antes $0.40 for all 4 players (IGL-08)
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (IGL-05)
> `Dan` already has the next deal

The hand before the last one is void: the deal has gone on since.

$ hand result five-card-draw Ann 1 Bob Dan
  hand 4, five-card-draw: Ann wins $3.00
  recorded #28 ········
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Ann posts $0.40 dead
    `Ann` antes $0.40 for all 4 players (IGL-08)
  recorded #29 ········
> Ann deals
$ hand result five-card-draw Bob 1 Ann Dan
  hand 5, five-card-draw: Bob wins $3.00
  recorded #30 ········
$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
  recorded #31 ········
> Bob deals
$ hand void 4 --why "two aces of spades"
  hand 4, five-card-draw, is void: two aces of spades
  player  gets back
  ───────────────────
  Ann        -$2.00
  Bob         $1.00
  Dan         $1.00
  recorded #33 ········
$ deal
  Bob deals
  if it's five-card-draw again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (IGL-05)
> `Bob` already has the next deal
