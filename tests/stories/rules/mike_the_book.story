# THE BOOK at Mike's: poker debts of regulars, netted when the night is over; a guest's falls on his host.
# rules: MIK-08, MIK-10, MIK-11, MIK-12

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Fay
  Fay, a regular
  recorded #3 ········
$ player add Gus
  Gus, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Hal
  Hal, a regular
  recorded #5 ········
$ book owe Fay Gus 12 --for pizza
! error: THE BOOK is only for poker debts, and `pizza` isn't one (MIK-08)
! hint: book owe --help
= 4
$ book owe Fay Gus 12 --for "a hand of guts"
  Fay owes Gus $12.00 more: a hand of guts
  recorded #6 ········
$ book owe Gus Hal 5
  Gus owes Hal $5.00 more
  recorded #7 ········
$ book owe Hal Fay 3
  Hal owes Fay $3.00 more
  recorded #8 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Fay     Gus       $12.00  2026-01-02
  Gus     Hal        $5.00  2026-01-02
  Hal     Fay        $3.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$9.00
  Gus   $7.00
  Hal   $2.00
$ book consolidate
  before:
  debtor  creditor    owes
  ──────────────────────────
  Fay     Gus       $12.00
  Gus     Hal        $5.00
  Hal     Fay        $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Fay     Gus       $7.00      1
  Fay     Hal       $2.00      1
  ¶
  because
  group 1:  Fay, Gus and Hal settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Fay           owes Hal instead of Gus                      $2.00
  Fay           owed Gus and was owed by Hal: canceled out   $3.00
  Gus           owed Hal and was owed by Fay: canceled out   $5.00
  Hal           is owed by Fay instead of Gus                $2.00
  Hal           owed Fay and was owed by Gus: canceled out   $3.00
  ¶
  3 debts become 2: that's the fewest possible
  this is only a preview; add --apply to write it in THE BOOK

A guest without an inviter plays for cash; one with an inviter may write notes, and has no line in THE BOOK.

$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Yann --guest
  Yann, a guest
  recorded #10 ········
$ buy Yann 10 --note
! error: there's no record of who invited `Yann`, so nobody covers that guest's note (MIK-12)
! hint: player regular Yann
= 4
$ player add Xavier --guest-of Hal
  Xavier, guest of Hal
  recorded #11 ········
$ buy Xavier 10 --debt
! error: `Xavier` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player regular Xavier
= 4
$ buy Xavier 10 --note
  Xavier buys chips: $10.00 with note BOX; stack $10.00
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ buy Fay 10
  Fay buys chips: $10.00 in cash; stack $10.00
  recorded #13 ········
! note: buy from a player first: `Xavier` has $10.00 (MIK-04)
$ hand result --game holdem --in Xavier=6 --in Fay=6 --win Fay=12
  hand 1, holdem: Fay wins $12.00
  recorded #14 ········
$ cashout
  Xavier cashes out $4.00: $4.00 goes to pay note BOX
  Fay cashes out $16.00: $10.00 in cash, and the bank owes Fay $6.00
  recorded #18 ········
! note: `Xavier` and `Fay`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Fay` the last $6.00, so the bank owes `Fay` $6.00
! next: note BOX is open: pay it or put it in THE BOOK (note pay, note commit), then close

Xavier has nothing left for the rest of his note. Hal answers for it; what Xavier owes Hal is their affair.

$ note commit --all
  note BOX went into THE BOOK: Hal owes the bank $6.00 for Xavier (MIK-12)
  recorded #19 ········
! next: close the night (close)
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Xavier  -$6.00          –              –
  Fay      $6.00     $10.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Fay     owes  Gus        $3.00
  Hal     owes  Gus        $4.00
  ¶
  was 5 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Fay     owes  Gus       $12.00
  Gus     owes  Hal        $5.00
  Hal     owes  Fay        $3.00
  Hal     owes  bank       $6.00
  bank    owes  Fay        $6.00
  Fay, Gus and Hal settle up among themselves
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Fay     Gus       $3.00  2026-01-02
  Hal     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$3.00
  Gus   $7.00
  Hal  -$4.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Xavier  Hal       $6.00  2026-01-02
