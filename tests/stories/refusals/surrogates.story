# What a surrogate and THE BOOK refuse each other.
# rules: MIK-09

file no.bundle:
  this is a shopping list

file new.bundle:
  {"format":"housebook bundle","version":1,"schema":9999,"kind":"book"}

file open.book.key/inside:
  a folder is no key

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
$ note issue Ana Ben 2 --as AAA --for cash
  Ana wrote Ben a $2.00 note (AAA) for cash
  recorded #5 ········
# A copy from before the book had its key is another book's past as soon as it goes on.
$ backup copy.book
  copied 5 events to `copy.book` and audited the copy: it's in order
$ book export the-book.bundle
  `the-book.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8b64-0272-53e6-46ce
  the book now has a signing key: 8b64-0272-53e6-46ce
  recorded #6 ········
# A file that is there stays as it is, and a folder is no key.
$ book export the-book.bundle
! error: `the-book.bundle` already exists
! hint: book export the-book-2.bundle
= 4
$ book export part.bundle --from 2
! error: THE BOOK is always exported whole; only a stand-in can be exported in part
! hint: log
= 4
$ backup keyless.book
  copied 6 events to `keyless.book` and audited the copy: it's in order
$ --book keyless.book book export other.bundle
! error: this book's key is missing; it should be in `keyless.book.key`
! hint: put the file back from a copy
= 4
$ --book open.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book open.book book export other.bundle
! error: can't sign with `open.book.key`: it isn't a plain file
! hint: put the file back from a copy
= 4
$ --book cabin.book init --surrogate-of no.bundle
! error: no.bundle:1: this isn't a bundle from a book
= 5
$ --book cabin.book init --surrogate-of new.bundle
! error: `new.bundle` was made by a newer version of the program (schema 9999, this one knows 18)
= 9
$ --book cabin.book init --surrogate-of nowhere.bundle
! error: can't read `nowhere.bundle`: there's no such file
= 5
$ --book cabin.book init --surrogate-of the-book.bundle
  stand-in f361277b for book f85a8059 has the book's 6 events
  the stand-in's key is f32b-09af-3db3-56dc; the book's is 8b64-0272-53e6-46ce
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book cabin.book undo 3
! error: event 3 is one of the first 6 events, which came from THE BOOK: undo it there
! hint: --book cabin.book show 3
= 4
$ --book cabin.book undo
! error: you can't undo the start of a book
! hint: --book cabin.book undo --help
= 4
$ --book cabin.book player add Cat --guest-of Ana
  Cat, guest of Ana
  recorded #8 ········
$ --book cabin.book note pay AAA 2
  Ana paid Ben $2.00 on note AAA: paid in full
  recorded #9 ········
$ --book cabin.book book export all.bundle
  `all.bundle` has events #7 to #9 from stand-in f361277b
  the bundle is signed with key f32b-09af-3db3-56dc
$ --book cabin.book book export late.bundle --from 8
  `late.bundle` has events #8 and #9 from stand-in f361277b
  the bundle is signed with key f32b-09af-3db3-56dc
$ --book cabin.book book export beyond.bundle --from 99
! error: this stand-in can only export its own events, 7 to 9
! hint: --book cabin.book log
= 4
$ --book cabin.book book export early.bundle --from 2
! error: this stand-in can only export its own events, 7 to 9
! hint: --book cabin.book log
= 4
$ --book cabin.book book merge all.bundle
! error: this book is a stand-in itself: merge it into THE BOOK, not the other way around
! hint: --book cabin.book book export stand-in.bundle
= 4
$ --book second.book init --surrogate-of all.bundle
! error: this bundle is from a stand-in, but a stand-in can only start from THE BOOK
! hint: --book second.book book export book.bundle
= 4
# Somebody must say who is who.
$ player add Cat
  Cat, a regular
  recorded #7 ········
$ book merge all.bundle
! error: you have to say who's who: `Cat` is a guest in the stand-in but a regular here
! hint: book merge all.bundle --same Cat=Cat
! hint: book merge all.bundle --other Cat=NEW
= 4
$ book merge all.bundle --same Nobody=Ana
! error: the stand-in has no new player called `Nobody`; its new players: `Cat`
! hint: book merge all.bundle
= 4
$ book merge all.bundle --same Cat
! error: `Cat` should look like THEIRS=OURS
! hint: book merge --help
= 2
$ book merge all.bundle --other Cat=Ben
! error: you have to say who's who: the name `Ben` is taken
! hint: book merge all.bundle --same Cat=Cat
! hint: book merge all.bundle --other Cat=NEW
= 4
$ book merge late.bundle
! error: event 7 of the stand-in is missing: the bundle starts at event 8, so export one that starts earlier
! hint: book export more.bundle --from 7
= 4
$ book merge the-book.bundle
! error: this bundle is from THE BOOK itself: use it to start a stand-in
! hint: --book stand-in.book init --stand-in-of the-book.bundle
= 4
$ book merge no.bundle
! error: no.bundle:1: this isn't a bundle from a book
= 5
# A note that was paid in both books.
$ note pay AAA 2
  Ana paid Ben $2.00 on note AAA: paid in full
  recorded #8 ········
$ book merge all.bundle --same Cat=Cat
! error: event 9 of the stand-in uses a note that event 8 already used here: undo one of them, here or in the stand-in
! hint: undo 8
= 4
$ undo
  undid #8 (Ana paid Ben $2.00 on note AAA)
  recorded #9 ········
$ book merge all.bundle --same Cat=Cat
  events #7 to #9 came in from stand-in f361277b
  check it: `book stand-ins` in the stand-in should show the key
    f32b-09af-3db3-56dc
  recorded #13 ········
$ undo
! error: event 13 merged a stand-in book, and you can't undo that
! hint: undo 12
= 4
# Another book's surrogate, and one whose beginning is not in our past.
$ --book other.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book book merge all.bundle
! error: this bundle is from a stand-in of another book
! hint: --book other.book book stand-ins
= 4
$ --book copy.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book copy.book book export copy.bundle
  `copy.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key b636-52a7-2c04-e5c4
  the book now has a signing key: b636-52a7-2c04-e5c4
  recorded #7 ········
$ --book third.book init --surrogate-of copy.bundle
  stand-in 5089a5c8 for book f85a8059 has the book's 7 events
  the stand-in's key is 5d54-e271-f6d0-77f0; the book's is b636-52a7-2c04-e5c4
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book third.book book export third.bundle
  `third.bundle` has event #8 from stand-in 5089a5c8
  the bundle is signed with key 5d54-e271-f6d0-77f0
$ book merge third.bundle
! error: the stand-in starts after event 7, which is a different event in this book
! hint: audit
= 4
# A night is taken in whole, and not into an open one.
$ --book cabin.book open --banker Ana
  night 1 is open at Mike's house; Ana is the banker
  recorded #10 ········
! next: sell chips (buy NAME AMOUNT)
$ --book cabin.book book export open.bundle
! error: night 1 is still open, and only closed nights can move to another book
! hint: --book cabin.book status
= 4
$ open --banker Ben
  night 1 is open at Mike's house; Ben is the banker
  recorded #14 ········
! next: sell chips (buy NAME AMOUNT)
$ book merge all.bundle
! error: night 1 is still open, and only closed nights can move to another book
! hint: status
= 4
$ book export base-2.bundle
! error: night 1 is still open, and only closed nights can move to another book
! hint: status
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #15 ········
$ book hand Ana Ana 5
! error: `Ana` can't hand cash to `Ana`
! hint: book hand --help
= 4
$ book hand Ana Ben 0
! error: the amount has to be more than zero, not $0.00
! hint: book hand --help
= 4

# A key that lies where a stand-in is to begin is that of another book.

file shed.book.key:
  a key of the year before
$ --book shed.book init --surrogate-of the-book.bundle
! error: `shed.book.key` is another book's key, and a stand-in needs its own
! hint: --book OTHER-FILE init --stand-in-of the-book.bundle
= 4
