# A hand told without its acts is held to what all rounds together let a player bet: 100 and 200 at Cause, and the ante.
# rules: CAU-022, CAU-023

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ hand result --game five-card-draw --dealer Cat --in Ann=350 --in Bob=350 --in Cat=25 --win Ann=725
! error: `Ann` put in 350, but the limits allow at most 325 in a hand of `five-card-draw` (CAU-022)
! hint: hand result --game five-card-draw --dealer Cat --in Ann=350 --in Bob=350 --in Cat=25 --win Ann=725 --really
= 4
$ hand result --game five-card-draw --dealer Cat --in Ann=325 --in Bob=325 --in Cat=25 --win Ann=675
  hand 1, five-card-draw: Ann wins 675
  recorded #18 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"350","cards":"AhAdAcKhQh"},{"name":"Bob","in":"350","cards":"2h3h4h5h7c"},{"name":"Cat","in":"25","folded":true}]}'
! error: --hand:1:1: `Ann` put in 350, but the limits allow at most 325 in a hand of `five-card-draw` (CAU-022)
! hint: hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"350","cards":"AhAdAcKhQh"},{"name":"Bob","in":"350","cards":"2h3h4h5h7c"},{"name":"Cat","in":"25","folded":true}]}' --really
= 5
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"325","cards":"AhAdAcKhQh"},{"name":"Bob","in":"325","cards":"2h3h4h5h7c"},{"name":"Cat","in":"25","folded":true}]}'
  hand 2, five-card-draw: Ann wins 675
    Ann has the best hand for the main pot of 675: three aces (CAU-030, CAU-034,
      CAU-063)
    three aces beats seven high (CAU-041)
  recorded #21 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ hand result --game seven-card-stud --dealer Bob --in Ann=650 --in Bob=650 --in Cat=25 --win Ann=1325
! error: the book says `Bob` has 325, not 650 (CAU-002)
! hint: count Bob --help
= 4
