# Gus came as Bob's guest and owes him privately by the book of the cabin. At home the two were made one person meanwhile: nobody owes
# himself, so the bundle waits until they are two people here as well, also where the debt is settled again in the same bundle.
# rules: MIK-12
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
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 9c83-5e46-7dff-7588
  the book now has a signing key: 9c83-5e46-7dff-7588
  recorded #6 ········
$ --book cabin.book init --surrogate-of all.bundle
  stand-in b8f3acae for book f85a8059 has the book's 6 events
  the stand-in's key is 503d-61ab-d50c-7b76; the book's is 9c83-5e46-7dff-7588
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book cabin.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ --book cabin.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book cabin.book buy Gus 20 --note
  Gus buys chips: $20.00 with note BOGU; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book cabin.book count Ann 40
  Ann has $40.00: up $20.00 in unrecorded hands
  recorded #11 ········
! next: count Gus's stack
$ --book cabin.book count Gus 0
  Gus has $0.00: down $20.00 in unrecorded hands
  recorded #12 ········
! next: pay them all (cashout)
$ --book cabin.book close --yes
  Ann cashes out $40.00: $20.00 in cash, and the bank owes Ann $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $20.00              –
  Gus     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $20.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $20.00
  bank    owes  Ann       $20.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! note: the drawer can't pay `Ann` the last $20.00, so the bank owes `Ann` $20.00
! note: `Gus`'s note `BOGU` for $20.00 is now in THE BOOK
! next: see who pays whom (book)
$ --book cabin.book book export one.bundle
  `one.bundle` has events #7 to #17 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ player regular Gus
  Gus is a regular
  recorded #7 ········
$ player merge Bob Gus
  Gus was merged into Bob
  recorded #8 ········
$ book merge one.bundle
! error: in event 15 of the stand-in `Gus` owes `Bob` $20.00 privately, but in this book they're the same player (MIK-12)
! hint: undo 8
= 4
> `Gus` owes `Bob` $20.00 privately
> undo 8
$ --book cabin.book book pay Gus Bob 20
  Gus paid Bob $20.00 privately
  recorded #18 ········
$ --book cabin.book book export two.bundle
  `two.bundle` has events #7 to #18 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book merge two.bundle
! error: in event 15 of the stand-in `Gus` owes `Bob` $20.00 privately, but in this book they're the same player (MIK-12)
! hint: undo 8
= 4
> `Gus` owes `Bob` $20.00 privately
$ undo 8
  undid #8 (Gus was merged into Bob)
  recorded #9 ········
$ book merge two.bundle
  events #7 to #18 came in from stand-in b8f3acae
  check it: `book stand-ins` in the stand-in should show the key
    503d-61ab-d50c-7b76
  recorded #22 ········
! next: see who pays whom (book)
> came in from stand-in
# The debt is settled, so they may be one again; the cabin cannot take the payment back behind that.
$ player merge Bob Gus
  Gus was merged into Bob
  recorded #23 ········
$ --book cabin.book undo
  undid #18 (Gus paid Bob $20.00 privately)
  recorded #19 ········
$ --book cabin.book book export three.bundle
  `three.bundle` has events #7 to #19 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book merge three.bundle
! error: in event 18 of the stand-in (undone there) `Gus` owes `Bob` $20.00 privately, but in this book they're the same player (MIK-12)
! hint: undo 23
= 4
> event 18 of the stand-in (undone there)
$ undo 23
  undid #23 (Gus was merged into Bob)
  recorded #24 ········
$ book merge three.bundle
  event #19 came in from stand-in b8f3acae; 12 were already here
  recorded #26 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $20.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $20.00
  Bob  -$20.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Gus     Bob       $20.00  2026-01-02
> Gus     Bob       $20.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  38 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 26 events
