# The banker keeps a tape: a text copy of every event, one line each, best on a stick of his own.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ tape
  no tape is kept
$ tape on
  the tape `night.book.tape` has all 3 events, 3 of them new, and every one from
    now on
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
! next: hand new or hand result; at the end count the stacks
$ tape
  the tape `night.book.tape` has 6 events: up to date
$ --json tape
  {"tape":{"events":6,"behind":0,"torn":false,"up_to_date":true,"file":"night.book.tape"}}

# An audit holds the book against its tape, event by event; another copy of the tape can be named.

$ audit
  check           found
  ────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  6 events in an unbroken chain
  entries     ok  4 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  6 events stand on `night.book.tape` too
  ¶
  the book is in order: 6 events
$ backup copy.book
  copied 6 events to `copy.book` and audited the copy: in order
$ --book copy.book tape
  no tape is kept
$ --book copy.book audit --tape night.book.tape
  check           found
  ────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  6 events in an unbroken chain
  entries     ok  4 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  6 events stand on `night.book.tape` too
  ¶
  the book is in order: 6 events

# The copy stays behind. Held against the tape, it does not know what came after it.

$ buy Bob 20 --debt
  Bob buys chips: $20.00 in THE BOOK; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book copy.book audit --tape night.book.tape
  check                 found
  ────────────────────────────────────────────────────────────────────────────────
  file        ok        pages and indexes are sound
  references  ok        no broken links
  people      ok        nobody is written down as two
  chain       ok        6 events in an unbroken chain
  entries     ok        4 postings follow from their facts and balance
  replay      ok        29 tables are what the events add up to
  requests    ok        every answer belongs to its events
  hands       ok        0 hands settled again, same result
  tape        VIOLATED  `night.book.tape` goes on after event 6, where the book
                        ends
  ¶
  1 check is violated
= 3

# Whoever writes into the older book in the place of the newer one is stopped, and told what to type.

$ --book copy.book tape on night.book.tape
! error: the book is behind its tape by 1 entry: it ends at #6 3f75cf8f, the tape `night.book.tape` at #7 ede7e67f
! hint: housebook restore --from-tape night.book.tape
= 9
$ --book copy.book restore --from-tape night.book.tape
  restored `copy.book` from `night.book.tape`: 7 events, audited, in order
  it ends at #7 ede7e67f
! note: what lay there is kept as `copy.book.aside-1`
! note: no tape is kept of this book (tape on)
$ --book copy.book book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     bank      $20.00  2026-01-02
  ¶
        is owed on balance
  ──────────────────────────
  Bob              -$20.00
  bank              $20.00
$ --book copy.book buy Ann 20 --id a1
  already recorded #6

# Another book has a tape of its own.

$ --book other.book init
  a new book, counting in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book other.book tape on night.book.tape
! error: `night.book.tape` is the tape of another book, 019b8014b780747f81b711f5f85a8059
! hint: housebook tape on FILE
= 9
$ --book other.book restore --from-tape night.book.tape
! error: another book lies there; `night.book.tape` is not its own
! hint: --book FILE
= 4
$ --book other.book audit --tape night.book.tape
! error: `night.book.tape` is the tape of another book, 019b8014b780747f81b711f5f85a8059
! hint: housebook tape on FILE
= 9

# A tape is laid over nothing else.

file letter.txt:
  Dear Ann,
$ tape on letter.txt
! error: letter.txt:1: this is no tape of a book; `letter.txt` is left as it is
! hint: tape on ANOTHER-FILE
= 4
$ tape on night.book
! error: `night.book` cannot be a tape: the book itself lies there
! hint: tape on ANOTHER-FILE
= 4
$ tape on no/where.tape
! error: `no/where.tape` cannot be a tape: there is no such folder
! hint: tape on ANOTHER-FILE
= 4
$ audit --tape nothing.tape
! error: there is no tape at `nothing.tape`
= 5
$ --dry-run tape on second.tape
  would keep the tape `second.tape`, 7 events now (rehearsed: nothing was written)
! note: the tape `night.book.tape` is written no more
$ tape on second.tape
  the tape `second.tape` has all 7 events, 7 of them new, and every one from now
    on
! note: the tape `night.book.tape` is written no more
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $40.00
  recorded #8 ········
$ tape off
  the tape `second.tape` is written no more; it stays where it lies
$ tape
  no tape is kept

# A book that is gone is told by the tape that waits for it; nobody begins another in its place.

$ tape on lone.book.tape
  the tape `lone.book.tape` has all 8 events, 8 of them new, and every one from
    now on
$ --book lone.book status
! error: no book at `lone.book`
! hint: housebook restore --from-tape lone.book.tape
= 9
$ --book lone.book init
! error: the tape `lone.book.tape` is of a book that lay here
! hint: restore --from-tape lone.book.tape
= 4
$ --book lone.book restore --from-tape lone.book.tape
  restored `lone.book` from `lone.book.tape`: 8 events, audited, in order
  it ends at #8 be68d60b
$ --book lone.book audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  8 events in an unbroken chain
  entries     ok  12 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  tape        ok  8 events stand on `lone.book.tape` too
  ¶
  the book is in order: 8 events

# An old copy laid over the book leaves the tape knowing more. It is not left unsaid: it must be said how much goes with it.

$ tape on older.book.tape
  the tape `older.book.tape` has all 8 events, 8 of them new, and every one from
    now on
! note: the tape `lone.book.tape` is written no more
$ backup older.book
  copied 8 events to `older.book` and audited the copy: in order
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $60.00
  recorded #9 ········
$ --book older.book tape off
! error: 1 known event stands on the tape `older.book.tape` only, and nobody would miss what is lost: #9 a purchase of chips
! hint: restore --from-tape older.book.tape
! hint: tape off --yes-lose 1
= 4
$ --book older.book --dry-run tape off --yes-lose 2
! error: 1 known event stands on the tape `older.book.tape` only, and nobody would miss what is lost: #9 a purchase of chips
! hint: restore --from-tape older.book.tape
! hint: tape off --yes-lose 1
= 4
$ --book older.book tape on third.tape
! error: 1 known event stands on the tape `older.book.tape` only, and nobody would miss what is lost: #9 a purchase of chips
! hint: restore --from-tape older.book.tape
! hint: tape on third.tape --yes-lose 1
= 4
$ --book older.book backup copy-of-older.book
  copied 8 events to `copy-of-older.book` and audited the copy: in order
! note: what you see is not all: the book is behind its tape by 1 entry: it ends at #8 be68d60b, the tape `older.book.tape` at #9 6e88d32f
$ --book older.book tape off --yes-lose 1
  the tape `older.book.tape` is written no more; it stays where it lies
$ --book older.book tape
  no tape is kept
