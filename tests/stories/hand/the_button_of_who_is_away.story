# The button is due at the chair of a player who is away: no hand can name him as its dealer, and a told hand leaves it there all the same. The next deal is the same by every door.
# rules: DAV-25, PIG-64

file dave.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _absent = ["p4"]
  min_bet = 0.50
  starting_stacks = [39.50, 40.75, 40, 39.75]
  players = ["Cat", "Dan", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
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
$ hand result --game holdem --dealer Ann --in Bob=0.25 --in Cat=0.50 --in Dan=0.50 --win Dan=1.25
  hand 1, holdem: Dan wins $1.25
  recorded #17 ········

# Bob has the button, and is away.
$ hand add dave.phh
  hand 2, holdem: Dan wins $0.50
    nobody called Dan's last $0.25, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard
      rule)
  recorded #18 ········
$ deal
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #19 ········
> Cat deals
> Dan posts the small blind
$ undo
  undid #19 (Cat deals the next hand)
  recorded #20 ········
$ undo
  undid #18 (hand 2, holdem: Dan won $0.50)
  recorded #21 ········
$ hand add --hand '{"game":"holdem","away":["Bob"],"players":[{"name":"Cat","in":"0.25","folded":true},{"name":"Dan","in":"0.50","allin":false}]}'
  hand 2, holdem: Dan wins $0.50
    nobody called Dan's last $0.25, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard
      rule)
  recorded #23 ········
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #24 ········
> Cat deals
> Dan posts the small blind
$ undo
  undid #24 (Cat deals the next hand)
  recorded #25 ········
$ undo
  undid #22 (Bob deals the next hand)
  undid #23 (hand 2, holdem: Dan won $0.50)
  recorded #27 ········
$ hand result --game holdem --away Bob --in Cat=0.25 --in Dan=0.50 --win Dan=0.75
  hand 2, holdem: Dan wins $0.75
  recorded #29 ········
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #30 ········
> Cat deals
> Dan posts the small blind
