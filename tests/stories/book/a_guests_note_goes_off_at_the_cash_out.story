# A guest's note that went into THE BOOK while he held chips goes off when he turns them in: nobody owes for it any more.
# rules: MIK-12, MIK-28

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
$ player add Zoe --guest-of Ann
  Zoe, guest of Ann
  recorded #5 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zoe 20 --note
  Zoe buys chips: $20.00 by note BOZ; stack $20.00
  recorded #7 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Zoe` has $20.00 (MIK-04)
$ note commit BOZ
  note BOZ went into THE BOOK: Ann owes the bank $20.00 for Zoe (MIK-12)
  recorded #9 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     bank      $20.00  2026-01-02
  ¶
        is owed on balance
  ──────────────────────────
  Ann              -$20.00
  bank              $20.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Zoe     Ann       $20.00  2026-01-02
$ count Zoe 25
  Zoe has $25.00: won $5.00 in hands nobody recorded
  recorded #10 ········
! next: count Bob
$ count Bob 15
  Bob has $15.00: lost $5.00 in hands nobody recorded
  recorded #11 ········
! next: pay them all (cashout)
$ cashout Zoe
  Zoe turns in $25.00: $20.00 off what Ann owes for him, $5.00 in cash
  recorded #13 ········
> $20.00 off what Ann owes for
$ book
  nobody owes anybody
> nobody owes anybody

Without the note in THE BOOK there would be nothing to go off.

$ undo 9
! error: event 9 (a note went into THE BOOK) cannot be taken back: event 12 (a cash-out) depends on it, because nobody would answer for what the chips redeemed
! hint: undo 9 --with-dependents
! hint: undo 12
= 4

$ close
  Bob turns in $15.00: $15.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Zoe      $5.00      $5.00              –
  Bob     -$5.00     $15.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ book
  nobody owes anybody
> nobody owes anybody
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  16 events in an unbroken chain
  entries     ok  30 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 16 events
