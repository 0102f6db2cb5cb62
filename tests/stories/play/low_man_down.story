# Low Man Down: no die may be thrown again, a die falls off the table, two are level, and five sixes end it

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

$ games show low-man-down
$ play low-man-down --dealer Cat
< ¶
< 3 3 6 1 5
< keep 4
< k33
< 264 k2
< 35 k3
< 1
< 3 3 x 1 5
< 2
< k33 1
< k1
< 1 1 k11
< 3 3 3 1 x
< x
< 2
< k3332
< sheet
< 5
< 6 6 6 1 2
< k666
< 6 5 k6
< 6
$ hand show 1
$ audit
