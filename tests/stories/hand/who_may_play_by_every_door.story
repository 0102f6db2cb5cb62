# So many may play a game, and these two not together: every door knows both

$ init --house cause
  started a new book in points with `cause` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #10 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2500
  Bob buys chips: 2,500 in cash; stack 2,475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Bob 2
  Bob has seat 2
  recorded #16 ········
$ buy Cat 2500
  Cat buys chips: 2,500 in cash; stack 2,475
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ buy Dan 2500
  Dan buys chips: 2,500 in cash; stack 2,475
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #21 ········
$ seat Dan 4
  Dan has seat 4
  recorded #22 ········
$ buy Eve 2500
  Eve buys chips: 2,500 in cash; stack 2,475
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #24 ········
$ seat Eve 5
  Eve has seat 5
  recorded #25 ········
$ buy Fay 2500
  Fay buys chips: 2,500 in cash; stack 2,475
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #27 ········
$ seat Fay 6
  Fay has seat 6
  recorded #28 ········
$ buy Gus 2500
  Gus buys chips: 2,500 in cash; stack 2,475
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #30 ········
$ seat Gus 7
  Gus has seat 7
  recorded #31 ········
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --in Eve=25 --in Fay=25 --in Gus=25 --win Bob=175
! error: `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)
! hint: hand result --help
= 4
> `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)
$ hand result --game seven-card-stud --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --in Eve=25 --in Fay=25 --in Gus=25 --win Bob=175
! error: `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)
! hint: hand result --help
= 4
> `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"25","cards":"KhKd2c3c4c"},{"name":"Bob","in":"25","folded":true},{"name":"Cat","in":"25","folded":true},{"name":"Dan","in":"25","folded":true},{"name":"Eve","in":"25","folded":true},{"name":"Fay","in":"25","folded":true},{"name":"Gus","in":"25","folded":true}]}'
! error: --hand:1:1: `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)
= 5
> `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2h4d5c","players":[{"name":"Ann","in":"25","cards":"KhKd2c"},{"name":"Bob","in":"25","folded":true},{"name":"Cat","in":"25","folded":true}]}'
! error: --hand:1:1: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
= 5
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
$ seats --forbid Ann,Bob
  Ann and Bob can't sit at the same table from now on
  recorded #32 ········
! note: `Ann` and `Bob` are now at the same table: one of them has to leave before the next hand (CAU-005)
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Bob=50
! error: `Ann` and `Bob` can't sit at the same table: one of them has to sit out or leave (CAU-005)
! hint: seats
= 4
> `Ann` and `Bob` can't sit at the same table: one of them has to sit out or leave (CAU-005)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"25","cards":"KhKd2c3c4c"},{"name":"Bob","in":"25","cards":"AhQs2s7h8h"}]}'
! error: --hand:1:1: `Ann` and `Bob` can't sit at the same table: one of them has to sit out or leave (CAU-005)
! hint: seats
= 5
> `Ann` and `Bob` can't sit at the same table: one of them has to sit out or leave (CAU-005)
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50
  hand 1, five-card-draw: Cat wins 50
  recorded #33 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Cat wins 50
