# What nobody said before the start, and what all agree on instead of playing to the end.
# rules: PIG-09 PIG-12

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/40 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
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
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #15 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament rebuy Cat
! error: no rebuy price was set before the start (PIG-09)
! hint: tournament status
= 4
$ count Ann 2000
  Ann has 2,000: up 500 in unrecorded hands (PIG-65)
  recorded #16 ········
$ count Bob 2500
  Bob has 2,500: up 1,000 in unrecorded hands (PIG-65)
  recorded #17 ········
$ tournament chop icm
  player   share
  ────────────────
  Ann     $29.00
  Bob     $31.00
  pay it with: tournament payout
  recorded #18 ········
! note: this house plays until one player has all the chips, but everybody still in agrees to chop instead (PIG-12)
$ tournament bust Ann
  Ann is out in 2nd place (PIG-40)
  1 left
  recorded #19 ········
! note: `Bob` has all 4,500 chips and wins; next: tournament payout (PIG-12)

Nobody recorded the last hands: Bob has all the chips, whatever the ledger had heard of.

$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  1 of 3 players left, 4,500 chips in play, average stack 4,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Ann is out, so Ann deals (PIG-20, PIG-21)
  Cat went out (PIG-40)
  Ann went out (PIG-40)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob         1  4,500   $20.00       –
  Ann         2      –   $20.00       –
  Cat         3      –   $20.00       –
  ¶
  agreed   share
  ────────────────
  Ann     $29.00
  Bob     $31.00
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Bob     $31.00
      2  Ann     $29.00
  the pool was $60.00; cashout pays the prizes
    the players still in agreed on how to split it
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out (PIG-15)
  recorded #20 ········
! next: pay them all (cashout)
$ close
  Bob cashes out $31.00: $31.00 in cash
  Ann cashes out $29.00: $29.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann       $9.00     $29.00              –
  Bob      $11.00     $31.00              –
  Cat     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #25 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  46 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 25 events
