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
