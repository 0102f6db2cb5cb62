# Blinds and antes that no chip can pay are refused where they are said
# rules: DAV-43

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ chips set white=.25:100 red=1:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  red    $1.00    100          100    0
  white  $0.25    100          100    0
  recorded #5 ········
$ open --banker Ann --stakes .10/.20
! error: no chips can make the small blind of $0.10: the smallest chip is `white`, worth $0.25
! hint: open --banker Ann --stakes 0.25/0.50
= 4
> no chips can make the small blind of $0.10: the smallest chip is `white`, worth $0.25
$ open --banker Ann --stakes .25/.40
! error: no chips can make the big blind of $0.40: the smallest chip is `white`, worth $0.25
! hint: open --banker Ann --stakes 0.25/0.50
= 4
> no chips can make the big blind of $0.40
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········

The case may change in the middle of the night, but not to one that cannot pay the blinds.

$ chips set white=.20:100
! error: no chips can make the small blind of $0.25: the smallest chip is `white`, worth $0.20
! hint: chips set white=0.05:100
= 4
> no chips can make the small blind of $0.25
$ chips set white=.05:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  red    $1.00    100          100    0
  white  $0.05    100          100    0
  recorded #11 ········
$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Bob wins $0.50
  recorded #13 ········
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y

A dime and a quarter are paid in steps of five cents.

$ chips set white=.10:100 green=.25:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  red    $1.00    100          100    0
  green  $0.25    100          100    0
  white  $0.10    100          100    0
  recorded #14 ········
$ close
  Ann cashes out $19.75: $19.75 in cash
  Bob cashes out $20.25: $20.25 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.25     $19.75              –
  Bob      $0.25     $20.25              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says (DAV-20)
$ open --banker Ann --stakes .12/.25
! error: no chips can make the small blind of $0.12: the smallest chip is `white`, worth $0.10, and chip amounts go in steps of $0.05
! hint: open --banker Ann --stakes 0.15/0.25
= 4
> and chip amounts go in steps of $0.05

An ante of the house is said by the house: then it is the case that is too large for it.

$ init --house mike --book mike.book
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --book mike.book
  Ann, a regular
  recorded #3 ········
$ chips set white=.25:100 red=1:100 --book mike.book
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00      —            —    0  reserve
  red     $1.00    100          100    0
  yellow  $0.50      —            —    0  reserve
  blue    $0.25      —            —    0
  white   $0.25    100          100    0
  recorded #4 ········
$ open --banker Ann --book mike.book
! error: no chips can make the ante of $0.05: the smallest chip is `white`, worth $0.25
! hint: --book mike.book chips set white=0.05:100
= 4
> no chips can make the ante of $0.05: the smallest chip is `white`, worth $0.25
$ chips set white=0.05:100 --book mike.book
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00      —            —    0  reserve
  red     $1.00    100          100    0
  yellow  $0.50      —            —    0  reserve
  blue    $0.25      —            —    0
  white   $0.05    100          100    0
  recorded #5 ········
$ open --banker Ann --book mike.book
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)

Chips of a tournament are no money, and the case says nothing of them.

$ init --house pig --book pig.book
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --book pig.book
  Ann, a regular
  recorded #3 ········
$ chips set white=.30:100 --book pig.book
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  white  $0.30    100          100    0
  recorded #4 ········
$ open --banker Ann --book pig.book
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
