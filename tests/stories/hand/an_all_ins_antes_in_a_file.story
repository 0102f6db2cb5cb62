# Who is all-in for a pot that waits has no part in the antes of the others, whether the file says so or not
# rules: MIK-34

file silent.phh:
  variant = "straight-poker"
  _house = "mike"
  _carry = 50
  starting_stacks = [10, 10, 0]
  actions = ["d dh p1 2s3s4s5s7d", "d dh p2 2h2d2c8s9s", "d dh p3 AsAdAcKsKd", "p1 cbr 0.5", "p2 cc", "p1 sm -", "p2 sm -", "p3 sm -"]
  players = ["Bob", "Dan", "Cat"]

file said.phh:
  variant = "straight-poker"
  ante_trimming_status = true
  _house = "mike"
  _carry = 50
  starting_stacks = [10, 10, 0]
  actions = ["d dh p1 2s3s4s5s7d", "d dh p2 2h2d2c8s9s", "d dh p3 AsAdAcKsKd", "p1 cbr 0.5", "p2 cc", "p1 sm -", "p2 sm -", "p3 sm -"]
  players = ["Bob", "Dan", "Cat"]

file other.phh:
  variant = "straight-poker"
  ante_trimming_status = false
  _house = "mike"
  _carry = 50
  starting_stacks = [10, 10, 0]
  actions = ["d dh p1 2s3s4s5s7d", "d dh p2 2h2d2c8s9s", "d dh p3 AsAdAcKsKd", "p1 cbr 0.5", "p2 cc", "p1 sm -", "p2 sm -", "p3 sm -"]
  players = ["Bob", "Dan", "Cat"]

file level.phh:
  variant = "straight-poker"
  ante_trimming_status = true
  _house = "mike"
  starting_stacks = [10, 10]
  actions = ["d dh p1 2s3s4s5s7d", "d dh p2 2h2d2c8s9s", "p1 cbr 0.5", "p2 cc", "p1 sm -", "p2 sm -"]
  players = ["Ann", "Bob"]

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
$ deal --dealer Cat
  Cat deals
  recorded #12 ········
$ hand result --game straight-poker --in Ann=10 --in Bob=10 --in Cat=20 --in Dan=10 --carry 50 --for Bob --for Dan --for Cat --really
  hand 1, straight-poker: nobody wins; $50.00 carries over to the next hand
  recorded #13 ········

Cat has no chips: she can win the $50.00. Bob and Dan ante $0.05 each and bet $0.50 each: the $1.10 is between these two.

$ hand add other.phh
! error: other.phh:2:1: `ante_trimming_status` is false, but a player who's all-in wins only as much of each ante as they put in
= 5
> but a player who's all-in wins only as much of each ante as they put in
$ hand add silent.phh
  hand 2, straight-poker: Dan wins $1.10, Cat wins $50.00
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Cat has the best hand for the main pot of $50.00: full house, aces over kings
      (MIK-31)
    Dan has the best hand for side pot 1 ($1.10): three deuces (MIK-31)
  recorded #14 ········
> Dan wins $1.10, Cat wins $50.00
$ undo
  undid #14 (hand 2, straight-poker: Dan won $1.10 and Cat won $50.00)
  recorded #15 ········
$ hand add said.phh
  hand 2, straight-poker: Dan wins $1.10, Cat wins $50.00
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Cat has the best hand for the main pot of $50.00: full house, aces over kings
      (MIK-31)
    Dan has the best hand for side pot 1 ($1.10): three deuces (MIK-31)
  recorded #16 ········
> Dan wins $1.10, Cat wins $50.00
$ undo
  undid #16 (hand 2, straight-poker: Dan won $1.10 and Cat won $50.00)
  recorded #17 ········
$ hand add --hand '{"game":"straight-poker","carry":"50","players":[{"name":"Bob","in":"0.55","cards":"2s3s4s5s7d"},{"name":"Dan","in":"0.55","cards":"2h2d2c8s9s"},{"name":"Cat","in":"0","allin":true,"cards":"AsAdAcKsKd"}]}'
  hand 2, straight-poker: Dan wins $1.10, Cat wins $50.00
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Cat has the best hand for the main pot of $50.00: full house, aces over kings
      (MIK-31)
    Dan has the best hand for side pot 1 ($1.10): three deuces (MIK-31)
  recorded #18 ········
> Dan wins $1.10, Cat wins $50.00

Where everybody antes as much, it is all the same.

$ hand add level.phh
  hand 3, straight-poker: Bob wins $1.10
    Bob has the best hand for the main pot of $1.10: three deuces (MIK-31)
  recorded #20 ········
! note: the hand has `Bob` starting with $10.00, but the book says $9.45
> Bob wins $1.10
