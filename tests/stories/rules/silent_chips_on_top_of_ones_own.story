# Chips on top of one's own blind or straddle: half a raise or more is made up, less is pulled back, one chip is no raise

What counts is how far the chips go beyond the bet, whatever of it lies there already (DAV-45).

$ hand said --house dave --chips .40 --pieces 2 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-45)
! note: that's less than half the minimum bet, so it's a check (DAV-45)
! note: you get $0.40 back after the betting (DAV-24)
$ hand said --house dave --chips 1.40 --pieces 5 --facing 1 --min 2 --stack 50
  call $1.00 (DAV-45)
! note: that's less than half a raise, so it's a call (DAV-45)
! note: you get $0.40 back after the betting (DAV-24)
$ hand said --house dave --chips .50 --pieces 2 --facing 1 --in 1 --min 2 --stack 49
  $2.00 in all (DAV-45)
! note: it's half a raise or more, so it has to be a full raise, to $2.00 (DAV-45)
! note: put in $0.50 more
$ hand said --house dave --chips .65 --pieces 3 --facing .50 --in .25 --min 1 --stack 49
  $1.00 in all (DAV-45)
! note: it's half a raise or more, so it has to be a full raise, to $1.00 (DAV-45)
! note: put in $0.10 more
$ hand said --house dave --chips .40 --pieces 2 --facing 1 --in 1 --min 2 --stack .40
  $1.40 in all (DAV-46)
$ hand said --house dave --chips 5 --pieces 1 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-47)
! note: you get $5.00 back after the betting (DAV-24)
$ hand said --house dave --chips 5 --pieces 1 --later 5 --facing 1 --in 1 --min 2 --stack 49
  check (DAV-47)
! note: chips added after a pause don't make it a raise (DAV-45)
! note: you get $10.00 back after the betting (DAV-24)
$ hand said --house dave --chips 25 --pieces 1 --later 25 --facing 10 --min 20 --stack 100
  call $10.00 (DAV-47)
! note: chips added after a pause don't make it a raise (DAV-45)
! note: you get $40.00 back after the betting (DAV-24)
$ hand said "1 total" --house dave --facing 1 --in 1 --min 2 --stack 49
  check (DAV-48)
$ hand said "raise to 1" --house dave --facing 1 --in 1 --min 2 --stack 49
! error: $1.00 isn't a raise: the bet is already $1.00 (DAV-48)
! hint: hand said --help
= 4

A house that counts chips in full counts them here too, and nobody needs change.

$ hand said --house pig --chips 500 --pieces 1 --facing 100 --in 100 --min 200 --stack 1000
  $600.00 in all (PIG-34)
! note: say your action out loud (PIG-31)
! note: you can't take back chips you pushed in (PIG-34)
$ hand said --house mike --chips .50 --pieces 2 --facing .25 --in .25 --min .50 --stack 10
  $0.75 in all

A hand at the table reads them alike: the straddler, and the big blind.

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
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
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan; Dan straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Ann 50.00 · pot 1.75 · call 1.00, raise 2.00–50.00 > ccc
! Dan 49.00 · pot 4.00 · check, raise 2.00–50.00 > chips .25
! that's less than half the minimum bet, so it's a check (DAV-45)
! you get $0.25 back after the betting (DAV-24)
! flop · pot 4.00 > q
$ hand new --yes
< d ann
< ¶
< ccc
< chip 5
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ccc
! Cat 49.50 · pot 2.00 · check, raise 1.00–50.00 > chip 5
! you get $5.00 back after the betting (DAV-24)
! flop · pot 2.00 > q
$ hand new --yes
< d ann
< ¶
< ccc
< chips .25
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ccc
! Cat 49.50 · pot 2.00 · check, raise 1.00–50.00 > chips .25
! it's half a raise or more, so it has to be a full raise, to $1.00 (DAV-45)
! put in $0.25 more (DAV-45)
! Dan 49.50 · pot 2.50 · call 0.50, raise 1.50–50.00 > q
