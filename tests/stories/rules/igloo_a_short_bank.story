# The bank is short: smaller stacks are paid first, so the biggest winner waits (IGL-46)

$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
  recorded #2 c1f77cea
$ player add Ann
  Ann, a regular
  recorded #3 aaf6783d
$ player add Bob
  Bob, a regular
  recorded #4 228f0207
$ player add Cat
  Cat, a regular
  recorded #5 69a86f29
$ player add Dan
  Dan, a regular
  recorded #6 40b2e064
$ open --banker Ann
  night 1 is open at The Igloo; Ann keeps the bank
  recorded #7 f2a0d9fa
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 76a9efec
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 b678e2c0
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 e2ec7680
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 f7d4f56e
$ hand result --game five-card-stud --in Ann=10 --in Bob=3 --in Cat=10 --win Cat=23
  hand 1, five-card-stud: Cat wins $23.00
  recorded #12 66068a41
$ drawer 40
  the drawer holds $40.00 and should hold $80.00: $40.00 short
  recorded #13 fd4dede5
$ cashout Cat
  Cat turns in $33.00: $33.00 in cash
  recorded #15 7a231fec
! note: the drawer has $40.00 for $80.00 in chips: smaller stacks are paid first here, `Ann`, `Bob`, `Dan` before `Cat` (IGL-46)
> smaller stacks are paid first here, `Ann`, `Bob`, `Dan` before `Cat` (IGL-46)
