# An amount that can't be made names the nearest ones that can.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ chips set red=2:100 blue=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $5.00    100          100    0
  red    $2.00    100          100    0
  recorded #6 ········
$ buy Ann 3
! error: chips worth $2.00 and $5.00 can't make $3.00; try $2.00 or $4.00
! hint: buy Ann 2.00
! hint: buy Ann 4.00
= 4
> try $2.00 or $4.00
$ buy Ann 1
! error: chips worth $2.00 and $5.00 can't make $1.00; try $2.00
! hint: buy Ann 2.00
= 4
> try $2.00
$ buy Ann 10.50
! error: $10.50 isn't a multiple of $1.00; try $10.00 or $11.00
! hint: buy Ann 10.00
! hint: buy Ann 11.00
= 4

$ --book two.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book buy Ann 17.50
! error: $17.50 isn't a multiple of $5.00, so the bank won't sell it; try $15.00 or $20.00 (MIK-02)
! hint: --book two.book buy Ann 15.00
! hint: --book two.book buy Ann 20.00
= 4
> try $15.00 or $20.00
$ --book two.book buy Ann 20.07
! error: $20.07 isn't a multiple of $0.05; try $20.05 or $20.10 (MIK-13, MIK-59)
! hint: --book two.book buy Ann 20.05
! hint: --book two.book buy Ann 20.10
= 4
