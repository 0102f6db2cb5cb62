# A spreadsheet that was imported into THE BOOK and into a surrogate is one past, not two.
# rules: MIK-09

file sheet.csv:
  date,player,net
  2025-02-01,Ann,5
  2025-02-01,Bob,-5
file next.csv:
  date,player,net
  2025-02-08,Ann,5
  2025-02-08,Bob,-5

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ book export the-book.bundle
  `the-book.bundle` has events #1 to #5 from THE BOOK
  the bundle is signed with key f5fb-7243-4cc2-68a6
  the book now has a signing key: f5fb-7243-4cc2-68a6
  recorded #5 ········
$ --book cabin.book init --surrogate-of the-book.bundle
  stand-in 805a07aa for book f85a8059 has the book's 5 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is f5fb-7243-4cc2-68a6
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book cabin.book import results sheet.csv
  1 night, 2025-02-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $5.00
  recorded #10 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
> 1 night
$ import results sheet.csv
  1 night, 2025-02-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $5.00
  recorded #9 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
> 1 night
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #6 to #10 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
! error: night 1 was imported here (event 7), and the stand-in has it too, with the same results; undo one of the two imports
! hint: night 1
! hint: undo 7
= 4
> night 1 was imported here
> with the same results
> undo
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2025-02-01  2025-02-01      0
> 1
$ --book cabin.book undo
  undid #7 (night 1 opened at `mike`)
  undid #8 (results for 2025-02-01: Ann +$5.00, Bob -$5.00)
  undid #9 (Bob still owed Ann $5.00)
  undid #10 (the night ended)
  recorded #14 ········
! next: open the night (open --banker NAME)
$ --book cabin.book import results next.csv
  1 night, 2025-02-08 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $5.00
  recorded #18 ········
! note: next.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
> 1 night
$ --book cabin.book book export again.bundle
  `again.bundle` has events #6 to #18 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge again.bundle
  events #6 to #18 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #23 ········
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2025-02-01  2025-02-01      0
      2  mike   2025-02-08  2025-02-08      0
> 2025-02-08
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $10.00  2025-02-01
  ¶
           net
  ──────────────
  Ann   $10.00
  Bob  -$10.00
> $10.00
