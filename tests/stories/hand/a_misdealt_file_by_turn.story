# After a bad deal from a file, the button goes where it goes after the same bad deal entered at the table.

file misdeal.phh:
  variant = "holdem"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.00, 0.25]
  min_bet = 0.50
  starting_stacks = [20.00, 19.75, 20.25]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "t misdeal"]
  _house = "dave"
  _strict = true
  hand = 2
  players = ["Bob", "Cat", "Ann"]

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
$ hand new
< d bob
< ¶
< f*
< y
  hand 1, holdem: Ann wins $0.50
  recorded #11 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y
$ hand add misdeal.phh
  hand 2, holdem: all bets returned
    misdeal: everybody gets their money back (DAV-37)
  recorded #13 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
> Cat deals
