# A night with neither owner nor banker has only the house's own purse; what it owes and is owed keeps that name until it is settled.
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
$ open
  night 1 is open at Mike's house; nobody is the banker yet (banker PLAYER)
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
$ book owe Bob house 3
  Bob owes the house $3.00 more
  recorded #8 ········
> Bob owes the house $3.00 more
$ count Ann 20
  Ann has $20.00, as expected
  recorded #9 ········
! next: count Bob's stack
$ count Bob 20
  Bob has $20.00, as expected
  recorded #10 ········
! next: pay them all (cashout)
$ close
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00         -$3.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  house      $3.00
  night 1 is closed
  recorded #15 ········
! next: see who pays whom (book)
$ house owner Ann
  Ann owns the house `mike`
    `BOG` is reserved for Ann's notes (MIK-06)
    Ann keeps THE BOOK; while Ann is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #16 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     house     $3.00  2026-01-02
  ¶
            net
  ───────────────
  Bob    -$3.00
  house   $3.00
$ book why Bob house
  Bob owes the house $3.00:
  ¶
      day         night  what happened                  amount
  ──────────────────────────────────────────────────────────────
  #8  2026-01-02      1  Bob owes the house $3.00 more   $3.00
> Bob owes the house $3.00
$ book owe Bob house 1
  Bob owes Ann $1.00 more
  recorded #17 ········
> Bob owes Ann $1.00 more
$ book pay Bob house 3
  Bob paid the house $3.00
  recorded #18 ········
> Bob paid the house $3.00
$ book pay Bob house 1
  Bob paid Ann $1.00
  recorded #19 ········
> Bob paid Ann $1.00
$ book
  nobody owes anybody
# An owner who was named after it does not answer for that night.
$ adjust --night 1 Bob 2 --against house --why "a chip under the table"
  night 1: Bob's result was $0.00, now it's $2.00
  recorded #20 ········
! next: see who pays whom (book)
$ night 1
  night 1 at Mike's house, 2026-01-02 19:03 to 2026-01-02 19:09, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $2.00     $20.00         -$3.00
  ¶
  found after the night closed (already in the results above):
    Bob up $2.00, house down $2.00: a chip under the table
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events
