Whoever stays in wins, unless the best of them tie and that wins nothing. A result in which losers match a pot nobody won is asked about.
rules: MIK-16, MIK-19, MIK-20, MIK-21, CAU-121

$ init --house mike
  started a new book in USD with `mike` rules
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
# Two stay, and nobody wins.
$ hand result --game three-card-guts --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --matched Cat=.20 --carry .60
! error: $0.60 can't stay in the middle: in `three-card-guts` the best hand takes the whole pot (MIK-31)
! hint: hand result --game three-card-guts --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --matched Cat=.20 --carry .60 --really
= 4
# One stays alone, and there is nobody to tie with.
$ hand result --game "three-card-guts + goal-post" --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --carry .40
! error: $0.40 can't stay in the middle: in `three-card-guts + goal-post` the best hand takes the whole pot (MIK-31)
! hint: hand result --game 'three-card-guts + goal-post' --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --carry .40 --really
= 4
# Two goal-post.
$ hand result --game "three-card-guts + goal-post" --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --matched Cat=.20 --carry .60
  hand 1, three-card-guts + goal-post: nobody wins; $0.60 carries over to the next
    hand
    Dan owes $0.20 to the next pot (MIK-16)
    Cat owes $0.20 to the next pot (MIK-16)
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
# Both hands were dead, and the table ruled on it.
$ undo --yes
  undid #16 (hand 1, three-card-guts + goal-post: nobody won; $0.60 carries over
    to the next hand)
  recorded #17 ········
$ hand result --game three-card-guts --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --matched Dan=.20 --matched Cat=.20 --carry .60 --really
  hand 1, three-card-guts: nobody wins; $0.60 carries over to the next hand
    Dan owes $0.20 to the next pot (MIK-16)
    Cat owes $0.20 to the next pot (MIK-16)
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
