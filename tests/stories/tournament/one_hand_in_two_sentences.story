# Two players lose their last chips in one hand and are out together: the way back is his who has the last place, once it is
# told who won what was on his head.
# rules: PIG-09 PIG-40 C-PIG-19

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
$ tournament new --entry 20 --bounty 5.05 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/40 --agreed
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.05 on each player
  rebuy $10.00 for 500 chips
  prizes 60/40
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.05 ($5.05 bounty): 1,500 chips
  Bob enters for $25.05 ($5.05 bounty): 1,500 chips
  Cat enters for $25.05 ($5.05 bounty): 1,500 chips
  Dan enters for $25.05 ($5.05 bounty): 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Bob        in  1,500   $25.05       –   $5.05
  Cat        in  1,500   $25.05       –   $5.05
  Dan        in  1,500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ count Cat 500
  Cat has 500: down 1,000 in unrecorded hands (PIG-65)
  recorded #18 ········
$ count Ann 1000
  Ann has 1,000: down 500 in unrecorded hands (PIG-65)
  recorded #19 ········
$ count Dan 3000
  Dan has 3,000: up 1,500 in unrecorded hands (PIG-65)
  recorded #20 ········
$ hand result --game holdem --in Bob=1500 --in Cat=500 --in Dan=1500 --in Ann=1000 --win Dan=2750 --win Ann=1750
  hand 1, holdem: Dan wins 2,750, Ann wins 1,750
  recorded #22 ········
! note: `Bob` is out in 3rd place; `Cat` is out in 4th place; `Dan` gets $5.05 in bounty money (PIG-40)
! note: nobody gets the bounty on `Cat` until you say who won it: tournament bust Cat --by Dan --by Ann (PIG-40)
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
! note: nobody said who dealt (`--dealer`), so `Ann` gets the button next
$ deal --dry-run
  Ann has the button, and Bob deals
    nobody said yet who deals, so `Ann` gets the button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Ann` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Ann`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Dan posts the big blind, 50
  (dry run: nothing was recorded)
$ tournament rebuy Bob
! error: only the first player out can rebuy, and that was `Cat` (PIG-09)
! hint: tournament status
= 4
$ tournament rebuy Cat
! error: nobody said who won the bounty on `Cat`
! hint: tournament bust Cat --by Dan --by Ann
= 4
$ tournament bust Cat --by Ann --by Dan
  Cat is out in 4th place (PIG-40)
  Ann wins a bounty of $2.53
  Dan wins a bounty of $2.52
  2 left
  recorded #23 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament rebuy Bob
! error: only the first player out can rebuy, and that was `Cat` (PIG-09)
! hint: tournament status
= 4
$ tournament rebuy Cat
  Cat buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  4 entered; the prize pool is $90.00
  recorded #25 ········
! note: `Bob` moves down to 4th place (PIG-40)
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 4 players left, 6,500 chips in play, average stack 2,166
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Bob is out, so Bob deals (PIG-20, PIG-21)
  Bob went out in hand 1 (PIG-40)
  Cat bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Dan        in  4,250   $25.05       –   $5.05
  Ann        in  1,750   $25.05       –   $5.05
  Cat        in    500   $35.05       1       –
  Bob         4      –   $25.05       –       –
  ¶
  place   prize
  ───────────────
      1  $54.00
      2  $36.00
  prize pool $90.00

# Chips in the middle may still be his: who has no others is out when the pot is won.
$ hand result --game holdem --in Ann=500 --in Cat=500 --in Dan=1000 --carry 2000 --for Ann --for Cat --for Dan --really
  hand 2, holdem: nobody wins; 2,000 carries over to the next hand
  recorded #26 ········
$ hand result --game holdem --in Dan=25 --in Ann=25 --win Dan=2050
  hand 3, holdem: Dan wins 2,050
  recorded #28 ········
! note: `Cat` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament bust Cat --by Dan
! error: `Cat` is already out, in 3rd place
! hint: tournament status
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  62 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 28 events
