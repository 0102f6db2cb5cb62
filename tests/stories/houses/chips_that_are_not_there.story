# A color of which there are no chips is no chip: the smallest one there is decides what can be paid, fined and counted.

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ chips set white=0.05:0 red=0.10:0 blue=0.25:100 yellow=0.50:0 black=1:0 green=5:20
  color   value  exist  in the case  out
  ───────────────────────────────────────────
  green   $5.00     20           20    0
  black   $1.00      0            0    0
  yellow  $0.50      0            0    0
  blue    $0.25    100          100    0
  red     $0.10      0            0    0
  white   $0.05      0            0    0
  recorded #10 ········
$ house explain money.unit
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at casino         — (the house rules don't say)
  standard rule     the smallest chip in the case, or else the smallest coin
                    (standard rule)
  with these chips  $0.25, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs
> $0.25
$ count Ann 9.95
! error: $9.95 isn't a multiple of $0.25; try $9.75 or $10.00
! hint: count Ann 9.75
! hint: count Ann 10.00
= 4
$ hand add --hand '{"game":"omaha-8","board":"Kc3c4d8h9h","players":[{"name":"Ann","in":"0.50","cards":"KhKsJs9c"},{"name":"Bob","in":"0.50","cards":"AdQc2c7d"},{"name":"Cat","in":"0.75","cards":"As2sQdJd"}]}'
  hand 1, omaha-hi-lo-8: Ann wins $0.75, Bob wins $0.50, Cat wins $0.25
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Ann has the best hand for the high half of the main pot: three kings (standard
      rule)
    Bob and Cat tie for the low half of the main pot: eight-four low (standard
      rule)
    Bob and Cat split the low half of the main pot: $0.25 each (standard rule)
    the odd $0.25 of the main pot goes to Bob (standard rule)
  recorded #11 ········
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
$ buy Ann 0.40
! error: $0.40 isn't a multiple of $0.25; try $0.25 or $0.50
! hint: buy Ann 0.25
! hint: buy Ann 0.50
= 4

Dimes and quarters differ by a nickel at the least, and no stack of them is 0.15.

$ chips set white=0.05:0 red=0.10:200 blue=0.25:100
  color   value  exist  in the case  out
  ───────────────────────────────────────────
  green   $5.00     20           20    0
  black   $1.00      0            0    0
  yellow  $0.50      0            0    0
  blue    $0.25    100          100    0
  red     $0.10    200          200    0
  white   $0.05      0            0    0
  recorded #12 ········
$ house explain money.unit
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at casino         — (the house rules don't say)
  standard rule     the smallest chip in the case, or else the smallest coin
                    (standard rule)
  with these chips  $0.05, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs
> the smallest amount the chips in the case can make
$ count Ann 0.15
! error: chips worth $0.10, $0.25 and $5.00 can't make $0.15; try $0.10 or $0.20
! hint: count Ann 0.10
! hint: count Ann 0.20
= 4
$ count Ann 0.35
  Ann has $0.35: down $9.90 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Bob and Cat
$ init --house mike --book mike.book
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)

Mike's ante is a nickel, so nickels have to be there.

$ --book mike.book chips set white=0.05:0 red=0.10:0 blue=0.25:100
! error: no chips can make the ante of $0.05: the smallest chip is `blue`, worth $0.25
! hint: --book mike.book chips set white=0.05
= 4
> chips set white=0.05
