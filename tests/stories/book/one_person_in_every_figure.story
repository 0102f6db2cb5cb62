# Whoever was written down twice is one person afterwards, in everything that is written and in everything that is told

## The banker's record goes into another; a purchase is found weeks later
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10
  hand 1, holdem: Bob wins $10.00
  recorded #9 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close
  Ann cashes out $15.00: $15.00 in cash
  Bob cashes out $25.00: $25.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $5.00     $25.00              –
  Ann     -$5.00     $15.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
! note: `Bob` and `Ann`'s chips weren't counted; paying what the book says
$ player merge Cat Ann
  Ann was merged into Cat
  recorded #15 ········
$ adjust --night 1 Bob 5 --why "a buy-in nobody wrote down"
  night 1: Bob's result was $5.00, now it's $10.00
  recorded #16 ········
! next: see who pays whom (book)
$ book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Bob       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Bob   $5.00
  Cat  -$5.00
> Cat     Bob
$ book pay Cat Bob 2
  Cat paid Bob $2.00
  recorded #17 ········
$ night 1
  night 1 at Mike's house, 2026-01-02 19:04 to 2026-01-02 19:08, 1 hand
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $10.00     $25.00              –
  Cat     -$10.00     $15.00              –
  ¶
  found after the night closed (already in the results above):
    Bob up $5.00, Cat down $5.00: a buy-in nobody wrote down
> Cat     -$10.00
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Bob          1      1   $10.00     $5.00              –
  Cat          1      1  -$10.00         –              –
> Cat          1      1 -$10.00
$ book statement Cat
  statement for Cat, all nights
  Cat owes $3.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
       day         with  what happened                           amount  balance
  ────────────────────────────────────────────────────────────────────────────────
  #16  2026-01-02  Bob   an old night was corrected: Cat owes    -$5.00   -$5.00
                         Bob $5.00 (a buy-in nobody wrote down)
  #17  2026-01-02  Bob   Cat paid Bob $2.00                       $2.00   -$3.00
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$3.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Bob    #16  2026-01-02     0  -$3.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $3.00    $0.00
  31 to 90 days   $0.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $0.00    $0.00
  ¶
  a minus means this player owes money; no minus means this player is owed
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Places:Bank:Cash
  account Assets:Places:Bank:Chips
  account Assets:Players:Bob:Book:Cat
  account Assets:Players:Bob:Cash
  account Assets:Players:Bob:Chips
  account Assets:Players:Cat:Book:Bob
  account Assets:Players:Cat:Cash
  account Assets:Players:Cat:Chips
  ¶
  2026-01-02 * (7) Bob bought chips: $20.00 for cash
      Assets:Players:Bob:Cash  -20.00 USD
      Assets:Players:Bob:Chips  20.00 USD
      Assets:Places:Bank:Cash  20.00 USD
      Assets:Places:Bank:Chips  -20.00 USD
  ¶
  2026-01-02 * (8) Cat bought chips: $20.00 for cash
      Assets:Players:Cat:Cash  -20.00 USD
      Assets:Players:Cat:Chips  20.00 USD
      Assets:Places:Bank:Cash  20.00 USD
      Assets:Places:Bank:Chips  -20.00 USD
  ¶
  2026-01-02 * (9) hand 1, holdem: Bob won $10.00
      Assets:Players:Bob:Chips  5.00 USD
      Assets:Players:Cat:Chips  -5.00 USD
  ¶
  2026-01-02 * (10) Cat cashed out $15.00: $15.00 in cash
      Assets:Players:Cat:Cash  15.00 USD
      Assets:Players:Cat:Chips  -15.00 USD
      Assets:Places:Bank:Cash  -15.00 USD
      Assets:Places:Bank:Chips  15.00 USD
  ¶
  2026-01-02 * (12) Bob cashed out $25.00: $25.00 in cash
      Assets:Players:Bob:Cash  25.00 USD
      Assets:Players:Bob:Chips  -25.00 USD
      Assets:Places:Bank:Cash  -25.00 USD
      Assets:Places:Bank:Chips  25.00 USD
  ¶
  2026-01-02 * (16) an old night was corrected: Cat owes Bob $5.00 (a buy-in nobody wrote down)
      Assets:Players:Bob:Book:Cat  5.00 USD
      Assets:Players:Cat:Book:Bob  -5.00 USD
  ¶
  2026-01-02 * (17) Cat paid Bob $2.00
      Assets:Players:Bob:Cash  2.00 USD
      Assets:Players:Bob:Book:Cat  -2.00 USD
      Assets:Players:Cat:Cash  -2.00 USD
      Assets:Players:Cat:Book:Bob  2.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Bob:Cash  0.00 USD = 7.00 USD
      Assets:Players:Bob:Chips  0.00 USD = 0.00 USD
      Assets:Players:Bob:Book:Cat  0.00 USD = 3.00 USD
      Assets:Players:Cat:Cash  0.00 USD = -7.00 USD
      Assets:Players:Cat:Chips  0.00 USD = 0.00 USD
      Assets:Players:Cat:Book:Bob  0.00 USD = -3.00 USD
      Assets:Places:Bank:Cash  0.00 USD = 0.00 USD
      Assets:Places:Bank:Chips  0.00 USD = 0.00 USD
> Assets:Players:Cat:Chips  -5.00 USD
$ book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Bob       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Bob   $3.00
  Cat  -$3.00
> Cat     Bob       $3.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 17 events

## Two records of one person sat in one night
$ --book b.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book b.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book b.book player add Bobby --really-different
  Bobby, a regular
  recorded #5 ········
$ --book b.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book b.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book b.book buy Bobby 10 --debt
  Bobby buys chips: $10.00 on THE BOOK; stack $10.00
  recorded #9 ········
$ --book b.book hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10
  hand 1, holdem: Ann wins $10.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ --book b.book hand result --game holdem --in Ann=5 --in Bobby=5 --win Bobby=10
  hand 2, holdem: Bobby wins $10.00
  recorded #11 ········
$ --book b.book close
  Bob cashes out $15.00: $15.00 in cash
  Bobby cashes out $15.00: $10.00 off what Bobby owes the bank, $5.00 in cash
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob     -$5.00     $15.00              –
  Bobby    $5.00      $5.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #18 ········
! note: `Ann`, `Bob` and `Bobby`'s chips weren't counted; paying what the book says
$ --book b.book player merge Bob Bobby
  Bobby was merged into Bob
  recorded #19 ········
$ --book b.book night 1
  night 1 at Mike's house, 2026-01-02 19:23 to 2026-01-02 19:29, 2 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
> Bob       $0.00
$ --book b.book stats
  player  nights  hands    net  most won  showdowns won
  ───────────────────────────────────────────────────────
  Ann          1      2  $0.00     $5.00              –
  Bob          1      2  $0.00     $5.00              –
$ --book b.book book show
  nobody owes anybody
$ --book b.book adjust --night 1 Ann 4 --against Bob --why "a debt at the table"
  night 1: Ann's result was $0.00, now it's $4.00
  recorded #20 ········
! next: see who pays whom (book)
$ --book b.book night 1
  night 1 at Mike's house, 2026-01-02 19:23 to 2026-01-02 19:29, 2 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $4.00     $20.00              –
  Bob     -$4.00     $20.00              –
  ¶
  found after the night closed (already in the results above):
    Ann up $4.00, Bob down $4.00: a debt at the table
> Bob      -$4.00
$ --book b.book book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $4.00
  Bob  -$4.00
$ --book b.book export csv
  event,at,night,kind,reverses,party,asset,with,amount,what
  7,2026-01-02T19:24:00+00:00,1,bought-in,,Ann,cash,,-20.00,Ann bought chips: $20.00 for cash
  7,2026-01-02T19:24:00+00:00,1,bought-in,,Ann,chips,,20.00,Ann bought chips: $20.00 for cash
  7,2026-01-02T19:24:00+00:00,1,bought-in,,bank,cash,,20.00,Ann bought chips: $20.00 for cash
  7,2026-01-02T19:24:00+00:00,1,bought-in,,bank,chips,,-20.00,Ann bought chips: $20.00 for cash
  8,2026-01-02T19:25:00+00:00,1,bought-in,,Bob,cash,,-20.00,Bob bought chips: $20.00 for cash
  8,2026-01-02T19:25:00+00:00,1,bought-in,,Bob,chips,,20.00,Bob bought chips: $20.00 for cash
  8,2026-01-02T19:25:00+00:00,1,bought-in,,bank,cash,,20.00,Bob bought chips: $20.00 for cash
  8,2026-01-02T19:25:00+00:00,1,bought-in,,bank,chips,,-20.00,Bob bought chips: $20.00 for cash
  9,2026-01-02T19:26:00+00:00,1,bought-in,,Bob,chips,,10.00,Bob bought chips: $10.00 on THE BOOK
  9,2026-01-02T19:26:00+00:00,1,bought-in,,Bob,book,bank,-10.00,Bob bought chips: $10.00 on THE BOOK
  9,2026-01-02T19:26:00+00:00,1,bought-in,,bank,chips,,-10.00,Bob bought chips: $10.00 on THE BOOK
  9,2026-01-02T19:26:00+00:00,1,bought-in,,bank,book,Bob,10.00,Bob bought chips: $10.00 on THE BOOK
  10,2026-01-02T19:27:00+00:00,1,hand-played,,Ann,chips,,5.00,"hand 1, holdem: Ann won $10.00"
  10,2026-01-02T19:27:00+00:00,1,hand-played,,Bob,chips,,-5.00,"hand 1, holdem: Ann won $10.00"
  11,2026-01-02T19:28:00+00:00,1,hand-played,,Ann,chips,,-5.00,"hand 2, holdem: Bob won $10.00"
  11,2026-01-02T19:28:00+00:00,1,hand-played,,Bob,chips,,5.00,"hand 2, holdem: Bob won $10.00"
  12,2026-01-02T19:29:00+00:00,1,cashed-out,,Bob,cash,,15.00,Bob cashed out $15.00: $15.00 in cash
  12,2026-01-02T19:29:00+00:00,1,cashed-out,,Bob,chips,,-15.00,Bob cashed out $15.00: $15.00 in cash
  12,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,cash,,-15.00,Bob cashed out $15.00: $15.00 in cash
  12,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,chips,,15.00,Bob cashed out $15.00: $15.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,Bob,cash,,5.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,Bob,chips,,-15.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,Bob,book,bank,10.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,cash,,-5.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,chips,,15.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  14,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,book,Bob,-10.00,Bob cashed out $15.00: $10.00 off the debt to the bank and $5.00 in cash
  16,2026-01-02T19:29:00+00:00,1,cashed-out,,Ann,cash,,20.00,Ann cashed out $20.00: $20.00 in cash
  16,2026-01-02T19:29:00+00:00,1,cashed-out,,Ann,chips,,-20.00,Ann cashed out $20.00: $20.00 in cash
  16,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,cash,,-20.00,Ann cashed out $20.00: $20.00 in cash
  16,2026-01-02T19:29:00+00:00,1,cashed-out,,bank,chips,,20.00,Ann cashed out $20.00: $20.00 in cash
  20,2026-01-02T19:34:00+00:00,1,adjusted,,Ann,book,Bob,4.00,an old night was corrected: Bob owes Ann $4.00 (a debt at the table)
  20,2026-01-02T19:34:00+00:00,1,adjusted,,Bob,book,Ann,-4.00,an old night was corrected: Bob owes Ann $4.00 (a debt at the table)
$ --book b.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 20 events
