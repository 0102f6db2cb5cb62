# Change in the drawer is the banker's who put it there, wherever the bank goes; what the house bears its owner bears.

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Hal
  Hal, a regular
  recorded #7 ········
$ house owner Hal
  Hal owns the house `igloo`
  recorded #8 ········
$ open --banker Ann --float 10
  night 1 is open at The Igloo; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ banker Dan
  Dan is the banker from now on
  recorded #12 ········
$ count Bob 25
  Bob has $25.00: up $5.00 in unrecorded hands
  recorded #13 ········
! next: count Cat's stack
$ count Cat 15
  Cat has $15.00: down $5.00 in unrecorded hands
  recorded #14 ········
! next: pay them all (cashout)
$ drawer 48
  the drawer has $48.00 but should have $50.00: $2.00 short
  recorded #15 ········
$ close
! error: the count is off: $2.00 short in the drawer (IGL-46)
! hint: close --over-short winner
= 4

$ close --over-short house
  Cat cashes out $15.00: $15.00 in cash
  Bob cashes out $25.00: $25.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  Hal covers $2.00 because the drawer was short
  Ann gets $8.00 of the $10.00 float back from the drawer; the other $2.00 isn't
    there
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $5.00     $25.00              –
  Cat     -$5.00     $15.00              –
  Hal      $0.00          –         -$2.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Hal     owes  Ann        $2.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Hal     owes  bank       $2.00
  bank    owes  Ann        $2.00
  Hal and Ann settle up with each other
  night 1 is closed
  recorded #23 ········
! next: see who pays whom (book)
> Ann gets $8.00 of the $10.00 float back from the drawer; the other $2.00 isn't there
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Hal     Ann       $2.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $2.00
  Hal  -$2.00
> Hal
$ export balances
  party,asset,with,amount
  Ann,cash,,-2.00
  Ann,book,Hal,2.00
  Bob,cash,,5.00
  Cat,cash,,-5.00
  Hal,book,Ann,-2.00
  outside,cash,,2.00

Where nobody kept the bank and nobody owns the house, the house is a party of its own.

$ --book other.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book other.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book open --float 10
  night 1 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book other.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book other.book count Ann 20
  Ann has $20.00, as expected
  recorded #7 ········
! next: pay them all (cashout)
$ --book other.book drawer 31
  the drawer has $31.00 but should have $30.00: $1.00 over
  recorded #8 ········
$ --book other.book close --over-short house
  Ann cashes out $20.00: $20.00 in cash
  the house gets $1.00 because there was too much in the drawer
  the house gets the $10.00 float back from the drawer
  the house keeps the $1.00 left in the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #13 ········
$ --book other.book export balances
  party,asset,with,amount
  house,cash,,1.00
  outside,cash,,-1.00
$ --book other.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 13 events

Two bankers, one float: who comes later has no part in it.

$ open --banker Dan --float 5
  night 2 is open at The Igloo; Dan is the banker
  recorded #24 ········
! next: sell chips (buy NAME AMOUNT)
$ player merge Ann Dan
! error: `Dan` is in tonight's game
! hint: status
= 4

$ close
  Dan gets the $5.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Hal     owes  Ann        $2.00
  night 2 is closed
  recorded #26 ········
! next: see who pays whom (book)
> Dan gets the $5.00 float back from the drawer
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 26 events
