Nobody banks a night that was played at a site. What is found of it later needs somebody on the other side; nobody is picked unasked.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Ann",player-a,2025-11-26T20:10:46.798Z,,20,,30,0,10
  "Bob",player-b,2025-11-26T20:10:46.798Z,,20,,10,0,-10

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ house owner Cat
  Cat owns the house `mike`
    `BOG` is reserved for Cat's notes (MIK-06)
    Cat keeps THE BOOK; while Cat is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #6 ········
$ import poker-now ledger.csv --unit whole
  Bob cashes out $10.00: $10.00 off what Bob owes the bank
  Ann cashes out $30.00: $20.00 off what Ann owes the bank, and the bank owes Ann
    $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00          –              –
  Bob     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $10.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ adjust --night 1 Ann -2 --why "the site had it wrong"
! error: night 1 had no banker, so say who pays or gets it: a player or house
! hint: adjust --help
= 4
> say who pays or gets it:
$ adjust --night 1 Ann -2 --against Bob --why "the site had it wrong"
  night 1: Ann's result was $10.00, now it's $8.00
  recorded #19 ········
$ adjust --night 1 Ann -1 --against house --why "the house pays the rest"
  night 1: Ann's result was $8.00, now it's $7.00
  recorded #20 ········
$ night 1
  night 1 at Mike's house, 2025-11-26 20:10
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $7.00          –              –
  Bob     -$8.00          –              –
  Cat      $1.00          –              –
  ¶
  found after the night closed (already in the results above):
    Ann down $2.00, Bob up $2.00: the site had it wrong
    Ann down $1.00, Cat up $1.00: the house pays the rest
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Cat       $1.00  2026-01-02
  Bob     Ann       $8.00  2025-11-26
  ¶
          net
  ─────────────
  Cat   $1.00
  Ann   $7.00
  Bob  -$8.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events
