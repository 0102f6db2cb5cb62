# A card-room hand out of a file: nobody with chips skips the small blind at the house with blinds

file skipped.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0, 0.5, 0, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file later.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0, 0.25, 0.5, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p4 f", "p1 f", "p2 f"]

file right.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 0, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand add skipped.phh
! error: skipped.phh:7:13: `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5
> `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
$ hand add later.phh
! error: later.phh:7:13: `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5
> `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
$ hand add right.phh
  hand 1, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #17 ········
> Cat wins $0.50
