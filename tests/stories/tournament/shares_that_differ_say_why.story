# Prizes that are shared evenly are equal, and where steps cannot be divided the answer says who has more and why.

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/30/10
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  Dan        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $24.00
      3   $8.00
  of a pool of $80.00
  recorded #17 ········
! note: 4 of 4 have no seat number: seat PLAYER N
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
  Dan leaves; 1,500 chips leave the game, 4,500 stay in play (PIG-14)
  recorded #22 ········
! note: he has no place, and what he paid stays in the pool (PIG-14)
$ tournament chop icm
  player   share
  ────────────────
  Ann     $27.00
  Bob     $27.00
  Cat     $26.00
  paid with: tournament payout
  recorded #23 ········
! note: this house plays until one has all the chips; here all who are in agree to share instead (PIG-12)
! note: shares are in steps of $1.00, and the odd ones go to `Ann` and `Bob`: by chips, then by seat (standard)
$ undo
  took back #23: the players who were in agreed to share: Ann $27.00, Bob $27.00,
    Cat $26.00
  recorded #24 ········
$ tournament chop even
  player   share
  ────────────────
  Ann     $27.00
  Bob     $27.00
  Cat     $26.00
  paid with: tournament payout
  recorded #25 ········
! note: this house plays until one has all the chips; here all who are in agree to share instead (PIG-12)
! note: shares are in steps of $1.00, and the odd ones go to `Ann` and `Bob`: by chips, then by seat (standard)
> by chips, then by seat
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $27.00
      1  Bob     $27.00
      1  Cat     $26.00
  the pool was $80.00; prizes are paid by cashout
    all who were in agreed on how to share
    the pool of $80.00 is 4 entries of $20.00, with nothing taken off (PIG-15)
    Dan left with chips: no place, and $20.00 stays in the pool (PIG-14)
    shares are in steps of $1.00, and the odd ones go to Ann and Bob: by chips,
      then by seat (standard)
  recorded #26 ········
> by chips, then
