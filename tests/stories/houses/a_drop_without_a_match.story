# Who stays in and loses a drop game matches the pot: a written game says so, or has no drop

file drop.toml:
  [game.drop-bet]
  title = "Drop Bet"
  menu = ["other"]
  course = ["down 5", "drop", "bet"]
  high = "standard"
  match = false
file in_or_out.toml:
  [game.in-or-out]
  title = "In or Out"
  menu = ["other"]
  course = ["down 5", "drop"]
  high = "standard"
  match = true
$ games check drop.toml
! error: drop.toml:6:9: `game.drop-bet` has players drop, but a player who stays in and loses doesn't match the pot: use `match = true`, or leave out `drop`
= 5
> who stays in and loses doesn't match the pot
$ games check in_or_out.toml
  `in-or-out` checks out: Five cards down to each player, everybody says in or out
    at the same time. The best hand takes the pot. Players who stay in and lose
    match the pot, or pay what the house says.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (9d 6s 5s 2c Js)
     high: jack high [Js 9d 6s 5s 2c]
  Bob  (Th 3h Qd 4s Ah)
     high: ace high [Ah Qd Th 4s 3h]
  Cay  (6d Jh 7c Kd 6h)
     high: pair of sixes [6d 6h Kd Jh 7c]
  1. Cay has the best hand for the main pot of $3.60: pair of sixes (standard
    rule)
  2. Ann and Bob each pay $3.60 into the next pot (standard rule)
  3. the game goes on with Ann, Bob and Cay for the pot of $7.20 (standard rule)
  Cay gets $3.60
  $7.20 carries over to the next game
