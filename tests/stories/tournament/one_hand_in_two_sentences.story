# Two players lose their last chips in one hand and are told one after the other: the way back is his who has the last
# place, and it waits until both are told.
# rules: PIG-09 PIG-40 C-PIG-19

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
$ tournament new --entry 20 --bounty 5 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/40 --agreed
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  bounty $5.00 on each head
  rebuy $10.00 for 500 chips
  prizes 60/40
  agreed by all who enter: a bounty, which is money that does not go into the
    prizes (PIG-01, PIG-15)
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.00 ($5.00 on the head): 1,500 chips
  Bob enters for $25.00 ($5.00 on the head): 1,500 chips
  Cat enters for $25.00 ($5.00 on the head): 1,500 chips
  Dan enters for $25.00 ($5.00 on the head): 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips (PIG-08)
  agreed by all who enter: a bounty, which is money that does not go into the
    prizes (PIG-01, PIG-15)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Ann        in  1,500   $25.00     –  $5.00
  Bob        in  1,500   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  of a pool of $80.00
  recorded #17 ········
! note: 4 of 4 have no seat number: seat PLAYER N
$ count Cat 500
  Cat has 500: lost 1,000 in hands nobody recorded (PIG-65)
  recorded #18 ········
$ count Ann 1000
  Ann has 1,000: lost 500 in hands nobody recorded (PIG-65)
  recorded #19 ········
$ count Dan 3000
  Dan has 3,000: won 1,500 in hands nobody recorded (PIG-65)
  recorded #20 ········
$ hand result --game holdem --in Bob=1500 --in Cat=500 --in Dan=1500 --in Ann=1000 --win Dan=2750 --win Ann=1750
  hand 1, holdem: Dan wins 2,750, Ann wins 1,750
  recorded #21 ········
! note: `Bob` and `Cat` have no chips left: tournament bust Bob --by Dan (PIG-40)
! note: nobody said who dealt (`--dealer`), so the next button is taken for `Ann`'s
$ tournament bust Bob --by Dan
  Bob is out: place 4 (PIG-40)
  Dan wins $5.00 for it
  3 left
  recorded #22 ········
$ tournament rebuy Bob
! error: `Cat` has no chips left either, and who was first is not told yet (PIG-09)
! hint: tournament bust Cat
= 4
$ tournament bust Cat --by Ann --by Dan
  Cat is out: place 4 (PIG-40)
  Ann wins $2.50 for it
  Dan wins $2.50 for it
  2 left
  recorded #23 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ tournament rebuy Bob
! error: only the first player out may come back, and that was `Cat` (PIG-09)
= 4
$ tournament rebuy Cat
  Cat comes back for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  4 entered; the prizes are $90.00
  recorded #25 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  3 of 4 players left, 6,500 chips in play, 2,166 on average
  4 entries of $20.00 for 1,500 chips (PIG-08)
  agreed by all who enter: a bounty, which is money that does not go into the
    prizes (PIG-01, PIG-15)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Bob is out and deals (PIG-20, PIG-21)
  Bob is out in hand 1 (PIG-40)
  Cat came back 1 time, with 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Dan        in  4,250   $25.00     –  $5.00
  Ann        in  1,750   $25.00     –  $5.00
  Cat        in    500   $35.00     1      –
  Bob         4      –   $25.00     –      –
  ¶
  place   prize
  ───────────────
      1  $54.00
      2  $36.00
  of a pool of $90.00

# Chips in the middle may still be his: who has no others is out when the pot is won.
$ hand result --game holdem --in Ann=500 --in Cat=500 --in Dan=1000 --carry 2000 --for Ann --for Cat --for Dan
  hand 2, holdem: nobody wins; 2,000 stays for the next hand
  recorded #26 ········
$ hand result --game holdem --in Dan=25 --in Ann=25 --win Dan=2050
  hand 3, holdem: Dan wins 2,050
  recorded #27 ········
! note: `Cat` has no chips left: tournament bust Cat (PIG-40)
$ tournament bust Cat --by Dan
  Cat is out: place 3 (PIG-40)
  2 left
  recorded #28 ········
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  28 events in an unbroken chain
  entries     ok  62 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 28 events
