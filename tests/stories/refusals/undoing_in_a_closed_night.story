# What a closed night's bank was settled with is not taken back alone: the next banker would pay for it
# rules: MIK-07

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
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
! next: hand new or hand result; at the end count the stacks
$ buy Bob 20 --note
  Bob buys chips: $20.00 by note BOB; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ note void BOB --why lost
  note BOB of Bob for $20.00 is void: lost
  recorded #9 ········
$ book owe Cat bank 5 --for "a bet"
  Cat owes the bank $5.00 more: a bet
  recorded #10 ········
$ close
  Ann turns in $20.00: $20.00 in cash
  Bob turns in $20.00: a claim of $20.00 on the bank
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
  before, in 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $15.00
  Cat     owes  bank       $5.00
  bank    owes  Bob       $20.00
  together Ann, Bob and Cat come out even
  night 1 is closed
  recorded #17 ········
! note: not counted; paying the book figure: `Ann`, `Bob`
! note: the drawer is $20.00 short for `Bob`: a claim on the bank
! next: settle up (book consolidate)
$ undo 9
! error: event 9 (a note was declared void) cannot be taken back: event 17 (the night was closed) depends on it, because the bank was settled with it when the night ended
! hint: undo 9 --with-dependents
! hint: undo 17
= 4
> the bank was settled with it when the night ended
$ undo 10
! error: event 10 (a debt) cannot be taken back: event 17 (the night was closed) depends on it, because the bank was settled with it when the night ended
! hint: undo 10 --with-dependents
! hint: undo 17
= 4
> the bank was settled with it when the night ended
$ book owe Cat Ann 3 --for "a bet"
  Cat owes Ann $3.00 more: a bet
  recorded #18 ········
$ undo
  took back #18: Cat owes Ann $3.00 more: a bet
  recorded #19 ········
$ undo
  took back #11: Ann turned in $20.00: $20.00 in cash
  took back #12: Ann left the table
  took back #13: Bob turned in $20.00: $20.00 as a claim on the bank
  took back #14: Bob left the table
  took back #15: the bank was settled: $0.00 out of the drawer, Ann owes its debts
    of $15.00
  took back #16: THE BOOK was consolidated: 3 debts became 2
  took back #17: the night ended
  recorded #26 ········
! next: hand new or hand result; at the end count the stacks
$ undo 9 --with-dependents
  took back #9: note BOB of Bob, $20.00, held by the bank, was declared void: lost
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
        is owed on balance
  ──────────────────────────
  Cat               -$5.00
  bank               $5.00
$ close --yes
  Ann turns in $20.00: $20.00 in cash
  Bob turns in $20.00: $20.00 for note BOB
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
  before, in 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $5.00
  bank    owes  Ann        $5.00
  Cat and Ann come out even between them
  night 1 is closed
  recorded #34 ········
! note: not counted; paying the book figure: `Ann`, `Bob`
! next: settle up (book consolidate)
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  34 events in an unbroken chain
  entries     ok  74 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 34 events
