# An evening at Poker Now comes in as a night: one row for every sitting, taken once, never guessed at.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Alex, Jr.",player-a,2025-11-26T20:40:29.687Z,,5000,,6050,0,1050
  "Blair",player-b,2025-11-26T20:10:46.798Z,,5000,,9728,0,4728
  "Alex",player-a,2025-11-26T19:17:52.143Z,2025-11-26T20:39:41.592Z,2500,500,0,0,-2000
  "Casey",player-c,2025-11-26T19:17:52.139Z,2025-11-26T19:32:37.389Z,7500,3722,0,0,-3778
  "@=Dora",player-d,,2025-11-26T23:10:45.717Z,100,100,0,0,0
file wrong.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Blair,player-b,2025-11-26T20:10:46.798Z,,5000,,18450,13451
file off.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Blair,player-b,2025-12-03T20:10:46.798Z,,20,,45.50,25.50
  Casey,player-c,2025-12-03T20:10:46.798Z,,30,,2,-28
file changed.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Blair",player-b,2025-11-26T20:10:46.798Z,,5000,,18451,0,13451
file more.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Casey,player-c,2025-11-26T19:17:52.139Z,2025-11-26T19:32:37.389Z,7500,3722,0,-3778
  Casey,player-c,2025-11-26T23:17:52.139Z,,7500,3722,0,-3778
file twice.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Casey,player-c,2025-12-26T19:17:52.139Z,,1,1,0,0
  Casey,player-c,2025-12-26T19:17:52.139Z,,1,1,0,0
file none.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
file log.csv:
  entry,at,order

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Alex
  Alex, a regular
  recorded #3 ········
$ player add Blair
  Blair, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Casey --guest-of Blair
  Casey, guest of Blair
  recorded #5 ········

The file does not say what it counts in, and the book does not know everybody.

$ import poker-now ledger.csv
! error: there's no `@=Dora` in the book (if it's a nickname, say whose with --player)
! hint: player add '@=Dora'
= 4
$ import poker-now ledger.csv --unit cents
! error: there's no `@=Dora` in the book (if it's a nickname, say whose with --player)
! hint: player add '@=Dora'
= 4
$ player add Dora
  Dora, a regular
  recorded #6 ········
$ import poker-now ledger.csv --unit cents --player @=Dora
! error: nobody in the file is called `@`
! hint: import --help
= 2
$ import poker-now ledger.csv --unit cents --player @=Dora=Dora
  Dora cashes out $1.00: $1.00 off what Dora owes the bank
  Casey cashes out $37.22: $37.22 off what Casey owes the bank
  Alex cashes out $65.50: $65.50 off what Alex owes the bank
  Blair cashes out $97.28: $50.00 off what Blair owes the bank, and the bank owes
    Blair $47.28
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Alex     -$9.50          –              –
  Blair    $47.28          –              –
  Casey   -$37.78          –              –
  Dora      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Alex    owes  Blair      $9.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Alex    owes  bank       $9.50
  bank    owes  Blair      $9.50
  Alex and Blair settle up with each other
  night 1 is closed
  recorded #29 ········
! note: `Blair` invited `Casey`, so `Blair` owes the $37.78; the two of them settle that between themselves (MIK-12)
! next: see who pays whom (book)
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-11-26 19:17  2025-11-26 23:10      0
$ night 1
  night 1 at Mike's house, 2025-11-26 19:17 to 2025-11-26 23:10, 0 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Alex     -$9.50          –              –
  Blair    $47.28          –              –
  Casey   -$37.78          –              –
  Dora      $0.00          –              –
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Alex    Blair     $9.50  2025-11-26
  ¶
            net
  ───────────────
  Alex   -$9.50
  Blair   $9.50
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Casey   Blair     $37.78  2025-11-26

The same file again is the same night, whatever the order of its rows; another figure is no correction.

$ import poker-now ledger.csv --unit cents
  already imported #8
$ import poker-now changed.csv --unit cents
! error: changed.csv: event 8 has `Blair` in for $50.00 and out with $97.28, but this file says $50.00 and $184.51
! hint: show 8
! hint: undo 8
= 5
$ import poker-now more.csv --unit cents
! error: more.csv: a session for `Casey` is new, but others in this file were already imported as event 8
! hint: show 8
! hint: undo 8
= 5
$ import poker-now twice.csv --unit whole
! error: twice.csv: the ledger has the same session for `Casey` twice
= 5
$ import poker-now wrong.csv --unit cents
! error: wrong.csv:2:1: net is $134.51, but cashouts minus buy-ins is $134.50
= 5
$ import poker-now log.csv --unit cents
! error: the log has no hands in it, so it doesn't say who won; import the ledger
! hint: import --help
= 4
$ import poker-now none.csv --unit cents
! error: none.csv: the ledger has no sessions in it
= 5

What does not balance is said, and booked only on whoever is named.

$ import poker-now off.csv --unit cents
! error: off.csv:2:1: `stack` is `45.50`, which isn't a valid amount in cents
= 5
$ import poker-now off.csv --unit whole
! error: the ledger is off: $2.50 short in chips
! hint: import poker-now off.csv --unit whole --over-short house
! hint: import poker-now off.csv --unit whole --over-short winner
= 4
$ import poker-now off.csv --unit whole --over-short house
  Casey cashes out $2.00: $2.00 off what Casey owes the bank
  Blair cashes out $45.50: $20.00 off what Blair owes the bank, and the bank owes
    Blair $25.50
  the house gets $2.50 because chips were missing
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Blair    $25.50          –              –
  Casey   -$28.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Alex    owes  Blair      $7.00
  Alex    owes  house      $2.50
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Alex    owes  Blair      $9.50
  Blair   owes  bank       $2.50
  bank    owes  house      $2.50
  Alex, Blair and the house settle up among themselves
  night 2 is closed
  recorded #43 ········
! note: `Blair` invited `Casey`, so `Blair` owes the $28.00; the two of them settle that between themselves (MIK-12)
$ night 2
  night 2 at Mike's house, 2025-12-03 20:10
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Blair    $25.50          –              –
  Casey   -$28.00          –              –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  43 events in an unbroken chain
  entries     ok  94 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 43 events

Who is known by his id is nobody else, and a nickname that nobody has is a slip.

$ import poker-now ledger.csv --unit cents --player Alex=Blair
! error: `Alex` can't be another player: this book already knows that ID as `Alex`
! hint: import --help
= 4
$ import poker-now ledger.csv --unit cents --player Zed=Alex
! error: nobody in the file is called `Zed`
! hint: import --help
= 2
$ import poker-now ledger.csv --unit cents --player Alex=Blair --player Alex=Alex
! error: `Alex` can't be another player: this book already knows that ID as `Alex`
! hint: import --help
= 4

A night is open: an evening from elsewhere waits.

$ open --banker Alex
  night 3 is open at Mike's house; Alex is the banker
  recorded #44 ········
! next: sell chips (buy NAME AMOUNT)
$ import poker-now twice.csv --unit whole
! error: night 3 under `mike` rules is still open
! hint: status
= 4

No file is written over those of a book.

$ --book x.book init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book x.book export csv --out x.book-wal
! error: `x.book-wal` is one of the book's own files; use another name
! hint: --book x.book export --help
= 4
$ --book x.book backup x.book.key
! error: `x.book.key` is one of the book's own files; use another name
! hint: --book x.book backup --help
= 4
