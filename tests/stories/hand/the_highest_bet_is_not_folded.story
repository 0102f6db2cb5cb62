# Who bet most does not fold: what nobody called of it goes back, also where a part of the pot stays for the next hand
# rules: MIK-20, MIK-45

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
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

Nobody called the last $0.50 of Ann, and Bob cannot win them; it is asked whether her hand was out all the same.

$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Bob=3.5 --carry 3
! error: this can only be right if `Ann` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Bob=3.5 --carry 3 --really
= 4
$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Bob=3.5 --carry 3 --really --dry-run
  hand 1, five-card-draw + goal-post: Bob wins $3.50; $3.00 carries over to the
    next hand
  (dry run: nothing was recorded)
$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Ann=.5 --win Bob=3 --carry 3 --dry-run
  hand 1, five-card-draw + goal-post: Ann wins $0.50, Bob wins $3.00; $3.00
    carries over to the next hand
  (dry run: nothing was recorded)
$ hand result --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Cat=.10 --in Bob=.20 --in Ann=.30 --win Bob=.30 --carry .30
! error: this can only be right if `Ann` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: hand result --game 'seven-card-stud-hi-lo declare' --dealer Cat --in Cat=.10 --in Bob=.20 --in Ann=.30 --win Bob=.30 --carry .30 --really
= 4

Of two who bet most one is in at least.

$ hand result --game 'seven-card-stud-hi-lo declare' --dealer Dan --in Ann=.15 --in Bob=.05 --in Cat=.15 --in Dan=.10 --win Dan=.25 --carry .20
! error: this can only be right if `Ann` and `Cat` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: hand result --game 'seven-card-stud-hi-lo declare' --dealer Dan --in Ann=.15 --in Bob=.05 --in Cat=.15 --in Dan=.10 --win Dan=.25 --carry .20 --really
= 4
$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Dan=3 --in Bob=2.5 --win Bob=7.5 --carry 1 --dry-run
  hand 1, five-card-draw + goal-post: Bob wins $7.50; $1.00 carries over to the
    next hand
  (dry run: nothing was recorded)

Where nobody wins it is the same; and with nothing left over it is asked as before.

$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=2.5 --carry 8
! error: this can only be right if `Ann` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=2.5 --carry 8 --really
= 4
$ hand result --game 'five-card-draw goal-post' --dealer Cat --in Ann=2.5 --in Bob=2.5 --in Cat=1 --carry 6 --dry-run
  hand 1, five-card-draw + goal-post: nobody wins; $6.00 carries over to the next
    hand
  (dry run: nothing was recorded)
$ hand result --game five-card-draw --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Bob=6.5
! error: `Bob` put in $2.50 and can win at most that much from each of the others: $6.00 in all, not $6.50, unless players who bet more folded
! hint: hand result --game five-card-draw --dealer Cat --in Ann=3 --in Bob=2.5 --in Cat=1 --win Bob=6.5 --really
= 4

At the Igloo, where the dealer antes for all, it is the same.

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
$ --book igloo.book hand result --game seven-card-stud-hi-lo --dealer Dan --in Ann=3 --in Bob=2.5 --in Cat=1 --in Dan=.4 --win Bob=3.5 --carry 3.4
! error: this can only be right if `Ann` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: --book igloo.book hand result --game seven-card-stud-hi-lo --dealer Dan --in Ann=3 --in Bob=2.5 --in Cat=1 --in Dan=.4 --win Bob=3.5 --carry 3.4 --really
= 4
