# Cash between the nights: debts of THE BOOK, a guest's private debt, what is paid too much, and what is forgiven.
# rules: MIK-08 MIK-11 MIK-12

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
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #5 ········
$ note issue Xavier Bob 8 --as XX --for cash
  Xavier wrote Bob an $8.00 note (XX) for cash
  recorded #6 ········
$ note commit XX
  note XX went into THE BOOK: Ann owes Bob $8.00 for Xavier (MIK-12)
  recorded #7 ········

Ann answers for her guest, and the guest pays her back: in two parts, and the second a little too much.

$ book pay Xavier Ann 3
  Xavier paid Ann $3.00 privately
  recorded #8 ········
$ book why Xavier Ann
  Xavier and Ann never owed each other anything in THE BOOK
  ¶
  private, not in THE BOOK:
  Xavier owes Ann $5.00:
  ¶
      day         night  what happened                                    amount
  ────────────────────────────────────────────────────────────────────────────────
  #7  2026-01-02         note XX went into THE BOOK: Ann owes Bob $8.00    $8.00
                         for Xavier
  #8  2026-01-02         Xavier paid Ann $3.00 privately                  -$3.00
$ book pay Xavier Ann 6
  Xavier paid Ann $6.00 privately, which is $1.00 more than the debt: Ann owes
    that back, privately
  recorded #9 ········
$ --json book pay Xavier Ann 2 --really
  {"from":"Xavier","to":"Ann","amount":"2.00","app":false,"credit":"2.00","private":"2.00","notices":[{"rule":null,"text":"`Xavier` doesn't owe `Ann` anything, but is paying $2.00; `Ann` owes `Xavier` $1.00"}],"event":10,"events":[10],"hash":"········","id":"019b801c-f4e0-74e9-80ba-0e13c30aae31"}
! note: `Xavier` doesn't owe `Ann` anything, but is paying $2.00; `Ann` owes `Xavier` $1.00
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $8.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$8.00
  Bob   $8.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Xavier    $3.00  2026-01-02

THE BOOK holds no guest for that: what Ann owes him is between the two, and she can pay it back, or he can forgive it.

$ book pay Ann Xavier 1
  Ann paid Xavier $1.00 privately
  recorded #11 ········
$ book forgive Xavier Ann 2.50 --why "for the beer"
! error: only $2.00 is owed, so you can't forgive $2.50
! hint: book show
= 4
$ book forgive Xavier Ann 2 --why "for the beer"
  Xavier forgave Ann $2.00 privately: for the beer
  recorded #12 ········
$ book statement Xavier
  statement for Xavier, all nights
  Xavier owes nothing in THE BOOK
  ¶
  what happened (private, not in THE BOOK):
       day         with  what happened                           amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #7  2026-01-02  Ann   note XX went into THE BOOK: Ann owes    -$8.00   -$8.00
                         Bob $8.00 for Xavier
   #8  2026-01-02  Ann   Xavier paid Ann $3.00 privately          $3.00   -$5.00
   #9  2026-01-02  Ann   Xavier paid Ann $6.00 privately          $6.00    $1.00
  #10  2026-01-02  Ann   Xavier paid Ann $2.00 privately          $2.00    $3.00
  #11  2026-01-02  Ann   Ann paid Xavier $1.00 privately         -$1.00    $2.00
  #12  2026-01-02  Ann   Xavier forgave Ann $2.00 privately:     -$2.00    $0.00
                         for the beer
$ book statement Ann
  statement for Ann, all nights
  Ann owes $8.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
      day         with  what happened                         amount  balance
  ─────────────────────────────────────────────────────────────────────────────
  #7  2026-01-02  Bob   note XX went into THE BOOK: Ann owes  -$8.00   -$8.00
                        Bob $8.00 for Xavier
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$8.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Bob     #7  2026-01-02     0  -$8.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $8.00    $0.00
  31 to 90 days   $0.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $0.00    $0.00
  ¶
  what happened (private, not in THE BOOK):
       day         with    what happened                         amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #7  2026-01-02  Xavier  note XX went into THE BOOK: Ann owes   $8.00    $8.00
                           Bob $8.00 for Xavier
   #8  2026-01-02  Xavier  Xavier paid Ann $3.00 privately       -$3.00    $5.00
   #9  2026-01-02  Xavier  Xavier paid Ann $6.00 privately       -$6.00   -$1.00
  #10  2026-01-02  Xavier  Xavier paid Ann $2.00 privately       -$2.00   -$3.00
  #11  2026-01-02  Xavier  Ann paid Xavier $1.00 privately        $1.00   -$2.00
  #12  2026-01-02  Xavier  Xavier forgave Ann $2.00 privately:    $2.00    $0.00
                           for the beer
  ¶
  a minus means this player owes money; no minus means this player is owed

A guest pays somebody whom he owes nothing.

$ book pay Xavier Bob 4 --really
  Xavier paid Bob $4.00 privately, which is $4.00 more than the debt: Bob owes
    that back, privately
  recorded #13 ········
! note: `Xavier` doesn't owe `Bob` anything, but is paying $4.00
$ book pay Bob Xavier 5 --really
  Bob paid Xavier $5.00 privately, which is $1.00 more than the debt: Xavier owes
    that back, privately
  recorded #14 ········
$ book forgive Xavier Bob 1 --why "a joke"
  Bob forgave Xavier $1.00 privately: a joke
  recorded #15 ········
$ book forgive Bob Xavier 1 --why "a joke"
! error: there's no debt to forgive
! hint: book show
= 4

Between regulars what is too much stands in THE BOOK, also where it takes somebody past his limit.

$ book limit Bob 1
  Bob can owe up to $1.00 in THE BOOK from now on
  recorded #16 ········
$ book pay Ann Bob 10
  Ann paid Bob $10.00, which is $2.00 more than the debt: Bob owes that back
  recorded #17 ········
! note: `Bob` now owes $2.00 in THE BOOK, over the limit of $1.00
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $2.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $2.00
  Bob  -$2.00
  ¶
       owes in all  limit  over the limit
  ─────────────────────────────────────────
  Bob        $2.00  $1.00           $1.00
$ undo
  undid #17 (Ann paid Bob $10.00)
  recorded #18 ········
$ book forgive Bob Ann 3 --why "his birthday"
  Bob forgave Ann $3.00: his birthday
  recorded #19 ········
$ book pay Ann Bob 5
  Ann paid Bob $5.00
  recorded #20 ········
$ book
  nobody owes anybody
  ¶
       owes in all  limit
  ─────────────────────────
  Bob        $0.00  $1.00

A part in THE BOOK, a part not: a guest who becomes a regular still owes what he owed.

$ note issue Xavier Bob 8 --as XY --for cash
  Xavier wrote Bob an $8.00 note (XY) for cash
  recorded #21 ········
$ note commit XY
  note XY went into THE BOOK: Ann owes Bob $8.00 for Xavier (MIK-12)
  recorded #22 ········
$ player regular Xavier
  Xavier is a regular
  recorded #23 ········
$ book owe Xavier Ann 2 --for "a hand"
  Xavier owes Ann $2.00 more: a hand
  recorded #24 ········
$ book pay Xavier Ann 7
  Xavier paid Ann $7.00, $5.00 of it privately
  recorded #25 ········
$ --json book forgive Ann Xavier 1 --why "enough"
  {"creditor":"Ann","debtor":"Xavier","amount":"1.00","why":"enough","private":"1.00","event":26,"events":[26],"hash":"········","id":"019b8032-0380-75c5-993d-0978f05fa4c5"}
$ book pay Xavier Ann 4
  Xavier paid Ann $4.00, $2.00 of it privately, which is $2.00 more than the debt:
    Ann owes that back
  recorded #27 ········
$ book why Xavier Ann
  Ann owes Xavier $2.00:
  ¶
       day         night  what happened                                 amount
  ──────────────────────────────────────────────────────────────────────────────
  #24  2026-01-02         Xavier owes Ann $2.00 more: a hand            -$2.00
  #25  2026-01-02         Xavier paid Ann $7.00, $5.00 of it privately   $2.00
  #27  2026-01-02         Xavier paid Ann $4.00, $2.00 of it privately   $2.00
  ¶
  private, not in THE BOOK:
  Xavier and Ann don't owe each other anything anymore:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #7  2026-01-02         note XX went into THE BOOK: Ann owes Bob $8.00   $8.00
                          for Xavier
   #8  2026-01-02         Xavier paid Ann $3.00 privately                 -$3.00
   #9  2026-01-02         Xavier paid Ann $6.00 privately                 -$6.00
  #10  2026-01-02         Xavier paid Ann $2.00 privately                 -$2.00
  #11  2026-01-02         Ann paid Xavier $1.00 privately                  $1.00
  #12  2026-01-02         Xavier forgave Ann $2.00 privately: for the      $2.00
                          beer
  #22  2026-01-02         note XY went into THE BOOK: Ann owes Bob $8.00   $8.00
                          for Xavier
  #25  2026-01-02         Xavier paid Ann $7.00, $5.00 of it privately    -$5.00
  #26  2026-01-02         Ann forgave Xavier $1.00 privately: enough      -$1.00
  #27  2026-01-02         Xavier paid Ann $4.00, $2.00 of it privately    -$2.00

Between the nights there is no drawer.

$ book pay Ann bank 5
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ book pay bank Ann 5
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ note issue Bob bank 4
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  78 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 27 events
