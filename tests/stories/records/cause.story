# What the Cause wants to be kept is shown again, with the rule that asks for it

$ init --house cause --currency points
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ seats --forbid Ann,Bob
  Ann and Bob can't sit at the same table from now on
  recorded #7 ········
$ show 7
  #7 pair-forbidden, 2026-01-02 19:05, night 1
  Ann and Bob can't sit at the same table from now on
  ¶
  CAU-005  Management assigns the seats
  ¶
  request 019b8019-4b60-7ed6-97d8-c5adbc8771a0
  hash    ········
> CAU-005
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ show 9
  #9 fund-paid, 2026-01-02 19:07, night 1
  Ann paid 25 into the leaderboard to join the table
  ¶
  CAU-003  A chip for the leaderboard
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           -25
  fund   chips            25
  ¶
  request 019b801b-2020-74fa-880a-b9fa120e8b88
  hash    ········
> CAU-003
$ buy Bob 1000
! error: `Bob` and `Ann` can't sit at the same table, and `Ann` is at this one (CAU-005)
! hint: seats --help
= 4
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ ruling "the blue deck is out of play" --by Ann
  Ann ruled: the blue deck is out of play
  recorded #12 ········
$ log --last 8
   #5  2026-01-02 19:03  player-added    Cat was added as a regular
   #6  2026-01-02 19:04  night-opened    night 1 opened at `cause`, banker Ann
   #7  2026-01-02 19:05  pair-forbidden  Ann and Bob can't sit at the same table
                                         from now on
   #8  2026-01-02 19:07  bought-in       Ann bought chips: 1,000 for cash
   #9  2026-01-02 19:07  fund-paid       Ann paid 25 into the leaderboard to
                                         join the table
  #10  2026-01-02 19:10  bought-in       Cat bought chips: 1,000 for cash
  #11  2026-01-02 19:10  fund-paid       Cat paid 25 into the leaderboard to
                                         join the table
  #12  2026-01-02 19:11  ruled           Ann ruled: the blue deck is out of play
$ show 12
  #12 ruled, 2026-01-02 19:11, night 1
  Ann ruled: the blue deck is out of play
  ¶
  CAU-004  Management has the last word
  ¶
  request 019b801e-c9a0-78bd-a98d-ab82c5144772
  hash    ········
> CAU-004
