# Who leaves a tournament while chips count for nobody is counted first, and a count of a hand that goes is none.
# rules: PIG-14

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  prizes 70/30
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
      1  $56.00
      2  $24.00
  of a pool of $80.00
  recorded #17 ········
! note: 4 of 4 have no seat number: seat PLAYER N
$ hand result --game holdem --dealer Ann --in Ann=100 --in Bob=100 --win Ann=200
  hand 1, holdem: Ann wins 200
  recorded #19 ········
$ tournament bust Dan
  Dan is out: place 4 (PIG-40)
  3 left
  recorded #20 ········
! note: by the book `Dan` still had 1,500 chips: they count for nobody until the player who won them is counted; if `Dan` is not out: undo (PIG-40)
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
$ count Ann 1600
  Ann has 1,600, as expected (PIG-65)
  recorded #21 ········
$ tournament leave Ann --dry-run
  Ann leaves; 1,600 chips leave the game, 4,400 stay in play (PIG-14)
  (rehearsed: nothing was recorded)
! note: he has no place, and what he paid stays in the pool (PIG-14)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
> Ann leaves; 1,600 chips leave the game
$ hand void 1 --why "a card lay on the floor"
  hand 1, holdem, does not count: a card lay on the floor
  player  gets back
  ───────────────────
  Ann          -100
  Bob           100
  recorded #23 ········
$ tournament leave Ann
! error: 1,500 chips of players who are out count for nobody yet: count `Ann` before he leaves (PIG-14)
! hint: count Ann --help
= 4
> chips of players who are out count for nobody yet: count `Ann` before he leaves (PIG-14)
$ count Ann 1500
  Ann has 1,500, as expected (PIG-65)
  recorded #24 ········
$ tournament leave Ann
  Ann leaves; 1,500 chips leave the game, 4,500 stay in play (PIG-14)
  recorded #25 ········
! note: he has no place, and what he paid stays in the pool (PIG-14)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
> Ann leaves; 1,500 chips leave the game
