# A game the steps cannot say is refused, and is never written down as another

file pineapple.toml:
  [game.crazy]
  title = "Crazy Pineapple"
  course = ["down 3", "bet", "board 3", "bet", "draw 1", "board 1", "bet", "board 1", "bet"]
$ games check pineapple.toml
! error: pineapple.toml:1:7: `game.crazy` can't be written yet (players throw away cards without getting new ones): expected a game the steps can describe
= 5
file words.toml:
  [game.three-and-out]
  course = ["down 3", "bet", "board 3", "bet", "discard 1", "board 1", "bet", "board 1", "bet"]
$ games check words.toml
! error: words.toml:2:46: `game.three-and-out.course` has "discard 1": expected one of down, up, board, blind, bet, draw, declare, drop: a game can't have cards thrown away without new ones yet; `draw` gives new ones
= 5

# What can be written is said as it will be played, so that nobody is surprised.

file cross.toml:
  [game.five-in-the-middle]
  course = ["down 4", "bet", "board 5", "bet"]
  ¶
  [game.swap]
  course = ["down 3", "bet", "draw 1", "board 3", "bet"]
$ games check cross.toml
  `five-in-the-middle` checks out: 4 down, bet; 5 community cards, bet; best 5 of
    9 cards play
  `swap` checks out: 3 down, bet; draw up to 1; 3 community cards, bet; best 5 of
    6 cards play; draw one card for each one you throw away
