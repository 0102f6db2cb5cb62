# One player of the site who plays under the names of two people here: who he is, is asked, whatever the order of the rows.

file a.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,p1,2026-11-20T20:10:46Z,2026-11-20T21:10:46Z,5000,,6000,1000
  Bob,p1,2026-11-20T21:11:46Z,2026-11-20T22:10:46Z,5000,,5000,0
  Cat,p3,2026-11-20T21:11:46Z,2026-11-20T22:10:46Z,5000,,4000,-1000
file b.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Cat,p3,2026-11-20T21:11:46Z,2026-11-20T22:10:46Z,5000,,4000,-1000
  Bob,p1,2026-11-20T21:11:46Z,2026-11-20T22:10:46Z,5000,,5000,0
  Ann,p1,2026-11-20T20:10:46Z,2026-11-20T21:10:46Z,5000,,6000,1000

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
$ import poker-now a.csv --unit cents
! error: `p1` is one player in the file, so it can't be both `Ann` and `Bob`
! hint: --player NICKNAME=PLAYER, the same player for each nickname
= 4
$ import poker-now b.csv --unit cents
! error: `p1` is one player in the file, so it can't be both `Ann` and `Bob`
! hint: --player NICKNAME=PLAYER, the same player for each nickname
= 4
$ import poker-now b.csv --unit cents --player Ann=Ann --player Bob=Bob
! error: `p1` is one player in the file, so it can't be both `Ann` and `Bob`
! hint: --player NICKNAME=PLAYER, the same player for each nickname
= 4
~ 330 days later
$ import poker-now b.csv --unit cents --player Ann=Ann --player Bob=Ann
  Cat cashes out $40.00: $40.00 off what Cat owes the bank
  Ann cashes out $110.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Cat     -$10.00          –              –
  Ann      $10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann       $10.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Cat and Ann settle up with each other
  night 1 is closed
  recorded #19 ········
! next: see who pays whom (book)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 19 events
