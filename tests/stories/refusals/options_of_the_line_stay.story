# A hint that is only an option is the whole line with it

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ note issue Ann Bob 5 --as BOA
  Ann wrote Bob a $5.00 note (BOA)
  recorded #8 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note issue Cat Bob 5 --as BOA
! error: `BOA` is already one of `Ann`'s notes (MIK-05)
! hint: note issue Cat Bob 5 --as BOC
= 4
> hint: note issue Cat Bob 5 --as BOC
$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dave.book open --banker Ann --stakes .50/.25
! error: `.50/.25` isn't valid as stakes; try .25/.50
! hint: --book dave.book open --banker Ann --stakes .25/.50
= 4
> hint: --book dave.book open --banker Ann --stakes .25/.50
$ --book pig.book init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book pig.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book pig.book open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ --book pig.book tournament new --price 20 --stack 1500
! error: no such option here: `--price`
! hint: --book pig.book tournament new --entry 20 --stack 1500
= 2
> hint: --book pig.book tournament new --entry 20 --stack 1500
$ --book pig.book tournament new --levels "25/50x20 50/100x20" --entry 20 --stack 1500
! error: put the minutes after the @: 25/50@20
! hint: --book pig.book tournament new --levels '25/50@20 50/100@20' --entry 20 --stack 1500
= 2
> hint: --book pig.book tournament new --levels '25/50@20 50/100@20' --entry 20 --stack 1500
$ --book pig.book tournament new --levels "25/50@20 50/100@20" --entry 20 --stack 1500 --payout 60/40 --rebuy 10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/40
  recorded #7 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! next: enter the players (tournament enter NAME NAME)
$ --book pig.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book pig.book tournament start
! error: say who the host is, and who rules when the host is involved (PIG-02, PIG-03)
! hint: --book pig.book tournament start --host Ann --deputy Bob
= 4
> hint: --book pig.book tournament start --host Ann --deputy Bob
$ --book pig.book tournament start --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ --book pig.book tournament rebuy Ann 20
! error: one word too many: `20`
! hint: --book pig.book tournament rebuy Ann
= 2
> hint: --book pig.book tournament rebuy Ann
$ --book pig.book tournament clock pause
  paused: level 1, 25/50, 18:00 left; next: 50/100
  recorded #15 ········
$ --book pig.book tournament clock pause
! error: the clock is already paused
! hint: --book pig.book tournament clock
= 4
> hint: --book pig.book tournament clock
$ --book pig.book tournament clock resume
  level 1, 25/50, 18:00 left; next: 50/100
  recorded #16 ········
$ --book pig.book tournament level 75/150x20
! error: put the minutes after the @: 75/150@20
! hint: --book pig.book tournament level 75/150@20
= 2
> hint: --book pig.book tournament level 75/150@20
$ --book pig.book deal --dealer Zed
! error: no player is called `Zed`
! hint: --book pig.book player add Zed
= 4
$ --book pig.book tournament enter Ann
! error: `Ann` has already entered tournament 1
! hint: --book pig.book tournament status
= 4
$ --book pig.book tournament payout
! error: 3 players still have chips, and play goes on until one has them all (PIG-12)
! hint: --book pig.book tournament status
! hint: --book pig.book tournament chop --help
= 4
