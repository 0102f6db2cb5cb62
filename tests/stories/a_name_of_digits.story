# A number is nobody's party: `P001` is a player, while what reads like `pool` is the pool of a tournament.
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add P001
  P001, a regular
  recorded #3 ········
> P001
$ player add Po0l
! error: `Po0l` can't be a person's name: it looks like `pool`, what players pay into a tournament
! hint: player add --help
= 4
> pool
$ player add p00l
! error: `p00l` can't be a person's name: it looks like `pool`, what players pay into a tournament
! hint: player add --help
= 4
> pool
