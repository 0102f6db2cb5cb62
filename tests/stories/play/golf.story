# Golf: a second look and a locked card are refused, one hole ends level, and all play again

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

$ games show golf
$ play golf --option holes=1 --dealer Bob
< ¶
< 2d
< look ann
< look ann
< look bob
< stock Kd place 1 9h
< stock Kh p1 9s
< stock Ks p2 3c
< look bob
< stock Kc p1
< stock Kc p2 3d
< stock Qd turn 3 Ac
< stock Qh t3 As
< saw 4
< stock 5h 8h
< stock 5s p4 8s
< 7d
< discard turn 1
< d p1 Ah
< d p1 2h; d p2 3s; d p2 4s
< d p3 6c; d p3 6d
< sheet
< s Td t4 Kc
< s Jd p4 Qs
$ hand show 1
$ hand list
$ audit
