# One deck is enough for the cold hands of ten.

file evening.txt:
  init --house igloo
  player add Ann
  player add Bob
  player add Cat
  player add Dan
  player add Eve
  player add Fay
  player add Gus
  player add Hal
  player add Ida
  player add Jon
  player add Kim
  open --banker Ann
  buy Ann 20
  buy Bob 20
  buy Cat 20
  buy Dan 20
  buy Eve 20
  buy Fay 20
  buy Gus 20
  buy Hal 20
  buy Ida 20
  buy Jon 20
  buy Kim 20
  count Ann 19.90
  count Bob 19.90
  count Cat 19.90
  count Dan 19.90
  count Eve 19.90
  count Fay 19.90
  count Gus 19.90
  count Hal 19.90
  count Ida 19.90
  count Jon 19.90
  count Kim 19.90

$ run evening.txt --quiet
$ coldhands --deal
! error: 11 players at 5 cards each need more than one deck
! hint: coldhands --game GAME --win PLAYER
= 4
$ coldhands --win Kim
  Kim wins $9.90 and has $28.90
  recorded #37 173790b6
! note: the pot is $9.90, no whole amount: a stack was counted wrong, count again (IGL-45)
