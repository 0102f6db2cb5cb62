# A buy-in in cash that nobody wrote down: the drawer was over by it, and one line sets the night right.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 35
  Ann has $35.00: up $15.00 in unrecorded hands
  recorded #8 ········
! next: count Bob's stack
$ count Bob 25
  Bob has $25.00: up $5.00 in unrecorded hands
  recorded #9 ········
! next: the counts are $20.00 over: count again, or close --over-short house, winner or banker
$ drawer 60
  the drawer has $60.00 but should have $40.00: $20.00 over
  recorded #10 ········
$ close --over-short banker
  Bob cashes out $25.00: $25.00 in cash
  Ann cashes out $35.00: $35.00 in cash
  Bob covers $20.00 because there were too many chips and gets $20.00 because
    there was too much in the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     $15.00     $35.00              –
  Bob      $5.00     $25.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ night 1
  night 1 at Mike's house, 2026-01-02 19:03 to 2026-01-02 19:09, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     $15.00     $35.00              –
  Bob      $5.00     $25.00              –

Ann bought in for another twenty, and the bank sold chips for it. Nobody owes anything for that.

$ adjust --night 1 Ann -20 --cash --why "a second buy-in that nobody wrote down"
  night 1: Ann's result was $15.00, now it's -$5.00
  recorded #17 ········
! note: night 1's drawer was $20.00 over, and all of that is explained
> night 1: Ann's result was $15.00, now it's -$5.00
$ night 1
  night 1 at Mike's house, 2026-01-02 19:03 to 2026-01-02 19:09, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$5.00     $35.00              –
  Bob      $5.00     $25.00              –
  ¶
  found after the night closed (already in the results above):
    Ann down $20.00 in cash: a second buy-in that nobody wrote down
    night 1's drawer was $20.00 over, and all of that is explained
> Ann down $20.00 in cash: a second buy-in that nobody wrote down
$ stats Ann
  Ann
  nights              1
  hands               0
  net                 -$5.00
  most won in a hand  –
  showdowns won       –
  ¶
  house  nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────
  mike        1      0  -$5.00         –              –
$ book
  nobody owes anybody
> nobody owes anybody
$ export balances
  party,asset,with,amount
  Ann,cash,,-5.00
  Bob,cash,,5.00
$ adjust --night 1 Ann -1 --cash --why "one more"
! error: night 1's drawer was $20.00 over, and all of that is explained, so $1.00 paid into the drawer can't be part of it
! hint: night 1
= 4
> night 1's drawer was $20.00 over, and all of that is explained, so $1.00 paid into the drawer can't be part of it

$ log --last 1
  #17  2026-01-02 19:11  adjusted  an old night was corrected: Ann paid $20.00
                                   in cash (a second buy-in that nobody wrote
                                   down)
> Ann paid $20.00  in cash
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 17 events
