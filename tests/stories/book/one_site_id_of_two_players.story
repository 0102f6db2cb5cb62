# A site's ID is Ann in the imports here and Bob in the stand-in's: asked, and nobody is guessed afterwards
# rules: MIK-09

file first.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Nick,n1,2025-12-06T20:00:00.000Z,2025-12-06T21:00:00.000Z,50.00,20.00,0,-30.00
  Cal,c1,2025-12-06T20:00:00.000Z,2025-12-06T21:00:00.000Z,50.00,80.00,0,30.00

file second.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Nick,n1,2025-12-13T20:00:00.000Z,2025-12-13T21:00:00.000Z,50.00,10.00,0,-40.00
  Cal,c1,2025-12-13T20:00:00.000Z,2025-12-13T21:00:00.000Z,50.00,90.00,0,40.00

file third.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Nick,n1,2025-12-20T20:00:00.000Z,2025-12-20T21:00:00.000Z,50.00,45.00,0,-5.00
  Cal,c1,2025-12-20T20:00:00.000Z,2025-12-20T21:00:00.000Z,50.00,55.00,0,5.00

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8434-a7e2-1a4e-0318
  the book now has a signing key: 8434-a7e2-1a4e-0318
  recorded #6 ········
$ --book cabin.book init --stand-in-of all.bundle
  stand-in 805a07aa for book f85a8059 has the book's 6 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is 8434-a7e2-1a4e-0318
  recorded #7 ········
! next: open the night (open --banker NAME)
$ import poker-now first.csv --player Nick=Ann --house casino
  Ann cashes out $20.00: $20.00 off what Ann owes the bank
  Cal cashes out $80.00: $50.00 off what Cal owes the bank, and the bank owes Cal
    $30.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$30.00          –              –
  Cal      $30.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cal       $30.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $30.00
  bank    owes  Cal       $30.00
  Ann and Cal settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book cabin.book import poker-now second.csv --player Nick=Bob --house casino
  Bob cashes out $10.00: $10.00 off what Bob owes the bank
  Cal cashes out $90.00: $50.00 off what Cal owes the bank, and the bank owes Cal
    $40.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob     -$40.00          –              –
  Cal      $40.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cal       $40.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $40.00
  bank    owes  Cal       $40.00
  Bob and Cal settle up with each other
  night 1 is closed
  recorded #19 ········
! next: see who pays whom (book)
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 to #19 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
! error: in the imports of the two books, the site's id `n1` is `Ann` and `Bob`
! hint: book merge cabin.bundle --really
= 4
> the site's id `n1` is `Ann` and `Bob`
$ book merge cabin.bundle --really
  events #7 to #19 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #32 ········
! note: in the imports of the two books, the site's id `n1` is `Ann` and `Bob`
$ import poker-now third.csv --house casino
! error: there's no `Nick` in the book (if it's a nickname, say whose with --player)
! hint: import poker-now third.csv --house casino --player Nick=Bob
! hint: player add Nick
= 4
> there's no `Nick` in the book
$ import poker-now third.csv --house casino --player Nick=Bob
  Bob cashes out $45.00: $45.00 off what Bob owes the bank
  Cal cashes out $55.00: $50.00 off what Cal owes the bank, and the bank owes Cal
    $5.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob     -$5.00          –              –
  Cal      $5.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cal       $30.00
  Bob     owes  Cal       $45.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cal       $30.00
  Bob     owes  Cal       $40.00
  Bob     owes  bank       $5.00
  bank    owes  Cal        $5.00
  Ann, Cal and Bob settle up among themselves
  night 3 is closed
  recorded #44 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Cal       $30.00  2025-12-06
  Bob     Cal       $45.00  2025-12-13
  ¶
           net
  ──────────────
  Cal   $75.00
  Ann  -$30.00
  Bob  -$45.00
