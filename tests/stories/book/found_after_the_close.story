# rules: MIK-11 MIK-12
Bob's stack was miscounted, and his guest Gus lost a dollar nobody saw: a guest owes nothing in THE BOOK, his inviter
does, after the night as at its end. A limit that it passes is said.

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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #5 ········
$ book limit Bob 2 --why "he asked for it"
  Bob can owe up to $2.00 in THE BOOK from now on: he asked for it
  recorded #6 ········
$ open --house mike --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Gus 5
  Gus buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
! note: buy from a player first: `Bob` has $5.00 (MIK-04)
$ close
  Bob cashes out $5.00: $5.00 in cash
  Gus cashes out $5.00: $5.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00      $5.00              –
  Gus      $0.00      $5.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
! note: `Bob` and `Gus`'s chips weren't counted; paying what the book says
$ book
  nobody owes anybody
  ¶
       owes in all  limit
  ─────────────────────────
  Bob        $0.00  $2.00
$ adjust --night 1 Gus -1 --against Ann --why "a chip under the cushion"
  night 1: Gus's result was $0.00, now it's -$1.00
  recorded #16 ········
! note: `Bob` invited `Gus`, so `Bob` owes the $1.00; the two of them settle that between themselves (MIK-12)
! next: see who pays whom (book)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $1.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $1.00
  Bob  -$1.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Bob       $1.00  2026-01-02
  ¶
       owes in all  limit
  ─────────────────────────
  Bob        $1.00  $2.00
$ adjust --night 1 Bob -1.50 --against Ann --why "miscounted"
  night 1: Bob's result was $0.00, now it's -$1.50
  recorded #17 ········
! note: `Bob` now owes $2.50 in THE BOOK, over the limit of $2.00
$ book why Bob Ann
  Bob owes Ann $2.50:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #16  2026-01-02      1  Bob covered the $1.00 that Gus owed Ann          $1.00
  #17  2026-01-02      1  an old night was corrected: Bob owes Ann $1.50   $1.50
                          (miscounted)
$ undo
  undid #17 (an old night was corrected: Bob owes Ann $1.50 (miscounted))
  recorded #18 ········
$ undo
  undid #15 (an old night was corrected: Gus owes Ann $1.00 (a chip under the
    cushion))
  undid #16 (Bob covered the $1.00 that Gus owed Ann)
  recorded #20 ········
$ book
  nobody owes anybody
  ¶
       owes in all  limit
  ─────────────────────────
  Bob        $0.00  $2.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events
