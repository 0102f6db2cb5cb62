# Money that came by app goes back by app first; it stays on the phone of the banker it came to, and the close says what he can pay with it.

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20 --transfer
  Bob buys chips: $20.00 by app; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········

The bank changes hands: what came by app is on Ann's phone, and she owes it.

$ banker Dan
  Dan is the banker from now on
  recorded #10 ········
! note: `Ann` keeps the $20.00 paid by app and owes it to the bank
> `Ann` keeps the $20.00 paid by app and owes it to the bank
$ buy Ann 20 --transfer
  Ann buys chips: $20.00 by app; stack $20.00
  recorded #11 ········
$ count Bob 15
  Bob has $15.00: down $5.00 in unrecorded hands
  recorded #12 ········
! next: count the stacks of Cat and Ann
$ count Cat 40
  Cat has $40.00: up $20.00 in unrecorded hands
  recorded #13 ········
! next: count Ann's stack
$ count Ann 5
  Ann has $5.00: down $15.00 in unrecorded hands
  recorded #14 ········
! next: pay them all (cashout)
$ status
  night 1 at The Igloo, open since 2026-01-02 19:05; banker: Dan
  ¶
  player  bought     cash      app  notes     book   chips  counted   result
  ────────────────────────────────────────────────────────────────────────────
  Bob     $20.00        –  -$20.00      –        –  $15.00   $15.00   -$5.00
  Cat     $20.00  -$20.00        –      –        –  $40.00   $40.00   $20.00
  Ann     $20.00        –        –      –  -$20.00   $5.00    $5.00  -$15.00
  ¶
  drawer $20.00   chips out $60.00   in the middle $0.00
! next: pay them all (cashout)

Ann's chips go off what she owes. Bob paid by app and is sent what Dan has; Cat paid in cash and is paid out of the drawer.

$ cashout Bob --dry-run
  Bob cashes out $15.00: $15.00 by app
  (dry run: nothing was recorded)
> $15.00 by app
$ cashout Bob --cash --dry-run
  Bob cashes out $15.00: $15.00 in cash
  (dry run: nothing was recorded)
! note: the drawer has $20.00 to cover $60.00 in chips: pay smaller stacks first, so `Ann` before `Bob` (IGL-46)
> $15.00 in cash
$ close
  Ann cashes out $5.00: $5.00 off what Ann owes the bank
  Bob cashes out $15.00: $15.00 by app
  Cat cashes out $40.00: $20.00 in cash, and the bank owes Cat $20.00
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  Dan keeps the $5.00 that came by app
  ¶
  player   result  cash paid  app paid  gifts, losses
  ─────────────────────────────────────────────────────
  Bob      -$5.00          –    $15.00              –
  Cat      $20.00     $20.00         –              –
  Ann     -$15.00          –         –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat       $15.00
  Dan     owes  Cat        $5.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $15.00
  Dan     owes  bank       $5.00
  bank    owes  Cat       $20.00
  Ann, Cat and Dan settle up among themselves
  night 1 is closed
  next: book pay Dan Cat 5.00 --app
  recorded #23 ········
! note: the drawer can't pay `Cat` the last $20.00, so the bank owes `Cat` $20.00 (IGL-46)
! next: see who pays whom (book)
> Bob cashes out $15.00: $15.00 by app
> Cat cashes out $40.00: $20.00 in cash, and the bank owes
> Dan keeps the $5.00 that came by app
> next: book pay Dan Cat 5.00 --app
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Cat       $15.00  2026-01-02
  Dan     Cat        $5.00  2026-01-02
  ¶
           net
  ──────────────
  Ann  -$15.00
  Cat   $20.00
  Dan   -$5.00
$ book pay Dan Cat 5.00 --app
  Dan paid Cat $5.00 by app
  recorded #24 ········
> Dan paid Cat $5.00 by app
$ book pay Ann Cat 15 --app
  Ann paid Cat $15.00 by app
  recorded #25 ········
$ book
  nobody owes anybody
> nobody owes anybody
$ export balances
  party,asset,with,amount
  Ann,transfer,,-15.00
  Bob,transfer,,-5.00
  Cat,transfer,,20.00
$ night 1
  night 1 at The Igloo, 2026-01-02 19:05 to 2026-01-02 19:16, 0 hands
  ¶
  player   result  cash paid  app paid  gifts, losses
  ─────────────────────────────────────────────────────
  Bob      -$5.00          –    $15.00              –
  Cat      $20.00     $20.00         –              –
  Ann     -$15.00          –         –              –
> app paid
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  58 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 25 events
