# Where every other hand is dead the last one has the whole pot, though its player had still to call
# rules: PIG-52, PIG-64

$ init --house pig
  started a new book in USD with `pig` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ seat Cat 3
  Cat has seat 3
  recorded #10 ········
$ seat Dan 4
  Dan has seat 4
  recorded #11 ········
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  recorded #12 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #20 ········
! next: enter everybody, then tournament start
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)

Bob is away and his blind is collected. Ann has 25 in and is still to call when Dan's hand is ruled dead.

$ hand new
< d dan
< -bob
< ¶
< f
< c
< dead Dan
< y
  hand 1, holdem: Ann wins 125
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, 25/50, Dan deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards, but still pays the blinds (PIG-64)
! Cat 1500 · pot 75 · call 50, raise 75–1500 > f
! Dan 1500 · pot 75 · call 50, raise 75–1500 > c
! Ann 1475 · pot 125 · call 25, raise 75–1500 > dead Dan
! Dan's hand is dead and can't win (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
! Ann gets 125 (+100), Bob -50, Dan -50
! record? [Y/n] > y
$ status
  night 1 at The Pig tournament, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought     cash  app  notes  book  chips  counted   result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –      –  not yet  -$20.00
  Bob     $20.00  -$20.00    –      –     –      –  not yet  -$20.00
  Cat     $20.00  -$20.00    –      –     –      –  not yet  -$20.00
  Dan     $20.00  -$20.00    –      –     –      –  not yet  -$20.00
  ¶
  drawer $80.00   chips out $80.00   in the middle $0.00
  ¶
  tournament 1, running
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  level 1, 25/50, until the table agrees on a new level
! next: play (hand new or hand result)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  35 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 23 events
