# Shares told by a result are shares the pots can have, also in halves, with somebody all-in, and to the odd nickel.
# rules: MIK-34, MIK-65, MIK-49, IGL-34

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
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
$ hand result --game holdem --dealer Ann --in Ann=20 --in Bob=20 --in Cat=20 --win Ann=50 --win Bob=10
! error: `Ann` put in $20.00, but the limits allow at most $8.05 in a hand of `holdem` with three or more players left (MIK-61)
! hint: hand result --game holdem --dealer Ann --in Ann=20 --in Bob=20 --in Cat=20 --win Ann=50 --win Bob=10 --really
= 4
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.10 --win Bob=.05
! error: this pot can't be split into $0.10 for `Ann` and $0.05 for `Bob`: the nearest split is $0.05 for `Ann`, $0.05 for `Bob` and $0.05 for the next hand (MIK-65)
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.05 --win Bob=.05 --carry .05
  hand 1, holdem: Ann wins $0.05, Bob wins $0.05; $0.05 carries over to the next
    hand
  recorded #14 ········
$ hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.45 --win Bob=1.5 --carry .10
! error: $0.10 can't stay in the middle: with these winners, at most $0.05 is left (MIK-65)
! hint: hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.45 --win Bob=1.5 --carry .10 --really
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=2.9 --win Bob=.15
! error: this pot can't be split into $2.90 for `Ann` and $0.15 for `Bob`: the nearest split is $2.30 for `Ann` and $0.75 for `Bob` (MIK-34)
! hint: hand result --help
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.10 --carry 2.95
! error: $2.95 can't stay in the middle: in `seven-card-stud-hi-lo` the best high and the best low split the whole pot (MIK-31)
! hint: hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.10 --carry 2.95 --really
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.75 --win Bob=.75 --win Cat=1.55
  hand 2, seven-card-stud-hi-lo: Ann wins $0.75, Bob wins $0.75, Cat wins $1.55
  recorded #16 ········
$ hand result --game holdem --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3
! error: $3.00 can't stay in the middle: in `holdem` the best hand takes the whole pot (MIK-31)
! hint: hand result --game holdem --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3 --really
= 4
$ hand result --game "holdem + goal-post" --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3
  hand 3, holdem + goal-post: nobody wins; $3.00 carries over to the next hand
  recorded #18 ········

# Where the cards decide nobody pigs: the pot never stays, and who is best in one pot is best in the next.
$ hand result --game "seven-card-stud-hi-lo cards-speak" --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --carry 6
! error: $6.00 can't stay in the middle: in `seven-card-stud-hi-lo + cards-speak` the best high and the best low split the whole pot (MIK-31)
! hint: hand result --game 'seven-card-stud-hi-lo cards-speak' --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --carry 6 --really
= 4
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=3.15
  hand 4, holdem: Ann wins $3.15
  recorded #20 ········

# Two tie for a half of a nickel: neither has a share to be named with, and it stays.
$ hand result --game "holdem-hi-lo-8 cards-speak" --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.10 --carry .05
  hand 5, holdem-hi-lo-8 + cards-speak: Ann wins $0.10; $0.05 carries over to the
    next hand
  recorded #22 ········
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.20
  hand 6, holdem: Ann wins $0.20
  recorded #24 ········
$ hand result --game "holdem goal-post" --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.5 --win Bob=1.5
! error: `Ann` and `Bob` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (MIK-20)
! hint: hand result --help
= 4

# Who wins in guts takes the pot of this deal, and a tie is shared evenly.
$ hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.10 --win Bob=.05
! error: this pot can't be split into $0.10 for `Ann` and $0.05 for `Bob`: the nearest split is $0.05 for `Ann`, $0.05 for `Bob` and $0.05 for the next hand (MIK-65)
! hint: hand result --help
= 4
$ hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.05 --matched Bob=.15 --carry .25
! error: $0.10 can't stay in the middle: in `three-card-guts` the best hand takes the whole pot (MIK-31)
! hint: hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.05 --matched Bob=.15 --carry .25 --really
= 4
$ hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.15 --matched Bob=.15 --carry .15
  hand 7, three-card-guts: Ann wins $0.15; $0.15 carries over to the next hand
    Bob owes $0.15 to the next pot (MIK-16)
  recorded #26 ········

# A board is dealt again only when nobody can bet any more.
$ hand add --hand '{"game":"holdem","button":"Ann","boards":["AhKdQcJs2h","AhKdQc6hQh"],"players":[{"name":"Bob","in":"1","cards":"Ts3h"},{"name":"Cat","in":"1","cards":"6c6d"},{"name":"Ann","in":"1","cards":"Td3c"}]}'
! error: --hand:1:1: `Bob`, `Cat` and `Ann` still have chips: run it again only when nobody can bet anymore (standard rule)
! hint: hand add --hand '{"game":"holdem","button":"Ann","boards":["AhKdQcJs2h","AhKdQc6hQh"],"players":[{"name":"Bob","in":"1","cards":"Ts3h"},{"name":"Cat","in":"1","cards":"6c6d"},{"name":"Ann","in":"1","cards":"Td3c"}]}' --really
= 5

# Where players may share a pot as they like they share it, but nothing stays.
$ --book casino.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book casino.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book casino.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book casino.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book casino.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book casino.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book casino.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book casino.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book casino.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.5 --carry 1.5
! error: $1.50 can't stay in the middle: in `omaha-hi-lo` the best high and the best low split the whole pot (standard rule)
! hint: --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.5 --carry 1.5 --really
= 4
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=2.75 --win Bob=.25
  hand 1, omaha-hi-lo: Ann wins $2.75, Bob wins $0.25
  recorded #14 ········
$ --book casino.book hand result --game three-card-guts --dealer Cat --in Ann=.5 --in Bob=.1 --in Cat=.5 --win Ann=1.1
! error: `Bob` put in $0.10 and `Cat` put in $0.50, but there's no betting in `three-card-guts`, so antes have to be the same (standard rule)
! hint: --book casino.book hand result --game three-card-guts --dealer Cat --in Ann=.5 --in Bob=.1 --in Cat=.5 --win Ann=1.1 --really
= 4
$ --book casino.book hand add --hand '{"game":"three-card-guts","button":"Cat","players":[{"name":"Ann","in":"0.50","cards":"AhAdAc","stayed":true},{"name":"Bob","in":"0.10"},{"name":"Cat","in":"0.50"}]}'
! error: --hand:1:1: `Bob` put in $0.10 and `Cat` put in $0.50, but there's no betting in `three-card-guts`, so antes have to be the same (standard rule)
= 5
$ --book casino.book tournament new --entry 5 --stack 1500 --payout 100 --levels "25/50@20 50/100@20" --host Ann
  tournament 1
  entry $5.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #15 ········
! next: enter the players (tournament enter NAME NAME)
$ --book casino.book tournament enter Ann Bob Cat
  Ann enters for $5.00: 1,500 chips
  Bob enters for $5.00: 1,500 chips
  Cat enters for $5.00: 1,500 chips
  3 entered; the prize pool is $15.00
  recorded #21 ········
! next: enter everybody, then tournament start
$ --book casino.book tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $5.00 for 1,500 chips
  Ann is the host
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500    $5.00       –
  Bob        in  1,500    $5.00       –
  Cat        in  1,500    $5.00       –
  ¶
  place   prize
  ───────────────
      1  $15.00
  prize pool $15.00
  recorded #22 ········
! next: play (hand new or hand result)
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Ann=275 --win Bob=25
! error: this pot can't be split into 275 for `Ann` and 25 for `Bob`: the nearest split is 225 for `Ann` and 75 for `Bob` (standard rule)
! hint: --book casino.book hand result --help
= 4
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Ann=225 --win Bob=75
  hand 2, omaha-hi-lo: Ann wins 225, Bob wins 75
  recorded #24 ········
$ --book casino.book hand result --game holdem --dealer Ann --in Ann=100 --in Bob=50 --in Cat=100 --win Ann=225 --win Bob=25
! error: this pot can't be split into 225 for `Ann` and 25 for `Bob`: the nearest split is 175 for `Ann` and 75 for `Bob` (standard rule)
! hint: --book casino.book hand result --help
= 4

# The dealer's ante for all is his, in whatever order the players are named.
$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book igloo.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book igloo.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book igloo.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book igloo.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book igloo.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book igloo.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book igloo.book seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ --book igloo.book hand result --game five-card-draw --dealer Cat --in Dan=.15 --in Ann=.15 --in Bob=.15 --in Cat=.55 --win Ann=.30 --win Bob=.30 --win Cat=.30 --carry .10
  hand 1, five-card-draw: Ann wins $0.30, Bob wins $0.30, Cat wins $0.30; $0.10
    carries over to the next hand
  recorded #17 ········

# At Dave's nothing stays, whoever may have come in with missed blinds.
$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dave.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dave.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book dave.book buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ --book dave.book buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ --book dave.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book dave.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book dave.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book dave.book hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.5 --win Cat=.75
  hand 1, holdem: Cat wins $0.75
  recorded #14 ········
$ --book dave.book hand result --game holdem --dealer Bob --in Ann=.5 --in Bob=.5 --in Cat=.5 --win Cat=.5 --carry 1
! error: $1.00 can't stay in the middle: in `holdem` the best hand takes the whole pot (DAV-54)
! hint: --book dave.book hand result --game holdem --dealer Bob --in Ann=.5 --in Bob=.5 --in Cat=.5 --win Cat=.5 --carry 1 --really
= 4
