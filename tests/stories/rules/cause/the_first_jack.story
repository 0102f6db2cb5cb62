# The first jack deals, and the deal costs him a chip as every deal does, whether the hand is written down or not.

$ init --house cause
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
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ deal --cards "9d Qs Jh"
  Ann 9d, Bob Qs, Cat Jh
  Cat has the first jack and deals (CAU-007)
  recorded #13 ········
$ deal --next
  Ann deals
    the deal passes to the left (CAU-008)
  recorded #15 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
