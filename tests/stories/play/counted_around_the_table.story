# The round of counts asks seat by seat: one line for each, and one request at the end.
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ chips set white=.50:200 red=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  red    $5.00    100          100    0
  white  $0.50    200          200    0
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Cat 1
  Cat has seat 1
  recorded #8 ········
$ seat Ann 2
  Ann has seat 2
  recorded #9 ········
$ seat Bob 4
  Bob has seat 4
  recorded #10 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········

# Cat has the first seat. An empty line skips, the end of the input stops: what was said is recorded as one request.
$ count
< 21.50
< ¶
< 18
  Cat has $21.50: up $1.50 in unrecorded hands
  Bob has $18.00: down $2.00 in unrecorded hands
  recorded #15 ········
! 1 Cat $20.00 > 21.50
!   $21.50 of $60.00; Ann and Bob should have $38.50 together
! 2 Ann $20.00 > ¶
! 4 Bob $20.00 > 18
!   $39.50 of $60.00; Ann should have $20.50
! next: count Ann's stack
$ status
  night 1 at The Card Room, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Cat     $20.00  -$20.00    –      –     –  $21.50   $21.50   $1.50
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00  -$20.00    –      –     –  $18.00   $18.00  -$2.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
  the counts are $0.50 short so far
! next: count Ann's stack
$ undo
  undid #14 (Cat's stack was counted: $21.50, expected $20.00)
  undid #15 (Bob's stack was counted: $18.00, expected $20.00)
  recorded #17 ········
! next: play (hand new or hand result), then count the stacks

# A dash goes back one, and chips are said by color; ? says what can be said.
$ count
< 19
< -
< ?
< white=8 red=3
< 20
< 18.50
  Cat has $19.00 (3 × $5.00, 8 × $0.50): down $1.00 in unrecorded hands
  Ann has $20.00, as expected
  Bob has $18.50: down $1.50 in unrecorded hands
  recorded #20 ········
! 1 Cat $20.00 > 19
!   $19.00 of $60.00; Ann and Bob should have $41.00 together
! 2 Ann $20.00 > -
! 1 Cat $20.00 > ?
! an amount (18.50) or chips by color (white=12 red=3); Enter skips, - goes back one
! done or Ctrl-D records what you typed, q or Ctrl-C records nothing
! 1 Cat $20.00 > white=8 red=3
!   $19.00 of $60.00; Ann and Bob should have $41.00 together
! 2 Ann $20.00 > 20
!   $39.00 of $60.00; Bob should have $21.00
! 4 Bob $20.00 > 18.50
!   $57.50 of $60.00: $2.50 short
! next: the counts are $2.50 short: count again, or close --over-short house or banker
$ undo
  undid #18 (Cat's stack was counted: $19.00, expected $20.00)
  undid #19 (Ann's stack was counted: $20.00, expected $20.00)
  undid #20 (Bob's stack was counted: $18.50, expected $20.00)
  recorded #23 ········
! next: play (hand new or hand result), then count the stacks

# The same in one line.
$ count Cat=white=2,red=4 Ann=20
  Cat has $21.00 (4 × $5.00, 2 × $0.50): up $1.00 in unrecorded hands
  Ann has $20.00, as expected
  recorded #25 ········
! next: count Bob's stack
$ count Zoe=white=2,red=4
! error: no player is called `Zoe`
! hint: player add Zoe
= 4

# A refused line is another seat's if it is left out: in a pipe nothing is recorded.
$ count
< 21
< twenty
< 18
! 1 Cat $21.00 counted > 21
!   $41.00 of $60.00; Bob should have $19.00
! 2 Ann $20.00 counted > twenty
! error: stdin:2: `twenty` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: count --help
= 2
$ count
< 21
< -4
! 1 Cat $21.00 counted > 21
!   $41.00 of $60.00; Bob should have $19.00
! 2 Ann $20.00 counted > -4
! error: stdin:2: the amount has to be more than zero, not -$4.00
! hint: count --help
= 4
$ count
< 21
< 100
! 1 Cat $21.00 counted > 21
!   $41.00 of $60.00; Bob should have $19.00
! 2 Ann $20.00 counted > 100
! error: stdin:2: $100.00 is more than the $60.00 in play
! hint: status
= 4
$ count
< green=4
! 1 Cat $21.00 counted > green=4
! error: stdin:1: there are no `green` chips; the set has red and white
! hint: chips show
= 4

# Too many lines are too many seats.
$ count
< 20
< 20
< 20
< 20
! 1 Cat $21.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 4 Bob $20.00 > 20
!   $60.00 of $60.00: it adds up
! error: every seat is counted, and `20` is left over, so nothing was recorded
! hint: count --help
= 2
$ count --dry-run
< 20
< done
< 20
  Cat has $20.00: down $1.00 in unrecorded hands
  (dry run: nothing was recorded)
! 1 Cat $21.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > done

# Nothing said is nothing recorded; without any input there is nobody to ask.
$ count
< ¶
< ¶
< ¶
  nobody was counted, so nothing was recorded
! 1 Cat $21.00 counted > ¶
! 2 Ann $20.00 counted > ¶
! 4 Bob $20.00 > ¶
$ count --json
< ¶
  {"counts":[]}
! 1 Cat $21.00 counted > ¶
! 2 Ann $20.00 counted > ¶
$ count
! 1 Cat $21.00 counted > ¶
! error: say whose chips to count
! hint: count Cat 21.00
= 2
$ count --json
< 20
  {"player":"Cat","counted":"20.00","expected":"21.00","difference":"-1.00","over_short":"0.00","event":26,"events":[26],"hash":"········","id":"019b802c-8540-7781-b8b4-9fc1e5216b4f"}
! 1 Cat $21.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > ¶
$ count --by player --json
< 20
< 21
  {"counts":[{"player":"Cat","by":"player","counted":"20.00","expected":"20.00","agreed":true},{"player":"Ann","by":"player","counted":"21.00","expected":"20.00","agreed":false}],"notices":[{"rule":null,"text":"`Ann` counted $21.00, but the banker counted $20.00: find the difference first"}],"event":29,"events":[27,28,29],"hash":"········","id":"019b802d-6fa0-71ce-a1ea-2d9d5a86c81c"}
! 1 Cat $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 21
!   $41.00 of $60.00; Bob should have $19.00
! 4 Bob $20.00 > ¶
! note: `Ann` counted $21.00, but the banker counted $20.00: find the difference first

# The same request again is answered as before, and with other words refused.
$ count --id round
< 20
< 20
  Cat has $20.00, as expected
  Ann has $20.00, as expected
  recorded #31 ········
! 1 Cat $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 4 Bob $20.00 > ¶
$ count --id round
< 20
< 20
  already recorded #31
! 1 Cat $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 4 Bob $20.00 > ¶
$ count --id round
< 20
< 19
! 1 Cat $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 19
!   $39.00 of $60.00; Bob should have $21.00
! 4 Bob $20.00 > ¶
! error: request id `round` was already used for something else, in event 30
! hint: show 30
= 4

# In a shell the lines behind the last seat are commands again; a script has nobody to ask.
$ shell
< c
< 20
< 20
< 20
< cashout cat
  Cat has $20.00, as expected
  Ann has $20.00, as expected
  Bob has $20.00, as expected
  recorded #34 ········
  Cat cashes out $20.00: $20.00 in cash
  recorded #36 ········
! 1 Cat $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 2 Ann $20.00 counted > 20
!   $40.00 of $60.00; Bob should have $20.00
! 4 Bob $20.00 > 20
!   $60.00 of $60.00: it adds up
! next: pay them all (cashout)
file lines:
  count
$ run lines
  $ count
! error: lines:1: say whose chips to count
! hint: count Ann 20.00
= 2
