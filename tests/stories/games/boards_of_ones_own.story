# Boards, lines and halves in a game somebody writes; told back in plain words, with a hand dealt

file ours.toml:
  [game.our-bomb]
  title = "Our double-board bomb"
  course = ["down 4", "board 3", "board 3", "bet", "board 1", "board 1", "bet", "board 1", "board 1", "bet"]
  boards = 2
  use = "two"
  blinds = false
  ¶
  [game.our-cross]
  title = "Iron Cross, centre wild"
  course = ["down 4", "bet", "board 4", "bet", "board 1", "bet"]
  lines = ["1 3", "2 4"]
  wild = ["shared-5"]
  ¶
  [game.cincinnati]
  title = "Cincinnati at our house"
  course = ["down 5", "bet", "board 2", "bet", "board 2", "bet", "board 1", "bet"]
  ¶
  [game.our-seven]
  title = "7-27 with four cards"
  course = ["down 1 up 1", "bet", "up 1", "bet", "up 1", "bet"]
  high = "27-points"
  low = "7-points"
  ¶
  [game.our-low-spade]
  title = "Half a low spade"
  like = "five-card-stud"
  half = "low-spade"
  deck = "7-up"
$ games check ours.toml
! error: ours.toml:3:10: `game.our-bomb` can give a player more than 13 cards to choose from: expected fewer cards in the course
= 5

Each mistake has its place.

file wrong.toml:
  [game.one]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  boards = 7
  ¶
  [game.two]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  boards = ["1 2", "3 4 5"]
  ¶
  [game.three]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  lines = ["1 6", "2 2", "x"]
  ¶
  [game.four]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  wild = ["shared-9"]
  ¶
  [game.five]
  course = ["down 2", "bet", "board 3", "bet"]
  lines = ["1 2", "3"]
  use = "two"
  ¶
  [game.six]
  course = ["down 5", "bet"]
  half = "own-hand"
  ¶
  [game.seven]
  course = ["down 5", "bet"]
  low = "a5"
  half = "badugi"
  ¶
  [game.eight]
  course = ["down 5", "bet"]
  high = "27-points"
  low = "8"
  deck = "ten"
  ¶
  [game.holdem]
  like = "cincinnati"
$ games check wrong.toml
! error: wrong.toml:3:10: `game.one.boards` is no number of boards: expected 1 to 4, or the places of each in a list
! wrong.toml:6:10: `game.two` deals 4 cards, but a hand has 5: expected 5 cards, or a smaller hand
! wrong.toml:7:10: `game.two` has boards of several sizes: expected as many cards on each
! wrong.toml:11:10: `game.three.lines` names a card that is not there: expected numbers from 1 to 5, the shared cards as they are dealt
! wrong.toml:11:17: `game.three.lines` names a card twice: expected numbers from 1 to 5, the shared cards as they are dealt
! wrong.toml:11:24: `game.three.lines` names a card that is not there: expected numbers from 1 to 5, the shared cards as they are dealt
! wrong.toml:15:8: `game.four.wild` has "shared-9": expected `shared-1` to `shared-5`
! wrong.toml:20:7: `game.five` uses two of 2 own cards and three from a board of 1: expected `any`, or two own cards and three on the board
! wrong.toml:24:8: `game.six` gives half the pot to a player's own hand, but has no board for the other half: expected a `board` step
! wrong.toml:29:8: `game.seven` gives the second half of the pot to a low and to something else: expected only one of them
! wrong.toml:35:8: `game.eight.deck` is unknown: expected full, short, 7-up, 8-up, 9-up, 10-up
! wrong.toml:37:7: `game.holdem` is already the name of a game (`holdem`): expected another name
= 5
