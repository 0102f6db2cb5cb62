# Two tie for the odd change and play again: the player who lost gets no cards, but isn't said to have put nothing in.
# rules: IGL-44

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  recorded #13 ········
$ hand result five-card-stud Ann .35 Bob Cat --dealer Ann
  hand 1, five-card-stud: Ann wins $1.05
  recorded #14 ········
$ coldhands --cards Ann=AhKh2c3c5d --cards Bob=AdKd2d3s5s --cards Cat=QcKc2h4s5c
  player  cards           hand
  ───────────────────────────────────
  Ann     Ah Kh 2c 3c 5d  ace high
  Bob     Ad Kd 2d 3s 5s  ace high
  Cat     Qc Kc 2h 4s 5c  king high
  Ann and Bob tie for the main pot of $2.00: ace high (IGL-18)
  Ann and Bob tie: deal each of them another hand for the $2.00
    odd change: `Ann` $0.70, `Bob` $0.65, `Cat` $0.65 (IGL-43)
    tied hands are dealt again, so nobody needs change (IGL-44)
  recorded #15 ········
$ coldhands --cards Ann=AhKh2c3c5d --cards Bob=AdKd2d4s5s --cards Cat=9c9d2s4h5c
! error: `Cat` isn't playing for this pot and gets no cards
! hint: coldhands --help
= 4
