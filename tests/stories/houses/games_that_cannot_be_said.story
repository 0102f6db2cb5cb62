# A game the steps cannot say is refused, and is never written down as another

file iron.toml:
  [game.iron-cross]
  title = "Iron Cross"
  course = ["down 4", "bet", "board 5", "bet"]
$ games check iron.toml
! error: iron.toml:1:7: `game.iron-cross` cannot be written yet (only some cards of its board are played together): expected a game that the steps can say
= 5
file pineapple.toml:
  [game.crazy]
  title = "Crazy Pineapple"
  course = ["down 3", "bet", "board 3", "bet", "draw 1", "board 1", "bet", "board 1", "bet"]
$ games check pineapple.toml
! error: pineapple.toml:2:9: `game.crazy.title` is that of `crazy-pineapple`, which goes otherwise: expected like = "crazy-pineapple", or a title of its own
= 5

Cards that are thrown away, and none come for them, are a step of their own.

file words.toml:
  [game.three-and-out]
  course = ["down 3", "bet", "board 3", "bet", "discard 1", "board 1", "bet", "board 1", "bet"]
$ games check words.toml
  `three-and-out` can be played: 3 down, bet; 3 shared cards, bet; throw 1 away; 1
    shared card, bet; 1 shared card, bet; the best 5 of 7 make the hand

# What can be written is said as it will be played, so that nobody is surprised.

file cross.toml:
  [game.five-in-the-middle]
  course = ["down 4", "bet", "board 5", "bet"]
  ¶
  [game.swap]
  course = ["down 3", "bet", "draw 1", "board 3", "bet"]
$ games check cross.toml
  `five-in-the-middle` can be played: 4 down, bet; 5 shared cards, bet; the best 5
    of 9 make the hand
  `swap` can be played: 3 down, bet; change up to 1; 3 shared cards, bet; the best
    5 of 6 make the hand; for every card thrown away another comes
