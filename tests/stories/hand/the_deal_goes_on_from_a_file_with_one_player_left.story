# The banker left, a file says who dealt, and one player has all the chips: the deal goes on from that hand's dealer.
# rules: DAV-25

file hand.phh:
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 20.00", "p1 cc", "d db 4s7c6h", "d db Jd", "d db 6c", "p1 sm AsTd", "p2 sm JcQd"]
  players = ["Cat", "Bob"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ count Ann 20
  Ann has $20.00, as expected
  recorded #13 ········
! next: count the stacks of Bob and Cat
$ cashout Ann
  Ann cashes out $20.00: $20.00 in cash
  Ann's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #15 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal --dry-run
  Bob deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  (dry run: nothing was recorded)
> Bob deals
$ hand add hand.phh
  hand 1, holdem: Bob wins $40.00
    Bob has the best hand for the main pot of $40.00: two pair, jacks and sixes
      (DAV-54)
  recorded #16 ········
$ deal --dry-run
  Bob deals
  (dry run: nothing was recorded)
> Bob deals
