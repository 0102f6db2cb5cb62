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
$ coldhands --deal --really
! error: 11 players with 5 cards each need more than one deck
! hint: coldhands --help
= 4
$ coldhands --win Kim --really
  Kim wins $9.90 and now has $28.90
    odd change: `Ann` $0.90, `Bob` $0.90, `Cat` $0.90, `Dan` $0.90, `Eve` $0.90,
      `Fay` $0.90, `Gus` $0.90, `Hal` $0.90, `Ida` $0.90, `Jon` $0.90, `Kim` $0.90
      (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
  recorded #37 ········
! note: the pot is $9.90, not a round amount: a stack was counted wrong, so count again (IGL-45)
! next: the counts are $1.10 short: count again, or close --over-short winner
