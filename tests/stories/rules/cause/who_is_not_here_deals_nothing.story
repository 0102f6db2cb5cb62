# Who has left or never came is nobody's dealer
# rules: CAU-008

$ init --house cause --currency points
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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 796f2288
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #10 4b3e2430
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #12 d4ac0c70
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #13 d113f77a
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #15 a7a23ca8
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #16 ca8f1f4e
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 to the leader board for joining (CAU-003)
  recorded #18 925610d6
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 4d1aaf16
$ cashout Bob
  Bob turns in 1,975: 1,975 in cash
  recorded #21 9ff9844c
$ player add Zoe
  Zoe, a regular
  recorded #22 27fde9c6
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Bob
! error: `Bob` has left, and the dealer is who has the button (CAU-008)
! hint: deal
= 4
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Zoe
! error: `Zoe` has not come tonight, and the dealer is who has the button (CAU-008)
! hint: seats
= 4
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Dan
  hand 1, five-card-draw: Cat wins 50
  recorded #25 1f063269
! note: `Dan` pays 25 to the leader board for dealing (CAU-003)
