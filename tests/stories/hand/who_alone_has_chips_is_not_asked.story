# Bob calls with his last dollar, which is less than the big blind. Ann alone has chips and owes nothing, so nobody asks her.
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
$ open --banker Ann --stakes 2/4
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 200
  Ann buys chips: $200.00 in cash; stack $200.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 200
  Bob buys chips: $200.00 in cash; stack $200.00
  recorded #7 ········
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ count Bob 3
  Bob has $3.00: down $197.00 in unrecorded hands
  recorded #10 ········
! next: count Ann's stack
$ hand new --yes
< holdem
< d bob
< ¶
< c
< 2c3c4h
< 8d
< Jc
< QhQs
< 6c9d
  hand 1, holdem: Ann wins $6.00
  recorded #12 ········
! no game yet, 2/4, no dealer yet, 2 in: Ann Bob
! which game? > holdem
! holdem, 2/4, no dealer yet, 2 in: Ann Bob
! who deals? > d bob
! holdem, 2/4, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! Bob 1.00 · pot 6.00 · call 1.00 all-in > c
! note: nobody can bet anymore: everybody still in turns up their cards now
! flop · pot 7.00 > 2c3c4h
! flop: 2c 3c 4h · pot 7.00
! turn · pot 7.00 > 8d
! turn: 2c 3c 4h 8d · pot 7.00
! river · pot 7.00 > Jc
! river: 2c 3c 4h 8d Jc · pot 7.00
! pot 7.00 · Ann shows > QhQs
! pot 7.00 · Bob shows > 6c9d
! nobody called Ann's last $1.00, so Ann gets it back (standard rule)
! Ann has the best hand for the main pot of $6.00: pair of queens (standard rule)
! Ann gets 6.00 (+3.00), Bob -3.00
! ¶
! next: play (hand new or hand result), then count the stacks

# A file of a site says the same, with and without a check that nobody had to make.
file short.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 3]
  actions = ["d dh p1 6c9d", "d dh p2 QhQs", "p2 cc", "p1 sm 6c9d", "p2 sm QhQs", "d db 2c3c4h", "d db 8d", "d db Jc"]

file told.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 3]
  actions = ["d dh p1 6c9d", "d dh p2 QhQs", "p2 cc", "p1 cc", "p1 sm 6c9d", "p2 sm QhQs", "d db 2c3c4h", "d db 8d", "d db Jc"]

$ hand check short.phh told.phh
  {"file":"short.phh","hand":null,"variant":"NT","starting":[200,3],"finishing":[197,6],"pots":[{"amount":6,"eligible":["p1","p2"],"high":["p2"],"low":[]}],"awards":[0,6],"flags":[],"why":[{"rule":"standard","text":"nobody called p1's last 1, so p1 gets it back"},{"rule":"standard","text":"p2 has the best hand for the main pot of 6: pair of queens"}]}
  {"file":"told.phh","hand":null,"variant":"NT","starting":[200,3],"finishing":[197,6],"pots":[{"amount":6,"eligible":["p1","p2"],"high":["p2"],"low":[]}],"awards":[0,6],"flags":["bet-into-all-in"],"why":[{"rule":"standard","text":"nobody called p1's last 1, so p1 gets it back"},{"rule":"standard","text":"p2 has the best hand for the main pot of 6: pair of queens"}]}
$ hand convert told.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 3]
  actions = ["d dh p1 6c9d", "d dh p2 QhQs", "p2 cc", "p1 sm 6c9d", "p2 sm QhQs", "d db 2c3c4h", "d db 8d", "d db Jc"]
  _kept = "hand1 Gholdem Lnn4 Ub P200/0/4,3/0/2 B1 ANT d06c9d d1QhQs c1 c0 w06c9d w1QhQs b2c3c4h b8d bJc"
