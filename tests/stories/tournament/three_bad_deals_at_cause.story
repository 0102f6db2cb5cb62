# Too many bad deals of one player pass the button on in a tournament too.

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 100 --stack 1500 --payout 60/40 --levels 25/50
  tournament 1
  entry 100 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #8 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! note: nobody can buy chips during a tournament hand, so a player who can't cover a bet is all in, but only for the pots they're already in (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for 100: 1,500 chips
  Bob enters for 100: 1,500 chips
  Cat enters for 100: 1,500 chips
  Dan enters for 100: 1,500 chips
  4 entered; the prize pool is 400
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #20 ········
! note: management says who sits where (CAU-005)
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at 100 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500      100       –
  Bob        in  1,500      100       –
  Cat        in  1,500      100       –
  Dan        in  1,500      100       –
  ¶
  place  prize
  ──────────────
      1    250
      2    150
  prize pool 400
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  recorded #22 ········
$ hand new
< holdem
< ¶
< m
< ¶
  hand 1, holdem: all bets returned
  recorded #23 ········
! no game yet, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Bob 25, Cat 50
! record? [Y/n] > ¶
$ hand new
< ¶
< m
< ¶
  hand 2, holdem: all bets returned
  recorded #24 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Bob 25, Cat 50
! record? [Y/n] > ¶
! note: `Ann` has 2 misdeals tonight: one more, and the deal passes on (CAU-012)
$ hand incident missed
  misdeal  that's this dealer's misdeal number 3; only 2 are allowed, so the
           deal passes on (CAU-012)
$ hand new
< ¶
< m
< ¶
  hand 3, holdem: all bets returned
  recorded #26 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Bob 25, Cat 50
! record? [Y/n] > ¶
! note: `Ann` has 3 misdeals tonight: after 2, the deal passes to `Bob` (CAU-012)
$ deal --dry-run
  Bob deals
    the button moves to the left (CAU-008)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`
      (CAU-018)
    in later rounds, players act in this order: `Cat`, `Dan`, `Ann`, `Bob`
      (CAU-018)
  if it's holdem again: Cat posts the small blind, 25; Dan posts the big blind, 50
  (dry run: nothing was recorded)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
$ deal
  Bob deals
    the button moves to the left (CAU-008)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`
      (CAU-018)
    in later rounds, players act in this order: `Cat`, `Dan`, `Ann`, `Bob`
      (CAU-018)
  if it's holdem again: Cat posts the small blind, 25; Dan posts the big blind, 50
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
$ hand new
< ¶
< m
< ¶
  hand 4, holdem: all bets returned
  recorded #27 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Cat 25, Dan 50
! record? [Y/n] > ¶
$ deal
  Bob deals
    the last deal was a misdeal, so the button stays (CAU-011)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`
      (CAU-018)
    in later rounds, players act in this order: `Cat`, `Dan`, `Ann`, `Bob`
      (CAU-018)
  if it's holdem again: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #28 ········
