# A night of a surrogate whose consolidation a merge took back is corrected here like any other.
# rules: MIK-09, MIK-11

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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #7 ········
$ book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #8 ········
$ book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #9 ········
$ book export base.bundle
  `base.bundle` has events #1 to #10 from THE BOOK
  the bundle is signed with key 95f1-73c6-9a94-228d
  the book now has a signing key: 95f1-73c6-9a94-228d
  recorded #10 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in f329c398 for book f85a8059 has the book's 10 events
  the stand-in's key is 1808-b8c8-ce66-28ea; the book's is 95f1-73c6-9a94-228d
  recorded #11 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
! note: buy from a player first: `Dan` has $20.00 (MIK-04)
$ count Dan 20
  Dan has $20.00, as expected
  recorded #14 ········
! next: count Bob's stack
$ count Bob 20
  Bob has $20.00, as expected
  recorded #15 ········
! next: pay them all (cashout)
$ close --yes
  Dan cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Gus        $3.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $3.00
  Cat     owes  Gus        $3.00
  Ann and Gus settle up with each other
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ --book lake.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ --book lake.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ --book lake.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
! note: buy from a player first: `Dan` has $20.00 (MIK-04)
$ --book lake.book count Dan 20
  Dan has $20.00, as expected
  recorded #15 ········
! next: count Bob's stack
$ --book lake.book count Bob 20
  Bob has $20.00, as expected
  recorded #16 ········
! next: pay them all (cashout)
$ --book lake.book close --yes
  Dan cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Gus        $3.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $3.00
  Cat     owes  Gus        $3.00
  Ann and Gus settle up with each other
  night 1 is closed
  recorded #22 ········
! next: see who pays whom (book)
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #11 to #22 from stand-in f329c398
  the bundle is signed with key 1808-b8c8-ce66-28ea
$ book merge lake.bundle
  events #11 to #22 came in from stand-in f329c398
  check it: `book stand-ins` in the stand-in should show the key
    1808-b8c8-ce66-28ea
  recorded #35 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#32) was undone; run `book consolidate` again
$ undo 32
! error: event 32 was already undone, by event 34
! hint: show 34
= 4
$ undo 35
! error: event 35 merged a stand-in book, and you can't undo that
! hint: undo 33
= 4
$ undo 24
! error: can't undo event 24 (a buy-in) because of event 28 (a cash-out): a player or a pot would be short on chips
! hint: undo 24 --with-dependents
! hint: undo 28
= 4
$ undo 24 --with-dependents --dry-run
  would undo #24 (Dan bought chips: $20.00 for cash)
  would undo #28 (Dan cashed out $20.00: $20.00 in cash)
  would undo #29 (Dan left the table)
  would undo #30 (Bob cashed out $20.00: $20.00 in cash)
  would undo #31 (Bob left the table)
  would undo #33 (the night ended)
  (dry run: nothing was recorded)
$ undo 33
  undid #28 (Dan cashed out $20.00: $20.00 in cash)
  undid #29 (Dan left the table)
  undid #30 (Bob cashed out $20.00: $20.00 in cash)
  undid #31 (Bob left the table)
  undid #33 (the night ended)
  recorded #40 ········
! next: pay them all (cashout)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  40 events in an unbroken chain
  entries     ok  62 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 40 events
$ undo 24 --with-dependents
  undid #24 (Dan bought chips: $20.00 for cash)
  recorded #41 ········
$ buy Dan 25
  Dan buys chips: $25.00 in cash; stack $25.00
  recorded #42 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
! next: count Dan's stack
$ status
  night 2 at Mike's house, open since 2026-01-02 19:16; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00   $20.00   $0.00
  Dan     $25.00  -$25.00    –      –     –  $25.00  not yet   $0.00
  ¶
  drawer $45.00   chips out $45.00   in the middle $0.00
! next: count Dan's stack
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  Dan cashes out $25.00: $25.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  Dan      $0.00     $25.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Gus        $3.00
  night 2 is closed
  recorded #47 ········
! note: `Dan`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Gus       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Gus   $3.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  47 events in an unbroken chain
  entries     ok  78 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 47 events
