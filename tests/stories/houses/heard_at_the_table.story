# What a house says of being all-in, of warnings, of purchases and of leaving is heard at its table

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [blinds]
  is = "raised-by-agreement"
  small = "0.50"
  big = "1"
  ¶
  [buyin]
  min_bb = 20
  max_bb = 100
  paid = ["cash"]
  ¶
  [credit]
  is = "notes+book"
  ¶
  [allin]
  show = "at-once"
  run_twice = "no"
  ¶
  [penalty]
  jump = "1"
  warnings = 2
  ¶
  [leave]
  notice_rounds = 3
  ¶
  [leave_early]
  is = "with-notice"
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
  night 1 is open at ours; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
! error: $5.00 is too little: buy at least $20.00 (20 big blinds)
! hint: buy Ann 20.00
= 4
> $5.00 is too little: buy at least $20.00 (20 big blinds)
$ buy Ann 150
! error: $150.00 is over the limit: you can buy up to $100.00 (100 big blinds, or the biggest stack if that's more)
! hint: buy Ann 100.00
= 4
$ buy Ann 20 --note
! error: the bank takes only cash for chips, not bank notes
! hint: buy Ann 20.00 --cash
= 4
> the bank takes only cash for chips, not bank notes
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
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
$ fine Bob
  Bob gets a warning, and it counts for the whole table: 1 more, then it's a fine
  recorded #13 ········
$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
  recorded #14 ········
$ fine Bob
  Bob pays $1.00 into the pot; $1.00 is in the middle
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand new --yes
< holdem
< ¶
< a
< c
< f
< run 2
< 2c 7d 9s
< Td
< 3h
< Ann AsAd
< Bob KsKd
  hand 1, holdem: Ann wins $40.00
  recorded #17 ········
! no game yet, 1.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, 1.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 20.00 · pot 2.50 · call 1.00, raise 2.00–20.00 > a
! Bob 18.50 · pot 22.50 · call 18.50 all-in > c
! Cat 19.00 · pot 41.00 · call 19.00 all-in > f
! note: nobody can bet anymore: everybody still in turns up their cards now
! note: the rest of the board is dealt only once
! flop · pot 41.00 > run 2
! error: at this house the board is dealt only once, not 2 times
! flop · pot 41.00 > 2c 7d 9s
! flop: 2c 7d 9s · pot 41.00
! turn · pot 41.00 > Td
! turn: 2c 7d 9s Td · pot 41.00
! river · pot 41.00 > 3h
! river: 2c 7d 9s Td 3h · pot 41.00
! pot 41.00 · Bob shows > Ann AsAd
! pot 41.00 · Bob shows > Bob KsKd
! nobody called Ann's last $1.00, so Ann gets it back (standard rule)
! Ann has the best hand for the main pot of $40.00: pair of aces (standard rule)
! Ann gets 40.00 (+21.00), Bob -19.00, Cat -1.00
! ¶
$ cashout Cat
  Cat cashes out $19.00: $19.00 in cash
  recorded #19 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: players should give notice 3 rounds before they leave: did `Cat`?
