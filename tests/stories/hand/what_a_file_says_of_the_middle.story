# What a file says of the middle is refused where the file says it, and for what is wrong with it

file fines.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  players = ["Zoe", "Yan", "Xia"]
  _fines = 0.50

file carry.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  players = ["Zoe", "Yan", "Xia"]
  _carry = 0.50

file both.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  players = ["Zoe", "Yan", "Xia"]
  _carry = 1.00
  _fines = 0.50

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Zoe
  Zoe, a regular
  recorded #3 ········
$ player add Yan
  Yan, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Xia
  Xia, a regular
  recorded #5 ········
$ open --banker Zoe --stakes .25/.50
  night 1 is open at The Card Room; Zoe is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zoe 20
  Zoe buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Zoe 1
  Zoe has seat 1
  recorded #8 ········
$ buy Yan 20
  Yan buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Yan 2
  Yan has seat 2
  recorded #10 ········
$ buy Xia 20
  Xia buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Xia 3
  Xia has seat 3
  recorded #12 ········

Nothing lies in the middle.

$ hand add fines.phh
! error: fines.phh:8:1: the fines in the pot add up to $0.00, not $0.50
! hint: status
= 5
> fines.phh:8:1: the fines in the pot add up to $0.00, not $0.50
$ hand add carry.phh
! error: carry.phh:8:1: the pot has $0.00, not $0.50
! hint: status
= 5
> carry.phh:8:1: the pot has $0.00, not $0.50

Without a book there is no table to ask: fines are part of what the file says lay there.

$ hand check fines.phh
  {"file":"fines.phh","error":{"line":8,"column":1,"message":"0.50 in fines can't be in a pot of 0.00"}}
= 5
> "line":8,"column":1
> 0.50 in fines can't be in a pot of 0.00
$ hand check both.phh
  {"file":"both.phh","hand":null,"variant":"NT","starting":[20.00,20.00,20.00],"finishing":[19.75,21.25,20.00],"pots":[{"amount":1.50,"eligible":["Yan"],"high":["Yan"],"low":[]}],"awards":[0.00,1.50,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Yan's last 0.25, so Yan gets it back"},{"rule":"standard","text":"Yan is the only one left in the main pot, so Yan wins it: 1.50"}]}
