# A guest's note that went into THE BOOK while he held chips goes off when he turns them in: nobody owes for it any more.
# rules: MIK-12, MIK-28

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
$ player add Zoe --guest-of Ann
  Zoe, guest of Ann
  recorded #5 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zoe 20 --note
  Zoe buys chips: $20.00 with note BOZ; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
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
            net
  ───────────────
  Ann   -$20.00
  bank   $20.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Zoe     Ann       $20.00  2026-01-02
$ count Zoe 25
  Zoe has $25.00: up $5.00 in unrecorded hands
  recorded #10 ········
! next: count Bob's stack
$ count Bob 15
  Bob has $15.00: down $5.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ cashout Zoe
  Zoe cashes out $25.00: $20.00 off what Ann owes for Zoe, $5.00 in cash
  recorded #13 ········
> $20.00 off what Ann owes for
$ book
  nobody owes anybody
> nobody owes anybody

Without the note in THE BOOK there would be nothing to go off.

$ undo 9
! error: can't undo event 9 (a note went into THE BOOK) because of event 12 (a cash-out): the chips would have paid off a debt nobody had
! hint: undo 9 --with-dependents
! hint: undo 12
= 4

$ close
  Bob cashes out $15.00: $15.00 in cash
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
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  16 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 16 events
