# Somebody who had acted raises again behind an all-in that was no full raise. At the table that is refused; what a site let happen is
# taken and flagged.

file log.csv:
  entry,at,order
  "-- starting hand #7 (id: h7)  (No Limit Texas Hold'em) (dealer: ""Cat @ c1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (3.00) | #2 ""Bob @ b1"" (40.00) | #3 ""Cat @ c1"" (30.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 1.00",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 2.00",2025-12-01T20:01:00.000Z,6
  """Cat @ c1"" calls 2.00",2025-12-01T20:01:10.000Z,8
  """Ann @ a1"" raises to 3.00 and go all in",2025-12-01T20:01:11.000Z,9
  """Bob @ b1"" calls 3.00",2025-12-01T20:01:20.000Z,10
  """Cat @ c1"" raises to 10.00",2025-12-01T20:01:21.000Z,11
  """Bob @ b1"" folds",2025-12-01T20:01:30.000Z,12
  "Uncalled bet of 7.00 returned to ""Cat @ c1""",2025-12-01T20:01:40.000Z,13
  """Cat @ c1"" shows a K♠, 8♦.",2025-12-01T20:01:50.000Z,14
  """Ann @ a1"" shows a A♠, A♦.",2025-12-01T20:01:50.000Z,15
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:51.000Z,16
  "Turn: 5♣, J♠, 5♠ [2♥]",2025-12-01T20:01:52.000Z,17
  "River: 5♣, J♠, 5♠, 2♥ [3♥]",2025-12-01T20:01:53.000Z,18
  """Ann @ a1"" collected 9.00 from pot with Two Pair (combination: 5♣)",2025-12-01T20:01:54.000Z,19
  "-- ending hand #7 --",2025-12-01T20:01:55.000Z,20
file strict.phh:
  variant = "NT"
  _strict = true
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [3, 40, 30]
  actions = ["d dh p1 AsAd", "d dh p2 ????", "d dh p3 Ks8d", "p3 cc", "p1 cbr 3", "p2 cc", "p3 cbr 10", "p2 f", "d db 5cJs5s", "d db 2h", "d db 3h", "p3 sm Ks8d", "p1 sm AsAd"]

$ hand check log.csv
  {"file":"log.csv","hand":"7","variant":"No Limit Texas Hold'em","starting":[3.00,40.00,30.00],"finishing":[9.00,37.00,27.00],"pots":[{"amount":9.00,"eligible":["Ann","Cat"],"high":["Ann"],"low":[]}],"awards":[9.00,0.00,0.00],"flags":["raised-not-reopened"],"why":[{"rule":"standard","text":"nobody called Cat's last 7.00, so Cat gets it back"},{"rule":"standard","text":"Ann has the best hand for the main pot of 9.00: two pair, aces and fives"}]}
> raised-not-reopened
$ hand check strict.phh
  {"file":"strict.phh","error":{"line":7,"column":91,"action":7,"message":"`p3` has already acted and can't raise: there's been no full raise since; use `p3 f`, `p3 cc` to call 1"}}
= 5
> there's been no full raise since
$ hand convert log.csv --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [1.00, 2.00, 0.00]
  min_bet = 2.00
  starting_stacks = [3.00, 40.00, 30.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cbr 3.00", "p2 cc", "p3 cbr 10.00", "p2 f", "p1 sm AsAd", "p3 sm Ks8d", "d db 5cJs5s", "d db 2h", "d db 3h"]
  hand = 7
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [9.00, 37.00, 27.00]
  _site = "Poker Now"
  _hand-id = "h7"
  _started = 2025-12-01T20:01:00.000Z
  _ids = "a1 b1 c1"
  year = 2025
  month = 12
  day = 1
  time = 20:01:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn200 Ub P300/0/100,4000/0/200,3000 B2 F2 Dc ANo%20Limit%20Texas%20Hold'em I7 J900,3700,2700 Zsite=Poker%20Now Zhand-id=h7 Zstarted=2025-12-01T20%3a01%3a00.000Z Zids=a1%20b1%20c1 Zyear=2025 Zmonth=12 Zday=1 Ztime=20%3a01%3a00 Ztime_zone=UTC d0???? d1???? d2???? c2 r0300 c1 r21000 f1 w2Ks8d w0AsAd b5cJs5s b2h b3h"
> p3 cbr 10
