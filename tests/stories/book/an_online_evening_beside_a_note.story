# A night that was played online leaves the notes of others alone: nobody holds one from there

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Blair",player-b,2025-11-26T20:10:46.798Z,,5000,,9000,0,4000
  "Casey",player-c,2025-11-26T19:17:52.139Z,2025-11-26T19:32:37.389Z,7500,3500,0,0,-4000

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Blair
  Blair, a regular
  recorded #3 ········
$ player add Casey
  Casey, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Ann
  Ann, a regular
  recorded #5 ········
$ note issue Casey Ann 20 --for cash
  Casey wrote Ann a $20.00 note (BOC) for cash
  recorded #6 ········
$ import poker-now ledger.csv --unit cents
  Casey cashes out $35.00: $35.00 off what Casey owes the bank
  Blair cashes out $90.00: $50.00 off what Blair owes the bank, and the bank owes
    Blair $40.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Blair    $40.00          –              –
  Casey   -$40.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Casey   owes  Blair     $40.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Casey   owes  bank      $40.00
  bank    owes  Blair     $40.00
  Casey and Blair settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ note list
  note  debtor  holder  written for    open
  ─────────────────────────────────────────────────
  BOC   Casey   Ann          $20.00  $20.00  open
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Casey   Blair     $40.00  2025-11-26
  ¶
             net
  ────────────────
  Blair   $40.00
  Casey  -$40.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
