# A player may go all-in at each of his turns: a house that says otherwise cannot be played here.

file ours.toml:
  [house]
  name = "ours"
  title = "Our house"
  currency = "USD"
  [allin]
  is = "layers"
  any_turn = false

$ house check ours.toml
  fault  `allin.any_turn` is `no`, but housebook can't play that: a player can
         go all-in on any turn; no night can start
= 3
> a player can  go all-in on any turn
