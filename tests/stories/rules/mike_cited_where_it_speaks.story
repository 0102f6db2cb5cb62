# Rules are cited where they speak: draws open by their own rule, a bad deal and a split pot at Mike's by none

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
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

In a draw game the first round is the draw games' own; in hold'em it is that of hidden cards.

$ hand new
< draw
< ¶
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > q
> `Bob`, to the dealer's left, opens the betting (MIK-67)
$ hand new
< holdem
< ¶
< b .1 c c
< split ann .20 bob .25
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > b .1 c c
! flop · pot 0.45 > split ann .20 bob .25
! error: players can't agree to split a pot at this house; they can only agree on
!   what the rules don't cover (MIK-34)
! flop · pot 0.45 > q
> `Bob`, to the dealer's left, opens the betting (MIK-68)
> they can only agree on what the rules don't cover

Cards that run out are MIK-34; a bad deal is not.

$ hand new
< holdem
< ¶
< m
< y
  hand 1, holdem: all bets returned
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > m
! misdeal: everybody gets their money back (standard rule)
! returned: Ann 0.05, Bob 0.05, Cat 0.05
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: all bets returned (event 14, 2026-01-02 19:13)
  the dealer called holdem (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $10.00  $10.00
  Bob           ante $0.05  $10.00  $10.00
  Cat           ante $0.05  $10.00  $10.00
  ¶
  the hand
    misdeal  pot $0.15
  misdeal: everybody gets their money back (standard rule)
