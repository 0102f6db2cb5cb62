# A hand that was declared void is no deal: who dealt it has dealt once less, until he deals again
# rules: MIK-27

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
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 1, five-card-draw: Ann wins $0.15
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > f*
! Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.05, Cat -0.05
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 2, five-card-draw: Bob wins $0.15
  recorded #16 ········
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat`, to the dealer's left, opens the betting (MIK-67)
! Cat 19.90 · pot 0.15 · check, bet 0.05–0.50 > f*
! Bob is the only one left in the main pot, so Bob wins it: $0.15 (standard rule)
! Ann -0.05, Bob gets 0.15 (+0.10), Cat -0.05
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 3, five-card-draw: Cat wins $0.15
  recorded #18 ········
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 20.00 · pot 0.15 · check, bet 0.05–0.50 > f*
! Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
! Ann -0.05, Bob -0.05, Cat gets 0.15 (+0.10)
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         1
$ cashout Bob --dry-run
  Bob cashes out $20.00: $20.00 in cash
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says
$ hand void 3 --why "a card was missing"
  hand 3, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann         $0.05
  Bob         $0.05
  Cat        -$0.10
  recorded #21 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         0
$ cashout Bob --dry-run
  Bob cashes out $20.05: $20.05 in cash
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says
! note: `Bob` cashes out $20.05, with $0.05 in odd change: to play for that, use coldhands first (MIK-29)
! note: `Bob` is leaving before everybody has had the same number of deals (MIK-27)
> (MIK-27)
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 4, five-card-draw: Cat wins $0.15
  recorded #23 ········
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 20.00 · pot 0.15 · check, bet 0.05–0.50 > f*
! Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
! Ann -0.05, Bob -0.05, Cat gets 0.15 (+0.10)
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         1
$ cashout Bob --dry-run
  Bob cashes out $20.00: $20.00 in cash
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says
$ hand new --yes
< five-card-draw
< ¶
< f*
  hand 5, five-card-draw: Ann wins $0.15
  recorded #25 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > f*
! Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.05, Cat -0.05
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ hand void 5 --why "a card was missing"
  hand 5, five-card-draw, is void: a card was missing
  player  gets back
  ───────────────────
  Ann        -$0.10
  Bob         $0.05
  Cat         $0.05
  recorded #28 ········
$ hand new --yes
< five-card-draw
< d bob
< ¶
< f*
  hand 6, five-card-draw: Bob wins $0.15
  recorded #30 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d bob
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat`, to the dealer's left, opens the betting (MIK-67)
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > f*
! Bob is the only one left in the main pot, so Bob wins it: $0.15 (standard rule)
! Ann -0.05, Bob gets 0.15 (+0.10), Cat -0.05
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         2
     3  Cat         1
$ hand void 1 --why "the pack was short"
  hand 1, five-card-draw, is void: the pack was short
  player  gets back
  ───────────────────
  Ann        -$0.10
  Bob         $0.05
  Cat         $0.05
  recorded #33 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     2  Bob         2
     3  Cat         1
$ cashout Cat --dry-run
  Cat cashes out $20.00: $20.00 in cash
  (dry run: nothing was recorded)
! note: `Cat`'s chips weren't counted; paying what the book says
! note: `Cat` is leaving before everybody has had the same number of deals (MIK-27)
> (MIK-27)
