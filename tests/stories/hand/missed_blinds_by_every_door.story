# Who was away owes the blinds that passed him, by whatever door the hands come in, and pays them when he is back.
# rules: DAV-25, DAV-27, DAV-28

file dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  starting_stacks = [50, 50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 cc", "p4 f", "p5 f", "p1 f", "p2 f"]
file room.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #8 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.5 --in Dan=.5 --win Dan=1.25
  hand 1, holdem: Dan wins $1.25
  recorded #20 ········

Dan is away when the big blind comes to him: it goes on to Eve, and then to Ann.

$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Ann
! error: `Ann` is in the hand, and not away from it
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Dan
  hand 2, holdem: Ann wins $2.00
  recorded #22 ········
$ deal --dry-run
  Cat deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Ann; blind $0.25 from Eve
    `Dan` sits between button and small blind: he waits, or buys the button
      (DAV-29)
  (rehearsed: nothing was recorded)
$ hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --win Ann=.75 --away Dan
  hand 3, holdem: Ann wins $0.75
  recorded #24 ········
$ hand result --game holdem --dealer Eve --in Ann=.25 --in Bob=.5 --win Bob=.75 --away Dan
  hand 4, holdem: Bob wins $0.75
  recorded #26 ········
$ deal --dry-run
  Ann deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.25 from Bob; blind $0.50 from Cat; blind $0.50 and dead $0.25
    from Dan
    `Dan` comes in with $0.50 live and $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)

He is back, and pays what he missed by every door.

$ hand result --game holdem --dealer Ann --in Bob=.5 --in Cat=.5 --in Dan=.5 --win Bob=1.50
! error: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 4
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":"0.50"},{"name":"Cat","in":"0.50","folded":true},{"name":"Dan","in":"0.50","folded":true},{"name":"Ann","in":"0","folded":true}]}'
! error: --hand:1:1: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 5
$ hand add dave.phh --really-different
! error: dave.phh:6:13: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 4
$ hand add room.phh --really-different
! error: room.phh:7:13: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 4
