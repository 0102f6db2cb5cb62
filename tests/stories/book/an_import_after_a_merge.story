# Two records of one person are made one; his next evening online is known to be his, by the id he has there.

file first.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Cat,player-c,2025-11-26T19:17:52.143Z,2025-11-26T20:39:41.592Z,2000,1500,0,-500
  Bob,player-b,2025-11-26T19:17:52.139Z,2025-11-26T20:32:37.389Z,2000,2500,0,500
file second.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Kitty,player-c,2025-12-03T19:17:52.143Z,2025-12-03T20:39:41.592Z,2000,2600,0,600
  Bob,player-b,2025-12-03T19:17:52.139Z,2025-12-03T20:32:37.389Z,2000,1400,0,-600

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Bob
  Bob, a regular
  recorded #3 ········
$ player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Kit
  Kit, a regular
  recorded #5 ········
$ import poker-now first.csv --unit cents
  Cat cashes out $15.00: $15.00 off what Cat owes the bank
  Bob cashes out $25.00: $20.00 off what Bob owes the bank, and the bank owes Bob
    $5.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat     -$5.00          –              –
  Bob      $5.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob        $5.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $5.00
  bank    owes  Bob        $5.00
  Cat and Bob settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ player merge Kit Cat
  Cat was merged into Kit
  recorded #18 ········
$ import poker-now first.csv --unit cents
  already imported #7
$ import poker-now second.csv --unit cents
  Bob cashes out $14.00: $14.00 off what Bob owes the bank
  Kit cashes out $26.00: $20.00 off what Kit owes the bank, and the bank owes Kit
    $6.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Kit      $6.00          –              –
  Bob     -$6.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Kit        $1.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $6.00
  Kit     owes  Bob        $5.00
  bank    owes  Kit        $6.00
  Bob and Kit settle up with each other
  night 2 is closed
  recorded #30 ········
$ stats Kit
  Kit
  nights              2
  hands               0
  net                 $1.00
  most won in a hand  –
  showdowns won       –
  ¶
  house  nights  hands    net  most won  showdowns won
  ──────────────────────────────────────────────────────
  mike        2      0  $1.00         –              –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  56 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 30 events
