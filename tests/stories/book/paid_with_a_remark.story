# A remark stays with a payment; who pays whom is a text to paste, with where each is paid; old debts are reminded of.

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
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #6 ········
$ player pay-to Ann "venmo @ann-lee"
  payments to Ann go to venmo @ann-lee
  recorded #7 ········
$ player pay-to Bob bob@example.org
  payments to Bob go to bob@example.org
  recorded #8 ········
$ --at "2025-11-03 20:00" book owe Cat Ann 30 --for "a bet"
  Cat owes Ann $30.00 more: a bet
  recorded #9 ········
$ --at "2025-12-28 20:00" book owe Cat Ann 10 --for "a pot"
  Cat owes Ann $10.00 more: a pot
  recorded #10 ········
$ --at "2026-01-01 20:00" book owe Ann Bob 25 --for "a note"
  Ann owes Bob $25.00 more: a note
  recorded #11 ········
$ book pay Cat Ann 5 --app --note "for October; the rest in May"
  Cat paid Ann $5.00 by app: for October; the rest in May
  recorded #12 ········
> Cat paid Ann $5.00 by app: for October; the rest in May
$ --json book pay Ann Bob 3 --note "pizza"
  {"from":"Ann","to":"Bob","amount":"3.00","app":false,"credit":"0.00","note":"pizza","event":13,"events":[13],"hash":"········","id":"019b801c-f4e0-7fd4-99a0-a1276ddfc051"}
$ book pay Cat Ann 5 --note "  "
! error: a note can't be empty
! hint: book pay --help
= 2
$ log --last 3
  #11  2026-01-01 20:00  debt-owed  Ann owes Bob $25.00 more: a note
  #12  2026-01-02 19:08  debt-paid  Cat paid Ann $5.00 by app: for October; the
                                    rest in May
  #13  2026-01-02 19:09  debt-paid  Ann paid Bob $3.00: pizza
> for October
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann       $35.00  2025-11-03
  Ann     Bob       $22.00  2026-01-01
  ¶
           net
  ──────────────
  Cat  -$35.00
  Ann   $13.00
  Bob   $22.00
> since
$ --json book
  {"debts":[{"debtor":"Cat","creditor":"Ann","amount":"35.00","since":"2025-11-03T20:00:00+00:00"},{"debtor":"Ann","creditor":"Bob","amount":"22.00","since":"2026-01-01T20:00:00+00:00"}],"private":[],"net":{"Cat":"-35.00","Ann":"13.00","Bob":"22.00"},"limits":[]}
$ book --at 2025-12-01
  THE BOOK on 2025-12-01 23:59
  ¶
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann       $30.00  2025-11-03
  ¶
           net
  ──────────────
  Cat  -$30.00
  Ann   $30.00
$ book limit Cat 20 --why "agreed with all"
  Cat can owe up to $20.00 in THE BOOK from now on: agreed with all
  recorded #14 ········
! note: `Cat` now owes $35.00 in THE BOOK, over the limit of $20.00
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann       $35.00  2025-11-03
  Ann     Bob       $22.00  2026-01-01
  ¶
           net
  ──────────────
  Cat  -$35.00
  Ann   $13.00
  Bob   $22.00
  ¶
       owes in all   limit  over the limit
  ──────────────────────────────────────────
  Cat       $35.00  $20.00          $15.00
> over the limit
$ --json book
  {"debts":[{"debtor":"Cat","creditor":"Ann","amount":"35.00","since":"2025-11-03T20:00:00+00:00"},{"debtor":"Ann","creditor":"Bob","amount":"22.00","since":"2026-01-01T20:00:00+00:00"}],"private":[],"net":{"Cat":"-35.00","Ann":"13.00","Bob":"22.00"},"limits":[{"player":"Cat","owes":"35.00","limit":"20.00","over":"15.00"}]}
$ book statement Cat
  statement for Cat, all nights
  Cat owes $35.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
       day         with  what happened                     amount  balance
  ──────────────────────────────────────────────────────────────────────────
   #9  2025-11-03  Ann   Cat owes Ann $30.00 more: a bet  -$30.00  -$30.00
  #10  2025-12-28  Ann   Cat owes Ann $10.00 more: a pot  -$10.00  -$40.00
  #12  2026-01-02  Ann   Cat paid Ann $5.00 by app: for     $5.00  -$35.00
                         October; the rest in May
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Ann   -$35.00
  ¶
  open debts, oldest first:
  with  from  day         days   amount
  ───────────────────────────────────────
  Ann     #9  2025-11-03    59  -$25.00
  Ann    #10  2025-12-28     4  -$10.00
  ¶
  how old the debts are:
                    owes  is owed
  ─────────────────────────────────
  up to 30 days   $10.00    $0.00
  31 to 90 days   $25.00    $0.00
  91 to 365 days   $0.00    $0.00
  over a year      $0.00    $0.00
  ¶
  how to pay:
  pay  at
  ─────────────────────
  Ann  venmo @ann-lee
  ¶
  a minus means this player owes money; no minus means this player is owed
> how to pay
$ book statement Ann
  statement for Ann, all nights
  Ann is owed $13.00 in THE BOOK (venmo @ann-lee)
  ¶
  what happened (in THE BOOK):
       day         with  what happened                      amount  balance
  ───────────────────────────────────────────────────────────────────────────
   #9  2025-11-03  Cat   Cat owes Ann $30.00 more: a bet    $30.00   $30.00
  #10  2025-12-28  Cat   Cat owes Ann $10.00 more: a pot    $10.00   $40.00
  #11  2026-01-01  Bob   Ann owes Bob $25.00 more: a note  -$25.00  -$25.00
  #12  2026-01-02  Cat   Cat paid Ann $5.00 by app: for     -$5.00   $35.00
                         October; the rest in May
  #13  2026-01-02  Bob   Ann paid Bob $3.00: pizza           $3.00  -$22.00
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Cat    $35.00
  Bob   -$22.00
  ¶
  open debts, oldest first:
  with  from  day         days   amount
  ───────────────────────────────────────
  Cat     #9  2025-11-03    59   $25.00
  Cat    #10  2025-12-28     4   $10.00
  Bob    #11  2026-01-01     0  -$22.00
  ¶
  how old the debts are:
                    owes  is owed
  ─────────────────────────────────
  up to 30 days   $22.00   $10.00
  31 to 90 days    $0.00   $25.00
  91 to 365 days   $0.00    $0.00
  over a year      $0.00    $0.00
  ¶
  how to pay:
  pay  at
  ──────────────────────
  Bob  bob@example.org
  ¶
  a minus means this player owes money; no minus means this player is owed
> Ann is owed $13.00 in THE BOOK (venmo @ann-lee)
$ book statement Cat --format csv
  part,event,day,night,with,what,amount,balance
  book,9,2025-11-03,,Ann,Cat owes Ann $30.00 more: a bet,-30.00,-30.00
  book,10,2025-12-28,,Ann,Cat owes Ann $10.00 more: a pot,-10.00,-40.00
  book,12,2026-01-02,,Ann,Cat paid Ann $5.00 by app: for October; the rest in May,5.00,-35.00
  book,,,,Ann,now,,-35.00
  open,9,2025-11-03,,Ann,31 to 90 days: 59 days,-25.00,
  open,10,2025-12-28,,Ann,up to 30 days: 4 days,-10.00,

Only what is older than that is reminded of; with nothing said it is two weeks.

$ book due
  Cat owes Ann $35.00, $25.00 of it for 59 days, since 2025-11-03 (venmo @ann-lee)
> Cat owes Ann $35.00, $25.00 of it for
$ book due --older 3d
  Cat has owed Ann $35.00 for 59 days, since 2025-11-03 (venmo @ann-lee)
$ book due --older 1w
  Cat owes Ann $35.00, $25.00 of it for 59 days, since 2025-11-03 (venmo @ann-lee)
$ book due --older 0
  Cat has owed Ann $35.00 for 59 days, since 2025-11-03 (venmo @ann-lee)
$ --json book due --older 14d
  {"older_than_days":14,"due":[{"debtor":"Cat","creditor":"Ann","amount":"25.00","in_all":"35.00","since":"2025-11-03T20:00:00+00:00","days":59,"paid_at":"venmo @ann-lee"}],"private":[]}
$ book due --older 90d
  no debt is older than 90 days
> no debt is older than 90 days
$ book due --older soon
! error: `soon` isn't a valid age (write it like 14d or 2w)
! hint: book due --older 14d
= 2
$ --at 2026-03-01 book due --older 30d
  Cat has owed Ann $35.00 for 118 days, since 2025-11-03 (venmo @ann-lee)
  Ann has owed Bob $22.00 for 59 days, since 2026-01-01 (bob@example.org)

The settle-up as lines; written with --apply.

$ settle --text
  Settling up, 2026-01-02:
  Cat pays Ann $13.00 (venmo @ann-lee)
  Cat pays Bob $22.00 (bob@example.org)
> pays
$ --json settle --text
  {"mode":"fewest","before":[{"debtor":"Cat","creditor":"Ann","amount":"35.00"},{"debtor":"Ann","creditor":"Bob","amount":"22.00"}],"after":[{"debtor":"Cat","creditor":"Ann","amount":"13.00","group":1},{"debtor":"Cat","creditor":"Bob","amount":"22.00","group":1}],"proven":true,"count":2,"why":[{"group":1,"text":"Cat, Ann and Bob settle up among themselves"}],"turned":[{"player":"Cat","what":"owes","one":"Bob","other":"Ann","amount":"22.00"},{"player":"Ann","what":"set-off","one":"Bob","other":"Cat","amount":"22.00"},{"player":"Bob","what":"has","one":"Cat","other":"Ann","amount":"22.00"}],"paid_at":[{"player":"Ann","paid_at":"venmo @ann-lee"},{"player":"Bob","paid_at":"bob@example.org"}]}
$ settle --text --apply
  Settling up, 2026-01-02:
  Cat pays Ann $13.00 (venmo @ann-lee)
  Cat pays Bob $22.00 (bob@example.org)
  recorded #15 ········
$ settle --text
  Settling up, 2026-01-02:
  Cat pays Ann $13.00 (venmo @ann-lee)
  Cat pays Bob $22.00 (bob@example.org)
$ book pay Cat Bob 10
  Cat paid Bob $10.00
  recorded #16 ········
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Players:Ann:Book:Bob
  account Assets:Players:Ann:Book:Cat
  account Assets:Players:Ann:Cash
  account Assets:Players:Ann:Transfer
  account Assets:Players:Bob:Book:Ann
  account Assets:Players:Bob:Book:Cat
  account Assets:Players:Bob:Cash
  account Assets:Players:Cat:Book:Ann
  account Assets:Players:Cat:Book:Bob
  account Assets:Players:Cat:Cash
  account Assets:Players:Cat:Transfer
  ¶
  2025-11-03 * (9) Cat owes Ann $30.00 more: a bet
      Assets:Players:Cat:Book:Ann  -30.00 USD
      Assets:Players:Ann:Book:Cat  30.00 USD
  ¶
  2025-12-28 * (10) Cat owes Ann $10.00 more: a pot
      Assets:Players:Cat:Book:Ann  -10.00 USD
      Assets:Players:Ann:Book:Cat  10.00 USD
  ¶
  2026-01-01 * (11) Ann owes Bob $25.00 more: a note
      Assets:Players:Ann:Book:Bob  -25.00 USD
      Assets:Players:Bob:Book:Ann  25.00 USD
  ¶
  2026-01-02 * (12) Cat paid Ann $5.00 by app: for October, the rest in May
      Assets:Players:Cat:Transfer  -5.00 USD
      Assets:Players:Cat:Book:Ann  5.00 USD
      Assets:Players:Ann:Transfer  5.00 USD
      Assets:Players:Ann:Book:Cat  -5.00 USD
  ¶
  2026-01-02 * (13) Ann paid Bob $3.00: pizza
      Assets:Players:Ann:Cash  -3.00 USD
      Assets:Players:Ann:Book:Bob  3.00 USD
      Assets:Players:Bob:Cash  3.00 USD
      Assets:Players:Bob:Book:Ann  -3.00 USD
  ¶
  2026-01-02 * (15) THE BOOK was consolidated: 2 debts became 2
      Assets:Players:Cat:Book:Ann  22.00 USD
      Assets:Players:Cat:Book:Bob  -22.00 USD
      Assets:Players:Ann:Book:Cat  -22.00 USD
      Assets:Players:Ann:Book:Bob  22.00 USD
      Assets:Players:Bob:Book:Cat  22.00 USD
      Assets:Players:Bob:Book:Ann  -22.00 USD
  ¶
  2026-01-02 * (16) Cat paid Bob $10.00
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Cat:Book:Bob  10.00 USD
      Assets:Players:Bob:Cash  10.00 USD
      Assets:Players:Bob:Book:Cat  -10.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Cat:Cash  0.00 USD = -10.00 USD
      Assets:Players:Cat:Transfer  0.00 USD = -5.00 USD
      Assets:Players:Cat:Book:Ann  0.00 USD = -13.00 USD
      Assets:Players:Cat:Book:Bob  0.00 USD = -12.00 USD
      Assets:Players:Ann:Cash  0.00 USD = -3.00 USD
      Assets:Players:Ann:Transfer  0.00 USD = 5.00 USD
      Assets:Players:Ann:Book:Cat  0.00 USD = 13.00 USD
      Assets:Players:Ann:Book:Bob  0.00 USD = 0.00 USD
      Assets:Players:Bob:Cash  0.00 USD = 13.00 USD
      Assets:Players:Bob:Book:Cat  0.00 USD = 12.00 USD
      Assets:Players:Bob:Book:Ann  0.00 USD = 0.00 USD
$ undo
  undid #16 (Cat paid Bob $10.00)
  recorded #17 ········
! note: `Cat` now owes $35.00 in THE BOOK, over the limit of $20.00
$ book pay Cat Bob 999
! error: `Cat` owes `Bob` $22.00, but is paying $999.00
! hint: book pay Cat Bob 999 --really
= 4
$ book show
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann       $13.00  2025-11-03
  Cat     Bob       $22.00  2025-11-03
  ¶
           net
  ──────────────
  Cat  -$35.00
  Ann   $13.00
  Bob   $22.00
  ¶
       owes in all   limit  over the limit
  ──────────────────────────────────────────
  Cat       $35.00  $20.00          $15.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 17 events
