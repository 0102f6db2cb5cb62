# Who lost all in a recorded hand is out, nobody buys chips of a tournament at the table, and a rehearsal writes no file.
# rules: PIG-11

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
$ tournament new --entry 20 --stack 1500 --bounty 5 --payout 70/30 --host Ann --deputy Bob --agreed
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  bounty $5.00 on each head
  prizes 70/30
  agreed by all who enter: a bounty, which is money that does not go into the
    prizes (PIG-01, PIG-15)
  recorded #7 ········
! note: the first player out can rebuy here, at a price set before the start, and none was set: undo, then tournament new … --rebuy 10 (PIG-09)
$ tournament enter Ann Bob Cat
  Ann enters for $25.00 ($5.00 on the head): 1,500 chips
  Bob enters for $25.00 ($5.00 on the head): 1,500 chips
  Cat enters for $25.00 ($5.00 on the head): 1,500 chips
  3 entered; the prizes are $60.00
  recorded #13 ········
$ tournament start --payout =40/20
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $20.00 for 1,500 chips (PIG-08)
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
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $20.00
  of a pool of $60.00
  recorded #14 ········
! note: 3 of 3 have no seat number: seat PLAYER N
$ hand result --game holdem --in Cat=1600 --in Bob=1600 --win Bob=3200
! error: `Cat` has 1,500 by the ledger, not 1,600 (PIG-10)
! hint: count Cat 1600
= 4
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --win Bob=3000
  hand 1, holdem: Bob wins 3,000
  recorded #16 ········
! note: `Ann` is out, place 3; `Bob` wins $5.00 for it (PIG-40)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
! note: nobody said who dealt (`--dealer`), so the next button is taken for `Ann`'s
$ --dry-run export balances --out balances.csv
  party,asset,with,amount
  Ann,cash,,-25.00
  Bob,cash,,-25.00
  Bob,chips,,5.00
  Bob,stacks,,3000
  Cat,cash,,-25.00
  Cat,stacks,,1500
  bank,cash,,75.00
  bank,chips,,-75.00
  bank,stacks,,-4500
  pool,chips,,70.00
$ export balances --out balances.csv
  the journal, 16 events, is in `balances.csv`
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  2 of 3 players left, 4,500 chips in play, 2,250 on average
  3 entries of $20.00 for 1,500 chips (PIG-08)
  agreed by all who enter: a bounty, which is money that does not go into the
    prizes (PIG-01, PIG-15)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Ann is out and deals (PIG-20, PIG-21)
  Ann is out in hand 1 (PIG-40)
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Bob        in  3,000   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  Ann         3      –   $25.00     –      –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $20.00
  of a pool of $60.00
