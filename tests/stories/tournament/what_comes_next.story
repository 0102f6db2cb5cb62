# What usually comes next on the night of a tournament

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
> next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
> next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $20.00: 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #9 ········
$ tournament enter Bob Cat
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
> next: enter everybody, then tournament start
$ tournament start --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
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
> next: play (hand new or hand result)
$ deal
  Ann deals
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #15 ········
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --in Cat=1500 --win Ann=4500
  hand 1, holdem: Ann wins 4,500
  recorded #17 ········
! note: `Bob` and `Cat` are out, tied for 2nd place (PIG-40)
! note: `Ann` has all 4,500 chips and wins; next: tournament payout (PIG-12)
> next: tournament payout
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $36.00
      2  Bob     $12.00
      2  Cat     $12.00
  the pool was $60.00; cashout pays the prizes
    Ann has all 4,500 chips (PIG-12)
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out (PIG-15)
    the pool is split 60/40: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
    Bob and Cat went out together with equal stacks and split the $24.00 for 2nd
      and 3rd place evenly (PIG-40)
  recorded #18 ········
! next: pay them all (cashout)
$ cashout
  Ann cashes out $36.00: $36.00 in cash
  Bob cashes out $12.00: $12.00 in cash
  Cat cashes out $12.00: $12.00 in cash
  recorded #24 ········
! next: close the night (close)
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     $16.00     $36.00              –
  Bob     -$8.00     $12.00              –
  Cat     -$8.00     $12.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #25 ········
