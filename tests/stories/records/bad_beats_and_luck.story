# All-ins before the last card: what the hands were worth when the last bet was called, against what was won. Only hands with every
# act and the cards of everybody in count; a hand that was bet to the end does not, nor one that somebody mucked.

file one.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 40, 40]
  actions = ["d dh p1 AsAh", "d dh p2 KdKc", "d dh p3 ????", "p3 f", "p1 cbr 20", "p2 cc", "p1 sm AsAh", "p2 sm KdKc", "d db Kh3d4h", "d db Jh", "d db Qs"]
  players = ["Ann", "Bob", "Cat"]
file two.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [60, 40, 20]
  actions = ["d dh p1 9h9d", "d dh p2 AsKs", "d dh p3 Ac3c", "p3 cc", "p1 cc", "p2 cc", "d db 9s5s2c", "p1 cbr 2", "p2 cbr 8", "p3 f", "p1 cbr 59.50", "p2 cc", "p1 sm 9h9d", "p2 sm AsKs", "d db 7s", "d db Jd"]
  players = ["Bob", "Cat", "Ann"]
file three.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [80.50, 19.50, 20]
  actions = ["d dh p1 9h9d", "d dh p2 AsKs", "d dh p3 QcQd", "p3 cc", "p1 cc", "p2 cc", "d db 9s5s2c", "p1 cc", "p2 cc", "p3 cc", "d db 7s", "p1 cc", "p2 cc", "p3 cc", "d db Jd", "p1 cbr 5", "p2 cc", "p3 f", "p1 sm 9h9d", "p2 sm AsKs"]
  players = ["Cat", "Bob", "Ann"]
file four.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [25, 19.50, 75]
  actions = ["d dh p1 QhQd", "d dh p2 AcAd", "d dh p3 JsTs", "p3 cbr 3", "p1 cc", "p2 cc", "d db Qs9s2c", "p1 cc", "p2 cbr 16.50", "p3 cc", "p1 cbr 22", "p3 cc", "p1 sm QhQd", "p2 sm AcAd", "p3 sm JsTs", "d db 2d", "d db 8c"]
  players = ["Bob", "Ann", "Cat"]

$ init --house casino
$ player add Ann Bob Cat
$ open --banker Ann --stakes .25/.50
$ buy Ann 40
$ buy Bob 40
$ buy Cat 40
$ hand add one.phh
$ hand add two.phh
$ hand add three.phh
$ hand add four.phh
$ status
$ count Ann=20 Bob=20 Cat=80
$ close --yes
$ records
$ records Bob
$ records Bob --top 1 --json
