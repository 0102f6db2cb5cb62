# Where a player is paid is on record: his page shows it, and so does a consolidation that leaves him something to get.

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
$ player pay-to Ann "venmo @ann-lee"
  payments to Ann go to venmo @ann-lee
  recorded #6 ········
$ player pay-to ann "venmo @ann-lee"
! error: payments to `Ann` already go to `venmo @ann-lee`
! hint: player pay-to --help
= 4
$ player pay-to Ann ""
! error: a handle can't be empty or have spaces around it
! hint: player pay-to --help
= 4
$ player pay-to Ann
  payments to Ann go to venmo @ann-lee
$ player pay-to Bob --in-person
! error: there's no record of how to pay `Bob`
! hint: player pay-to --help
= 4
$ player show Ann
  Ann, regular
  payments go to venmo @ann-lee
$ --json player show Ann
  {"name":"Ann","id":"019b8015a1e074cea30db5ef73e4c575","standing":"regular","guest_of":null,"aliases":[],"paid_at":"venmo @ann-lee"}
$ book owe Bob Cat 10
  Bob owes Cat $10.00 more
  recorded #7 ········
$ book owe Cat Ann 10
  Cat owes Ann $10.00 more
  recorded #8 ········
$ book consolidate
  before:
  debtor  creditor    owes
  ──────────────────────────
  Bob     Cat       $10.00
  Cat     Ann       $10.00
  ¶
  after:
  debtor  creditor    owes  group
  ─────────────────────────────────
  Bob     Ann       $10.00      1
  ¶
  because
  group 1:  Ann and Bob settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           is owed by Bob instead of Cat               $10.00
  Bob           owes Ann instead of Cat                     $10.00
  Cat           owed Ann and was owed by Bob: canceled out  $10.00
  ¶
  pay  at
  ─────────────────────
  Ann  venmo @ann-lee
  ¶
  2 debts become 1: that's the fewest possible
  this is only a preview; add --apply to write it in THE BOOK
$ --json book consolidate --apply
  {"mode":"fewest","before":[{"debtor":"Bob","creditor":"Cat","amount":"10.00"},{"debtor":"Cat","creditor":"Ann","amount":"10.00"}],"after":[{"debtor":"Bob","creditor":"Ann","amount":"10.00","group":1}],"proven":true,"count":1,"why":[{"group":1,"text":"Ann and Bob settle up with each other"}],"turned":[{"player":"Ann","what":"has","one":"Bob","other":"Cat","amount":"10.00"},{"player":"Bob","what":"owes","one":"Ann","other":"Cat","amount":"10.00"},{"player":"Cat","what":"set-off","one":"Ann","other":"Bob","amount":"10.00"}],"paid_at":[{"player":"Ann","paid_at":"venmo @ann-lee"}],"event":9,"events":[9],"hash":"········","id":"019b8021-88c0-7d87-ba99-3d855e10f08c"}
$ player add Anna --really-different
  Anna, a regular
  recorded #10 ········
$ player merge Anna Ann
  Ann was merged into Anna
  recorded #11 ········
$ player show Anna
  Anna, regular
  also called Ann
  payments go to venmo @ann-lee
$ player pay-to Anna --in-person
  Anna gets paid in person
  recorded #12 ········
$ player show Anna
  Anna, regular
  also called Ann
$ log
   #1  2026-01-02 19:00  book-begun      the book was started in USD
   #2  2026-01-02 19:00  house-adopted   the book goes by `mike` rules from now
                                         on
   #3  2026-01-02 19:01  player-added    Ann was added as a regular
   #4  2026-01-02 19:02  player-added    Bob was added as a regular
   #5  2026-01-02 19:03  player-added    Cat was added as a regular
   #6  2026-01-02 19:04  player-paid-at  payments to Anna go to venmo @ann-lee
   #7  2026-01-02 19:11  debt-owed       Bob owes Cat $10.00 more
   #8  2026-01-02 19:12  debt-owed       Cat owes Anna $10.00 more
   #9  2026-01-02 19:14  consolidated    THE BOOK was consolidated: 2 debts
                                         became 1
  #10  2026-01-02 19:15  player-added    Anna was added as a regular
  #11  2026-01-02 19:16  players-merged  Ann was merged into Anna
  #12  2026-01-02 19:18  player-paid-at  Anna gets paid in person
$ undo
  undid #12 (Anna gets paid in person)
  recorded #13 ········
$ player show Anna
  Anna, regular
  also called Ann
  payments go to venmo @ann-lee
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 13 events
