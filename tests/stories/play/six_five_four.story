# 6-5-4: the five waits for the six, who fails pays a chip, two are level, and all play again

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

$ games show 6-5-4
$ play 654 --dealer Cat
< ¶
< 6 5 3 3 1
< keep 6
< 4 2 6
< stop
< 5 4 4 2 1
< 6 4 2 2 1
< 3 3 2 2
< 6 5 4 6 2
< stop
< 6 5 4 1 1
< roll
< 6 6
< stop
< 6 5 4 x 1
< 2
< r x 1
< 1
< stop
< 1 2 2 2 2
< 3 3 3 3 3
< 1 1 1 1 1
$ hand show 1
$ audit
