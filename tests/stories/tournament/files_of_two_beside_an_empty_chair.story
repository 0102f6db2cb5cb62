# Two are left, and the chair of who went out lies between the button and the big blind: the file is read as the hand was played (PIG-29).

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new --yes
< ¶
< a
< f
< c
< 2c7d9h
< Td
< Js
< khkd
< acad
  hand 1, holdem: Ann wins 3,025
  recorded #20 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > a
! Bob 1475 · pot 1575 · call 1475 all-in > f
! Cat 1450 · pot 1575 · call 1450 all-in > c
! flop · pot 3025 > 2c7d9h
! flop: 2c 7d 9h · pot 3025
! turn · pot 3025 > Td
! turn: 2c 7d 9h Td · pot 3025
! river · pot 3025 > Js
! river: 2c 7d 9h Td Js · pot 3025
! pot 3025 · Cat shows > khkd
! pot 3025 · Ann shows > acad
! nobody bet in the last round, so Cat, on the dealer's left, shows first (PIG-53)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Ann has the best hand for the main pot of 3,025: pair of aces (PIG-55)
! Ann gets 3025 (+1525), Bob -25, Cat -1500
! ¶
! note: `Cat` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ hand new --yes
< ¶
< f
  hand 2, holdem: Ann wins 50
  recorded #22 ········
! holdem, 25/50, Bob has the button, and Cat deals, 2 in: Ann Bob
! Enter to deal > ¶
! Bob 1450 · pot 75 · call 25, raise 75–1475 > f
! nobody called Ann's last 25, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 50 (PIG-51)
! Ann gets 50 (+25), Bob -25
! ¶
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
$ undo
  undid #21 (Bob has the button, and Cat deals)
  undid #22 (hand 2, holdem: Ann won 50)
  recorded #24 ········
$ hand add two.phh
  hand 2, holdem: Ann wins 50
    nobody called Ann's last 25, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 50 (PIG-51)
  recorded #26 ········
$ deal --dry-run
  Ann has the button, and Cat deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Ann` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  (dry run: nothing was recorded)
