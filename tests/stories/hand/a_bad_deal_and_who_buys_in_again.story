# At a card room, the dealer of a bad deal deals again, even if a player on the right buys in before that; bad deals aren't counted.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
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
$ hand result --game holdem --in Ann=40 --in Bob=40 --win Bob=80 --dealer Cat
  hand 1, holdem: Bob wins $80.00
  recorded #14 ········
$ hand new
< holdem
< ¶
< m
< ¶
  hand 2, holdem: all bets returned
  recorded #16 ········
! holdem, .25/.50, Bob deals, 2 in: Bob Cat
! Enter to deal > holdem
! holdem, .25/.50, Bob deals, 2 in: Bob Cat
! Enter to deal > ¶
! Bob 79.75 · pot 0.75 · call 0.25, raise 1.00–80.00 > m
! misdeal: everybody gets their money back (standard rule)
! returned: Bob 0.25, Cat 0.50
! record? [Y/n] > ¶
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #17 ········
$ deal
  Bob deals
  if it's holdem again: Cat posts the small blind, $0.25; Ann posts the big blind,
    $0.50
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next
$ deal --dealer Ann
  Ann deals
  if it's holdem again: Bob posts the small blind, $0.25; Cat posts the big blind,
    $0.50
  recorded #18 ········
$ hand new
< holdem
< ¶
< m
< ¶
  hand 3, holdem: all bets returned
  recorded #19 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > m
! misdeal: everybody gets their money back (standard rule)
! returned: Bob 0.25, Cat 0.50
! record? [Y/n] > ¶
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     2  Bob         0
     3  Cat         1
$ hand new
< holdem
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
