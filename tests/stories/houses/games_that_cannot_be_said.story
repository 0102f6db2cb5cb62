# A game the steps cannot say is refused, and is never written down as another

file pineapple.toml:
  [game.crazy]
  title = "Crazy Pineapple"
  course = ["down 3", "bet", "board 3", "bet", "draw 1", "board 1", "bet", "board 1", "bet"]
$ games check pineapple.toml
! error: pineapple.toml:1:7: `game.crazy` cannot be written yet (cards are thrown away and none come for them): expected a game that the steps can say
= 5
file words.toml:
  [game.three-and-out]
  course = ["down 3", "bet", "board 3", "bet", "discard 1", "board 1", "bet", "board 1", "bet"]
$ games check words.toml
! error: words.toml:2:46: `game.three-and-out.course` has "discard 1": expected one of down, up, board, blind, bet, draw, declare, drop: cards thrown away with none coming for them cannot be said yet; `draw` replaces them
= 5

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
