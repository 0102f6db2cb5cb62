# Chips that do not exist, or not so many.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ chips plan 900000.05
! error: $900,000.05 is too much to plan chips for: the limit is $50,000.00
! hint: chips show
= 4
$ chips set white=0.05:200 white=0.10:10
! error: `white` appears twice
! hint: chips set --help
= 2
$ chips set white=0:10
! error: a `white` chip has to be worth more than zero
! hint: chips set --help
= 4
$ chips set white=0.05:99999999
! error: `99999999` isn't a valid number of chips (use whole numbers up to 1,000,000)
! hint: chips set --help
= 2
$ chips set white=0.05:10 red=0.10:2 blue=0.25:2 yellow=0.50:0 black=1:0 green=5:0
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      0            0    0  reserve
  black   $1.00      0            0    0  reserve
  yellow  $0.50      0            0    0  reserve
  blue    $0.25      2            2    0
  red     $0.10      2            2    0
  white   $0.05     10           10    0
  recorded #4 ········
$ chips set c1=1 c2=1 c3=1 c4=1 c5=1 c6=1 c7=1 c8=1 c9=1 c10=1 c11=1 c12=1 c13=1 c14=1 c15=1 c16=1
! error: a chip set has 1 to 16 colors, not 22
! hint: chips set --help
= 4
$ chips plan 0.03
! error: chips can't make $0.03: it isn't a multiple of $0.05; try $0.05
! hint: chips plan --help
= 4
$ chips plan 50
! error: you want $50.00, but only $1.20 is left; the case has 2 × $0.25, 2 × $0.10 and 10 × $0.05
! hint: chips plan --help
= 4
$ chips plan 0
! error: can't hand out chips for $0.00
! hint: chips plan --help
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5 --chips white=100
! error: you want 100 `white` chips, but there are only 10
! hint: buy --help
= 4
$ chips set white=0.05:200 red=0.10:200 blue=0.25:200
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      0            0    0  reserve
  black   $1.00      0            0    0  reserve
  yellow  $0.50      0            0    0  reserve
  blue    $0.25    200          200    0
  red     $0.10    200          200    0
  white   $0.05    200          200    0
  recorded #6 ········
$ buy Ann 5 --chips white=100
  Ann buys chips: $5.00 in cash (100 × $0.05); stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ chips set white=0.05:50
! error: 100 `white` chips are out, but the set has only 50
! hint: chips show
= 4
$ chips swap Ann 5xwhite=3xred
! error: $0.25 for $0.30 isn't an even swap
! hint: chips swap --help
= 4
$ chips swap Ann 200xwhite=100xred
! error: the book says `Ann` has $5.00, not $10.00
! hint: status
= 4
$ chips swap Ann 2xwhite=1xpurple
! error: there are no `purple` chips; the set has green, black, yellow, blue, red and white
! hint: chips show
= 4
$ chips swap Ann white
! error: can't read `white` as chips (write it like 5xred=2xblue or 2xblue=4xred+2xwhite)
! hint: chips swap --help
= 2
