# Who was counted may leave; what others lost in hands nobody recorded is with somebody else
# rules: PIG-14

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
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
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
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ count Dan 1500
  Dan has 1,500, as expected (PIG-65)
  recorded #22 ········
$ tournament bust Cat
  Cat is out in 4th place (PIG-40)
  3 left
  recorded #23 ········
$ tournament leave Dan
! error: 1,500 chips from players who are out aren't in anybody's stack yet: count `Dan` before `Dan` leaves (PIG-14)
! hint: count Dan --help
= 4
> 1,500 chips from players who are out aren't in anybody's stack yet: count `Dan` before `Dan` leaves (PIG-14)
> hint: count Dan --help
$ count Dan 1500
  Dan has 1,500, as expected (PIG-65)
  recorded #24 ········
$ tournament leave Dan
  Dan leaves; 1,500 chips come out of play and 4,500 stay in (PIG-14)
  recorded #25 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Cat` moves up to 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
> Dan leaves
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 25 events
