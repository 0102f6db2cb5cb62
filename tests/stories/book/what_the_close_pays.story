# A claim on the bank that the drawer pays at the close is said; the bank of a closed night answers for nothing.
# rules: MIK-28

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
$ open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ book pay bank Ann 50
! error: the drawer has $20.00, not $50.00
! hint: status
= 4
$ book pay Bob bank 5 --really
  Bob paid the bank $5.00, which is $5.00 more than the debt: the bank owes that
    back
  recorded #8 ········
! note: `Bob` doesn't owe `bank` anything, but is paying $5.00
$ close
  Cat cashes out $20.00: $20.00 in cash
  the bank pays Bob $5.00 of what it owed
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat      $0.00     $20.00              –
  Bob      $0.00      $5.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #12 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ book
  nobody owes anybody
$ adjust --night 1 Bob 3 --against bank --why "a slip"
! error: night 1's bank is already settled, so make the adjustment against that night's banker
! hint: night 1
= 4
$ adjust --night 1 Bob 3 --why ""
! error: the reason can't be empty
! hint: adjust --help
= 2
$ adjust --night 1 Bob 3 --against Ann --why "he sat in for Ann"
  night 1: Bob's result was $0.00, now it's $3.00
  recorded #13 ········
! next: see who pays whom (book)
$ night 1
  night 1 at Mike's house, 2026-01-02 19:04 to 2026-01-02 19:08, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat      $0.00     $20.00              –
  Ann     -$3.00          –              –
  Bob      $3.00      $5.00              –
  ¶
  found after the night closed (already in the results above):
    Bob up $3.00, Ann down $3.00: he sat in for Ann
$ player add Kit
  Kit, a regular
  recorded #14 ········
$ note issue Ann Bob 3 --for cash
  Ann wrote Bob a $3.00 note (BOA) for cash
  recorded #15 ········
$ note give BOA Kit --for cash
  Ann's note BOA ($3.00) went from Bob to Kit for cash
  recorded #16 ········
$ player merge Bob Kit
  Kit was merged into Bob
  recorded #17 ········
$ export balances
  party,asset,with,amount
  Ann,cash,,3.00
  Ann,notes,note BOA,-3.00
  Ann,book,Bob,-3.00
  Bob,cash,,-3.00
  Bob,notes,note BOA,3.00
  Bob,book,Ann,3.00
$ book statement Ann --to 2026-12-31
  statement for Ann, through 2026-12-31
  Ann owes $3.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
       day         with  what happened                           amount  balance
  ────────────────────────────────────────────────────────────────────────────────
  #13  2026-01-02  Bob   an old night was corrected: Ann owes    -$3.00   -$3.00
                         Bob $3.00 (he sat in for Ann)
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$3.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Bob    #13  2026-01-02     0  -$3.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $3.00    $0.00
  31 to 90 days   $0.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $0.00    $0.00
  ¶
  open bank notes, not in THE BOOK yet:
  Ann's note BOA for $3.00, held by Bob
  ¶
  a minus means this player owes money; no minus means this player is owed
$ book limit Ann 2
  Ann can owe up to $2.00 in THE BOOK from now on
  recorded #18 ········
! note: `Ann` now owes $3.00 in THE BOOK, over the limit of $2.00
$ book owe Ann Cat 5
! error: `Ann` owes $3.00 in THE BOOK, so $5.00 more would be over the limit of $2.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ book owe Bob Ann 10000000000000
! error: a total is too big: a book can hold at most 1,000,000,000,000,000 cents or points
! hint: book owe --help
= 4
$ book owe Bob Cat 10000000000000
! error: a total is too big: a book can hold at most 1,000,000,000,000,000 cents or points
! hint: book owe --help
= 4
$ player add "Lee, Jr."
  Lee, Jr., a regular
  recorded #19 ········
$ book consolidate --exclude "Lee, Jr.,Ann"
  nothing to consolidate: THE BOOK stays as it is
$ --at "9999-12-31 23:59" book owe Bob Cat 5
! error: `9999-12-31 23:59` isn't between the years 1970 and 9998
! hint: book owe --help
= 2
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 19 events
