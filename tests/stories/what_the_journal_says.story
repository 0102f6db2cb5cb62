# The journal: listed, shown, taken back, audited, copied.

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10 --debt
  Bob buys chips: $10.00 on THE BOOK; stack $10.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ ruling "a card on the floor is dead" --by ann
  Ann ruled: a card on the floor is dead
  recorded #8 ········
$ ruling ""
! error: a ruling can't be empty
! hint: ruling --help
= 2
$ log
  #1  2026-01-02 19:00  book-begun     the book was started in USD
  #2  2026-01-02 19:00  house-adopted  the book goes by `mike` rules from now on
  #3  2026-01-02 19:01  player-added   Ann was added as a regular
  #4  2026-01-02 19:02  player-added   Bob was added as a regular
  #5  2026-01-02 19:03  night-opened   night 1 opened at `mike`, banker Ann
  #6  2026-01-02 19:04  bought-in      Ann bought chips: $20.00 for cash
  #7  2026-01-02 19:05  bought-in      Bob bought chips: $10.00 on THE BOOK
  #8  2026-01-02 19:06  ruled          Ann ruled: a card on the floor is dead
$ log --last 2
  #7  2026-01-02 19:05  bought-in  Bob bought chips: $10.00 on THE BOOK
  #8  2026-01-02 19:06  ruled      Ann ruled: a card on the floor is dead
$ log --night 2
! error: there's no night 2
! hint: nights
= 4
$ --json log --last 1
  {"events":[{"seq":8,"at":"2026-01-02T19:06:00+00:00","kind":"ruled","night":1,"hand":null,"text":"Ann ruled: a card on the floor is dead","undone_by":null}]}
$ show 6
  #6 bought-in, 2026-01-02 19:04, night 1
  Ann bought chips: $20.00 for cash
  ¶
  MIK-03  Every chip is paid for
  ¶
  party  asset  with   amount
  ─────────────────────────────
  Ann    cash         -$20.00
  Ann    chips         $20.00
  bank   cash          $20.00
  bank   chips        -$20.00
  ¶
  request 019b8018-6100-70e0-ab14-a5d7bf90382e
  hash    ········
$ --json show 6
  {"seq":6,"at":"2026-01-02T19:04:00+00:00","kind":"bought-in","night":1,"hand":null,"text":"Ann bought chips: $20.00 for cash","undone_by":null,"postings":[{"party":"Ann","asset":"cash","with":null,"amount":"-20.00"},{"party":"Ann","asset":"chips","with":null,"amount":"20.00"},{"party":"bank","asset":"cash","with":null,"amount":"20.00"},{"party":"bank","asset":"chips","with":null,"amount":"-20.00"}],"nature":"trade","recorded":"2026-01-02T19:04:00+00:00","request":"019b8018-6100-70e0-ab14-a5d7bf90382e","hash":"········","rules":["MIK-03"]}
$ show 99
! error: there's no event 99; the last one is 8
! hint: log
= 4
$ undo
  undid #8 (Ann ruled: a card on the floor is dead)
  recorded #9 ········
$ undo 4
! error: can't undo event 4 (a player was added) because of event 7 (a buy-in): that player wouldn't be in the book
! hint: undo 4 --with-dependents
! hint: undo 7
= 4
$ undo 4 --with-dependents
  undid #4 (Bob was added as a regular)
  undid #7 (Bob bought chips: $10.00 on THE BOOK)
  recorded #11 ········
$ undo 5
! error: can't undo event 5 (the night was opened) because of event 6 (a buy-in): that night would never have been opened
! hint: undo 5 --with-dependents
! hint: undo 6
= 4
$ undo 1
! error: you can't undo the start of a book
! hint: undo --help
= 4
$ undo 99
! error: there's no event 99
! hint: log
= 4
$ log --last 4
   #8  2026-01-02 19:06  ruled   [undone by #9] Ann ruled: a card on the floor
                                 is dead
   #9  2026-01-02 19:15  undone  took back event #8
  #10  2026-01-02 19:17  undone  took back event #4
  #11  2026-01-02 19:17  undone  took back event #7
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  11 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 11 events
$ --json audit --deep
  {"ok":true,"events":11,"checks":[{"name":"file","ok":true,"detail":"pages and indexes are sound"},{"name":"references","ok":true,"detail":"no broken links"},{"name":"people","ok":true,"detail":"nobody is listed twice"},{"name":"chain","ok":true,"detail":"11 events in an unbroken chain"},{"name":"entries","ok":true,"detail":"12 postings match their events and balance"},{"name":"replay","ok":true,"detail":"29 tables match the events"},{"name":"requests","ok":true,"detail":"every answer belongs to its events"},{"name":"hands","ok":true,"detail":"0 hands settled again, same result"}]}
$ backup copy.book
  copied 11 events to `copy.book` and audited the copy: it's in order
$ backup copy.book
! error: `copy.book` already exists
! hint: backup copy-2.book
= 4
$ --book copy.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  11 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 11 events
$ --dry-run backup other.book
  would copy 11 events to `other.book` (dry run: nothing was written)
$ --book nowhere.book audit
! error: there's no book at `nowhere.book`
! hint: housebook --book nowhere.book init
= 9
