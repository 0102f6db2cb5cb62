# Shares told by a result are shares the pots can have, also in halves, with somebody all-in, and to the odd nickel.
# rules: MIK-34, MIK-65, MIK-49, IGL-34

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann keeps the bank
  recorded #6 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: players sell first; `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: players sell first; `Bob` has $20.00 (MIK-04)
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
! error: this pot can't be split into $50.00 for `Ann` and $10.00 for `Bob`: the nearest split is $45.00 for `Ann` and $15.00 for `Bob` (MIK-34)
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.10 --win Bob=.05
! error: this pot can't be split into $0.10 for `Ann` and $0.05 for `Bob`: the nearest split is $0.05 for `Ann`, $0.05 for `Bob` and $0.05 for the next hand (MIK-65)
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.05 --win Bob=.05 --carry .05
  hand 1, holdem: Ann wins $0.05, Bob wins $0.05; $0.05 stays for the next hand
  recorded #14 ········
$ hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.45 --win Bob=1.5 --carry .10
! error: $0.10 can't stay in the middle: with these winners $0.05 at most is left (MIK-65)
! hint: hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.45 --win Bob=1.5 --carry .10 --really
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=2.9 --win Bob=.15
! error: this pot can't be split into $2.90 for `Ann` and $0.15 for `Bob`: the nearest split is $2.30 for `Ann` and $0.75 for `Bob` (MIK-34)
! hint: hand result --help
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.10 --carry 2.95
! error: $2.95 can't stay in the middle: in `seven-card-stud-hi-lo` the best hand takes all of the pot (MIK-31)
! hint: hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.10 --carry 2.95 --really
= 4
$ hand result --game seven-card-stud-hi-lo --dealer Bob --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=.75 --win Bob=.75 --win Cat=1.55
  hand 2, seven-card-stud-hi-lo: Ann wins $0.75, Bob wins $0.75, Cat wins $1.55
  recorded #16 ········
$ hand result --game holdem --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3
! error: $3.00 can't stay in the middle: in `holdem` the best hand takes all of the pot (MIK-31)
! hint: hand result --game holdem --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3 --really
= 4
$ hand result --game "holdem + goal-post" --dealer Cat --in Ann=1 --in Bob=1 --in Cat=1 --carry 3
  hand 3, holdem + goal-post: nobody wins; $3.00 stays for the next hand
  recorded #18 ········

# Where players may share a pot as they like they share it, but nothing stays.
$ --book casino.book init --house casino
  a new book, counting in USD, under the rules of `casino`
  recorded #2 ········
$ --book casino.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book casino.book player add Bob
  Bob, a regular
  recorded #4 ········
$ --book casino.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book casino.book open --banker Ann
  night 1 is open at Plain card-room rules; Ann keeps the bank
  recorded #6 ········
$ --book casino.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
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
! error: $1.50 can't stay in the middle: in `omaha-hi-lo` the best hand takes all of the pot (standard)
! hint: hand result --game omaha-hi-lo --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.5 --carry 1.5 --really
= 4
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=2.75 --win Bob=.25
  hand 1, omaha-hi-lo: Ann wins $2.75, Bob wins $0.25
  recorded #14 ········
$ --book casino.book hand result --game three-card-guts --dealer Cat --in Ann=.5 --in Bob=.1 --in Cat=.5 --win Ann=1.1
! error: `Bob` put in $0.10 and `Cat` $0.50: in `three-card-guts` nobody bets, and the antes are the same (standard)
! hint: hand result --game three-card-guts --dealer Cat --in Ann=.5 --in Bob=.1 --in Cat=.5 --win Ann=1.1 --really
= 4
$ --book casino.book hand add --hand '{"game":"three-card-guts","button":"Cat","players":[{"name":"Ann","in":"0.50","cards":"AhAdAc","stayed":true},{"name":"Bob","in":"0.10"},{"name":"Cat","in":"0.50"}]}'
! error: --hand:1:1: `Bob` put in $0.10 and `Cat` $0.50: in `three-card-guts` nobody bets, and the antes are the same (standard)
= 5
$ --book casino.book tournament new --entry 5 --stack 1500 --payout 100 --levels "25/50@20 50/100@20" --host Ann
  tournament 1
  entry $5.00, 1,500 chips of 25 and up
  prizes 100
  recorded #15 ········
$ --book casino.book tournament enter Ann Bob Cat
  Ann enters for $5.00: 1,500 chips
  Bob enters for $5.00: 1,500 chips
  Cat enters for $5.00: 1,500 chips
  3 entered; the prizes are $15.00
  recorded #21 ········
$ --book casino.book tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next 50/100
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $5.00 for 1,500 chips
  Ann is host
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500    $5.00     –
  Bob        in  1,500    $5.00     –
  Cat        in  1,500    $5.00     –
  ¶
  place   prize
  ───────────────
      1  $15.00
  of a pool of $15.00
  recorded #22 ········
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Ann=275 --win Bob=25
! error: this pot can't be split into 275 for `Ann` and 25 for `Bob`: the nearest split is 225 for `Ann` and 75 for `Bob` (standard)
! hint: hand result --help
= 4
$ --book casino.book hand result --game omaha-hi-lo --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Ann=225 --win Bob=75
  hand 2, omaha-hi-lo: Ann wins 225, Bob wins 75
  recorded #24 ········
$ --book casino.book hand result --game holdem --dealer Ann --in Ann=100 --in Bob=50 --in Cat=100 --win Ann=225 --win Bob=25
! error: this pot can't be split into 225 for `Ann` and 25 for `Bob`: the nearest split is 175 for `Ann` and 75 for `Bob` (standard)
! hint: hand result --help
= 4
