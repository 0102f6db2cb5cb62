# When a tournament is over nobody leaves it early, and prizes are no stack in play
# rules: PIG-14, PIG-10

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start --payout 60/30/10
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $24.00
      3   $8.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ cashout Dan
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4
$ tournament bust Dan
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #22 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
$ tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #23 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament bust Bob
  Bob is out in 2nd place (PIG-40)
  1 left
  recorded #24 ········
! note: `Ann` has all 6,000 chips and wins; next: tournament payout (PIG-12)
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $48.00
      2  Bob     $24.00
      3  Cat      $8.00
  the pool was $80.00; cashout pays the prizes
    Ann has all 6,000 chips (PIG-12)
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out (PIG-15)
    the pool is split 60/30/10: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
  recorded #25 ········
! next: pay them all (cashout)
$ buy Ann 20
! error: the tournament is over, and `Ann` still has $48.00 to cash out (PIG-10)
! hint: cashout Ann
= 4
$ cashout Ann
  Ann cashes out $48.00: $48.00 in cash
  recorded #27 ········
$ close
  Bob cashes out $24.00: $24.00 in cash
  Cat cashes out $8.00: $8.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $28.00     $48.00              –
  Bob       $4.00     $24.00              –
  Cat     -$12.00      $8.00              –
  Dan     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #32 ········
