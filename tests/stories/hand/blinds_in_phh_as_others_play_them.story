# Two equal blinds in PHH: the betting begins behind the last one, as other programs of the format play it. A blind that was posted short
# is written so that others play the same hand, or not at all.

file behind.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [1, 2, 0, 2]
  min_bet = 2
  starting_stacks = [100, 100, 100, 100]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p1 f", "p2 cc", "p3 f", "p4 cc", "d db 2c3c4c", "p2 cc", "p4 cbr 3", "p2 f"]
file before.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [1, 2, 0, 2]
  min_bet = 2
  starting_stacks = [100, 100, 100, 100]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cc", "p1 f", "p2 cc", "d db 2c3c4c", "p2 cc", "p4 cbr 3", "p2 f"]
file short.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [2, 4, 0]
  min_bet = 4
  starting_stacks = [40, 3, 30]
  actions = ["d dh p1 9dJd", "d dh p2 QcAc", "d dh p3 Qd5c", "p3 cc", "p1 cc", "d db 3cThKs", "p1 cc", "p3 cc", "d db 4d", "p1 cc", "p3 cc", "d db Kc", "p1 cc", "p3 cc", "p1 sm 9dJd", "p2 sm QcAc", "p3 sm Qd5c"]
file folded.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [2, 4, 0]
  min_bet = 4
  starting_stacks = [40, 3, 30]
  actions = ["d dh p1 9dJd", "d dh p2 QcAc", "d dh p3 Qd5c", "p3 f", "p1 f"]

file shorter.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [1, 2, 0, 2]
  min_bet = 2
  starting_stacks = [100, 100, 100, 1]
  actions = ["d dh p1 ????", "d dh p2 AhAd", "d dh p3 ????", "d dh p4 KhKd", "p3 f", "p1 f", "d db 2c3c4c", "d db 5d", "d db 9h", "p2 sm AhAd", "p4 sm KhKd"]

$ hand check behind.phh
  {"file":"behind.phh","hand":null,"variant":"NT","starting":[100,100,100,100],"finishing":[99,98,100,103],"pots":[{"amount":5,"eligible":["p4"],"high":["p4"],"low":[]}],"awards":[0,0,0,5],"flags":[],"why":[{"rule":"standard","text":"nobody called p4's last 3, so p4 gets it back"},{"rule":"standard","text":"p4 is the only one left in the main pot, so p4 wins it: 5"}]}
$ hand check before.phh
  {"file":"before.phh","error":{"line":6,"column":77,"action":5,"message":"it's `p1`'s turn, not `p3`'s; use `p1 f`, `p1 cc` to call 1, `p1 cbr` from 4 to 100"}}
= 5
> it's `p1`'s turn

## Who can't post as much isn't the last one
$ hand check shorter.phh
  {"file":"shorter.phh","hand":null,"variant":"NT","starting":[100,100,100,1],"finishing":[99,102,100,0],"pots":[{"amount":3,"eligible":["p2","p4"],"high":["p2"],"low":[]}],"awards":[0,3,0,0],"flags":[],"why":[{"rule":"standard","text":"nobody called p2's last 1, so p2 gets it back"},{"rule":"standard","text":"p2 has the best hand for the main pot of 3: straight, five high"}]}
> "finishing"

file early.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [1, 2, 0, 2]
  min_bet = 2
  starting_stacks = [100, 1, 100, 100]
  actions = ["d dh p1 ????", "d dh p2 KhKd", "d dh p3 ????", "d dh p4 AhAd", "p1 f", "p3 f", "d db 2c3c4c", "d db 5d", "d db 9h", "p2 sm KhKd", "p4 sm AhAd"]

$ hand check early.phh
  {"file":"early.phh","hand":null,"variant":"NT","starting":[100,1,100,100],"finishing":[99,0,100,102],"pots":[{"amount":3,"eligible":["p2","p4"],"high":["p4"],"low":[]}],"awards":[0,0,0,3],"flags":[],"why":[{"rule":"standard","text":"nobody called p4's last 1, so p4 gets it back"},{"rule":"standard","text":"p4 has the best hand for the main pot of 3: straight, five high"}]}
> "finishing"

## Who calls a blind that was posted short calls all of it, as at the table: PHH has no word for that
$ hand convert short.phh --format phh
! error: short.phh:6:13: PHH can't record calls of a blind that was posted short
= 5
> a blind that was posted short
$ hand convert folded.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [2, 3, 0]
  min_bet = 4
  starting_stacks = [40, 3, 30]
  actions = ["d dh p1 9dJd", "d dh p2 QcAc", "d dh p3 Qd5c", "p3 f", "p1 f"]
  _kept = "hand1 Gholdem Lnn4 Ub P40/0/2,3/0/4,30 B2 ANT d09dJd d1QcAc d2Qd5c f2 f0"
> blinds_or_straddles = [2, 3, 0]
