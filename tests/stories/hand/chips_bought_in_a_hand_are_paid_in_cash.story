# Chips bought while a hand is dealt are paid for in cash; a note or a debt is for before it (DAV-18).

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ seat Cat 3
  Cat has seat 3
  recorded #9 ········
! note: first come, first seated: `Ann` and `Bob` got here before `Cat` (DAV-06)
$ hand new --yes
< $ cat 20 note
< $ cat 20 debt
< $ bob 5 note
< $ bob 5 cash
< $ ann 5 from bob note
< ¶
< f
  hand 1, holdem: Bob wins $0.50
  recorded #12 ········
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > $ cat 20 note
! error: `note` doesn't work here: during a hand, chips are sold for cash only
! Enter to deal > $ cat 20 debt
! error: `debt` doesn't work here: during a hand, chips are sold for cash only
! Enter to deal > $ bob 5 note
! error: `note` doesn't work here: during a hand, chips are sold for cash only
! Enter to deal > $ bob 5 cash
! holdem, .25/.50, Ann deals, 2 in: Ann Bob; Bob buys 5.00
! Enter to deal > $ ann 5 from bob note
! error: `note` doesn't work here: during a hand, chips are sold for cash only
! Enter to deal > ¶
! note: Bob buys 5.00 before anybody looks at the cards, so it plays (DAV-15)
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:02;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $19.75  not yet  -$0.25
  Bob     $25.00  -$25.00    –      –     –  $25.25  not yet   $0.25
  Cat          –        –    –      –     –       –  not yet   $0.00
  ¶
  drawer $45.00   chips out $45.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
