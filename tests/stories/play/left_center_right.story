# Left, Center, Right: nobody throws more dice than he has stacks, a dot is missed, and the third game needs none

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 5862240d
$ player add Ann --regular
  Ann, a regular
  recorded #3 92dee9a5
$ player add Bob --regular
  Bob, a regular
  recorded #4 2a9d718f
$ player add Cat --regular
  Cat, a regular
  recorded #5 4d82d3cc
$ player add Dan --regular
  Dan, a regular
  recorded #6 0541f017
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #7 a6c78a98
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 3,000
  recorded #8 48e316fc
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 3,000
  recorded #9 3e21614c
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 3,000
  recorded #10 108fb0e4

$ games show lcr
  Left, Center, Right, three dice with L, C, R and three dots
    stacks  3    as the game is written (CAU-109)
    stack   100  as the game is written (CAU-109)
    dot     any  the text leaves it open, else all (CAU-112)
    games   3    as the game is written (CAU-113)
    2 players or more
  ¶
  CAU-109  Everybody lays out three stacks worth 100 each and three dice are
           used.
  CAU-110  L and R give to a neighbour, C to the middle, and a dot does nothing.
  CAU-111  One die per stack up to three, and none means waiting.
  CAU-112  The only player with stacks wins the middle by throwing a dot.
  CAU-113  Otherwise all begin anew, and in the third game holding the last
           stack is enough.
$ play lcr --option units=1 --dealer Cat
< ¶
< L R C
< L
< C
< C
< .
! error: left-center-right has no option `units`: it has stacks, stack, dot, games
! hint: games show left-center-right
= 4
$ play lcr --option units=1 --dealer Cat
< ¶
< C
< C
< L
< C
< C
< R
< C
< C
! error: left-center-right has no option `units`: it has stacks, stack, dot, games
! hint: games show left-center-right
= 4
$ hand show 1
! error: there is no hand 1
! hint: hand list
= 4
$ hand show 2
! error: there is no hand 2
! hint: hand list
= 4
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages are sound
  references  ok  nothing hangs in the air
  chain       ok  10 events in an unbroken chain
  entries     ok  12 postings follow from their facts and balance
  replay      ok  18 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 0
  ¶
  the book is in order: 10 events
