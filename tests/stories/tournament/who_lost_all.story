# Who lost all in a recorded hand is out, nobody buys chips of a tournament at the table, and a rehearsal writes no file.
# rules: PIG-11

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --bounty 5 --payout 70/30 --host Ann --deputy Bob --agreed
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.00 on each player
  prizes 70/30
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $25.00 ($5.00 bounty): 1,500 chips
  Bob enters for $25.00 ($5.00 bounty): 1,500 chips
  Cat enters for $25.00 ($5.00 bounty): 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start --payout =40/20
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.00       –   $5.00
  Bob        in  1,500   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $20.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Cat=1600 --in Bob=1600 --win Bob=3200
! error: the book says `Cat` has 1,500, not 1,600 (PIG-10)
! hint: count Cat --help
= 4
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --win Bob=3000
  hand 1, holdem: Bob wins 3,000
  recorded #16 ········
! note: `Ann` is out in 3rd place; `Bob` gets $5.00 in bounty money (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
! note: nobody said who dealt (`--dealer`), so `Ann` gets the button next
$ --dry-run export balances --out balances.csv
  party,asset,with,amount
  Ann,cash,,-25.00
  Bob,cash,,-25.00
  Bob,chips,,5.00
  Bob,stacks,,3000
  Cat,cash,,-25.00
  Cat,stacks,,1500
  bank,cash,,75.00
  bank,chips,,-75.00
  bank,stacks,,-4500
  pool,chips,,70.00
$ export balances --out balances.csv
  saved the journal, 16 events, to `balances.csv`
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 3 players left, 4,500 chips in play, average stack 2,250
  3 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Ann is out, so Ann deals (PIG-20, PIG-21)
  Ann went out in hand 1 (PIG-40)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  3,000   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  Ann         3      –   $25.00       –       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $20.00
  prize pool $60.00
