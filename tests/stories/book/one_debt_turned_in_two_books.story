# Two books that turned one debt of a guest come together: it is turned once, and nobody is refused.
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

A night closes with a consolidation, here and there.

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
> the stand-in consolidated a debt that was also consolidated or settled here
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Gus       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Gus   $3.00
> Ann     Gus       $3.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  35 events in an unbroken chain
  entries     ok  54 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 35 events
> the book is in order
$ log --last 4
  #32  2026-01-02 19:21  consolidated  [undone by #34] THE BOOK was
                                       consolidated: 2 debts became 1 [stand-in
                                       f329c398 #21]
  #33  2026-01-02 19:21  night-closed  the night ended [stand-in f329c398 #22]
  #34  2026-01-02 19:23  undone        took back event #32
  #35  2026-01-02 19:23  book-merged   events #11 to #22 came in from stand-in
                                       f329c398
$ book merge lake.bundle
  nothing new: THE BOOK already has the 12 events from stand-in f329c398

The surrogate goes on: its next night comes in as any other.

$ --book lake.book open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #23 ········
! next: sell chips (buy NAME AMOUNT)
$ --book lake.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
! next: play (hand new or hand result), then count the stacks
$ --book lake.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
! note: buy from a player first: `Dan` has $20.00 (MIK-04)
$ --book lake.book count Dan 20
  Dan has $20.00, as expected
  recorded #26 ········
! next: count Bob's stack
$ --book lake.book count Bob 20
  Bob has $20.00, as expected
  recorded #27 ········
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
  night 2 is closed
  recorded #32 ········
! next: see who pays whom (book)
$ --book lake.book book export more.bundle
  `more.bundle` has events #11 to #32 from stand-in f329c398
  the bundle is signed with key 1808-b8c8-ce66-28ea
$ book merge more.bundle
  events #23 to #32 came in from stand-in f329c398; 12 were already here
  recorded #46 ········
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
  chain       ok  46 events in an unbroken chain
  entries     ok  70 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 46 events
> the book is in order

What the guest was paid in one of the two books is off the one debt.

$ --book two.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book two.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ --book two.book book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #7 ········
$ --book two.book book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #8 ········
$ --book two.book book export two.bundle
  `two.bundle` has events #1 to #9 from THE BOOK
  the bundle is signed with key a38c-692c-6c22-3cca
  the book now has a signing key: a38c-692c-6c22-3cca
  recorded #9 ········
$ --book there.book init --surrogate-of two.bundle
  stand-in f7aa899f for book 1e566011 has the book's 9 events
  the stand-in's key is 7bc2-a1bd-32d5-822c; the book's is a38c-692c-6c22-3cca
  recorded #10 ········
! next: open the night (open --banker NAME)
$ --book two.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Cat       $3.00
  Cat     Gus       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Gus       $3.00      1
  ¶
  because
  group 1:  Ann and Gus settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Gus instead of Cat                      $3.00
  Cat           owed Gus and was owed by Ann: canceled out   $3.00
  Gus           is owed by Ann instead of Cat                $3.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #10 ········
$ --book there.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Cat       $3.00
  Cat     Gus       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Gus       $3.00      1
  ¶
  because
  group 1:  Ann and Gus settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Gus instead of Cat                      $3.00
  Cat           owed Gus and was owed by Ann: canceled out   $3.00
  Gus           is owed by Ann instead of Cat                $3.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #11 ········
$ --book there.book book pay Ann Gus 3
  Ann paid Gus $3.00
  recorded #12 ········
$ --book there.book book export there.bundle
  `there.bundle` has events #10 to #12 from stand-in f7aa899f
  the bundle is signed with key 7bc2-a1bd-32d5-822c
$ --book two.book book merge there.bundle
  events #10 to #12 came in from stand-in f7aa899f
  check it: `book stand-ins` in the stand-in should show the key
    7bc2-a1bd-32d5-822c
  recorded #15 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#12) was undone; run `book consolidate` again
$ --book two.book book
  nobody owes anybody
$ --book two.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 15 events
> the book is in order

What was paid in one book off a debt that the other had turned is owed back, and the merge says it.

$ --book three.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book three.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book three.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book three.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book three.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ --book three.book book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #7 ········
$ --book three.book book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #8 ········
$ --book three.book book export three.bundle
  `three.bundle` has events #1 to #9 from THE BOOK
  the bundle is signed with key 0616-2c5b-1301-8c14
  the book now has a signing key: 0616-2c5b-1301-8c14
  recorded #9 ········
$ --book off.book init --surrogate-of three.bundle
  stand-in 40fec1ef for book f685e172 has the book's 9 events
  the stand-in's key is 1450-4709-9c02-4ce8; the book's is 0616-2c5b-1301-8c14
  recorded #10 ········
! next: open the night (open --banker NAME)
$ --book three.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Cat       $3.00
  Cat     Gus       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Gus       $3.00      1
  ¶
  because
  group 1:  Ann and Gus settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Gus instead of Cat                      $3.00
  Cat           owed Gus and was owed by Ann: canceled out   $3.00
  Gus           is owed by Ann instead of Cat                $3.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #10 ········
$ --book off.book book pay Cat Gus 3
  Cat paid Gus $3.00
  recorded #11 ········
$ --book off.book book export off.bundle
  `off.bundle` has events #10 and #11 from stand-in 40fec1ef
  the bundle is signed with key 1450-4709-9c02-4ce8
$ --book three.book book merge off.bundle
  events #10 and #11 came in from stand-in 40fec1ef
  check it: `book stand-ins` in the stand-in should show the key
    1450-4709-9c02-4ce8
  recorded #14 ········
! note: `Cat` paid `Gus` $3.00 in the stand-in (event 11): that's $3.00 more than was owed, so `Gus` owes it back to `Cat`
> `Gus` owes it back to `Cat`
$ --book three.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Gus       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Gus   $3.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Cat       $3.00  2026-01-02

$ --book four.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book four.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book four.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book four.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book four.book book owe Cat Bob 3
  Cat owes Bob $3.00 more
  recorded #6 ········
$ --book four.book book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #7 ········
$ --book four.book book export four.bundle
  `four.bundle` has events #1 to #8 from THE BOOK
  the bundle is signed with key 70a0-9491-d90c-f974
  the book now has a signing key: 70a0-9491-d90c-f974
  recorded #8 ········
$ --book far.book init --surrogate-of four.bundle
  stand-in 4cde5250 for book 8320f15d has the book's 8 events
  the stand-in's key is 9470-c4a3-f5bb-950e; the book's is 70a0-9491-d90c-f974
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book far.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Cat       $3.00
  Cat     Bob       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Bob       $3.00      1
  ¶
  because
  group 1:  Ann and Bob settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Bob instead of Cat                      $3.00
  Bob           is owed by Ann instead of Cat                $3.00
  Cat           owed Bob and was owed by Ann: canceled out   $3.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #10 ········
$ --book far.book book export far.bundle
  `far.bundle` has events #9 and #10 from stand-in 4cde5250
  the bundle is signed with key 9470-c4a3-f5bb-950e
$ --book four.book book pay Cat Bob 2
  Cat paid Bob $2.00
  recorded #9 ········
$ --book four.book book merge far.bundle
  events #9 and #10 came in from stand-in 4cde5250
  check it: `book stand-ins` in the stand-in should show the key
    9470-c4a3-f5bb-950e
  recorded #12 ········
! note: `Cat` paid `Bob` $2.00 here (event 9): that's $2.00 more than was owed, so `Bob` owes it back to `Cat`
> `Bob` owes it back to `Cat`
$ --book four.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $3.00  2026-01-02
  Bob     Cat       $2.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Bob   $1.00
  Cat   $2.00
