# `house` is a person on every night: its owner, else its banker. What is written to it is his in every view.
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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
# Between the nights somebody must be named.
$ book owe Bob house 4
! error: `mike` has no owner yet, so `house` doesn't stand for anybody
! hint: house owner Ann
= 4
$ house owner Cat
  Cat owns the house `mike`
    `BOG` is reserved for Cat's notes (MIK-06)
    Cat keeps THE BOOK; while Cat is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #7 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ note issue Bob house 4
  Bob wrote Cat a $4.00 note (BOB)
  recorded #11 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
> Bob wrote Cat a $4.00 note (BOB)
$ book owe Bob house 3
  Bob owes Cat $3.00 more
  recorded #12 ········
> Bob owes Cat $3.00 more
$ count Ann 30
  Ann has $30.00: up $10.00 in unrecorded hands
  recorded #13 ········
! next: count Bob's stack
$ count Bob 10
  Bob has $10.00: down $10.00 in unrecorded hands
  recorded #14 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $10.00: $10.00 in cash
  Ann cashes out $30.00: $30.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00     $30.00              –
  Bob     -$10.00     $10.00         -$7.00
  Cat       $0.00          –          $7.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $7.00
  night 1 is closed
  recorded #20 ········
! note: `Bob`'s note `BOB` for $4.00 is now in THE BOOK
! next: see who pays whom (book)
$ adjust --night 1 Bob 5 --against house --why "his stack was miscounted"
  night 1: Bob's result was -$10.00, now it's -$5.00
  recorded #21 ········
$ night 1
  night 1 at Mike's house, 2026-01-02 19:07 to 2026-01-02 19:14, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     $10.00     $30.00              –
  Bob     -$5.00     $10.00         -$7.00
  Cat     -$5.00          –          $7.00
  ¶
  found after the night closed (already in the results above):
    Bob up $5.00, Cat down $5.00: his stack was miscounted
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Cat       $2.00  2026-01-02
  ¶
          net
  ─────────────
  Bob  -$2.00
  Cat   $2.00
$ book why Bob house
  Bob owes Cat $2.00:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #12  2026-01-02      1  Bob owes Cat $3.00 more                          $3.00
  #19  2026-01-02      1  note BOB went into THE BOOK: Bob owes Cat        $4.00
                          $4.00
  #21  2026-01-02      1  an old night was corrected: Cat owes Bob $5.00  -$5.00
                          (his stack was miscounted)
$ book pay Bob house 2
  Bob paid Cat $2.00
  recorded #22 ········
$ export balances
  party,asset,with,amount
  Ann,cash,,10.00
  Bob,cash,,-12.00
  Cat,cash,,2.00
# Whoever owns the house later was not there: Cat answers for a night that was hers.
$ open --float 5
  night 2 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #23 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 20
  Ann has $20.00, as expected
  recorded #26 ········
! next: count Bob's stack
$ count Bob 20
  Bob has $20.00, as expected
  recorded #27 ········
! next: pay them all (cashout)
$ drawer 44
  the drawer has $44.00 but should have $45.00: $1.00 short
  recorded #28 ········
$ close --over-short house
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat covers $1.00 because the drawer was short
  Cat gets $4.00 of the $5.00 float back from the drawer; the other $1.00 isn't
    there
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00          –         -$1.00
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #35 ········
$ house owner Dan
  Dan owns the house `mike`
    `BOG` is reserved for Dan's notes (MIK-06)
    Dan keeps THE BOOK; while Dan is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #36 ········
$ adjust --night 2 Ann 5 --why "her stack was miscounted"
  night 2: Ann's result was $0.00, now it's $5.00
  recorded #37 ········
! next: see who pays whom (book)
> Ann's result was
$ adjust --night 2 Ann 1 --against house --why "a chip under the table"
  night 2: Ann's result was $5.00, now it's $6.00
  recorded #38 ········
$ night 2
  night 2 at Mike's house, 2026-01-02 19:21 to 2026-01-02 19:27, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $6.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat     -$6.00          –         -$1.00
  ¶
  found after the night closed (already in the results above):
    Ann up $5.00, Cat down $5.00: her stack was miscounted
    Ann up $1.00, Cat down $1.00: a chip under the table
> Ann up $1.00, Cat down $1.00: a chip under the table
# Today it is Dan.
$ book owe Bob house 1
  Bob owes Dan $1.00 more
  recorded #39 ········
> Bob owes Dan $1.00 more
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  39 events in an unbroken chain
  entries     ok  72 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 39 events
