# A dealer without cards is named in PHH and in Open Hand History too, and his deal is his when they are read again
# rules: CAU-003, MIK-26

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
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
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ hand new --yes
< holdem
< d bob
< -bob
< ¶
< 2
< f*
  hand 1, holdem: all bets returned
  recorded #17 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d bob
! holdem, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! Cat 20.00 · pot 0.00 · check, bet 0.01–20.00 > 2
! Dan 20.00 · pot 2.00 · call 2.00, raise 4.00–20.00 > f*
! nobody called Cat's last $2.00, so Cat gets it back (standard rule)
! ¶
$ hand export 1 --out one.phh
  1 hand in `one.phh`
$ hand export 1
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.01
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p1 cbr 2.00", "p2 f", "p3 f"]
  hand = 1
  players = ["Cat", "Dan", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:14:00
  time_zone = "UTC"
  _sat_out = ["Bob"]
  _kept = "hand1 Gholdem Lnn1 Uxdddln-hh P2000,!2000,2000,2000 B1 S I1 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a14%3a00 Ztime_zone=UTC d2???? d3???? d0???? r2200 f3 f0"
$ undo
  undid #16 (Bob deals the next hand)
  undid #17 (hand 1, holdem: nobody won)
  recorded #19 ········
$ hand add one.phh
  hand 1, holdem: all bets returned
    nobody called Cat's last $2.00, so Cat gets it back (standard rule)
  recorded #21 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left
  if it's holdem again: nobody antes or posts
  (dry run: nothing was recorded)

Open Hand History lists him as one who sits out. Antes are written from the dealer's left, as they are read.

$ --book m.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book m.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book m.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book m.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book m.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book m.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book m.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book m.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book m.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book m.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book m.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book m.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book m.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book m.book seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ --book m.book hand new --yes
< holdem
< d bob
< -bob
< ¶
< .25
< f*
  hand 1, holdem: Cat wins $0.15
  recorded #17 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! holdem, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: `Cat`, to the dealer's left, opens the betting (MIK-68)
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > .25
! Dan 19.95 · pot 0.40 · call 0.25, raise 0.30–0.75 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
! Ann -0.05, Cat gets 0.15 (+0.10), Dan -0.05
! ¶
$ --book m.book deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's holdem again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-68)
  (dry run: nothing was recorded)
$ --book m.book hand export 1 --format ohh --out m.ohh
  1 hand in `m.ohh`
! note: the file leaves out some of hand 1: the bet sizes in the spread limit; which pot each winner took; the smallest amount paid ($0.05)
$ --book m.book hand export 1 --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"2026-01-02T19:34:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":4,"currency":"USD","dealer_seat":2,"small_blind_amount":0.00,"big_blind_amount":0.00,"ante_amount":0.05,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":true},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false},{"id":3,"seat":4,"name":"Dan","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":2,"action":"Post Ante","amount":0.05,"is_allin":false},{"action_number":1,"player_id":3,"action":"Post Ante","amount":0.05,"is_allin":false},{"action_number":2,"player_id":0,"action":"Post Ante","amount":0.05,"is_allin":false},{"action_number":3,"player_id":2,"action":"Raise","amount":0.25,"is_allin":false},{"action_number":4,"player_id":3,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":0.15,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":2,"win_amount":0.15}]}]}}
! note: the file leaves out some of hand 1: the bet sizes in the spread limit; which pot each winner took; the smallest amount paid ($0.05)
$ --book m.book undo
  undid #16 (Bob deals the next hand)
  undid #17 (hand 1, holdem: Cat won $0.15)
  recorded #19 ········
$ --book m.book hand add m.ohh
  hand 1, holdem: Cat wins $0.15
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard
      rule)
  recorded #21 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ --book m.book deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's holdem again: Dan, Ann, Bob and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-68)
  (dry run: nothing was recorded)
$ --book m.book hand new --yes
< holdem
< d ann
< ¶
< .25
< f*
  hand 2, holdem: Bob wins $0.20
  recorded #23 ········
! holdem, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! holdem, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.95 · pot 0.20 · check, bet 0.05–0.50 > .25
! Cat 20.05 · pot 0.45 · call 0.25, raise 0.30–0.75 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.20 (standard rule)
! Ann -0.05, Bob gets 0.20 (+0.15), Cat -0.05, Dan -0.05
! ¶
$ --book m.book hand export 2 --format ohh --out n.ohh
  1 hand in `n.ohh`
! note: the file leaves out some of hand 2: the bet sizes in the spread limit; which pot each winner took; the smallest amount paid ($0.05)
$ --book m.book undo
  undid #22 (Ann deals the next hand)
  undid #23 (hand 2, holdem: Bob won $0.20)
  recorded #25 ········
$ --book m.book hand add n.ohh
  hand 2, holdem: Bob wins $0.20
    nobody called Bob's last $0.25, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $0.20 (standard
      rule)
  recorded #27 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ --book m.book deal --dry-run
  Bob deals
    the deal passes to the left (MIK-26)
  if it's holdem again: Cat, Dan, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-68)
  (dry run: nothing was recorded)

He pays for his deal by whatever file it comes.

$ --book c.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book c.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book c.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book c.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book c.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book c.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book c.book buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book c.book buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ --book c.book buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ --book c.book buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ --book c.book seat Ann 1
  Ann has seat 1
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ --book c.book seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ --book c.book seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ --book c.book seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ --book c.book hand new --yes
< holdem
< d ann
< -ann
< ¶
< 25
< f f
  hand 1, holdem: Bob wins 75
  recorded #22 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d ann
! holdem, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -ann
! holdem, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 75 · check, bet 25 > 25
! Cat 1950 · pot 100 · call 25, raise 50 > f f
! nobody called Bob's last 25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-029)
! Bob gets 75 (+50), Cat -25, Dan -25
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ --book c.book fund
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
$ --book c.book hand export 1 --format ohh --out c.ohh
  1 hand in `c.ohh`
! note: the file leaves out some of hand 1: the bet sizes in the spread limit; which pot each winner took; the smallest amount paid (25)
$ --book c.book undo
  undid #20 (Ann deals the next hand)
  undid #21 (hand 1, holdem: Bob won 75)
  undid #22 (Ann paid 25 into the leaderboard for dealing)
  recorded #25 ········
$ --book c.book hand add c.ohh
  hand 1, holdem: Bob wins 75
    nobody called Bob's last 25, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-029)
  recorded #28 ········
! note: this is a card-room game, so it wasn't played with `cause`'s antes and limits (CAU-010, CAU-022, CAU-104, CAU-106)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ --book c.book fund
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
$ --book c.book deal --dry-run
  Bob deals
    the deal passes to the left (CAU-008)
  if it's holdem again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  (dry run: nothing was recorded)
