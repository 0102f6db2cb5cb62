# At the Cause nobody is charged for a deal whose dealer was not said, and it is said at once (CAU-003)

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 ed6787ec
$ player add Ann
  Ann, a regular
  recorded #3 a53b48f3
$ player add Bob
  Bob, a regular
  recorded #4 ad36460d
$ player add Cat
  Cat, a regular
  recorded #5 0d97516d
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #6 e6bdd493
! note: management says how much a purchase may be (CAU-004)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #8 3408c8d3
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #10 bcdc9d68
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #12 6351b79b
$ seat Ann 1
  Ann has seat 1
  recorded #13 6fd9ecfc
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 d192d300
$ seat Cat 3
  Cat has seat 3
  recorded #15 7d7db5c9

$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 1, five-card-draw: Bob wins 300
  recorded #16 81f3aa2b
! note: nobody said who dealt (`--dealer`), so the dealer's 25 for the leader board is not charged (CAU-003)
> so the dealer's 25 for the leader board is not charged (CAU-003)
$ hand result --game five-card-draw --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 2, five-card-draw: Bob wins 300
  recorded #19 bd3af502
! note: `Ann` pays 25 to the leader board for dealing (CAU-003)
$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 3, five-card-draw: Bob wins 300
  recorded #20 52f4607f
! note: nobody said who dealt (`--dealer`), so the deal goes on from `Ann`, and the dealer's 25 for the leader board is not charged (CAU-003)
> the deal goes on from `Ann`, and the dealer's 25 for the leader board is not charged (CAU-003)
$ hand result --game zilch --in Ann=100 --in Bob=100 --win Bob=200
  hand 4, zilch: Bob wins 200
  recorded #21 6695d24c
! note: nobody said who dealt (`--dealer`), so the deal goes on from `Ann`
$ fund give Cat 25
  Cat pays 25 to the leader board as told (CAU-003)
  recorded #22 7ee801ca
$ fund show
  the leader board (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          50          50         –
