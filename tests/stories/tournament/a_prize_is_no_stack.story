# A prize is paid without a count, for nobody has it on the table; chips bought beside it are counted.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --levels 25/50@20
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start --payout 65/35
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $39.00
      2  $21.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ tournament bust Cat --by Ann
  Cat is out in 3rd place
  2 left
  recorded #16 ········
$ tournament bust Bob --by Ann
  Bob is out in 2nd place
  1 left
  recorded #17 ········
! note: `Ann` has all 3,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $39.00
      2  Bob     $21.00
  the pool was $60.00; cashout pays the prizes
    Ann has all 3,000 chips
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    the pool is split 65/35
  recorded #18 ········
$ cashout Bob
! error: `Bob` and the banker both have to count the stack before `Bob` is paid
! hint: count Bob 71.00
= 4
$ cashout Ann
  Ann cashes out $39.00: $39.00 in cash
  recorded #20 ········
$ count Bob 71 --by banker
  the banker counts $71.00 for Bob
  recorded #21 ········
$ count Bob 71 --by player
  both counts of Bob's stack agree: $71.00
  recorded #23 ········
$ cashout Bob
  Bob cashes out $71.00: $71.00 in cash
  recorded #25 ········
$ close --yes
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $19.00     $39.00              –
  Bob       $1.00     $71.00              –
  Cat     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #26 ········
