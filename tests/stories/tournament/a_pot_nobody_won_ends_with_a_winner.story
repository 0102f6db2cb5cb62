# A pot nobody won waits in a tournament for those who can't have folded, who put in the most or all they had: nobody could buy chips
# to play for it, and nobody whose chips lie in it is out.

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
$ tournament new --entry 20 --stack 1500 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
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
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Ann --in Bob=1500 --in Cat=1500 --carry 3000 --really
  hand 1, holdem: nobody wins; 3,000 carries over to the next hand
    nobody won, so 3,000 carries over, and only Bob and Cat play for it (standard
      rule)
  recorded #19 ········
> 3,000 carries over, and only Bob and Cat
$ tournament bust Cat
! error: `Cat` isn't out and can still win the pot in the middle
! hint: hand new
= 4
$ tournament payout
! error: 3,000 chips are still in the middle of the table
! hint: hand new
= 4
$ hand new --yes
< holdem
< ¶
< Ah7d2c
< 9s
< 9h
< KsKd
< QsQd
  hand 2, holdem: Bob wins 3,000
  recorded #21 ········
! holdem, 25/50, 3000 in the pot, Ann deals, 2 in: Bob Cat
! Enter to deal > holdem
! holdem, 25/50, 3000 in the pot, Ann deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Bob` has no chips but has to post 25: `Bob` is all-in and can only win
!   the main pot (PIG-35)
! note: `Cat` has no chips but has to post 50: `Cat` is all-in and can only win
!   the main pot (PIG-35)
! flop · pot 3000 > Ah7d2c
! flop: Ah 7d 2c · pot 3000
! turn · pot 3000 > 9s
! turn: Ah 7d 2c 9s · pot 3000
! river · pot 3000 > 9h
! river: Ah 7d 2c 9s 9h · pot 3000
! pot 3000 · Bob shows > KsKd
! pot 3000 · Cat shows > QsQd
! nobody bet in the last round, so Bob, on the dealer's left, shows first (PIG-53)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Bob has the best hand for the main pot of 3,000: two pair, kings and nines
!   (PIG-55)
! Bob gets 3000 (+3000)
! ¶
! note: `Bob` couldn't cover the blind: by what everybody put in, the main pot is 3,000 and the side pots are 0; by the house rules alone, the main pot is 0 and the side pots are 3,000 (PIG-35)
! note: `Cat` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  3,000  result
      1     2  holdem  3,000  full

# All but one are out, and a pot lies in the middle that nobody won: it goes with the one who is left.

$ --book two.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
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
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --book two.book hand result --game holdem --dealer Ann --in Ann=500 --in Bob=500 --in Cat=50 --carry 1050 --really
  hand 1, holdem: nobody wins; 1,050 carries over to the next hand
  recorded #19 ········
$ --book two.book tournament leave Cat
  Cat leaves; 950 chips come out of play and 2,050 stay in
  recorded #20 ········
! note: a player who leaves doesn't place, and the money stays in the pool (standard rule)
$ --book two.book tournament leave Bob
  Bob leaves; 500 chips come out of play and 1,550 stay in
  recorded #21 ········
! note: a player who leaves doesn't place, and the money stays in the pool (standard rule)
! note: `Ann` has all 1,550 chips and wins; next: tournament payout
$ --book two.book hand new
< q
! error: `Ann` is the only one left and wins the tournament
! hint: --book two.book tournament payout
= 4
$ --book two.book tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $60.00
  the pool was $60.00; cashout pays the prizes
    Ann has all 1,550 chips
    that includes 1,050 in the middle: nobody else is left to play Ann for it
      (standard rule)
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    Bob left with chips and doesn't place; the $20.00 stays in the pool
    Cat left with chips and doesn't place; the $20.00 stays in the pool
    the pool is split 60/40
  recorded #22 ········
$ --book two.book cashout
  Ann cashes out $60.00: $60.00 in cash
  recorded #24 ········
$ --book two.book close --yes
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $40.00     $60.00              –
  Bob     -$20.00          –              –
  Cat     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #25 ········
$ --book two.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  41 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 25 events
