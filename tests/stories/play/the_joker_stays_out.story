# A house that keeps the joker out of its decks plays no game that is played with one.

file own.toml:
  [house]
  name = "own"
  currency = "POINTS"
  ¶
  [decks]
  joker = false

$ init --house own.toml
  a new book, counting in points, under the rules of `own`
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
! next: hand new or hand result; at the end count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 1,000
  recorded #7 ········
$ play in-between --players Ann,Bob --roll --salt x
! error: the joker stays out of the deck in this house
= 4
> the joker stays out of the deck in this house
$ games show in-between --house own.toml
! error: the joker stays out of the deck in this house
= 4
$ games show holdem --add joker-wild --house own.toml
! error: the joker stays out of the deck in this house
= 4
$ play low-man-down --players Ann,Bob --roll --salt x
< q
  nothing began
! Low Man Down, five dice
!   ante      4          as the game is written
!   reante    4          as the game is written
!   dice-off  4          as the game is written
!   sixes     set-aside  the text leaves it open, else one-throw
!   Ann and Bob play; Ann deals, Bob begins
!   the program throws and deals from a seed with the hash 5b51340b25c44806… and the word x
!   the word came before the hash, so nothing is committed; say another: salt WORD
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: q
