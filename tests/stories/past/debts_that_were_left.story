# Without --settled the results of old nights are debts in THE BOOK, in as few as the house would make of them.

file winter.csv:
  date;player;net;place;game
  2025-11-07;Ann;30,00;Ann's;holdem
  2025-11-07;Bob;-20,00;Ann's;holdem
  2025-11-07;Cat;-10,00;Ann's;holdem
  2025-11-14;Ann;-25,50;Bob's;omaha
  2025-11-14;Bob;25,50;Bob's;omaha
file late.csv:
  date,player,net
  2025-10-31,Ann,3
  2025-10-31,Bob,-3
file off.csv:
  date;player;net
  2025-11-21;Ann;30
  2025-11-21;Bob;-25
  2025-11-28;Ann;(10)
  2025-11-28;Cat;10
  2025-12-05;Cat;5
  2025-12-05;Bob;-7

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
$ import results winter.csv
  2 nights, 2025-11-07 to 2025-11-14 (nights 1 to 2)
  ¶
  player  nights      net
  ─────────────────────────
  Bob          2    $5.50
  Ann          2    $4.50
  Cat          1  -$10.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Cat     Ann       $4.50
  Cat     Bob       $5.50
  recorded #14 ········
! note: winter.csv: one line per player per night, date in A, player in B, net in C, place in D, game in E
! next: see who pays whom (book)
> THE BOOK
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Ann       $4.50  2025-11-07
  Cat     Bob       $5.50  2025-11-07
  ¶
           net
  ──────────────
  Cat  -$10.00
  Ann    $4.50
  Bob    $5.50
$ book why Cat Ann
  Cat owes Ann $4.50:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #8  2025-11-07      1  Cat still owed Ann $10.00; Bob still owed Ann   $10.00
                          $20.00
  #13  2025-11-14      2  THE BOOK was consolidated: 2 debts became 2     -$5.50
  ¶
  #13 settled several debts at once. To see the old debts: book consolidations 13
  Everything Cat owed and paid: book statement Cat
$ book statement Ann
  statement for Ann, all nights
  Ann is owed $4.50 in THE BOOK
  ¶
  what happened (in THE BOOK):
       day         with  what happened                           amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #8  2025-11-07  Cat   Cat still owed Ann $10.00; Bob still    $10.00   $10.00
                         owed Ann $20.00
   #8  2025-11-07  Bob   Cat still owed Ann $10.00; Bob still    $20.00   $20.00
                         owed Ann $20.00
  #12  2025-11-14  Bob   Ann still owed Bob $25.50              -$25.50   -$5.50
  #13  2025-11-14  Cat   THE BOOK was consolidated: 2 debts      -$5.50    $4.50
                         became 2
  #13  2025-11-14  Bob   THE BOOK was consolidated: 2 debts       $5.50    $0.00
                         became 2
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Cat     $4.50
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Cat     #8  2025-11-07    56   $4.50
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $0.00    $0.00
  31 to 90 days   $0.00    $4.50
  91 to 365 days  $0.00    $0.00
  over a year     $0.00    $0.00
  ¶
  a minus means this player owes money; no minus means this player is owed

Nights that do not add up are named all at once, and somebody has to make good the difference.

$ import results off.csv
! error: 2 problems; nothing was imported
!   off.csv:2:1: the night of 2025-11-21 is off by $5.00: players won more than they lost; fix the sheet, or say who covers it (--difference)
!   off.csv:6:1: the night of 2025-12-05 is off by $2.00: players lost more than they won; fix the sheet, or say who covers it (--difference)
= 5
$ import results off.csv --difference bank
! error: only the house or a player can cover the difference from an old night
! hint: import results off.csv --difference house
= 4
$ import results off.csv --difference Cat
  3 nights, 2025-11-21 to 2025-12-05 (nights 3 to 5)
    night 3, 2025-11-21, was off by $5.00
    night 5, 2025-12-05, was off by -$2.00
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $20.00
  Cat          2   $15.00
  Bob          2  -$32.00
  ¶
  THE BOOK:
  debtor  creditor    owes
  ──────────────────────────
  Bob     Cat        $2.00
  Bob     Ann       $24.50
  recorded #27 ········
! note: off.csv: one line per player per night, date in A, player in B, net in C
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Cat        $2.00  2025-11-21
  Bob     Ann       $24.50  2025-11-21
  ¶
           net
  ──────────────
  Cat    $2.00
  Ann   $24.50
  Bob  -$26.50
$ night 3
  night 3 at Mike's house, 2025-11-21
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $30.00          –              –
  Bob     -$25.00          –              –
  Cat       $0.00          –         -$5.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  52 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 27 events
$ undo
  undid #15 (night 3 opened at `mike`)
  undid #16 (results for 2025-11-21: Ann +$30.00, Bob -$25.00)
  undid #17 (Cat covered the missing $5.00; Cat still owed Ann $5.00; Bob still
    owed Ann $25.00)
  undid #18 (the night ended)
  undid #19 (night 4 opened at `mike`)
  undid #20 (results for 2025-11-28: Ann -$10.00, Cat +$10.00)
  undid #21 (Ann still owed Cat $10.00)
  undid #22 (the night ended)
  undid #23 (night 5 opened at `mike`)
  undid #24 (results for 2025-12-05: Cat +$5.00, Bob -$7.00)
  undid #25 (Cat kept the extra $2.00; Bob still owed Cat $7.00)
  undid #26 (THE BOOK was consolidated: 3 debts became 2)
  undid #27 (the night ended)
  recorded #40 ········
$ import results off.csv --difference house
! error: `mike` has no owner yet, so `house` doesn't stand for anybody
! hint: house owner Ann
= 4
$ house owner Ann
  Ann owns the house `mike`
    `BOG` is reserved for Ann's notes (MIK-06)
    Ann keeps THE BOOK; while Ann is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #41 ········
$ import results off.csv --difference house --json
  {"nights":[{"night":3,"day":"2025-11-21","players":2,"off":"5.00"},{"night":4,"day":"2025-11-28","players":2,"off":"0.00"},{"night":5,"day":"2025-12-05","players":2,"off":"-2.00"}],"known":0,"added":[],"totals":[{"player":"Ann","nights":2,"net":"20.00"},{"player":"Cat","nights":2,"net":"15.00"},{"player":"Bob","nights":2,"net":"-32.00"}],"off":"3.00","settled":false,"before":[{"debtor":"Cat","creditor":"Ann","amount":"4.50"},{"debtor":"Cat","creditor":"Bob","amount":"5.50"}],"after":[{"debtor":"Bob","creditor":"Cat","amount":"5.00"},{"debtor":"Bob","creditor":"Ann","amount":"21.50"}],"notices":[{"rule":null,"text":"off.csv: one line per player per night, date in A, player in B, net in C"}],"event":54,"events":[42,43,44,45,46,47,48,49,50,51,52,53,54],"hash":"········","id":"019b8022-7320-7140-9171-2427bea9623d"}
! note: off.csv: one line per player per night, date in A, player in B, net in C
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Cat        $5.00  2025-11-21
  Bob     Ann       $21.50  2025-11-21
  ¶
           net
  ──────────────
  Cat    $5.00
  Ann   $21.50
  Bob  -$26.50
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  54 events in an unbroken chain
  entries     ok  112 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 54 events
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Places:Table:Cash
  account Assets:Players:Ann:Book:Bob
  account Assets:Players:Ann:Book:Cat
  account Assets:Players:Ann:Cash
  account Assets:Players:Bob:Book:Ann
  account Assets:Players:Bob:Book:Cat
  account Assets:Players:Bob:Cash
  account Assets:Players:Cat:Book:Ann
  account Assets:Players:Cat:Book:Bob
  account Assets:Players:Cat:Cash
  ¶
  2025-11-07 * (7) results for 2025-11-07 at Ann's, holdem: Ann +$30.00, Bob -$20.00, Cat -$10.00
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Ann:Cash  30.00 USD
      Assets:Players:Bob:Cash  -20.00 USD
  ¶
  2025-11-07 * (8) Cat still owed Ann $10.00, Bob still owed Ann $20.00
      Assets:Players:Cat:Cash  10.00 USD
      Assets:Players:Cat:Book:Ann  -10.00 USD
      Assets:Players:Ann:Cash  -30.00 USD
      Assets:Players:Ann:Book:Cat  10.00 USD
      Assets:Players:Ann:Book:Bob  20.00 USD
      Assets:Players:Bob:Cash  20.00 USD
      Assets:Players:Bob:Book:Ann  -20.00 USD
  ¶
  2025-11-14 * (11) results for 2025-11-14 at Bob's, omaha: Ann -$25.50, Bob +$25.50
      Assets:Players:Ann:Cash  -25.50 USD
      Assets:Players:Bob:Cash  25.50 USD
  ¶
  2025-11-14 * (12) Ann still owed Bob $25.50
      Assets:Players:Ann:Cash  25.50 USD
      Assets:Players:Ann:Book:Bob  -25.50 USD
      Assets:Players:Bob:Cash  -25.50 USD
      Assets:Players:Bob:Book:Ann  25.50 USD
  ¶
  2025-11-14 * (13) THE BOOK was consolidated: 2 debts became 2
      Assets:Players:Cat:Book:Ann  5.50 USD
      Assets:Players:Cat:Book:Bob  -5.50 USD
      Assets:Players:Ann:Book:Cat  -5.50 USD
      Assets:Players:Ann:Book:Bob  5.50 USD
      Assets:Players:Bob:Book:Cat  5.50 USD
      Assets:Players:Bob:Book:Ann  -5.50 USD
  ¶
  2025-11-21 * (16) results for 2025-11-21: Ann +$30.00, Bob -$25.00
      Assets:Players:Ann:Cash  30.00 USD
      Assets:Players:Bob:Cash  -25.00 USD
      Assets:Places:Table:Cash  -5.00 USD
  ¶
  2025-11-21 * (17) Cat covered the missing $5.00, Cat still owed Ann $5.00, Bob still owed Ann $25.00
      Assets:Players:Cat:Book:Ann  -5.00 USD
      Assets:Players:Ann:Cash  -30.00 USD
      Assets:Players:Ann:Book:Cat  5.00 USD
      Assets:Players:Ann:Book:Bob  25.00 USD
      Assets:Players:Bob:Cash  25.00 USD
      Assets:Players:Bob:Book:Ann  -25.00 USD
      Assets:Places:Table:Cash  5.00 USD
  ¶
  2025-11-21 * (43) results for 2025-11-21: Ann +$30.00, Bob -$25.00
      Assets:Players:Ann:Cash  30.00 USD
      Assets:Players:Bob:Cash  -25.00 USD
      Assets:Places:Table:Cash  -5.00 USD
  ¶
  2025-11-21 * (44) Ann covered the missing $5.00, Bob still owed Ann $25.00
      Assets:Players:Ann:Cash  -30.00 USD
      Assets:Players:Ann:Book:Bob  25.00 USD
      Assets:Players:Bob:Cash  25.00 USD
      Assets:Players:Bob:Book:Ann  -25.00 USD
      Assets:Places:Table:Cash  5.00 USD
  ¶
  2025-11-28 * (20) results for 2025-11-28: Ann -$10.00, Cat +$10.00
      Assets:Players:Cat:Cash  10.00 USD
      Assets:Players:Ann:Cash  -10.00 USD
  ¶
  2025-11-28 * (21) Ann still owed Cat $10.00
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Cat:Book:Ann  10.00 USD
      Assets:Players:Ann:Cash  10.00 USD
      Assets:Players:Ann:Book:Cat  -10.00 USD
  ¶
  2025-11-28 * (47) results for 2025-11-28: Ann -$10.00, Cat +$10.00
      Assets:Players:Cat:Cash  10.00 USD
      Assets:Players:Ann:Cash  -10.00 USD
  ¶
  2025-11-28 * (48) Ann still owed Cat $10.00
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Cat:Book:Ann  10.00 USD
      Assets:Players:Ann:Cash  10.00 USD
      Assets:Players:Ann:Book:Cat  -10.00 USD
  ¶
  2025-12-05 * (24) results for 2025-12-05: Cat +$5.00, Bob -$7.00
      Assets:Players:Cat:Cash  5.00 USD
      Assets:Players:Bob:Cash  -7.00 USD
      Assets:Places:Table:Cash  2.00 USD
  ¶
  2025-12-05 * (25) Cat kept the extra $2.00, Bob still owed Cat $7.00
      Assets:Players:Cat:Cash  -5.00 USD
      Assets:Players:Cat:Book:Bob  7.00 USD
      Assets:Players:Bob:Cash  7.00 USD
      Assets:Players:Bob:Book:Cat  -7.00 USD
      Assets:Places:Table:Cash  -2.00 USD
  ¶
  2025-12-05 * (26) THE BOOK was consolidated: 3 debts became 2
      Assets:Players:Cat:Book:Ann  -0.50 USD
      Assets:Players:Cat:Book:Bob  0.50 USD
      Assets:Players:Ann:Book:Cat  0.50 USD
      Assets:Players:Ann:Book:Bob  -0.50 USD
      Assets:Players:Bob:Book:Cat  -0.50 USD
      Assets:Players:Bob:Book:Ann  0.50 USD
  ¶
  2025-12-05 * (51) results for 2025-12-05: Cat +$5.00, Bob -$7.00
      Assets:Players:Cat:Cash  5.00 USD
      Assets:Players:Bob:Cash  -7.00 USD
      Assets:Places:Table:Cash  2.00 USD
  ¶
  2025-12-05 * (52) Ann kept the extra $2.00, Bob still owed Cat $5.00, Bob still owed Ann $2.00
      Assets:Players:Cat:Cash  -5.00 USD
      Assets:Players:Cat:Book:Bob  5.00 USD
      Assets:Players:Ann:Book:Bob  2.00 USD
      Assets:Players:Bob:Cash  7.00 USD
      Assets:Players:Bob:Book:Cat  -5.00 USD
      Assets:Players:Bob:Book:Ann  -2.00 USD
      Assets:Places:Table:Cash  -2.00 USD
  ¶
  2025-12-05 * (53) THE BOOK was consolidated: 3 debts became 2
      Assets:Players:Cat:Book:Ann  -5.50 USD
      Assets:Players:Cat:Book:Bob  5.50 USD
      Assets:Players:Ann:Book:Cat  5.50 USD
      Assets:Players:Ann:Book:Bob  -5.50 USD
      Assets:Players:Bob:Book:Cat  -5.50 USD
      Assets:Players:Bob:Book:Ann  5.50 USD
  ¶
  2026-01-02 * (29) took back event #26
      Assets:Players:Cat:Book:Ann  0.50 USD
      Assets:Players:Cat:Book:Bob  -0.50 USD
      Assets:Players:Ann:Book:Cat  -0.50 USD
      Assets:Players:Ann:Book:Bob  0.50 USD
      Assets:Players:Bob:Book:Cat  0.50 USD
      Assets:Players:Bob:Book:Ann  -0.50 USD
  ¶
  2026-01-02 * (30) took back event #25
      Assets:Players:Cat:Cash  5.00 USD
      Assets:Players:Cat:Book:Bob  -7.00 USD
      Assets:Players:Bob:Cash  -7.00 USD
      Assets:Players:Bob:Book:Cat  7.00 USD
      Assets:Places:Table:Cash  2.00 USD
  ¶
  2026-01-02 * (31) took back event #24
      Assets:Players:Cat:Cash  -5.00 USD
      Assets:Players:Bob:Cash  7.00 USD
      Assets:Places:Table:Cash  -2.00 USD
  ¶
  2026-01-02 * (34) took back event #21
      Assets:Players:Cat:Cash  10.00 USD
      Assets:Players:Cat:Book:Ann  -10.00 USD
      Assets:Players:Ann:Cash  -10.00 USD
      Assets:Players:Ann:Book:Cat  10.00 USD
  ¶
  2026-01-02 * (35) took back event #20
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Ann:Cash  10.00 USD
  ¶
  2026-01-02 * (38) took back event #17
      Assets:Players:Cat:Book:Ann  5.00 USD
      Assets:Players:Ann:Cash  30.00 USD
      Assets:Players:Ann:Book:Cat  -5.00 USD
      Assets:Players:Ann:Book:Bob  -25.00 USD
      Assets:Players:Bob:Cash  -25.00 USD
      Assets:Players:Bob:Book:Ann  25.00 USD
      Assets:Places:Table:Cash  -5.00 USD
  ¶
  2026-01-02 * (39) took back event #16
      Assets:Players:Ann:Cash  -30.00 USD
      Assets:Players:Bob:Cash  25.00 USD
      Assets:Places:Table:Cash  5.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Cat:Cash  0.00 USD = 0.00 USD
      Assets:Players:Cat:Book:Ann  0.00 USD = 0.00 USD
      Assets:Players:Cat:Book:Bob  0.00 USD = 5.00 USD
      Assets:Players:Ann:Cash  0.00 USD = 0.00 USD
      Assets:Players:Ann:Book:Cat  0.00 USD = 0.00 USD
      Assets:Players:Ann:Book:Bob  0.00 USD = 21.50 USD
      Assets:Players:Bob:Cash  0.00 USD = 0.00 USD
      Assets:Players:Bob:Book:Cat  0.00 USD = -5.00 USD
      Assets:Players:Bob:Book:Ann  0.00 USD = -21.50 USD
      Assets:Places:Table:Cash  0.00 USD = 0.00 USD

An old night comes in while no night is open.

$ open --banker Ann
  night 6 is open at Mike's house; Ann is the banker
  recorded #55 ········
! next: sell chips (buy NAME AMOUNT)
$ import results late.csv --settled
! error: night 6 under `mike` rules is still open
! hint: status
= 4
