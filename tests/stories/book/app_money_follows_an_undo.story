# What came by app is on the phone of the banker it came to; when something before a handover is taken back, what he has and owes follows.
# rules: MIK-01

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Dan 20 --transfer
  Dan buys chips: $20.00 by app; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ banker Bob
  Bob is the banker from now on
  recorded #9 ········
! note: `Ann` keeps the $20.00 paid by app and owes it to the bank
> `Ann` keeps the $20.00 paid by app and owes it to the bank
$ banker Cat
  Cat is the banker from now on
  recorded #10 ········

Bob never had the bank: what came is on Ann's phone all the same, and she owes it.

$ undo 9
  undid #9 (Bob is the banker from now on, and Ann holds $20.00 of the bank's app
    money)
  recorded #12 ········
! note: after this undo, the previous banker, `Ann`, is holding $20.00 in app payments and owes it to the bank
> `Ann`, is holding $20.00 in app payments and owes it to the bank
$ show 12
  #12 app-followed, 2026-01-02 19:09, night 1
  because of the undo, Ann holds $20.00 more of the bank's app money
  ¶
  party  asset     with   amount
  ────────────────────────────────
  Ann    transfer         $20.00
  Ann    book      bank  -$20.00
  bank   transfer        -$20.00
  bank   book      Ann    $20.00
  ¶
  request 019b801c-f4e0-7b46-adc6-1d87bef3fe6b
  hash    ········
$ count Dan 20
  Dan has $20.00, as expected
  recorded #13 ········
! next: pay them all (cashout)
$ close --yes --dry-run
  Dan cashes out $20.00: the bank owes Dan $20.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Dan       $20.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  bank    owes  Dan       $20.00
  Ann and Dan settle up with each other
  night 1 would be closed
  (dry run: nothing was recorded)
! note: the drawer can't pay `Dan` the last $20.00, so the bank owes `Dan` $20.00
> Ann owes Dan $20.00

What an undo set right is no command: the next undo takes the last command back.

$ undo
  undid #13 (Dan's stack was counted: $20.00, expected $20.00)
  recorded #14 ········
! next: play (hand new or hand result), then count the stacks
> undid #13
$ undo 12
! error: #11 is itself an undo: enter the original again
! hint: show 11
= 4

The purchase was mistyped: nothing came by app at all.

$ undo 8
  undid #8 (Dan bought chips: $20.00 by app)
  recorded #16 ········
! note: after this undo, the previous banker, `Ann`, isn't holding any app payments and doesn't owe the bank anything
! next: sell chips (buy NAME AMOUNT)
> `Ann`, isn't holding any app payments and doesn't owe the bank anything
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
! next: play (hand new or hand result), then count the stacks
$ count Bob 20
  Bob has $20.00, as expected
  recorded #18 ········
! next: pay them all (cashout)
$ close --yes --dry-run
  Bob cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
> nobody owes anybody
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
> the book is in order

What the bank sent by app and did not, and bankers who come again.

$ --book two.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book two.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book two.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book buy Dan 20 --transfer
  Dan buys chips: $20.00 by app; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book two.book book pay bank Dan 5 --app --really
  the bank paid Dan $5.00 by app, which is $5.00 more than the debt: Dan owes that
    back
  recorded #9 ········
! note: `bank` doesn't owe `Dan` anything, but is paying $5.00
$ --book two.book banker Bob
  Bob is the banker from now on
  recorded #10 ········
! note: `Ann` keeps the $15.00 paid by app and owes it to the bank
> `Ann` keeps the $15.00 paid by app and owes it to the bank
$ --book two.book undo 9
  undid #9 (the bank paid Dan $5.00 by app)
  recorded #12 ········
! note: after this undo, the previous banker, `Ann`, is holding $20.00 in app payments and owes it to the bank
> `Ann`, is holding $20.00 in app payments and owes it to the bank
$ --book two.book buy Dan 10 --transfer
  Dan buys chips: $10.00 by app; stack $30.00
  recorded #13 ········
$ --book two.book banker Ann
  Ann is the banker from now on
  recorded #14 ········
! note: `Bob` keeps the $10.00 paid by app and owes it to the bank
> `Bob` keeps the $10.00 paid by app and owes it to the bank
$ --book two.book banker Cat
  Cat is the banker from now on
  recorded #15 ········

The way back to Ann is taken back: Bob has what came to him until Cat got the bank.

$ --book two.book undo 14
  undid #14 (Ann is the banker from now on, and Bob holds $10.00 of the bank's app
    money)
  recorded #17 ········
! note: after this undo, the previous banker, `Bob`, is holding $10.00 in app payments and owes it to the bank
$ --book two.book status
  night 1 at The Card Room, open since 2026-01-02 19:25; banker: Cat
  ¶
  player  bought  cash      app  notes  book   chips  counted  result
  ─────────────────────────────────────────────────────────────────────
  Dan     $30.00     –  -$30.00      –     –  $30.00  not yet   $0.00
  ¶
  drawer $0.00   chips out $30.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ --book two.book book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     bank      $20.00  2026-01-02
  Bob     bank      $10.00  2026-01-02
  ¶
            net
  ───────────────
  Ann   -$20.00
  Bob   -$10.00
  bank   $30.00
> Ann     bank
> Bob     bank
$ --book two.book count Dan 30
  Dan has $30.00, as expected
  recorded #18 ········
! next: pay them all (cashout)
$ --book two.book close --yes
  Dan cashes out $30.00: the bank owes Dan $30.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Dan       $20.00
  Bob     owes  Dan       $10.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  Bob     owes  bank      $10.00
  bank    owes  Dan       $30.00
  Ann, Dan and Bob settle up among themselves
  night 1 is closed
  recorded #22 ········
! note: the drawer can't pay `Dan` the last $30.00, so the bank owes `Dan` $30.00
! next: see who pays whom (book)
> Ann owes Dan $20.00
$ --book two.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 22 events
> the book is in order

After the close it stays settled: the close is in the way of what would make it otherwise.

$ --book two.book undo 10
! error: can't undo event 10 (the bank changed hands) because of event 22 (the night was closed): that night would have closed with app payments unaccounted for
! hint: --book two.book undo 10 --with-dependents
! hint: --book two.book undo 22
= 4
> event 22 (the night was closed):
$ --book two.book undo 8
! error: can't undo event 8 (a buy-in) because of event 19 (a cash-out): a player or a pot would be short on chips
! hint: --book two.book undo 8 --with-dependents
! hint: --book two.book undo 19
= 4
$ --book two.book undo 8 --with-dependents --dry-run
  would undo #8 (Dan bought chips: $20.00 by app)
  would undo #19 (Dan cashed out $30.00: the bank owes Dan $30.00)
  would undo #20 (Dan left the table)
  would undo #21 (THE BOOK was consolidated: 3 debts became 2)
  would undo #22 (the night ended)
  (dry run: nothing was recorded)
! note: after this undo, the previous banker, `Ann`, isn't holding any app payments and doesn't owe the bank anything
> `Ann`, isn't holding any app payments and doesn't owe the bank anything

A cash-out by app, and what was paid for by app.

$ --book three.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book three.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book three.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book three.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book three.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book three.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book three.book buy Cat 20 --transfer
  Cat buys chips: $20.00 by app; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book three.book buy Dan 20 --transfer
  Dan buys chips: $20.00 by app; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Cat` has $20.00 (MIK-04)
$ --book three.book cashout Dan --really
  Dan cashes out $20.00: $20.00 by app
  recorded #11 ········
! note: `Dan`'s chips weren't counted; paying what the book says
$ --book three.book banker Bob
  Bob is the banker from now on
  recorded #12 ········
! note: `Ann` keeps the $20.00 paid by app and owes it to the bank
> `Ann` keeps the $20.00 paid by app and owes it to the bank
$ --book three.book undo 10
  undid #10 (Dan cashed out $20.00: $20.00 by app)
  undid #11 (Dan left the table)
  recorded #15 ········
! note: after this undo, the previous banker, `Ann`, is holding $40.00 in app payments and owes it to the bank
> `Ann`, is holding $40.00 in app payments and owes it to the bank
$ --book three.book undo 9
  undid #9 (Dan bought chips: $20.00 by app)
  recorded #17 ········
! note: after this undo, the previous banker, `Ann`, is holding $20.00 in app payments and owes it to the bank
> `Ann`, is holding $20.00 in app payments and owes it to the bank
$ --book three.book undo 8
  undid #8 (Cat bought chips: $20.00 by app)
  recorded #19 ········
! note: after this undo, the previous banker, `Ann`, isn't holding any app payments and doesn't owe the bank anything
! next: sell chips (buy NAME AMOUNT)
> `Ann`, isn't holding any app payments and doesn't owe the bank anything
$ --book three.book book
  nobody owes anybody
$ --book three.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 19 events
> the book is in order
