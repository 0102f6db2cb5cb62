# The banker keeps a tape: a text copy of every event, one line each, best on a stick of his own.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ tape
  this book has no tape
$ tape on
  the tape `night.book.tape` has the book's 3 events (3 just added) and gets every
    new one from now on
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --id a1
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ tape
  the tape `night.book.tape` has 6 events and is up to date
$ --json tape
  {"tape":{"events":6,"behind":0,"torn":false,"up_to_date":true,"file":"night.book.tape"}}

# An audit holds the book against its tape, event by event; another copy of the tape can be named.

$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  6 events in an unbroken chain
  entries     ok  4 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  6 events are on `night.book.tape` too
  ¶
  the book is in order: 6 events
$ backup copy.book
  copied 6 events to `copy.book` and audited the copy: it's in order
$ --book copy.book tape
  this book has no tape
$ --book copy.book audit --tape night.book.tape
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  6 events in an unbroken chain
  entries     ok  4 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  6 events are on `night.book.tape` too
  ¶
  the book is in order: 6 events

# The copy stays behind. Held against the tape, it does not know what came after it.

$ buy Bob 20 --debt
  Bob buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book copy.book audit --tape night.book.tape
  check                 found
  ────────────────────────────────────────────────────────────────────────────────
  file        ok        pages and indexes are sound
  references  ok        no broken links
  people      ok        nobody is listed twice
  chain       ok        6 events in an unbroken chain
  entries     ok        4 postings match their events and balance
  replay      ok        29 tables match the events
  requests    ok        every answer belongs to its events
  hands       ok        0 hands settled again, same result
  tape        VIOLATED  `night.book.tape` goes on after event 6, where the book
                        ends
  ¶
  1 check failed
= 3

# Whoever writes into the older book in the place of the newer one is stopped, and told what to type.

$ --book copy.book tape on night.book.tape
! error: the book is 1 entry behind its tape (the book ends at #6 3f75cf8f, the tape `night.book.tape` at #7 ede7e67f)
! hint: housebook --book copy.book restore --from-tape night.book.tape
= 9
$ --book copy.book restore --from-tape night.book.tape
  restored `copy.book` from `night.book.tape`: 7 events, audited and in order
  it ends at #7 ede7e67f
! note: the old book is kept as `copy.book.aside-1`
! note: this book has no tape (start one with tape on)
$ --book copy.book book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     bank      $20.00  2026-01-02
  ¶
            net
  ───────────────
  Bob   -$20.00
  bank   $20.00
$ --book copy.book buy Ann 20 --id a1
  already recorded #6

# Another book has a tape of its own.

$ --book other.book init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book other.book tape on night.book.tape
! error: `night.book.tape` is another book's tape, 019b8014b780747f81b711f5f85a8059
! hint: housebook --book other.book tape on FILE
= 9
$ --book other.book restore --from-tape night.book.tape
! error: the book file already has a different book in it, and `night.book.tape` doesn't belong to it
! hint: --book FILE
= 4
$ --book other.book audit --tape night.book.tape
! error: `night.book.tape` is another book's tape, 019b8014b780747f81b711f5f85a8059
! hint: housebook --book other.book tape on FILE
= 9

# A tape is laid over nothing else.

file letter.txt:
  Dear Ann,
$ tape on letter.txt
! error: letter.txt:1: this isn't a book's tape; `letter.txt` wasn't changed
! hint: tape on ANOTHER-FILE
= 4
$ tape on night.book
! error: `night.book` can't be a tape: that's the book itself
! hint: tape on ANOTHER-FILE
= 4
$ tape on no/where.tape
! error: `no/where.tape` can't be a tape: there's no such folder
! hint: tape on ANOTHER-FILE
= 4
$ audit --tape nothing.tape
! error: there's no tape at `nothing.tape`
= 5
$ --dry-run tape on second.tape
  would write the tape `second.tape`: 7 events so far (dry run: nothing was
    written)
! note: from now on nothing is written to the tape `night.book.tape`
$ tape on second.tape
  the tape `second.tape` has the book's 7 events (7 just added) and gets every new
    one from now on
! note: from now on nothing is written to the tape `night.book.tape`
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $40.00
  recorded #8 ········
$ tape off
  from now on nothing is written to the tape `second.tape`, but the file stays
$ tape
  this book has no tape

# A book that is gone is told by the tape that waits for it; nobody begins another in its place.

$ tape on lone.book.tape
  the tape `lone.book.tape` has the book's 8 events (8 just added) and gets every
    new one from now on
$ --book lone.book status
! error: there's no book at `lone.book`
! hint: housebook --book lone.book restore --from-tape lone.book.tape
= 9
$ --book lone.book init
! error: the tape `lone.book.tape` belongs to an earlier book
! hint: housebook --book lone.book restore --from-tape lone.book.tape
= 4
$ --book lone.book restore --from-tape lone.book.tape
  restored `lone.book` from `lone.book.tape`: 8 events, audited and in order
  it ends at #8 be68d60b
$ --book lone.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  8 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  8 events are on `lone.book.tape` too
  ¶
  the book is in order: 8 events

# An old copy laid over the book leaves the tape knowing more. It is not left unsaid: it must be said how much goes with it.

$ tape on older.book.tape
  the tape `older.book.tape` has the book's 8 events (8 just added) and gets every
    new one from now on
! note: from now on nothing is written to the tape `lone.book.tape`
$ backup older.book
  copied 8 events to `older.book` and audited the copy: it's in order
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $60.00
  recorded #9 ········
$ --book older.book tape off
! error: 1 event is only on the tape `older.book.tape` and would be lost for good: #9 a buy-in
! hint: --book older.book restore --from-tape older.book.tape
! hint: --book older.book tape off --yes-lose 1
= 4
$ --book older.book --dry-run tape off --yes-lose 2
! error: 1 event is only on the tape `older.book.tape` and would be lost for good: #9 a buy-in
! hint: --book older.book restore --from-tape older.book.tape
! hint: --book older.book tape off --yes-lose 1 --dry-run
= 4
$ --book older.book tape on third.tape
! error: 1 event is only on the tape `older.book.tape` and would be lost for good: #9 a buy-in
! hint: --book older.book restore --from-tape older.book.tape
! hint: --book older.book tape on third.tape --yes-lose 1
= 4
$ --book older.book backup copy-of-older.book
  copied 8 events to `copy-of-older.book` and audited the copy: it's in order
! note: you're not seeing everything: the book is 1 entry behind its tape (the book ends at #8 be68d60b, the tape `older.book.tape` at #9 6e88d32f)
$ --book older.book tape off --yes-lose 1
  from now on nothing is written to the tape `older.book.tape`, but the file stays
$ --book older.book tape
  this book has no tape
