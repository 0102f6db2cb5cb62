# In a tournament nobody is offered chips for money before the deal, nor a rebuy that is over.
# rules: PIG-10

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
$ open --banker Ann
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 10 --stack 1000 --levels "25/50@10 50/100@10" --payout 100 --agreed --host Ann --deputy Bob
  tournament 1
  entry $10.00, 1,000 chips of 25 and up
  prizes 100
  recorded #7 ········
! note: this house raises its blinds when all agree, not by the clock; all who enter agree to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy here, at a price set before the start, and none was set: undo, then tournament new … --rebuy 10 (PIG-09)
$ tournament enter Ann
  Ann enters for $10.00: 1,000 chips
  1 entered; the prizes are $10.00
  recorded #9 ········
$ tournament enter Bob
  Bob enters for $10.00: 1,000 chips
  2 entered; the prizes are $20.00
  recorded #11 ········
$ tournament enter Cat
  Cat enters for $10.00: 1,000 chips
  3 entered; the prizes are $30.00
  recorded #13 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, 10:00 left; next 50/100
  3 of 3 players left, 3,000 chips in play, 1,000 on average
  3 entries of $10.00 for 1,000 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,000   $10.00     –
  Bob        in  1,000   $10.00     –
  Cat        in  1,000   $10.00     –
  ¶
  place   prize
  ───────────────
      1  $30.00
  of a pool of $30.00
  recorded #14 ········
! note: 3 of 3 have no seat number: seat PLAYER N
$ tournament bust Cat
  Cat is out: place 3 (PIG-40)
  2 left
  recorded #15 ········
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ tournament enter Cat
! error: `Cat` has entered tournament 1 already
! hint: tournament status
= 4
> tournament status
$ hand new
< ?
< q
  given up: nothing is recorded
! holdem, 25/50, Ann has the button, Cat deals, 2 in: Ann Bob
! Enter deals > ?
! Enter deals; or first: a game and what is added (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in;
! < back, q give up
! Enter deals > q
