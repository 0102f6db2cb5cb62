# The case of chips: laid out, shown, planned, swapped.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ chips show
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00      —            —    0  reserve
  yellow  $0.50      —            —    0  reserve
  blue    $0.25      —            —    0
  red     $0.10      —            —    0
  white   $0.05      —            —    0
  these are the house's chips (MIK-13, MIK-14)
$ chips set white=0.05:200 red=0.10:100 blue=0.25:50
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00      —            —    0  reserve
  yellow  $0.50      —            —    0  reserve
  blue    $0.25     50           50    0
  red     $0.10    100          100    0
  white   $0.05    200          200    0
  recorded #5 ········
$ chips set white=1 White=2
! error: `white` appears twice
! hint: chips set --help
= 2
$ chips set white=-1
! error: a `white` chip has to be worth more than zero
! hint: chips set --help
= 4
$ chips set white=1e3
! error: `1e3` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: chips set --help
= 2
$ chips set white
! error: can't read `white` as chips (write it like white=0.05:200 or green=5:40:reserve)
! hint: chips set --help
= 2
$ chips plan 7.35
  chips  color   each
  ─────────────────────
     22  blue   $0.25
     12  red    $0.10
     13  white  $0.05
$ --json chips plan 7.35
  {"amount":"7.35","chips":{"blue":22,"red":12,"white":13}}
$ chips plan -5
! error: can't hand out chips for -$5.00
! hint: chips plan --help
= 4
$ chips plan 0.03
! error: chips can't make $0.03: it isn't a multiple of $0.05; try $0.05
! hint: chips plan --help
= 4
$ chips swap Bob 5xred=2xblue
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 5 --chips white=20,red=15,blue=10
  Bob buys chips: $5.00 in cash (10 × $0.25, 15 × $0.10, 20 × $0.05); stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ chips swap bob 5xred=2xblue
  Bob swapped 5 red for 2 blue, $0.50
  recorded #8 ········
$ chips swap Bob 5xred=3xblue
! error: $0.50 for $0.75 isn't an even swap
! hint: chips swap --help
= 4
$ chips swap Bob 5red
! error: can't read `5red` as chips (write it like 5xred=2xblue or 2xblue=4xred+2xwhite)
! hint: chips swap --help
= 2
$ --json chips show
  {"chips":[{"colour":"green","value":"5.00","count":null,"reserve":true,"in_case":null,"out":0},{"colour":"black","value":"1.00","count":null,"reserve":true,"in_case":null,"out":0},{"colour":"yellow","value":"0.50","count":null,"reserve":true,"in_case":null,"out":0},{"colour":"blue","value":"0.25","count":50,"reserve":false,"in_case":38,"out":12},{"colour":"red","value":"0.10","count":100,"reserve":false,"in_case":90,"out":10},{"colour":"white","value":"0.05","count":200,"reserve":false,"in_case":180,"out":20}]}
