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
! error: drop.toml:6:9: `game.drop-bet` has players drop, but a player who stays in and loses matches nothing: expected `match = true`, or no `drop`
= 5
> who stays in and loses matches nothing
$ games check in_or_out.toml
  `in-or-out` checks out: 5 down; in or out; all 5 cards play
