# Two surrogates of one book, and what only the keeper can decide: names, limits, a night closed again, cash that came.
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
$ player add Cid
  Cid, a regular
  recorded #5 ········
$ book limit Ana 10 --why "until June"
  Ana can owe up to $10.00 in THE BOOK from now on: until June
  recorded #6 ········
$ book export base.bundle
  `base.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key 416f-2335-075a-d0e6
  the book now has a signing key: 416f-2335-075a-d0e6
  recorded #7 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in 7ec07a0a for book f85a8059 has the book's 7 events
  the stand-in's key is 271f-8058-0d8e-1fac; the book's is 416f-2335-075a-d0e6
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book hut.book init --surrogate-of base.bundle
  stand-in 1a0c6af8 for book f85a8059 has the book's 7 events
  the stand-in's key is dd63-5191-18e7-f7a9; the book's is 416f-2335-075a-d0e6
  recorded #8 ········
! next: open the night (open --banker NAME)
# At the lake Ana gets a nickname, and Cid another name; there is a tournament, and Ana plays on THE BOOK.
$ --book lake.book player alias Ana Ace
  Ana also goes by Ace
  recorded #9 ········
$ --book lake.book player rename Cid Chip
  Cid is now called Chip
  recorded #10 ········
$ --book lake.book open --banker Ben
  night 1 is open at Mike's house; Ben is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ --book lake.book tournament new --entry 5 --stack 1500 --levels "25/50@20 50/100@20"
  tournament 1
  entry $5.00 for 1,500 chips (smallest 25)
  recorded #12 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book lake.book tournament cancel --why "too few came"
  called off: too few came
  player  gets back
  ───────────────────
  recorded #13 ········
$ --book lake.book close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
$ --book lake.book book owe Ana Ben 8
  Ana owes Ben $8.00 more
  recorded #15 ········
! next: see who pays whom (book)
$ --book lake.book book export lake-1.bundle
  `lake-1.bundle` has events #8 to #15 from stand-in 7ec07a0a
  the bundle is signed with key 271f-8058-0d8e-1fac
# At the hut Ben gets the same nickname, and Ana the name that Cid has at the lake.
$ --book hut.book player alias Ben Ace
  Ben also goes by Ace
  recorded #9 ········
$ --book hut.book player rename Ana Chip
  Ana is now called Chip
  recorded #10 ········
$ --book hut.book book export hut.bundle
  `hut.bundle` has events #8 to #10 from stand-in 1a0c6af8
  the bundle is signed with key dd63-5191-18e7-f7a9
# Here a tournament was played, and Ana owes something already.
$ open --banker Ana
  night 1 is open at Mike's house; Ana is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 5 --stack 1500 --levels "25/50@20 50/100@20"
  tournament 1
  entry $5.00 for 1,500 chips (smallest 25)
  recorded #9 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament cancel --why "too few came"
  called off: too few came
  player  gets back
  ───────────────────
  recorded #10 ········
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #11 ········
$ book owe Ana Cid 7
  Ana owes Cid $7.00 more
  recorded #12 ········
! next: see who pays whom (book)
# The merge cannot refuse what takes Ana past her limit: it says so.
$ --json --dry-run book merge lake-1.bundle
  {"surrogate":"019b801a35c07e60a68e48807ec07a0a","key":"271f-8058-0d8e-1fac","new":8,"known":0,"first":8,"last":15,"in_transit":[],"notices":[{"rule":null,"text":"`Ana` now owes $15.00 in THE BOOK, over the limit of $10.00"}],"event":21,"events":[21],"hash":"········","id":"019b802a-b080-7726-82fb-aeafbf93969a","dry_run":true}
! note: `Ana` now owes $15.00 in THE BOOK, over the limit of $10.00
$ book merge lake-1.bundle
  events #8 to #15 came in from stand-in 7ec07a0a
  check it: `book stand-ins` in the stand-in should show the key
    271f-8058-0d8e-1fac
  recorded #21 ········
! note: `Ana` now owes $15.00 in THE BOOK, over the limit of $10.00
$ log --last 8
  #14  2026-01-02 19:08  player-aliased  Ana also goes by Ace [stand-in 7ec07a0a
                                         #9]
  #15  2026-01-02 19:09  player-renamed  a player was renamed Chip [stand-in
                                         7ec07a0a #10]
  #16  2026-01-02 19:10  night-opened    night 2 opened at `mike`, banker Ben
                                         [stand-in 7ec07a0a #11]
  #17  2026-01-02 19:11  tournament      tournament 2, $5.00 for 1,500 chips
                                         [stand-in 7ec07a0a #12]
  #18  2026-01-02 19:12  tournament      the tournament was called off: too few
                                         came [stand-in 7ec07a0a #13]
  #19  2026-01-02 19:13  night-closed    the night ended [stand-in 7ec07a0a #14]
  #20  2026-01-02 19:14  debt-owed       Ana owes Ben $8.00 more [stand-in
                                         7ec07a0a #15]
  #21  2026-01-02 19:25  book-merged     events #8 to #15 came in from stand-in
                                         7ec07a0a
$ player show Ace
  Ana, regular
  also called Ace
  can owe up to $10.00 in THE BOOK
# Two people cannot be called the same: somebody must say what Ana is called. An alias of two finds neither.
$ book merge hut.bundle
! error: you have to say who's who: a player in the stand-in is now called `Chip`, and this book has a `Chip`
! hint: book merge hut.bundle --other Chip=NEW
= 4
$ book merge hut.bundle --other Chip=Nobody --other Cid
! error: the stand-in has no new player called `Cid`; its new players: `Chip`
! hint: book merge hut.bundle --other Chip=Nobody
= 4
$ book merge hut.bundle --other Chip=Annie
  events #8 to #10 came in from stand-in 1a0c6af8
  check it: `book stand-ins` in the stand-in should show the key
    dd63-5191-18e7-f7a9
  recorded #25 ········
! note: `Ace` is an alias for `Annie` and `Ben`, so it doesn't work until you undo one: `undo 14` or `undo 23`
$ player show Ace
! error: `Ace` matches 2 players: `Annie` and `Ben`
! hint: player list
= 4
$ undo 14
  undid #14 (Annie also goes by Ace)
  recorded #26 ········
$ player show Ace
  Ben, regular
  also called Ace
# Another night here; then the one at the lake is opened again and closed with a debt that was forgotten.
$ open --banker Annie
  night 3 is open at Mike's house; Annie is the banker
  recorded #27 ········
! next: sell chips (buy NAME AMOUNT)
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Annie   owes  Ben        $8.00
  Annie   owes  Chip       $7.00
  night 3 is closed
  recorded #28 ········
! next: see who pays whom (book)
$ --book lake.book undo 14
  undid #14 (the night ended)
  recorded #16 ········
$ --book lake.book buy Chip 5
  Chip buys chips: $5.00 in cash; stack $5.00
  recorded #17 ········
$ --book lake.book close
  Chip cashes out $5.00: $5.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Chip     $0.00      $5.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ana     owes  Ben        $8.00
  night 1 is closed
  recorded #20 ········
! note: `Chip`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ --book lake.book book export lake-2.bundle
  `lake-2.bundle` has events #8 to #20 from stand-in 7ec07a0a
  the bundle is signed with key 271f-8058-0d8e-1fac
$ book merge lake-2.bundle
  events #16 to #20 came in from stand-in 7ec07a0a; 8 were already here
  recorded #34 ········
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      2  mike   2026-01-02 19:10  2026-01-02 19:38      0
      1  mike   2026-01-02 19:19  2026-01-02 19:22      0
      3  mike   2026-01-02 19:34  2026-01-02 19:35      0
# A merge stays; what came in with it is taken back by itself.
$ undo
! error: event 34 merged a stand-in book, and you can't undo that
! hint: undo 33
= 4
# Cash to somebody who turns out to be himself is on its way no more.
$ book hand Ben Chip 20
  Ben handed Chip $20.00
  Ben sent Chip $20.00, but Chip hasn't recorded it yet
  recorded #35 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  35 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 1; still in transit: 1
  ¶
  the book is in order: 35 events
$ player merge Chip Ben
  Ben was merged into Chip
  recorded #36 ········
! note: `Ben` was sending `Chip` $20.00, but they're the same person, so that cash isn't on its way anymore
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Annie   Chip      $15.00  2026-01-02
  ¶
             net
  ────────────────
  Annie  -$15.00
  Chip    $15.00
  ¶
         owes in all   limit  over the limit
  ────────────────────────────────────────────
  Annie       $15.00  $10.00           $5.00
$ book take Ben Chip 20
! error: `Chip` can't hand cash to `Chip`
! hint: book take --help
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  36 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 1; still in transit: 0
  ¶
  the book is in order: 36 events
