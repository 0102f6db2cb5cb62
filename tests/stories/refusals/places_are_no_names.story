# What the book calls a place is nobody's name, so that an export says who is meant

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add drawer
! error: `drawer` can't be a person's name: `drawer` is the bank's cash
! hint: player add --help
= 4
$ player add Pool
! error: `Pool` can't be a person's name: `pool` is what players pay into a tournament
! hint: player add --help
= 4
$ player add transit
! error: `transit` can't be a person's name: `transit` is cash on its way between two books
! hint: player add --help
= 4
$ player add Outside
! error: `Outside` can't be a person's name: `outside` is everything outside this book
! hint: player add --help
= 4
$ player add Poole
  Poole, a regular
  recorded #3 ········
$ buy pool 20
! error: `pool` is what players pay into a tournament, not a player
! hint: player list
= 4
