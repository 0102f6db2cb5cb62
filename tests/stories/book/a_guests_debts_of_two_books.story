# Debts of a guest that two books settle, turn and write come together in any order: no guest owes in THE BOOK, and whoever gets a private debt hears of it.
# rules: MIK-09, MIK-11

$ init --house casino
  started a new book in USD with `casino` rules
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

Both turn the debt, and pay the guest: more than he was owed is owed back privately.

$ book consolidate --apply
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
$ --book lake.book book consolidate --apply
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
  recorded #12 ········
$ book pay Ann Gus 3
  Ann paid Gus $3.00
  recorded #12 ········
$ --book lake.book book pay Ann Gus 1
  Ann paid Gus $1.00
  recorded #13 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #11 to #13 from stand-in f329c398
  the bundle is signed with key 1808-b8c8-ce66-28ea
$ book merge lake.bundle
  events #11 to #13 came in from stand-in f329c398
  check it: `book stand-ins` in the stand-in should show the key
    1808-b8c8-ce66-28ea
  recorded #18 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#14) was undone; run `book consolidate` again
! note: `Ann` paid `Gus` $3.00 here (event 12) and `Ann` paid `Gus` $1.00 in the stand-in (event 13): that's $1.00 more than was owed, so `Gus` owes it back to `Ann`
> `Gus` owes it back to `Ann`
$ book
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Ann       $1.00  2026-01-02
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
$ book why Gus Ann
  Gus and Ann don't owe each other anything anymore:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #11  2026-01-02         THE BOOK was consolidated: 2 debts became 1  -$3.00
  #12  2026-01-02         Ann paid Gus $3.00                            $3.00
  #15  2026-01-02         Ann paid Gus $1.00                            $1.00
  #17  2026-01-02         Gus now owes Ann $1.00 less in THE BOOK and  -$1.00
                          $1.00 more privately
  ¶
  #11 settled several debts at once. To see the old debts: book consolidations 11
  Everything Gus owed and paid: book statement Gus
  ¶
  private, not in THE BOOK:
  Gus owes Ann $1.00:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #17  2026-01-02         Gus now owes Ann $1.00 less in THE BOOK and   $1.00
                          $1.00 more privately
$ log --last 4
  #15  2026-01-02 19:13  debt-paid     Ann paid Gus $1.00 [stand-in f329c398
                                       #13]
  #16  2026-01-02 19:15  undone        took back event #14
  #17  2026-01-02 19:15  debt-shifted  Gus now owes Ann $1.00 less in THE BOOK
                                       and $1.00 more privately
  #18  2026-01-02 19:15  book-merged   events #11 to #13 came in from stand-in
                                       f329c398

What the surrogate brings is taken back event by event, and what was shifted goes with it.

$ undo 15
  undid #15 (Ann paid Gus $1.00)
  recorded #20 ········
$ book
  nobody owes anybody
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  42 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events

A surrogate whose consolidation was taken back pays by it once more.

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
$ --book two.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book two.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #7 ········
$ --book two.book book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #8 ········
$ --book two.book book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #9 ········
$ --book two.book book export two.bundle
  `two.bundle` has events #1 to #10 from THE BOOK
  the bundle is signed with key 3c47-60bf-fb83-c7d6
  the book now has a signing key: 3c47-60bf-fb83-c7d6
  recorded #10 ········
$ --book sea.book init --surrogate-of two.bundle
  stand-in e2382b81 for book d8fa7f3d has the book's 10 events
  the stand-in's key is 323c-32c3-caa7-e1f3; the book's is 3c47-60bf-fb83-c7d6
  recorded #11 ········
! next: open the night (open --banker NAME)
$ --book sea.book book consolidate --apply
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
  recorded #12 ········
$ --book sea.book book export sea.bundle
  `sea.bundle` has events #11 and #12 from stand-in e2382b81
  the bundle is signed with key 323c-32c3-caa7-e1f3
$ --book two.book book merge sea.bundle
  events #11 and #12 came in from stand-in e2382b81
  check it: `book stand-ins` in the stand-in should show the key
    323c-32c3-caa7-e1f3
  recorded #13 ········
$ --book two.book book pay Ann Gus 3
  Ann paid Gus $3.00
  recorded #14 ········
$ --book sea.book book owe Dan Ann 3
  Dan owes Ann $3.00 more
  recorded #13 ········
$ --book sea.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Gus       $3.00
  Dan     Ann       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Dan     Gus       $3.00      1
  ¶
  because
  group 1:  Dan and Gus settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owed Gus and was owed by Dan: canceled out   $3.00
  Dan           owes Gus instead of Ann                      $3.00
  Gus           is owed by Dan instead of Ann                $3.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #14 ········
$ --book sea.book book export sea2.bundle
  `sea2.bundle` has events #11 to #14 from stand-in e2382b81
  the bundle is signed with key 323c-32c3-caa7-e1f3
$ --book two.book book merge sea2.bundle
  events #13 and #14 came in from stand-in e2382b81; 2 were already here
  recorded #18 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#16) was undone; run `book consolidate` again
$ --book sea.book book pay Dan Gus 3
  Dan paid Gus $3.00
  recorded #15 ········
$ --book sea.book book export sea3.bundle
  `sea3.bundle` has events #11 to #15 from stand-in e2382b81
  the bundle is signed with key 323c-32c3-caa7-e1f3
$ --book two.book book merge sea3.bundle
  event #15 came in from stand-in e2382b81; 4 were already here
  recorded #21 ········
! note: `Dan` paid `Gus` $3.00 in the stand-in (event 15): that's $3.00 more than was owed, so `Gus` owes it back to `Dan`
> `Gus` owes it back to `Dan`
$ --book two.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Dan     Ann       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $3.00
  Dan  -$3.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Dan       $3.00  2026-01-02
$ --book two.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 21 events

Two lines that add up to nothing leave a debt of THE BOOK where it is.

$ --book three.book init --house casino
  started a new book in USD with `casino` rules
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
$ --book three.book book export three.bundle
  `three.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key 8d84-cd02-3697-eafd
  the book now has a signing key: 8d84-cd02-3697-eafd
  recorded #7 ········
$ --book hill.book init --surrogate-of three.bundle
  stand-in 0fed8622 for book 66a9e912 has the book's 7 events
  the stand-in's key is 236d-7be2-2eff-6337; the book's is 8d84-cd02-3697-eafd
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book three.book book owe Cat Gus 4
  Cat owes Gus $4.00 more
  recorded #8 ········
$ --book hill.book book pay Cat Gus 10 --really
  Cat paid Gus $10.00 privately, which is $10.00 more than the debt: Gus owes that
    back, privately
  recorded #9 ········
! note: `Cat` doesn't owe `Gus` anything, but is paying $10.00
$ --book hill.book book pay Gus Cat 10
  Gus paid Cat $10.00 privately
  recorded #10 ········
$ --book hill.book book export hill.bundle
  `hill.bundle` has events #8 to #10 from stand-in 0fed8622
  the bundle is signed with key 236d-7be2-2eff-6337
$ --book three.book book merge hill.bundle
  events #8 to #10 came in from stand-in 0fed8622
  check it: `book stand-ins` in the stand-in should show the key
    236d-7be2-2eff-6337
  recorded #12 ········
$ --book three.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Cat  -$4.00
  Gus   $4.00
> Cat     Gus       $4.00

Two surrogates come in either way: what one paid goes off what the other wrote.

$ --book four.book init --house casino
  started a new book in USD with `casino` rules
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
$ --book four.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ --book four.book book export four.bundle
  `four.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key 2110-de8d-a176-303b
  the book now has a signing key: 2110-de8d-a176-303b
  recorded #7 ········
$ --book five.book init --surrogate-of four.bundle
  stand-in 70ae37a2 for book 3938f4c7 has the book's 7 events
  the stand-in's key is 382a-d3e5-743e-f6cd; the book's is 2110-de8d-a176-303b
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book six.book init --surrogate-of four.bundle
  stand-in 91c6f318 for book 3938f4c7 has the book's 7 events
  the stand-in's key is 39a2-0531-b402-d933; the book's is 2110-de8d-a176-303b
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book five.book book owe Cat Gus 4
  Cat owes Gus $4.00 more
  recorded #9 ········
$ --book five.book book export five.bundle
  `five.bundle` has events #8 and #9 from stand-in 70ae37a2
  the bundle is signed with key 382a-d3e5-743e-f6cd
$ --book six.book book pay Cat Gus 10 --really
  Cat paid Gus $10.00 privately, which is $10.00 more than the debt: Gus owes that
    back, privately
  recorded #9 ········
! note: `Cat` doesn't owe `Gus` anything, but is paying $10.00
$ --book six.book book export six.bundle
  `six.bundle` has events #8 and #9 from stand-in 91c6f318
  the bundle is signed with key 39a2-0531-b402-d933
$ backup --book four.book again.book
  copied 7 events to `again.book` and audited the copy: it's in order
$ --book four.book book merge five.bundle
  events #8 and #9 came in from stand-in 70ae37a2
  check it: `book stand-ins` in the stand-in should show the key
    382a-d3e5-743e-f6cd
  recorded #10 ········
$ --book four.book book merge six.bundle
  events #8 and #9 came in from stand-in 91c6f318
  check it: `book stand-ins` in the stand-in should show the key
    39a2-0531-b402-d933
  recorded #13 ········
$ --book four.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Cat  -$4.00
  Gus   $4.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Gus     Cat       $10.00  2026-01-02
$ --book again.book book merge six.bundle
  events #8 and #9 came in from stand-in 91c6f318
  check it: `book stand-ins` in the stand-in should show the key
    39a2-0531-b402-d933
  recorded #10 ········
$ --book again.book book merge five.bundle
  events #8 and #9 came in from stand-in 70ae37a2
  check it: `book stand-ins` in the stand-in should show the key
    382a-d3e5-743e-f6cd
  recorded #13 ········
$ --book again.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Cat  -$4.00
  Gus   $4.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Gus     Cat       $10.00  2026-01-02

What one of them brought is taken back, and what was shifted goes back with it.

$ backup --book again.book more.book
  copied 13 events to `more.book` and audited the copy: it's in order
$ --book again.book undo 12
  undid #12 (Cat owes Gus $4.00 more)
  recorded #14 ········
$ --book again.book book
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Gus     Cat       $10.00  2026-01-02
> Gus     Cat      $10.00
$ --book more.book undo 9
  undid #9 (Cat paid Gus $10.00 privately)
  recorded #14 ········
$ --book more.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Cat  -$4.00
  Gus   $4.00
> Cat     Gus       $4.00
$ --book more.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  10 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events
$ --book again.book audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  8 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events

By forgiving nobody owes unasked.

$ --book seven.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book seven.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book seven.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book seven.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book seven.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ --book seven.book book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #7 ········
$ --book seven.book book owe Ann Cat 3
  Ann owes Cat $3.00 more
  recorded #8 ········
$ --book seven.book book export seven.bundle
  `seven.bundle` has events #1 to #9 from THE BOOK
  the bundle is signed with key 77e6-ee76-36e1-85b8
  the book now has a signing key: 77e6-ee76-36e1-85b8
  recorded #9 ········
$ --book eight.book init --surrogate-of seven.bundle
  stand-in 1c60621d for book 5b9ce0c1 has the book's 9 events
  the stand-in's key is d5cd-181b-3fde-a266; the book's is 77e6-ee76-36e1-85b8
  recorded #10 ········
! next: open the night (open --banker NAME)
$ --book seven.book book consolidate --apply
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
$ --book eight.book book consolidate --apply
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
$ --book seven.book book pay Ann Gus 3
  Ann paid Gus $3.00
  recorded #11 ········
$ --book eight.book book forgive Gus Ann 1 --why "a friend"
  Gus forgave Ann $1.00: a friend
  recorded #12 ········
$ --book eight.book book export eight.bundle
  `eight.bundle` has events #10 to #12 from stand-in 1c60621d
  the bundle is signed with key d5cd-181b-3fde-a266
$ --book seven.book book merge eight.bundle
! error: `Ann` paid `Gus` $3.00 here (event 11) and `Gus` forgave `Ann` $1.00 in the stand-in (event 12): that's $1.00 more than was owed, so `Gus` would owe it back to `Ann`
! hint: --book seven.book book merge eight.bundle --really
= 4
$ --book seven.book book merge eight.bundle --really
  events #10 to #12 came in from stand-in 1c60621d
  check it: `book stand-ins` in the stand-in should show the key
    d5cd-181b-3fde-a266
  recorded #17 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#13) was undone; run `book consolidate` again
! note: `Ann` paid `Gus` $3.00 here (event 11) and `Gus` forgave `Ann` $1.00 in the stand-in (event 12): that's $1.00 more than was owed, so `Gus` owes it back to `Ann`
$ --book seven.book book
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Ann       $1.00  2026-01-02
$ --book seven.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 17 events
