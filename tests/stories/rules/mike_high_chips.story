# High chips stay in the case while there are low ones.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set white=0.05:100 red=0.10:100 blue=0.25:100 yellow=0.50:20:reserve black=1:20:reserve green=5:10:reserve
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00     10           10    0  reserve
  black   $1.00     20           20    0  reserve
  yellow  $0.50     20           20    0  reserve
  blue    $0.25    100          100    0
  red     $0.10    100          100    0
  white   $0.05    100          100    0
  recorded #3 ········
$ player add Ann
  Ann, a regular
  recorded #4 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5 --chips white=20,red=15,blue=10
  Ann buys chips: $5.00 in cash (10 × $0.25, 15 × $0.10, 20 × $0.05); stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 5 --chips green=1
  Ann buys chips: $5.00 in cash (1 × $5.00); stack $10.00
  recorded #7 ········
! note: green chips stay in the case until the smaller ones run out: there's $65.00 left in smaller chips (MIK-14)
> stay in the case
> MIK-14
$ house explain MIK-69
  MIK-69  Families of games (Mike's house)
    The menu sorts the games by kind, from stud and draw to community cards and
      variants.
    Ask, and the program explains it.
> MIK-69
$ house explain MIK-64
  MIK-64  Sandbagging is legal (Mike's house)
    You can check and raise later.
    Ask, and the program explains it.
    check_raise  yes
> MIK-64
$ house explain MIK-43
  MIK-43  How you declare (Mike's house)
    You take chips under the table, and everybody opens a fist when the dealer
      says so.
    Ask, and the program explains it.
    hilo.signal  fist
> MIK-43

## Yellow chips are high as well, and still they go out before black and green ones

$ buy Ann 35 --chips white=80,red=85,blue=90
  Ann buys chips: $35.00 in cash (90 × $0.25, 85 × $0.10, 80 × $0.05); stack
    $45.00
  recorded #8 ········
$ buy Ann 5 --chips black=5
  Ann buys chips: $5.00 in cash (5 × $1.00); stack $50.00
  recorded #9 ········
! note: green and black chips stay in the case until the smaller ones run out: there's $10.00 left in smaller chips (MIK-14)
> green and black chips stay in the case until the smaller ones run out: there's $10.00 left in smaller chips (MIK-14)
$ buy Ann 10 --chips yellow=20
  Ann buys chips: $10.00 in cash (20 × $0.50); stack $60.00
  recorded #10 ········
$ buy Ann 5 --chips black=5
  Ann buys chips: $5.00 in cash (5 × $1.00); stack $65.00
  recorded #11 ········
