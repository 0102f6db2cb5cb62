# Prizes that are shared evenly are equal, and where steps cannot be divided the answer says who has more and why.

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/30/10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
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
$ tournament start
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
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ seat Ann 1
  Ann has seat 1
  recorded #18 ········
$ seat Bob 2
  Bob has seat 2
  recorded #19 ········
$ seat Cat 3
  Cat has seat 3
  recorded #20 ········
$ seat Dan 4
  Dan has seat 4
  recorded #21 ········
$ tournament leave Dan
  Dan leaves; 1,500 chips come out of play and 4,500 stay in (PIG-14)
  recorded #22 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
$ tournament chop icm
  player   share
  ────────────────
  Ann     $27.00
  Bob     $27.00
  Cat     $26.00
  pay it with: tournament payout
  recorded #23 ········
! note: this house plays until one player has all the chips, but everybody still in agrees to chop instead (PIG-12)
! note: shares are rounded to $1.00, and what's left over goes to `Ann` and `Bob`: biggest stack first, then by seat (standard rule)
$ undo
  undid #23 (the players still in agreed to a chop: Ann $27.00, Bob $27.00, Cat
    $26.00)
  recorded #24 ········
$ tournament chop even
  player   share
  ────────────────
  Ann     $27.00
  Bob     $27.00
  Cat     $26.00
  pay it with: tournament payout
  recorded #25 ········
! note: this house plays until one player has all the chips, but everybody still in agrees to chop instead (PIG-12)
! note: shares are rounded to $1.00, and what's left over goes to `Ann` and `Bob`: biggest stack first, then by seat (standard rule)
> then by seat
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $27.00
      1  Bob     $27.00
      1  Cat     $26.00
  the pool was $80.00; cashout pays the prizes
    the players still in agreed on how to split it
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out (PIG-15)
    Dan left with chips and doesn't place; the $20.00 stays in the pool (PIG-14)
    shares are rounded to $1.00, and what's left over goes to Ann and Bob: biggest
      stack first, then by seat (standard rule)
  recorded #26 ········
! next: pay them all (cashout)
> biggest stack first, then by seat
