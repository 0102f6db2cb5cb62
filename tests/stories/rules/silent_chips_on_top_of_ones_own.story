# Chips on top of one's own blind or straddle: half a raise or more is made up, less is pulled back, one chip is no raise

What counts is how far the chips go beyond the bet, whatever of it lies there already (DAV-45).

$ hand said --house dave --chips .40 --pieces 2 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-45)
! note: less than half a raise: it is a check (DAV-45)
! note: $0.40 comes back when the betting is over (DAV-24)
$ hand said --house dave --chips 1.40 --pieces 5 --facing 1 --min 2 --stack 50
  call $1.00 (DAV-45)
! note: less than half a raise: it is a call (DAV-45)
! note: $0.40 comes back when the betting is over (DAV-24)
$ hand said --house dave --chips .50 --pieces 2 --facing 1 --in 1 --min 2 --stack 49
  $2.00 all told (DAV-45)
! note: half a raise or more: it is made up to $2.00 (DAV-45)
! note: $0.50 more is to come
$ hand said --house dave --chips .65 --pieces 3 --facing .50 --in .25 --min 1 --stack 49
  $1.00 all told (DAV-45)
! note: half a raise or more: it is made up to $1.00 (DAV-45)
! note: $0.10 more is to come
$ hand said --house dave --chips .40 --pieces 2 --facing 1 --in 1 --min 2 --stack .40
  $1.40 all told (DAV-46)
$ hand said --house dave --chips 5 --pieces 1 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-47)
! note: $5.00 comes back when the betting is over (DAV-24)
$ hand said --house dave --chips 5 --pieces 1 --later 5 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-47)
! note: chips that come after a pause make no raise (DAV-45)
! note: $10.00 comes back when the betting is over (DAV-24)
$ hand said --house dave --chips 25 --pieces 1 --later 25 --facing 10 --min 20 --stack 100
  call $10.00 (DAV-47)
! note: chips that come after a pause make no raise (DAV-45)
! note: $40.00 comes back when the betting is over (DAV-24)
$ hand said "1 total" --house dave --facing 1 --in 1 --min 2 --stack 49
  check (DAV-48)
$ hand said "raise to 1" --house dave --facing 1 --in 1 --min 2 --stack 49
! error: $1.00 is no raise: the bet is $1.00 already (DAV-48)
= 4

A house that counts chips in full counts them here too, and nobody needs change.

$ hand said --house pig --chips 500 --pieces 1 --facing 100 --in 100 --min 200 --stack 1000
  $600.00 all told (PIG-34)
! note: actions are said aloud (PIG-31)
! note: chips moved out cannot be taken back (PIG-34)
$ hand said --house mike --chips .50 --pieces 2 --facing .25 --in .25 --min .50 --stack 10
  $0.75 all told

A hand at the table reads them alike: the straddler, and the big blind.

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ hand new --yes
< d ann
< straddle dan
< ¶
< ccc
< chips .25
< q
  given up: nothing is recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > d ann
! Enter deals > straddle dan
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan; Dan straddles
! Enter deals > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: before the flop the smallest raise is $1.00 more (DAV-32)
! Ann 50.00 · pot 1.75 · call 1.00, raise 2.00–50.00 > ccc
! Dan 49.00 · pot 4.00 · check, raise 2.00–50.00 > chips .25
! less than half a raise: it is a check (DAV-45)
! $0.25 comes back when the betting is over (DAV-24)
! flop · pot 4.00 > q
$ hand new --yes
< d ann
< ¶
< ccc
< chip 5
< q
  given up: nothing is recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > d ann
! Enter deals > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ccc
! Cat 49.50 · pot 2.00 · check, raise 1.00–50.00 > chip 5
! $5.00 comes back when the betting is over (DAV-24)
! flop · pot 2.00 > q
$ hand new --yes
< d ann
< ¶
< ccc
< chips .25
< q
  given up: nothing is recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > d ann
! Enter deals > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ccc
! Cat 49.50 · pot 2.00 · check, raise 1.00–50.00 > chips .25
! half a raise or more: it is made up to $1.00 (DAV-45)
! $0.25 more is to come (DAV-45)
! Dan 49.50 · pot 2.50 · call 0.50, raise 1.50–50.00 > q
