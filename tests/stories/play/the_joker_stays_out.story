# A house that keeps the joker out of its decks plays no game that is played with one.

file own.toml:
  [house]
  name = "own"
  currency = "POINTS"
  ¶
  [decks]
  joker = false

$ init --house own.toml
  started a new book in points with `own` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at own; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 1,000
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 1,000
  recorded #7 ········
$ play in-between --players Ann,Bob --roll --salt x
! error: this house doesn't play with a joker
= 4
> this house doesn't play with a joker
$ games show in-between --house own.toml
! error: this house doesn't play with a joker
! hint: games show --help
= 4
$ games show holdem --add joker-wild --house own.toml
! error: this house doesn't play with a joker
! hint: games show --help
= 4
$ play low-man-down --players Ann,Bob --roll --salt x
< q
  nothing was started
! Low Man Down, five dice
!   ante      4          standard for the game
!   reante    4          standard for the game
!   dice-off  4          standard for the game
!   sixes     set-aside  rules don't say; or one-throw
!   Ann and Bob play; Ann deals, Bob starts
!   the program rolls and deals from a seed with the hash 5b51340b25c44806… and the word x
!   the word was picked before the hash was shown, so it proves nothing; pick a new one: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: q
