Two play, and a player between the button and the small blind is left out. His small blind has passed him, however the hand is told: a file that does not name him says the same as the table.
rules: DAV-25, DAV-27, DAV-29

file all.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  min_bet = 0.50
  starting_stacks = [40, 40, 40, 40]
  players = ["Gus", "Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file three.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [40.25, 40, 39.75]
  players = ["Ann", "Cat", "Gus"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]

file two.ohh:
  {"ohh":{"spec_version":"1.4.7","site_name":"home","network_name":"home","internal_version":"1","tournament":false,"game_number":"3","start_date_utc":"2026-01-02T18:00:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":5,"currency":"USD","dealer_seat":1,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":40.00,"is_sitting_out":false},{"id":1,"seat":5,"name":"Gus","starting_stack":39.75,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":0.50,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":1,"win_amount":0.50}]}]}}

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Gus
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Gus, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Gus 40
  Gus buys chips: $40.00 in cash; stack $40.00
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
$ seat Gus 5
  Gus has seat 5
  recorded #15 ········
$ deal --dealer Cat
  Cat deals
  holdem: Gus posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #16 ········
$ hand add all.phh
  hand 1, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #17 ········
$ hand add three.phh --really-different
  hand 2, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #18 ········
$ hand add two.ohh --really-different
  hand 3, holdem: Gus wins $0.50
    nobody called Gus's last $0.25, so Gus gets it back (standard rule)
    Gus is the only one left in the main pot, so Gus wins it: $0.50 (standard
      rule)
  recorded #19 ········
$ deal --dry-run
  Cat deals
  holdem: Gus posts the small blind, $0.25; Ann posts the big blind, $0.50; Bob
    posts a blind of $0.50 plus $0.25 dead; Cat posts $0.25 dead
    `Bob` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ undo --yes
  undid #19 (hand 3, holdem: Gus won $0.50)
  recorded #20 ········
$ hand new --yes
< holdem
< -cat
< ¶
< f
  hand 3, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Gus
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Gus
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Gus
! Enter to deal > ¶
! note: `Bob` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Ann 40.00 · pot 0.50 · call 0.50, raise 1.00–40.00 > f
! nobody called Gus's last $0.50, so Gus gets it back (standard rule)
! ¶
$ deal --dry-run
  Cat deals
  holdem: Gus posts the small blind, $0.25; Ann posts the big blind, $0.50; Bob
    posts a blind of $0.50 plus $0.25 dead; Cat posts $0.25 dead
    `Bob` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
