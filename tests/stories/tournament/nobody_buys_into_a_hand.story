# Tournament chips are no money: nobody buys them into a hand, at no house

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seat Cat 3
  Cat has seat 3
  recorded #9 ········
$ tournament new --entry 25 --stack 500 --levels "25/50@20" --payout 60/40
  tournament 1
  entry $25.00 for 500 chips (smallest 25)
  prizes 60/40
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $25.00: 500 chips
  Bob enters for $25.00: 500 chips
  Cat enters for $25.00: 500 chips
  3 entered; the prize pool is $75.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 1,500 chips in play, average stack 500
  3 entries at $25.00 for 500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in    500   $25.00       –
  Bob        in    500   $25.00       –
  Cat        in    500   $25.00       –
  ¶
  place   prize
  ───────────────
      1  $45.00
      2  $30.00
  prize pool $75.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new --yes
< holdem
< d ann
< $ bob 50
< ¶
< $ bob 50
< f
< f
  hand 1, holdem: Cat wins 50
  recorded #19 ········
! no game yet, 25/50, no dealer yet, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, 25/50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > $ bob 50
! error: nobody can buy chips during a tournament hand; rebuy between hands; in
!   another window, type `tournament status`
! Enter to deal > ¶
! Ann 500 · pot 75 · call 50, raise 100–500 > $ bob 50
! error: nobody can buy chips during a tournament hand; rebuy between hands; in
!   another window, type `tournament status`
! Ann 500 · pot 75 · call 50, raise 100–500 > f
! Bob 475 · pot 75 · call 25, raise 100–500 > f
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
> nobody can buy chips during a tournament hand
$ tournament status
  tournament 1, running
  level 1, 25/50, 18:00 left
  3 of 3 players left, 1,500 chips in play, average stack 500
  3 entries at $25.00 for 500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat        in    525   $25.00       –
  Ann        in    500   $25.00       –
  Bob        in    475   $25.00       –
  ¶
  place   prize
  ───────────────
      1  $45.00
      2  $30.00
  prize pool $75.00
