# In a bomb pot everybody puts in five big blinds, and so it is taken from who is away. A told hand may say that.

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
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new --yes
< holdem-bomb-pot
< d ann
< -cat
< ¶
< 7h 8c 6s
< f*
  hand 1, holdem-bomb-pot: Ann wins 750
  recorded #19 ········
! no game yet, 25/50, no dealer yet, 3 in: Ann Bob Cat
! which game? > holdem-bomb-pot
! holdem-bomb-pot, 25/50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! holdem-bomb-pot, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -cat
! holdem-bomb-pot, 25/50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards
! note: everybody puts in 250 before the deal
! flop · pot 750 > 7h 8c 6s
! flop: 7h 8c 6s · pot 750
! Bob 1250 · pot 750 · check, bet 50–1250 > f*
! Ann is the only one left in the main pot, so Ann wins it: 750 (standard rule)
! Ann gets 750 (+500), Bob -250, Cat -250
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ undo
  undid #18 (Ann deals the next hand)
  undid #19 (hand 1, holdem-bomb-pot: Ann won 750)
  recorded #21 ········
$ hand result --game holdem-bomb-pot --dealer Ann --in Ann=250 --in Bob=250 --in Cat=250 --win Bob=750 --away Cat
  hand 1, holdem-bomb-pot: Bob wins 750
  recorded #23 ········
