# What the table plays: each game as it was called, with its hands, nights and pots. A hand that was declared void doesn't count.

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
$ games played
  no hand like that has been played
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #8 ········
$ buy Cat 100
  Cat buys chips: $100.00 in cash; stack $100.00
  recorded #9 ········
$ hand result --game holdem --dealer Ann --in Bob=4 --in Cat=4 --win Cat=8
  hand 1, holdem: Cat wins $8.00
  recorded #11 ········
$ hand result --game holdem --dealer Bob --in Ann=10 --in Cat=10 --win Ann=20
  hand 2, holdem: Ann wins $20.00
  recorded #13 ········
$ hand result --game omaha --dealer Cat --in Ann=2 --in Bob=2 --in Cat=2 --win Bob=6
  hand 3, omaha: Bob wins $6.00
  recorded #15 ········
$ hand result --game five-card-draw --dealer Ann --in Ann=5 --in Bob=5 --win Bob=10
  hand 4, five-card-draw: Bob wins $10.00
  recorded #17 ········
$ games played
  game            hands  nights  last night    pots  biggest
  ────────────────────────────────────────────────────────────
  holdem              2       1           1  $28.00   $20.00
  five-card-draw      1       1           1  $10.00   $10.00
  omaha               1       1           1   $6.00    $6.00
$ hand void 4 --why "the deck was short"
  hand 4, five-card-draw, is void: the deck was short
  player  gets back
  ───────────────────
  Ann         $5.00
  Bob        -$5.00
  recorded #20 ········
$ games played --player Bob
  game    hands  nights  last night   pots  biggest
  ───────────────────────────────────────────────────
  holdem      1       1           1  $8.00    $8.00
  omaha       1       1           1  $6.00    $6.00
$ games played --night 1 --json
  {"games":[{"game":"holdem","hands":2,"nights":1,"last_night":1,"pots":"28.00","biggest_pot":"20.00"},{"game":"omaha","hands":1,"nights":1,"last_night":1,"pots":"6.00","biggest_pot":"6.00"}]}
$ games played --night 2
  no hand like that has been played
$ games played --player Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
