# Whoever pays gets a receipt: one line that names the book, the event and its hash.

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
$ --receipt buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
  receipt hb1-f85a8059-6-13016c31cc7a407a-68
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --receipt=qr
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
  receipt hb1-f85a8059-7-9c917bbbb89b14c9-75
                                   ¶
                                   ¶
      █▀▀▀▀▀█ ███ ▀ █ █ █▀▀▀▀▀█    ¶
      █ ███ █ ▄█▀█ █▀▄█ █ ███ █    ¶
      █ ▀▀▀ █    ▄ ▀▄▄▀ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ █▄█ █ █▄█ ▀▀▀▀▀▀▀    ¶
      ▀▄██ ▀▀▀  ▄  ▀ █▀▄▀▄▄▀▄▀▀    ¶
      ▀▀  ▀▄▀█ ▄▄█ ███ █▄ █  ▀▀    ¶
       ▀█▄  ▀  ▀▄█  ▄▄█  █▄▀█▄▀    ¶
      ▄▀█▀ ▀▀▄▀ ▀ ██ ▄▀█▀▄▄ ▄ █    ¶
        ▀ ▀ ▀▀███▀▄ ▄▀█▀▀▀█▄▄█▄    ¶
      █▀▀▀▀▀█ █▀▄▀█▀▀▄█ ▀ █▄▀ ▀    ¶
      █ ███ █ ▄█ ▀▄▀▄▄▀▀██▀██▄▄    ¶
      █ ▀▀▀ █ ▀█ ▀ ▄ ▄▄▀▀▄▀█▄▀▄    ¶
      ▀▀▀▀▀▀▀ ▀▀  ▀       ▀▀▀ ▀    ¶
                                   ¶
                                   ¶
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --json --receipt buy Bob 20 --id b2
  {"player":"Bob","from":"bank","paid":[{"means":"cash","amount":"20.00"}],"note":null,"chips":"40.00","event":8,"events":[8],"hash":"········","id":"b2","receipt":"hb1-f85a8059-8-219f7040f22c8c86-33"}
$ --json --receipt buy Bob 20 --id b2
  {"player":"Bob","from":"bank","paid":[{"means":"cash","amount":"20.00"}],"note":null,"chips":"40.00","event":8,"events":[8],"hash":"········","id":"b2","receipt":"hb1-f85a8059-8-219f7040f22c8c86-33"}
$ --quiet --receipt fine Bob
  receipt hb1-f85a8059-9-8ccccb6485a13b85-35
$ receipt
  receipt hb1-f85a8059-9-8ccccb6485a13b85-35
$ receipt 7
  receipt hb1-f85a8059-7-9c917bbbb89b14c9-75
$ --json receipt 7
  {"event":7,"receipt":"hb1-f85a8059-7-9c917bbbb89b14c9-75"}
$ receipt 70
! error: there's no event 70; the last one is 9
! hint: log
= 4

# Years later the receipt proves that the event still stands, and nothing before it was changed.

$ audit --anchor hb1-00000000-7-0000000000000000-00
! error: `hb1-00000000-7-0000000000000000-00` isn't a receipt: there's a typo, because its last two digits don't match the rest
! hint: audit --help
= 2
$ audit --anchor hello
! error: `hello` isn't a receipt: a receipt looks like `hb1-3f9a2c41-128-9d3e0c7711aa22bb-78`
! hint: audit --help
= 2
$ audit --anchor hb1-f85a8059-7-128cee6f8cdd7542-30 --anchor HB1-F85A8059-6-6F1D89FE18484AEB-63
  check                 found
  ─────────────────────────────────────────────────────────────────────
  file        ok        pages and indexes are sound
  references  ok        no broken links
  people      ok        nobody is listed twice
  chain       ok        9 events in an unbroken chain
  entries     ok        12 postings match their events and balance
  replay      ok        29 tables match the events
  requests    ok        every answer belongs to its events
  hands       ok        0 hands settled again, same result
  receipt     VIOLATED  event 7 is 9c917bbbb89b14c9, its receipt says
                        128cee6f8cdd7542: history was rewritten
  receipt     VIOLATED  event 6 is 13016c31cc7a407a, its receipt says
                        6f1d89fe18484aeb: history was rewritten
  ¶
  2 checks failed
= 3

# An older book does not know the event of a newer receipt: it is lost there, and is said to be.

$ backup old.book
  copied 9 events to `old.book` and audited the copy: it's in order
$ --receipt buy Ann 20
  Ann buys chips: $20.00 in cash; stack $40.00
  recorded #10 ········
  receipt hb1-f85a8059-10-7f0227b1511237da-77
$ --book old.book audit --anchor hb1-f85a8059-10-0cda867bb4af8199-19
  check                 found
  ───────────────────────────────────────────────────────────────────────────
  file        ok        pages and indexes are sound
  references  ok        no broken links
  people      ok        nobody is listed twice
  chain       ok        9 events in an unbroken chain
  entries     ok        12 postings match their events and balance
  replay      ok        29 tables match the events
  requests    ok        every answer belongs to its events
  hands       ok        0 hands settled again, same result
  receipt     VIOLATED  the book ends at event 9, 1 before the event on its
                        receipt
  ¶
  1 check failed
= 3

# Where something else was written in its place, history was rewritten. A receipt of another book proves nothing.

$ --book old.book buy Bob 40
  Bob buys chips: $40.00 in cash; stack $80.00
  recorded #10 ········
$ --book old.book audit --anchor hb1-f85a8059-10-0cda867bb4af8199-19
  check                 found
  ──────────────────────────────────────────────────────────────────────
  file        ok        pages and indexes are sound
  references  ok        no broken links
  people      ok        nobody is listed twice
  chain       ok        10 events in an unbroken chain
  entries     ok        16 postings match their events and balance
  replay      ok        29 tables match the events
  requests    ok        every answer belongs to its events
  hands       ok        0 hands settled again, same result
  receipt     VIOLATED  event 10 is 09ed85c30397f775, its receipt says
                        0cda867bb4af8199: history was rewritten
  ¶
  1 check failed
= 3
$ --book other.book init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book other.book audit --anchor hb1-f85a8059-10-0cda867bb4af8199-19
! error: that receipt is from book f85a8059, not this one
! hint: --book other.book audit --help
= 4
