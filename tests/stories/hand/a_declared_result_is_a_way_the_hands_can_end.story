# Who went both ways wins both halves or nothing, and his hand is the same in every pot: a declared result is a way that can end.
# rules: MIK-45, MIK-46, IGL-35, IGL-36

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

Cat can have a part of each half only by going both ways, and then a tie costs her both.

$ hand result --dry-run --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Bob=.15 --win Cat=.45
! error: this pot can't be split into $0.15 for `Bob` and $0.45 for `Cat`: the nearest split is $0.30 for `Bob` and $0.30 for `Cat` (MIK-34)
! hint: hand result --help
= 4
$ hand result --dry-run --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Bob=.30 --win Cat=.30
  hand 1, seven-card-stud-hi-lo + declare: Bob wins $0.30, Cat wins $0.30
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Ann=.15 --win Bob=.15 --win Cat=.30
  hand 1, seven-card-stud-hi-lo + declare: Ann wins $0.15, Bob wins $0.15, Cat
    wins $0.30
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Cat=.60
  hand 1, seven-card-stud-hi-lo + declare: Cat wins $0.60
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --carry .60
  hand 1, seven-card-stud-hi-lo + declare: nobody wins; $0.60 carries over to the
    next hand
  (dry run: nothing was recorded)

By the cards she may have half of the one and all of the other.

$ hand result --dry-run --game 'seven-card-stud-hi-lo cards-speak' --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Bob=.15 --win Cat=.45
  hand 1, seven-card-stud-hi-lo + cards-speak: Bob wins $0.15, Cat wins $0.45
  (dry run: nothing was recorded)
$ hand result --dry-run --game seven-card-stud-hi-lo --dealer Cat --in Ann=.20 --in Bob=.20 --in Cat=.20 --win Bob=.15 --win Cat=.45
  hand 1, seven-card-stud-hi-lo: Bob wins $0.15, Cat wins $0.45
  (dry run: nothing was recorded)

A side pot of two stays only if both went both ways and neither beat the other, and then neither wins of the main pot: Bob does.

$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Cat=4.5 --carry 3
! error: this pot can't be split into $4.50 for `Cat` and $3.00 for the next hand: the nearest split is $3.00 for `Cat` and $4.50 for the next hand (MIK-34)
! hint: hand result --help
= 4
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Bob=2.25 --win Cat=2.25 --carry 3
! error: $3.00 can't stay in the middle: the winners split the whole pot (MIK-31)
! hint: hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Bob=2.25 --win Cat=2.25 --carry 3 --really
= 4
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Bob=4.5 --carry 3
  hand 1, five-card-stud-hi-lo + declare: Bob wins $4.50; $3.00 carries over to
    the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --carry 7.5
  hand 1, five-card-stud-hi-lo + declare: nobody wins; $7.50 carries over to the
    next hand
  (dry run: nothing was recorded)

Bob and Cat tie both ways in the main pot, or Bob has a half of it, or the low half is a tie.

$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Cat=3 --carry 4.5
  hand 1, five-card-stud-hi-lo + declare: Cat wins $3.00; $4.50 carries over to
    the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Bob=2.25 --win Cat=5.25
  hand 1, five-card-stud-hi-lo + declare: Bob wins $2.25, Cat wins $5.25
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Ann=1.5 --win Bob=2.25 --win Cat=3.75
  hand 1, five-card-stud-hi-lo + declare: Ann wins $1.50, Bob wins $2.25, Cat wins
    $3.75
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Bob=1.10 --win Ann=2.60 --win Cat=3.75 --carry .05
  hand 1, five-card-stud-hi-lo + declare: Ann wins $2.60, Bob wins $1.10, Cat wins
    $3.75; $0.05 carries over to the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Ann=.75 --win Bob=2.25 --win Cat=4.5
! error: this pot can't be split into $0.75 for `Ann`, $2.25 for `Bob` and $4.50 for `Cat`: the nearest split is $1.50 for `Ann`, $2.25 for `Bob` and $3.75 for `Cat` (MIK-34)
! hint: hand result --help
= 4

With goal-posts Ann ties Cat for low in the side pot, and Bob beats them there in the main pot, but not Ann for high: both fail, and Cat has it.

$ hand result --dry-run --game 'five-card-stud-hi-lo declare goal-post' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Cat=4.5 --carry 3
  hand 1, five-card-stud-hi-lo + declare + goal-post: Cat wins $4.50; $3.00
    carries over to the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-stud-hi-lo declare goal-post' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Cat=1.5 --win Bob=4.5 --carry 1.5
! error: $1.50 can't stay in the middle: the winners split the whole pot (MIK-31)
! hint: hand result --dry-run --game 'five-card-stud-hi-lo declare goal-post' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Cat=1.5 --win Bob=4.5 --carry 1.5 --really
= 4
$ hand result --dry-run --game 'five-card-stud-hi-lo declare goal-post' --dealer Ann --in Ann=3 --in Bob=1.5 --in Cat=3 --win Ann=.75 --win Bob=4.5 --win Cat=2.25
! error: this pot can't be split into $0.75 for `Ann`, $4.50 for `Bob` and $2.25 for `Cat`: the nearest split is $1.50 for `Ann`, $4.50 for `Bob` and $1.50 for `Cat` (MIK-34)
! hint: hand result --help
= 4

At the Igloo the dealer's ante is in the main pot.

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
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book igloo.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book igloo.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book igloo.book hand result --dry-run --game seven-card-stud-hi-lo --dealer Cat --in Ann=1 --in Bob=.5 --in Cat=1.30 --win Cat=1.8 --carry 1
! error: this pot can't be split into $1.80 for `Cat` and $1.00 for the next hand: the nearest split is $1.00 for `Cat` and $1.80 for the next hand (IGL-34)
! hint: --book igloo.book hand result --help
= 4
$ --book igloo.book hand result --dry-run --game seven-card-stud-hi-lo --dealer Cat --in Ann=1 --in Bob=.5 --in Cat=1.30 --win Bob=1.8 --carry 1
  hand 1, seven-card-stud-hi-lo: Bob wins $1.80; $1.00 carries over to the next
    hand
  (dry run: nothing was recorded)
$ --book igloo.book hand result --dry-run --game seven-card-stud-hi-lo --dealer Cat --in Ann=1 --in Bob=.5 --in Cat=1.30 --win Cat=1 --carry 1.8
  hand 1, seven-card-stud-hi-lo: Cat wins $1.00; $1.80 carries over to the next
    hand
  (dry run: nothing was recorded)
$ --book igloo.book hand result --dry-run --game seven-card-stud-hi-lo --dealer Cat --in Ann=1 --in Bob=.5 --in Cat=1.30 --carry 2.8
  hand 1, seven-card-stud-hi-lo: nobody wins; $2.80 carries over to the next hand
  (dry run: nothing was recorded)

In a tournament nobody divides a pot as he likes.

$ --book cup.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cup.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book cup.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book cup.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book cup.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book cup.book tournament new --entry 5 --stack 1500 --unit 25 --payout 100 --levels "25/50@20 50/100@20" --host Ann
  tournament 1
  entry $5.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book cup.book tournament enter Ann Bob Cat
  Ann enters for $5.00: 1,500 chips
  Bob enters for $5.00: 1,500 chips
  Cat enters for $5.00: 1,500 chips
  3 entered; the prize pool is $15.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book cup.book tournament start
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
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ --book cup.book hand result --game seven-card-stud-hi-lo --dealer Cat --in Ann=1000 --in Bob=1000 --in Cat=1000 --win Bob=750 --win Cat=2250
! error: this pot can't be split into 750 for `Bob` and 2,250 for `Cat`: the nearest split is 1,500 for `Bob` and 1,500 for `Cat` (standard rule)
! hint: --book cup.book hand result --help
= 4
$ --book cup.book hand result --game seven-card-stud-hi-lo --dealer Cat --in Ann=1000 --in Bob=1000 --in Cat=1000 --win Ann=750 --win Bob=750 --win Cat=1500
  hand 1, seven-card-stud-hi-lo: Ann wins 750, Bob wins 750, Cat wins 1,500
  recorded #16 ········
