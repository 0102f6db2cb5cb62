# A banker away from home keeps a surrogate of THE BOOK, and all of it is carried over when he is back.
# rules: MIK-09

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ana
  Ana, a regular
  recorded #3 ········
$ player add Ben
  Ben, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ book owe Ana Ben 5
  Ana owes Ben $5.00 more
  recorded #5 ········
$ book export the-book.bundle
  `the-book.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 9c83-5e46-7dff-7588
  the book now has a signing key: 9c83-5e46-7dff-7588
  recorded #6 ········
$ book surrogates
  this book's key is 9c83-5e46-7dff-7588
  ¶
  no stand-in has been merged
# At the cabin: a book that begins with everything THE BOOK says, and a key of its own.
$ --book cabin.book init --surrogate-of the-book.bundle
  stand-in 7ec07a0a for book f85a8059 has the book's 6 events
  the stand-in's key is 271f-8058-0d8e-1fac; the book's is 9c83-5e46-7dff-7588
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book cabin.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ana     Ben       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ana  -$5.00
  Ben   $5.00
$ --book cabin.book book surrogates
  stand-in 7ec07a0a for book f85a8059, key 271f-8058-0d8e-1fac
  the stand-in started after event #6 of that book
# Meanwhile both books go on. Ana gives Ben a thousand for the cabin's bank.
$ player add Cat
  Cat, a regular
  recorded #7 ········
$ book pay Ana Ben 2
  Ana paid Ben $2.00
  recorded #8 ········
$ book hand Ana Ben 1000
  Ana handed Ben $1,000.00
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
  recorded #9 ········
$ --book cabin.book player add Cat
  Cat, a regular
  recorded #8 ········
$ --book cabin.book open --banker Ben
  night 1 is open at Mike's house; Ben is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ --book cabin.book buy Ana 20 --debt
  Ana buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ --book cabin.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
! note: buy from a player first: `Ana` has $20.00 (MIK-04)
$ --book cabin.book count Ana 25
  Ana has $25.00: up $5.00 in unrecorded hands
  recorded #12 ········
! next: count Cat's stack
$ --book cabin.book count Cat 15
  Cat has $15.00: down $5.00 in unrecorded hands
  recorded #13 ········
! next: pay them all (cashout)
$ --book cabin.book close
  Cat cashes out $15.00: $15.00 in cash
  Ana cashes out $25.00: $20.00 off what Ana owes the bank, $5.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ana      $5.00      $5.00              –
  Cat     -$5.00     $15.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ana     owes  Ben        $5.00
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book cabin.book book owe Cat Ben 3 --for "a side bet"
  Cat owes Ben $3.00 more: a side bet
  recorded #19 ········
$ --book cabin.book undo
  undid #19 (Cat owes Ben $3.00 more: a side bet)
  recorded #20 ········
$ --book cabin.book book export cabin-1.bundle
  `cabin-1.bundle` has events #7 to #20 from stand-in 7ec07a0a
  the bundle is signed with key 271f-8058-0d8e-1fac
# Home again. The surrogate's key is new here, and the thousand is on its way: only one book knows of it.
$ --dry-run book merge cabin-1.bundle
  events #7 to #20 came in from stand-in 7ec07a0a
  check it: `book stand-ins` in the stand-in should show the key
    271f-8058-0d8e-1fac
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
  (dry run: nothing was recorded)
! note: `Cat` is in both books and counts as one person
$ book merge cabin-1.bundle
  events #7 to #20 came in from stand-in 7ec07a0a
  check it: `book stand-ins` in the stand-in should show the key
    271f-8058-0d8e-1fac
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
  recorded #24 ········
! note: `Cat` is in both books and counts as one person
! next: see who pays whom (book)
$ book merge cabin-1.bundle
  nothing new: THE BOOK already has the 14 events from stand-in 7ec07a0a
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ana     Ben       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ana  -$3.00
  Ben   $3.00
  ¶
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
$ status
  no night is open; the last was night 1 at `mike`
  ¶
  Ana sent Ben $1,000.00, but Ben hasn't recorded it yet
! next: see who pays whom (book)
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2026-01-02 19:13  2026-01-02 19:18      0
$ log --last 9
  #16  2026-01-02 19:17  counted       Cat's stack was counted: $15.00, expected
                                       $20.00 [stand-in 7ec07a0a #13]
  #17  2026-01-02 19:18  cashed-out    Cat cashed out $15.00: $15.00 in cash
                                       [stand-in 7ec07a0a #14]
  #18  2026-01-02 19:18  left          Cat left the table [stand-in 7ec07a0a
                                       #15]
  #19  2026-01-02 19:18  cashed-out    Ana cashed out $25.00: $20.00 off the
                                       debt to the bank and $5.00 in cash
                                       [stand-in 7ec07a0a #16]
  #20  2026-01-02 19:18  left          Ana left the table [stand-in 7ec07a0a
                                       #17]
  #21  2026-01-02 19:18  night-closed  the night ended [stand-in 7ec07a0a #18]
  #22  2026-01-02 19:19  debt-owed     [undone by #23] Cat owes Ben $3.00 more:
                                       a side bet [stand-in 7ec07a0a #19]
  #23  2026-01-02 19:20  undone        took back event #22 [stand-in 7ec07a0a
                                       #20]
  #24  2026-01-02 19:23  book-merged   events #7 to #20 came in from stand-in
                                       7ec07a0a
$ show 12
  #12 night-opened, 2026-01-02 19:13, night 1
  night 1 opened at `mike`, banker Ben
  from stand-in 7ec07a0a #9
  ¶
  MIK-01  Somebody runs the bank
  ¶
  request 019b8020-9e60-7201-ae2c-da9dcdc23cfb
  hash    ········
# THE BOOK is corrected; the surrogate goes on, and only what is new comes in.
$ book owe Ben Cat 1 --for "a bet"
  Ben owes Cat $1.00 more: a bet
  recorded #25 ········
$ --book cabin.book book take Ana Ben 1000 --really
  Ben took $1,000.00 from Ana
  Ben took $1,000.00 from Ana, but Ana hasn't recorded it yet
  recorded #21 ········
! note: $1,000.00 looks too big for this game: buy-ins are $20.00
$ --book cabin.book book export cabin-2.bundle
  `cabin-2.bundle` has events #7 to #21 from stand-in 7ec07a0a
  the bundle is signed with key 271f-8058-0d8e-1fac
$ --json book merge cabin-2.bundle
  {"surrogate":"019b801a35c07e60a68e48807ec07a0a","key":"271f-8058-0d8e-1fac","new":1,"known":14,"first":21,"last":21,"in_transit":[],"event":27,"events":[27],"hash":"········","id":"019b8032-ede0-7a96-81b9-e906134af697"}
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ana     Ben       $3.00  2026-01-02
  Ben     Cat       $1.00  2026-01-02
  ¶
          net
  ─────────────
  Ana  -$3.00
  Ben   $2.00
  Cat   $1.00
$ --json book surrogates
  {"book":"019b8014b780747f81b711f5f85a8059","key":"9c83-5e46-7dff-7588","of":null,"surrogates":[{"book":"019b801a35c07e60a68e48807ec07a0a","key":"271f-8058-0d8e-1fac","anchor":6,"last":21,"hash":"········","at":"2026-01-02T19:33:00+00:00"}]}
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  38 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 2; still in transit: 0
  ¶
  the book is in order: 27 events
$ --book cabin.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 1; still in transit: 1
  ¶
  the book is in order: 21 events
