# Bank notes at Mike's: an identifier nobody shares, BOG for the owner, and worth nothing after the night.
# rules: MIK-05, MIK-06, MIK-07

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Gus
  Gus, a regular
  recorded #3 ········
$ player add Foobar
  Foobar, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Fay
  Fay, a regular
  recorded #5 ········
$ player add Gil
  Gil, a regular
  recorded #6 ········
$ player add Ned
  Ned, a regular
  recorded #7 ········
$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Foobar 5 --note
  Foobar buys chips: $5.00 with note BOF; stack $5.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Fay 5 --note --as BOF
! error: `BOF` is already one of `Foobar`'s notes (MIK-05)
! hint: buy Fay 5 --note --as BOFA
= 4
$ buy Gil 5 --note --as BOG
! error: `BOG` is reserved for the owner of the house, so `Gil` can't use it (MIK-06)
! hint: buy Gil 5 --note --as BOGI
= 4
$ buy Gus 5 --note --as BOG
  Gus buys chips: $5.00 with note BOG; stack $5.00
  recorded #10 ········
! note: buy from a player first: `Foobar` has $5.00 (MIK-04)

A note needs an amount.

$ note issue Ned Fay
! error: still missing: <AMOUNT>
! hint: housebook note issue --help
= 2

Foobar's note for five dollars and Ned's for two and a half go to Fay; only the first is put into THE BOOK.

$ note issue Foobar Fay 5 --as BOFF
  Foobar wrote Fay a $5.00 note (BOFF)
  recorded #11 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note issue Ned Fay 2.50 --as BON
  Ned wrote Fay a $2.50 note (BON)
  recorded #12 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note commit BOFF
  note BOFF went into THE BOOK: Foobar owes Fay $5.00
  recorded #13 ········
$ note list
  note  debtor  holder  written for   open
  ────────────────────────────────────────────────
  BOF   Foobar  bank          $5.00  $5.00  open
  BOG   Gus     bank          $5.00  $5.00  open
  BON   Ned     Fay           $2.50  $2.50  open
$ count Gus 5
  Gus has $5.00, as expected
  recorded #14 ········
! next: count Foobar's stack
$ count Foobar 5
  Foobar has $5.00, as expected
  recorded #15 ········
! next: pay them all (cashout)
$ close --dry-run
! error: `Ned`'s note `BON` for $2.50 (held by `Fay`) isn't in THE BOOK yet and would be void (MIK-07)
! hint: close --dry-run --yes
! hint: close --dry-run --lapse
= 4
$ close --lapse
  Foobar cashes out $5.00: $5.00 goes to pay note BOF
  Gus cashes out $5.00: $5.00 goes to pay note BOG
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Foobar   $0.00          –         -$5.00
  Gus      $0.00          –              –
  Fay      $0.00          –          $5.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Foobar  owes  Fay        $5.00
  night 1 is closed
  recorded #21 ········
! note: `Ned`'s note `BON` for $2.50 was never written in THE BOOK, so it's void (MIK-07)
! next: see who pays whom (book)
$ note list --all
  note  debtor  holder  written for   open
  ─────────────────────────────────────────────────────
  BOF   Foobar  —             $5.00  $0.00  paid
  BOG   Gus     —             $5.00  $0.00  paid
  BOFF  Foobar  —             $5.00  $0.00  committed
  BON   Ned     —             $2.50  $0.00  lapsed
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Foobar  Fay       $5.00  2026-01-02
  ¶
             net
  ────────────────
  Foobar  -$5.00
  Fay      $5.00
