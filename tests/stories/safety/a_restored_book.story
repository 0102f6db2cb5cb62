# A backup is a book of its own, audited before it gets its name.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ tape on
  the tape `night.book.tape` has the book's 5 events (5 just added) and gets every
    new one from now on
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ backup old.book
  copied 6 events to `old.book` and audited the copy: it's in order
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Bob 20
  Bob has $20.00, as expected
  recorded #8 ········
! next: count Ann's stack

# An older backup is never put over a newer book unsaid; the events that would be lost are named.

$ restore old.book
! error: 2 events would be lost because they aren't in `old.book`: #7 a buy-in, #8 a count
! hint: restore --from-tape night.book.tape
! hint: restore old.book --yes-lose 2
= 4
$ restore old.book --yes-lose 1
! error: 2 events would be lost because they aren't in `old.book`: #7 a buy-in, #8 a count
! hint: restore --from-tape night.book.tape
! hint: restore old.book --yes-lose 2
= 4
$ --dry-run restore old.book --yes-lose 2
  would restore `night.book` from `old.book`: 6 events, audited and in order
  it ends at #6 585d418f
  (dry run: nothing was written)
$ restore old.book --yes-lose 2
  restored `night.book` from `old.book`: 6 events, audited and in order
  it ends at #6 585d418f
! note: the old book is kept as `night.book.aside-1`
! note: the old tape, which had more on it, is kept as `night.book.tape.aside-1`, and a new one was started
$ status
  night 1 at Mike's house, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $20.00   chips out $20.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ tape
  the tape `night.book.tape` has 6 events and is up to date

# What lay there is kept, and can be put back.

$ restore night.book.aside-1
  restored `night.book` from `night.book.aside-1`: 8 events, audited and in order
  it ends at #8 ff6dcf87
! note: the old book is kept as `night.book.aside-2`
$ tape
  the tape `night.book.tape` has 6 events, 2 fewer than the book; the next thing
    you record brings it up to date
$ restore night.book.aside-1
! error: nothing to restore: the book is in order and ends where `night.book.aside-1` does, at #8
! hint: restore --help
= 4

# Not everything can be restored.

$ restore night.book
! error: `night.book` is the book itself
! hint: restore --help
= 4
$ restore nothing.book
! error: there's no backup at `nothing.book`
= 5
$ restore --from-tape nothing.tape
! error: there's no tape at `nothing.tape`
= 5
file no.tape:
  one line of a letter
$ restore --from-tape no.tape
! error: no.tape:1: this isn't a book's tape
= 5
$ --book other.book init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book other.book restore old.book
! error: the book file already has a different book in it, and `old.book` doesn't belong to it
! hint: --book FILE
= 4
$ restore
! error: still missing: <FILE>
! hint: housebook restore --help
= 2

# A hint can be typed as it stands, whatever a file is called.

$ --book "new year.book" init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book "new year.book" tape on
  the tape `new year.book.tape` has the book's 1 event (1 just added) and gets
    every new one from now on
$ --book "new year.book" player add Ann
  Ann, a regular
  recorded #2 ········
$ --book "new year.book" backup "old year.book"
  copied 2 events to `old year.book` and audited the copy: it's in order
$ --book "new year.book" player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ --book "new year.book" restore "old year.book"
! error: 1 event would be lost because it isn't in `old year.book`: #3 a player was added
! hint: --book 'new year.book' restore --from-tape 'new year.book.tape'
! hint: --book 'new year.book' restore 'old year.book' --yes-lose 1
= 4
