# What a closed night's bank was settled with is not taken back alone: the next banker would pay for it
# rules: MIK-07

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --note
  Bob buys chips: $20.00 with note BOB; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ note void BOB --why lost
  Bob's note BOB for $20.00 is void: lost
  recorded #9 ········
$ book owe Cat bank 5 --for "a bet"
  Cat owes the bank $5.00 more: a bet
  recorded #10 ········
$ close
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: the bank owes Bob $20.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00        -$15.00
  Bob      $0.00          –         $20.00
  Cat      $0.00          –         -$5.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $15.00
  Cat     owes  Bob        $5.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $15.00
  Cat     owes  bank       $5.00
  bank    owes  Bob       $20.00
  Ann, Bob and Cat settle up among themselves
  night 1 is closed
  recorded #17 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Bob` the last $20.00, so the bank owes `Bob` $20.00
! next: see who pays whom (book)
$ undo 9
! error: can't undo event 9 (a note was voided) because of event 17 (the night was closed): the bank would have been settled differently when the night ended
! hint: undo 9 --with-dependents
! hint: undo 17
= 4
> the bank would have been settled differently when the night ended
$ undo 10
! error: can't undo event 10 (a debt) because of event 17 (the night was closed): the bank would have been settled differently when the night ended
! hint: undo 10 --with-dependents
! hint: undo 17
= 4
> the bank would have been settled differently when the night ended
$ book owe Cat Ann 3 --for "a bet"
  Cat owes Ann $3.00 more: a bet
  recorded #18 ········
$ undo
  undid #18 (Cat owes Ann $3.00 more: a bet)
  recorded #19 ········
$ undo
  undid #11 (Ann cashed out $20.00: $20.00 in cash)
  undid #12 (Ann left the table)
  undid #13 (Bob cashed out $20.00: the bank owes Bob $20.00)
  undid #14 (Bob left the table)
  undid #15 (the bank was settled: $0.00 came out of the drawer, and Ann takes
    over the bank's debts of $15.00)
  undid #16 (THE BOOK was consolidated: 3 debts became 2)
  undid #17 (the night ended)
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ undo 9 --with-dependents
  undid #9 (Bob's note BOB for $20.00, held by the bank, was voided: lost)
  recorded #27 ········
$ note list
  note  debtor  holder  written for    open
  ─────────────────────────────────────────────────
  BOB   Bob     bank         $20.00  $20.00  open
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     bank      $5.00  2026-01-02
  ¶
           net
  ──────────────
  Cat   -$5.00
  bank   $5.00
$ close --yes
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 goes to pay note BOB
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00          $5.00
  Bob      $0.00          –              –
  Cat      $0.00          –         -$5.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann        $5.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $5.00
  bank    owes  Ann        $5.00
  Cat and Ann settle up with each other
  night 1 is closed
  recorded #34 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  74 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 34 events
