# Who lost his last chips is not in the next hand and does not deal it, named or not: one answer at every door

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 5b3a05b7
$ player add Ann
  Ann, a regular
  recorded #3 f82f2b28
$ player add Bob
  Bob, a regular
  recorded #4 05042a6a
$ player add Cat
  Cat, a regular
  recorded #5 191200fd
$ player add Dan
  Dan, a regular
  recorded #6 10c14ab0
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #7 7ca9ba8d
! note: management says how much a purchase may be (CAU-004)
$ buy Ann 2500
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 796f2288
$ buy Bob 2050
  Bob buys chips: 2,050 in cash; stack 2,025
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #11 1233b9b5
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #13 172b9444
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 to the leader board for joining (CAU-003)
  recorded #15 d77ec9c8
$ seat Ann 1
  Ann has seat 1
  recorded #16 1481de85
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #17 8c6196a2
$ seat Cat 3
  Cat has seat 3
  recorded #18 9686a76f
$ seat Dan 4
  Dan has seat 4
  recorded #19 0fce5ba8
$ deal --dealer Ann
  Ann deals
  recorded #21 22902805
! note: `Ann` pays 25 to the leader board for dealing (CAU-003)
$ hand result --game five-card-draw --in Ann=2025 --in Bob=2025 --in Cat=100 --win Ann=4150
! error: `Ann` put in 100 and wins at most that from each of the others: 300, not 2,225 (CAU-027)
! hint: hand result --game five-card-draw --in Ann=2025 --in Bob=2025 --in Cat=100 --win Ann=4150 --really
= 4
$ deal --dealer Bob
  Bob deals
    the deal goes to the left (CAU-008)
  recorded #24 860f26ac
! note: `Ann` does not deal this hand and gets 25 back from the leader board (CAU-003)
! note: `Bob` pays 25 to the leader board for dealing (CAU-003)
> `Bob` has no chips and is not in the next hand: `Cat` deals it (CAU-008)
> hint: deal --dealer Cat
$ deal --dealer Cat
  Cat deals
    the deal goes to the left (CAU-008)
  recorded #27 93cf7d08
! note: `Bob` does not deal this hand and gets 25 back from the leader board (CAU-003)
! note: `Cat` pays 25 to the leader board for dealing (CAU-003)
> `Cat` pays 25 to the leader board for dealing
