# What the Cause wants to be kept is shown again, with the rule that asks for it

$ init --house cause --currency points
  a new book, counting in points, under the rules of `cause`
  recorded #2 ed6787ec
$ player add Ann
  Ann, a regular
  recorded #3 a53b48f3
$ player add Bob
  Bob, a regular
  recorded #4 ad36460d
$ player add Cat
  Cat, a regular
  recorded #5 0d97516d
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #6 e6bdd493
! note: management says how much a purchase may be (CAU-004)
$ seats --forbid Ann,Bob
  Ann and Bob are kept apart from now on
  recorded #7 b8aa6da5
$ show 7
  #7 pair-forbidden, 2026-01-02 19:05, night 1
  Ann and Bob are kept apart from now on
  ¶
  CAU-005  The house assigns seats
  ¶
  request 019b8019-4b60-7ed6-97d8-c5adbc8771a0
  hash    b8aa6da5beba336be1842cbc34364235c828230093c31485ec568b58f7d75733
> CAU-005
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 76c45892
$ show 9
  #9 fund-paid, 2026-01-02 19:07, night 1
  Ann paid 25 into the fund, for joining
  ¶
  CAU-003  A chip for the leader board
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           -25
  fund   chips            25
  ¶
  request 019b801b-2020-74fa-880a-b9fa120e8b88
  hash    76c45892ac991b69f5fa064f0d9e0c6a32c7e428226a4b6b66baa8b3966c91bb
> CAU-003
$ buy Bob 1000
! error: `Bob` and `Ann` do not share a table, and `Ann` sits at this one (CAU-005)
! hint: seats --allow Bob,Ann
= 4
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #11 2344d5d3
$ ruling "the blue deck is out of play" --by Ann
  Ann ruled: the blue deck is out of play
  recorded #12 0829d747
$ log --last 8
   #5  2026-01-02 19:03  player-added    Cat came into the book as a regular
   #6  2026-01-02 19:04  night-opened    night 1 opened at `cause`, Ann keeping
                                         the bank
   #7  2026-01-02 19:05  pair-forbidden  Ann and Bob are kept apart from now on
   #8  2026-01-02 19:07  bought-in       Ann bought 1,000 for cash
   #9  2026-01-02 19:07  fund-paid       Ann paid 25 into the fund, for joining
  #10  2026-01-02 19:10  bought-in       Cat bought 1,000 for cash
  #11  2026-01-02 19:10  fund-paid       Cat paid 25 into the fund, for joining
  #12  2026-01-02 19:11  ruled           Ann ruled: the blue deck is out of play
$ show 12
  #12 ruled, 2026-01-02 19:11, night 1
  Ann ruled: the blue deck is out of play
  ¶
  CAU-004  The house has the last word
  ¶
  request 019b801e-c9a0-78bd-a98d-ab82c5144772
  hash    0829d74776f5a4f3c682b7c4586f515be51aa9447395c9b0420442c4fa06bcb3
> CAU-004
