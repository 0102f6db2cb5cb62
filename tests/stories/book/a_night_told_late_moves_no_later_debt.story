# A night that is told late consolidates what was owed when it ended and ever since. Debts of later hours stay with whom they are.
# rules: MIK-10

file sheet.csv:
  date,player,net
  2025-12-01,Ann,-1
  2025-12-01,Cat,1
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-02T20:00:00.000Z,2025-12-02T23:00:00.000Z,20.00,18.00,0,-2.00
  Cat,c1,2025-12-02T20:00:00.000Z,2025-12-02T23:00:00.000Z,20.00,22.00,0,2.00

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
~ 60 days later
$ --at "2026-01-10 20:00" book owe Bob Ann 20
  Bob owes Ann $20.00 more
  recorded #7 ········
$ --at "2026-01-11 20:00" book owe Cat Bob 20
  Cat owes Bob $20.00 more
  recorded #8 ········

## A night from a sheet is older than both
$ import results sheet.csv
  1 night, 2025-12-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Cat          1   $1.00
  Ann          1  -$1.00
  ¶
  THE BOOK:
  debtor  creditor    owes
  ──────────────────────────
  Cat     Bob       $20.00
  Ann     Cat        $1.00
  Bob     Ann       $20.00
  recorded #12 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
! note: newer debts stay as they are; `book consolidate` covers all of them
! next: see who pays whom (book)
> newer debts stay as they are
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Bob       $20.00  2026-01-11
  Ann     Cat        $1.00  2025-12-01
  Bob     Ann       $20.00  2026-01-10
  ¶
           net
  ──────────────
  Cat  -$19.00
  Ann   $19.00
  Bob    $0.00
$ --at 2025-12-05 book
  THE BOOK on 2025-12-05 23:59
  ¶
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Cat       $1.00  2025-12-01
  ¶
          net
  ─────────────
  Cat   $1.00
  Ann  -$1.00
$ book due --older 30d
  Ann has owed Cat $1.00 for 92 days, since 2025-12-01
  Bob has owed Ann $20.00 for 51 days, since 2026-01-10
  Cat has owed Bob $20.00 for 50 days, since 2026-01-11

## An evening online as well
$ import poker-now ledger.csv --banker Ann
  Ann cashes out $18.00: $18.00 off what Ann owes the bank
  Cat cashes out $22.00: $20.00 off what Cat owes the bank, and the bank owes Cat
    $2.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.00          –              –
  Cat      $2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $20.00
  Ann     owes  Cat        $3.00
  Bob     owes  Ann       $20.00
  ¶
  was 5 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $20.00
  Ann     owes  Cat        $1.00
  Ann     owes  bank       $2.00
  Bob     owes  Ann       $20.00
  bank    owes  Cat        $2.00
  Cat, Bob and Ann settle up among themselves
  night 2 is closed
  recorded #24 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
> newer debts stay as they are
$ --at 2025-12-05 book
  THE BOOK on 2025-12-05 23:59
  ¶
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Cat       $3.00  2025-12-01
  ¶
          net
  ─────────────
  Cat   $3.00
  Ann  -$3.00

## Last week's night is told late, and closes at its hour
$ --at "2026-01-03 20:00" open --banker Ann
  night 3 is open at Mike's house; Ann is the banker
  recorded #25 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-01-03 20:10" buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ --at "2026-01-03 20:20" buy Dan 20 --debt
  Dan buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #27 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ --at "2026-01-03 23:00" count Bob 30 Dan 10
  Bob has $30.00: up $10.00 in unrecorded hands
  Dan has $10.00: down $10.00 in unrecorded hands
  recorded #29 ········
! next: pay them all (cashout)
$ --at "2026-01-03 23:10" close --yes
  Dan cashes out $10.00: $10.00 off what Dan owes the bank
  Bob cashes out $30.00: $20.00 in cash, and the bank owes Bob $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $10.00     $20.00              –
  Dan     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $20.00
  Ann     owes  Cat        $3.00
  Bob     owes  Ann       $20.00
  Dan     owes  Bob       $10.00
  ¶
  was 5 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $20.00
  Ann     owes  Cat        $3.00
  Bob     owes  Ann       $20.00
  Dan     owes  bank      $10.00
  bank    owes  Bob       $10.00
  Cat, Bob, Ann and Dan settle up among themselves
  night 3 is closed
  recorded #35 ········
! note: the drawer can't pay `Bob` the last $10.00, so the bank owes `Bob` $10.00
! note: newer debts stay as they are; `book consolidate` covers all of them
! next: see who pays whom (book)
> newer debts stay as they are
$ --at 2026-01-04 book
  THE BOOK on 2026-01-04 23:59
  ¶
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Cat        $3.00  2025-12-01
  Dan     Bob       $10.00  2026-01-03
  ¶
           net
  ──────────────
  Cat    $3.00
  Ann   -$3.00
  Bob   $10.00
  Dan  -$10.00
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Bob       $20.00  2026-01-11
  Ann     Cat        $3.00  2025-12-01
  Bob     Ann       $20.00  2026-01-10
  Dan     Bob       $10.00  2026-01-03
  ¶
           net
  ──────────────
  Cat  -$17.00
  Ann   $17.00
  Bob   $10.00
  Dan  -$10.00

## Tonight's close takes them all together
$ open --banker Ann
  night 4 is open at Mike's house; Ann is the banker
  recorded #36 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20 --debt
  Bob buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #37 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20 --debt
  Cat buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #38 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ count Bob 15 Cat 25
  Bob has $15.00: down $5.00 in unrecorded hands
  Cat has $25.00: up $5.00 in unrecorded hands
  recorded #40 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $15.00: $15.00 off what Bob owes the bank
  Cat cashes out $25.00: $20.00 off what Cat owes the bank, and the bank owes Cat
    $5.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob     -$5.00          –              –
  Cat      $5.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann        $7.00
  Cat     owes  Bob        $5.00
  Dan     owes  Ann       $10.00
  ¶
  was 6 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $20.00
  Ann     owes  Cat        $3.00
  Bob     owes  Ann       $20.00
  Bob     owes  bank       $5.00
  Dan     owes  Bob       $10.00
  bank    owes  Cat        $5.00
  Cat, Ann, Bob and Dan settle up among themselves
  night 4 is closed
  recorded #46 ········
! note: the drawer can't pay `Cat` the last $5.00, so the bank owes `Cat` $5.00
! next: see who pays whom (book)
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann        $7.00  2026-01-11
  Cat     Bob        $5.00  2026-01-11
  Dan     Ann       $10.00  2026-01-03
  ¶
           net
  ──────────────
  Cat  -$12.00
  Ann   $17.00
  Bob    $5.00
  Dan  -$10.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  46 events in an unbroken chain
  entries     ok  98 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 46 events
> in order
