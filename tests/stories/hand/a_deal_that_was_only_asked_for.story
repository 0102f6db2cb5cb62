# Who was only asked to deal the next hand has not dealt it yet, and the showdown is not a bet that nobody called.
# rules: MIK-27, MIK-68, CAU-033

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2 --dealer Ann
  hand 1, five-card-draw: Ann wins $2.00
  recorded #14 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Bob=2 --dealer Bob
  hand 2, five-card-draw: Bob wins $2.00
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2 --dealer Cat
  hand 3, five-card-draw: Ann wins $2.00
  recorded #18 ········
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #19 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         1
$ cashout Bob --dry-run
  Bob cashes out $19.00: $19.00 in cash
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says

Cat bets, and folds later: nobody says that Ann, who opens now, bet last.

$ hand new
< holdem d ann
< ¶
< k .25 c c
< qs7h2c
< k k k
< 3d
< f k k
< 4d
< ?
< q
  stopped: nothing was recorded
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem d ann
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 18.95 · pot 0.15 · check, bet 0.05–0.50 > k .25 c c
! flop · pot 0.90 > qs7h2c
! flop: Qs 7h 2c · pot 0.90
! Cat 19.70 · pot 0.90 · check, bet 0.05–0.50 > k k k
! turn · pot 0.90 > 3d
! turn: Qs 7h 2c 3d · pot 0.90
! Cat 19.70 · pot 0.90 · check, bet 0.05–0.50 > f k k
! river · pot 0.90 > 4d
! river: Qs 7h 2c 3d 4d · pot 0.90
! Ann 20.70 · pot 0.90 · check, bet 0.05–0.50 > ?
! Ann is next to the left of the last player to bet or raise, who can't bet anymore, so Ann opens (MIK-68)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, dead NAME
! Ann 20.70 · pot 0.90 · check, bet 0.05–0.50 > q
> next to the left of the last player to bet or raise, who can't bet anymore, so Ann opens
