# A number is nobody's party: `P001` is a player, while what reads like `pool` is the pool of a tournament.
$ init --house casino
  a new book, counting in USD, under the rules of `casino`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add P001
  P001, a regular
  recorded #3 ········
> P001
$ player add Po0l
! error: `Po0l` cannot be a person's name: `pool` is what is paid into a tournament
= 4
> pool
$ player add p00l
! error: `p00l` cannot be a person's name: `pool` is what is paid into a tournament
= 4
> pool
