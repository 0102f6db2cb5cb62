# The money of the Pig: what an entry buys, the one way back, and what a place is paid.

$ init --house pig
  started a new book in USD with `pig` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ player add Hal
  Hal, a regular
  recorded #10 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #11 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)

## V-PIG-08: a third of a stack of 1,000 cannot be counted out, so it is asked before the start
$ tournament new --entry 20 --stack 1000 --rebuy 10
! error: the rebuy is 1/3 of 1,000, but 25s can't make that (PIG-09)
! hint: tournament new --help
= 4
> the rebuy is 1/3 of 1,000, but 25s can't make that (PIG-09)
> hint: tournament new --help

What the house does not play takes the agreement of all who enter, and is kept.

$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuys 3
! error: this goes beyond the house rules, so everybody has to agree: 3 rebuys for every player who busts (PIG-01, PIG-09)
! hint: tournament new --entry 20 --stack 1500 --rebuy 10 --rebuys 3 --agreed
= 4
$ tournament new --entry 20 --stack 1500 --rebuy 10 --addon 10=2000 --bounty 5 --late 3 --levels "50/100"
! error: this goes beyond the house rules, so everybody has to agree: an add-on, so the stacks aren't equal; a bounty, which doesn't go into the prize pool; late entries through level 3; starting blinds of 50/100, not 25/50 (PIG-01, PIG-08, PIG-15, PIG-26)
! hint: tournament new --entry 20 --stack 1500 --rebuy 10 --addon 10=2000 --bounty 5 --late 3 --levels 50/100 --agreed
= 4
> (PIG-01, PIG-08, PIG-15, PIG-26)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuy-stack 750
! error: this goes beyond the house rules, so everybody has to agree: a rebuy of 750 chips, not 1/3 of a stack (PIG-01, PIG-09)
! hint: tournament new --entry 20 --stack 1500 --rebuy 10 --rebuy-stack 750 --agreed
= 4

## V-PIG-21: an ante is refused, for the house plays with blinds alone
$ tournament new --entry 20 --stack 1500 --rebuy 10 --levels "25/50/5"
! error: this house plays with blinds only, so leave the ante out of 25/50, ante 5 (PIG-28)
! hint: tournament new --help
= 4
> this house plays with blinds only, so leave the ante out

$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #12 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve Fay Gus Hal
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  Fay enters for $20.00: 1,500 chips
  Gus enters for $20.00: 1,500 chips
  Hal enters for $20.00: 1,500 chips
  8 entered; the prize pool is $160.00
  recorded #28 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #29 ········
$ seat Bob 2
  Bob has seat 2
  recorded #30 ········
$ seat Cat 3
  Cat has seat 3
  recorded #31 ········
$ seat Dan 4
  Dan has seat 4
  recorded #32 ········
$ seat Eve 5
  Eve has seat 5
  recorded #33 ········
$ seat Fay 6
  Fay has seat 6
  recorded #34 ········
$ seat Gus 7
  Gus has seat 7
  recorded #35 ········
$ seat Hal 8
  Hal has seat 8
  recorded #36 ········

## V-PIG-12: the printed shares make 110 per cent, so nobody is paid by them
$ tournament start
! error: the prize table 60/30/20 adds up to 110%, 10% over, so it can't be paid (PIG-16)
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
= 4
> the prize table 60/30/20 adds up to 110%
> (PIG-16)

$ tournament start --payout 60/30/10
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  8 of 8 players left, 12,000 chips in play, average stack 1,500
  8 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Fay        in  1,500   $20.00       –
  Gus        in  1,500   $20.00       –
  Hal        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $96.00
      2  $48.00
      3  $16.00
  prize pool $160.00
  recorded #37 ········
! next: play (hand new or hand result)

## V-PIG-09: no cash into play, no loan of chips, no sale of a stack
$ buy Bob 20
! error: `Bob` is in the tournament and can't buy cash-game chips (PIG-10)
! hint: tournament status
= 4
> (PIG-10)
$ buy Bob 100 --from Cat --debt
! error: players can't sell chips to each other at this house (PIG-11)
! hint: buy --help
= 4
> (PIG-11)
$ buy Bob 1500 --from Cat
! error: players can't sell chips to each other at this house (PIG-11)
! hint: buy --help
= 4
> (PIG-11)
$ cashout Cat
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4
> (PIG-13, PIG-14)

## V-PIG-07: the first one out comes back with 500 chips; when that is lost too there is no second way, nor one for the next
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --win Bob=3000
  hand 1, holdem: Bob wins 3,000
  recorded #39 ········
! note: `Ann` is out in 8th place (PIG-40)
! note: `Ann` can rebuy for $10.00 and get 500 chips: tournament rebuy Ann (PIG-09)
! note: nobody said who dealt (`--dealer`), so `Ann` gets the button next
$ tournament rebuy Ann
  Ann buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  8 entered; the prize pool is $170.00
  recorded #41 ········
> Ann buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
$ hand result --game holdem --in Ann=500 --in Cat=500 --win Cat=1000
  hand 2, holdem: Cat wins 1,000
  recorded #43 ········
! note: `Ann` is out in 8th place (PIG-40)
$ tournament rebuy Ann
! error: there's only one rebuy, and it's been used (PIG-09)
! hint: tournament status
= 4
> there's only one rebuy, and it's been used (PIG-09)
$ hand result --game holdem --in Hal=1500 --in Cat=1500 --win Cat=3000
  hand 3, holdem: Cat wins 3,000
  recorded #45 ········
! note: `Hal` is out in 7th place (PIG-40)
$ tournament rebuy Hal
! error: there's only one rebuy, and it's been used (PIG-09)
! hint: tournament status
= 4
> (PIG-09)

## V-PIG-06: eight entries of 20 and a rebuy of 10 make a pool of 170, from which nothing is taken
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  6 of 8 players left, 12,500 chips in play, average stack 2,083
  8 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Hal is out, so Hal deals (PIG-20, PIG-21)
  Ann went out in hand 2 (PIG-40)
  Hal went out in hand 3 (PIG-40)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat        in  3,500   $20.00       –
  Bob        in  3,000   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Fay        in  1,500   $20.00       –
  Gus        in  1,500   $20.00       –
  Hal         7      –   $20.00       –
  Ann         8      –   $30.00       1
  ¶
  place    prize
  ────────────────
      1  $102.00
      2   $51.00
      3   $17.00
  prize pool $170.00
> 8 entries at $20.00 for 1,500 chips (PIG-08)
> 12,500 chips in play
> prize pool $170.00

## V-PIG-11: a player leaves with 1,100 chips: they are out of the game, and his money is not
$ hand result --game holdem --in Gus=400 --in Cat=400 --win Cat=800
  hand 4, holdem: Cat wins 800
  recorded #46 ········
$ tournament leave Gus
  Gus leaves; 1,100 chips come out of play and 11,400 stay in (PIG-14)
  recorded #47 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Hal` moves up to 6th place and `Ann` moves up to 7th place (PIG-40)
> 1,100 chips come out of play and 11,400 stay in (PIG-14)
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 8 players left, 11,400 chips in play, average stack 2,280
  8 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Hal is out, so Hal deals (PIG-20, PIG-21)
  Ann went out in hand 2 (PIG-40)
  Hal went out in hand 3 (PIG-40)
  Gus left and doesn't place; the $20.00 stays in the pool (PIG-14)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat        in  3,900   $20.00       –
  Bob        in  3,000   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Fay        in  1,500   $20.00       –
  Hal         6      –   $20.00       –
  Ann         7      –   $30.00       1
  Gus      left      –   $20.00       –
  ¶
  place    prize
  ────────────────
      1  $102.00
      2   $51.00
      3   $17.00
  prize pool $170.00
> prize pool $170.00
> Gus left and doesn't place; the $20.00 stays in the pool (PIG-14)
$ undo
  undid #47 (Gus left the tournament and took 1,100 chips out of play)
  recorded #48 ········

## V-PIG-10: one player holds all 12,500 chips, and it is over
$ hand result --game holdem --in Gus=1100 --in Cat=1100 --win Cat=2200
  hand 5, holdem: Cat wins 2,200
  recorded #50 ········
! note: `Gus` is out in 6th place (PIG-40)
$ hand result --game holdem --in Dan=1500 --in Cat=1500 --win Cat=3000
  hand 6, holdem: Cat wins 3,000
  recorded #52 ········
! note: `Dan` is out in 5th place (PIG-40)
$ hand result --game holdem --in Eve=1500 --in Cat=1500 --win Cat=3000
  hand 7, holdem: Cat wins 3,000
  recorded #54 ········
! note: `Eve` is out in 4th place (PIG-40)
$ hand result --game holdem --in Fay=1500 --in Cat=1500 --win Cat=3000
  hand 8, holdem: Cat wins 3,000
  recorded #56 ········
! note: `Fay` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament payout
! error: 2 players still have chips, and play goes on until one has them all (PIG-12)
! hint: tournament status
! hint: tournament chop --help
= 4
> 2 players still have chips, and play goes on until one has them all (PIG-12)
$ hand result --game holdem --in Bob=3000 --in Cat=3000 --win Cat=6000
  hand 9, holdem: Cat wins 6,000
  recorded #58 ········
! note: `Bob` is out in 2nd place (PIG-40)
! note: `Cat` has all 12,500 chips and wins; next: tournament payout (PIG-12)
> `Cat` has all 12,500 chips and wins; next: tournament payout (PIG-12)
$ tournament payout
  place  player    prize
  ────────────────────────
      1  Cat     $102.00
      2  Bob      $51.00
      3  Fay      $17.00
  the pool was $170.00; cashout pays the prizes
    Cat has all 12,500 chips (PIG-12)
    the pool of $170.00 is 8 entries at $20.00 and 1 rebuy at $10.00, with nothing
      taken out (PIG-15)
    the pool is split 60/30/10: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
  recorded #59 ········
! next: pay them all (cashout)
> Cat has all 12,500 chips (PIG-12)
> the pool of $170.00 is 8 entries at $20.00 and 1 rebuy at $10.00, with nothing taken out (PIG-15)
> (PIG-16)
$ cashout
  Cat cashes out $102.00: $102.00 in cash
  Bob cashes out $51.00: $51.00 in cash
  Fay cashes out $17.00: $17.00 in cash
  recorded #65 ········
! next: close the night (close)
$ close
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$30.00          –              –
  Bob      $31.00     $51.00              –
  Cat      $82.00    $102.00              –
  Dan     -$20.00          –              –
  Eve     -$20.00          –              –
  Fay      -$3.00     $17.00              –
  Gus     -$20.00          –              –
  Hal     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #66 ········

## V-PIG-14: 55 by 60/30/10 in whole dollars is 34, 16 and 5: the first gains by the rounding
$ open --banker Ann
  night 2 is open at The Pig tournament; Ann is the banker
  recorded #67 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 11 --stack 1500 --payout 60/30/10 --rebuy 5 --host Ann --deputy Bob
  tournament 2
  entry $11.00 for 1,500 chips (smallest 25)
  rebuy $5.00 for 500 chips
  prizes 60/30/10
  recorded #68 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $11.00: 1,500 chips
  Bob enters for $11.00: 1,500 chips
  Cat enters for $11.00: 1,500 chips
  Dan enters for $11.00: 1,500 chips
  Eve enters for $11.00: 1,500 chips
  5 entered; the prize pool is $55.00
  recorded #78 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 2, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $11.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $11.00       –
  Bob        in  1,500   $11.00       –
  Cat        in  1,500   $11.00       –
  Dan        in  1,500   $11.00       –
  Eve        in  1,500   $11.00       –
  ¶
  place   prize
  ───────────────
      1  $34.00
      2  $16.00
      3   $5.00
  prize pool $55.00
  recorded #79 ········
! note: players without a seat number: 5 of 5; type seat PLAYER N
! next: play (hand new or hand result)
> $34.00
> $16.00
> $5.00
$ tournament bust Eve
  Eve is out in 5th place (PIG-40)
  4 left
  recorded #80 ········
! note: `Eve` can rebuy for $5.00 and get 500 chips: tournament rebuy Eve (PIG-09)
$ tournament bust Dan
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #81 ········
$ tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #82 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament bust Bob
  Bob is out in 2nd place (PIG-40)
  1 left
  recorded #83 ········
! note: `Ann` has all 7,500 chips and wins; next: tournament payout (PIG-12)
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $34.00
      2  Bob     $16.00
      3  Cat      $5.00
  the pool was $55.00; cashout pays the prizes
    Ann has all 7,500 chips (PIG-12)
    the pool of $55.00 is 5 entries at $11.00, with nothing taken out (PIG-15)
    the pool is split 60/30/10: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
    lower prizes are rounded down to the nearest $1.00, and the rest goes to 1st
      place (PIG-17)
  recorded #84 ········
! next: pay them all (cashout)
> and the rest goes to 1st place  (PIG-17)
> $34.00
$ cashout
  Ann cashes out $34.00: $34.00 in cash
  Bob cashes out $16.00: $16.00 in cash
  Cat cashes out $5.00: $5.00 in cash
  recorded #90 ········
! next: close the night (close)
$ close
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $23.00     $34.00              –
  Bob       $5.00     $16.00              –
  Cat      -$6.00      $5.00              –
  Dan     -$11.00          –              –
  Eve     -$11.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #91 ········

Two who go out together with equal stacks are paid the same, to the cent, and an odd cent is told.

$ open --banker Ann
  night 3 is open at The Pig tournament; Ann is the banker
  recorded #92 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 19 --stack 1500 --payout 50/30/20 --rebuy 5 --host Ann --deputy Bob
  tournament 3
  entry $19.00 for 1,500 chips (smallest 25)
  rebuy $5.00 for 500 chips
  prizes 50/30/20
  recorded #93 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $19.00: 1,500 chips
  Bob enters for $19.00: 1,500 chips
  Cat enters for $19.00: 1,500 chips
  Dan enters for $19.00: 1,500 chips
  Eve enters for $19.00: 1,500 chips
  5 entered; the prize pool is $95.00
  recorded #103 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 3, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $19.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $19.00       –
  Bob        in  1,500   $19.00       –
  Cat        in  1,500   $19.00       –
  Dan        in  1,500   $19.00       –
  Eve        in  1,500   $19.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $28.00
      3  $19.00
  prize pool $95.00
  recorded #104 ········
! note: players without a seat number: 5 of 5; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Eve
  Eve is out in 5th place (PIG-40)
  4 left
  recorded #105 ········
! note: `Eve` can rebuy for $5.00 and get 500 chips: tournament rebuy Eve (PIG-09)
$ tournament bust Dan
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #106 ········
$ tournament bust Bob Cat --stack Bob=1500 --stack Cat=1500 --by Ann
  Bob is out in 2nd place, tied with Cat (PIG-40)
  Cat is out in 2nd place, tied with Bob (PIG-40)
  1 left
  recorded #107 ········
! note: `Ann` has all 7,500 chips and wins; next: tournament payout (PIG-12)
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $48.00
      2  Bob     $23.50
      2  Cat     $23.50
  the pool was $95.00; cashout pays the prizes
    Ann has all 7,500 chips (PIG-12)
    the pool of $95.00 is 5 entries at $19.00, with nothing taken out (PIG-15)
    the pool is split 50/30/20: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
    lower prizes are rounded down to the nearest $1.00, and the rest goes to 1st
      place (PIG-17)
    Bob and Cat went out together with equal stacks and split the $47.00 for 2nd
      and 3rd place evenly (PIG-40)
  recorded #108 ········
! next: pay them all (cashout)
> $23.50
> Bob and Cat went out together with equal stacks and split the $47.00 for 2nd and 3rd place evenly (PIG-40)
