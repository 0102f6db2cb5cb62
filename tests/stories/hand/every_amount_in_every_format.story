# Whatever the amounts and the currency, a hand that can be read can be converted, and no amount changes.

file dollars.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  currency = "USD"
file tenths.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.5, 1, 0]
  min_bet = 1
  starting_stacks = [20, 20.5, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  currency = "eur"
file zeros.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20.00, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
file unknown.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20.00, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  currency = "XYZ"
file fine.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.125, 0.250, 0]
  min_bet = 0.250
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  currency = "USD"
file odd.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 AhKc", "d dh p3 AcKs", "p3 cc", "p1 f", "p2 cc", "d db 2c3c4h", "p2 cc", "p3 cc", "d db 5d", "p2 cc", "p3 cc", "d db 6d", "p2 cc", "p3 cc", "p2 sm AhKc", "p3 sm AcKs"]
  currency = "USD"
file chips.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  currency = "USD"
  _in_chips = true
file unseen.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, inf]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]

$ hand convert dollars.phh tenths.phh zeros.phh unknown.phh fine.phh odd.phh chips.phh --format ohh --out all.ohh
  7 hands in `all.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
! note: the file leaves out some of hand 2: which pot each winner took
! note: the file leaves out some of hand 3: which pot each winner took
! note: the file leaves out some of hand 4: which pot each winner took
! note: the file leaves out some of hand 5: which pot each winner took
! note: the file leaves out some of hand 6: which pot each winner took; the smallest amount paid (1)
! note: the file leaves out some of hand 7: the note `currency`; which pot each winner took
> 7 hands in
> the smallest amount paid
$ hand check all.ohh
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.00,20.00],"finishing":[22.00,18.00,20.00],"pots":[{"amount":4.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last $4.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: $4.00"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.50,20.00],"finishing":[21.00,19.50,20.00],"pots":[{"amount":2.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[2.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last €5.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: €2.00"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20.000,20.000,20.000],"finishing":[20.250,19.750,20.000],"pots":[{"amount":0.500,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.500,0.000,0.000],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 5.750, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 0.500"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.00,20.00],"finishing":[19.00,20.50,20.50],"finishing_in_file":[19.00,21.00,20.00],"pots":[{"amount":5.00,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,2.50,2.50],"flags":["finishing-differs"],"why":[{"rule":"standard","text":"Bob and Cat tie for the main pot of $5.00: straight, six high"},{"rule":"standard","text":"Bob and Cat split the main pot: $2.50 each"}]}
  {"file":"all.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
> "starting":[20.00,20.00,20.00],"finishing":[22.00,18.00,20.00]
> "starting":[20.00,20.50,20.00]
> "starting":[20.000,20.000,20.000]
> "finishing_in_file":[19.00,21.00,20.00]
$ hand convert all.ohh --format phh --out all.phhs
  7 hands in `all.phhs`
> 7 hands in
$ hand check all.phhs
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20.00,20.00,20.00],"finishing":[22.00,18.00,20.00],"pots":[{"amount":4.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4.00"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20.00,20.50,20.00],"finishing":[21.00,19.50,20.00],"pots":[{"amount":2.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[2.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 5.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 2.00"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20.000,20.000,20.000],"finishing":[20.250,19.750,20.000],"pots":[{"amount":0.500,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.500,0.000,0.000],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 5.750, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 0.500"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20.00,20.00,20.00],"finishing":[19.00,20.50,20.50],"finishing_in_file":[19.00,21.00,20.00],"pots":[{"amount":5.00,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,2.50,2.50],"flags":["finishing-differs"],"why":[{"rule":"standard","text":"Bob and Cat tie for the main pot of 5.00: straight, six high"},{"rule":"standard","text":"Bob and Cat split the main pot: 2.50 each"}]}
  {"file":"all.phhs","hand":null,"variant":"NT","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
> "starting":[20.00,20.50,20.00]
$ hand convert all.phhs --format ohh --out again.ohh
  7 hands in `again.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
! note: the file leaves out some of hand 2: which pot each winner took
! note: the file leaves out some of hand 3: which pot each winner took
! note: the file leaves out some of hand 4: which pot each winner took
! note: the file leaves out some of hand 5: which pot each winner took
! note: the file leaves out some of hand 6: which pot each winner took
! note: the file leaves out some of hand 7: which pot each winner took
> 7 hands in
$ hand check again.ohh
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.00,20.00],"finishing":[22.00,18.00,20.00],"pots":[{"amount":4.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last $4.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: $4.00"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.50,20.00],"finishing":[21.00,19.50,20.00],"pots":[{"amount":2.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[2.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last €5.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: €2.00"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20.000,20.000,20.000],"finishing":[20.250,19.750,20.000],"pots":[{"amount":0.500,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.500,0.000,0.000],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 5.750, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 0.500"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.00,20.00],"finishing":[19.00,20.50,20.50],"finishing_in_file":[19.00,21.00,20.00],"pots":[{"amount":5.00,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,2.50,2.50],"flags":["finishing-differs"],"why":[{"rule":"standard","text":"Bob and Cat tie for the main pot of $5.00: straight, six high"},{"rule":"standard","text":"Bob and Cat split the main pot: $2.50 each"}]}
  {"file":"again.ohh","hand":null,"variant":"Holdem","starting":[20,20,20],"finishing":[22,18,20],"pots":[{"amount":4,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[4,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 4, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 4"}]}
> "starting":[20.00,20.50,20.00]
$ hand convert chips.phh --format ohh --out chips.ohh
  1 hand in `chips.ohh`
! note: the file leaves out some of hand 1: the note `currency`; which pot each winner took
> the note `currency`
$ hand convert chips.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  _in_chips = true
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [22, 18, 20]
  _site = "housebook"
  currency = "chips"
  _seats = "1=Ann, 2=Bob, 3=Cat"
  _table-size = 3
  _dealer-seat = 3
  _kept = "hand1 Gholdem Lnn2 Ub P20/0/1,20/0/2,20 B2 F2 Dc AHoldem J22,18,20 Zsite=housebook Zcurrency=chips Zseats=1%3dAnn,%202%3dBob,%203%3dCat Ztable-size=3 Zdealer-seat=3 d0AsKd d17h7c d2???? f2 r06 f1"
> _in_chips = true

A stack that nobody knew has no place there.
$ hand convert unseen.phh --format ohh
! error: unseen.phh:7:13: Open Hand History can't record this hand: it needs every player's stack, but one isn't known
= 5
> it needs every player's stack, but one isn't known
