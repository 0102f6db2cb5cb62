# Debts between the nights, and those of people who are no regulars.

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
$ player add Ned
  Ned, a regular
  recorded #6 ········

## V-MIK-09: three debts become two, and everybody keeps his sum

$ book owe Fay Gus 12 --for "a hand of guts"
  Fay owes Gus $12.00 more: a hand of guts
  recorded #7 ········
$ book owe Gus Hal 5
  Gus owes Hal $5.00 more
  recorded #8 ········
$ book owe Hal Fay 3
  Hal owes Fay $3.00 more
  recorded #9 ········
$ book consolidate --apply
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
  recorded #10 ········
> $7.00
> $2.00
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Fay     Gus       $7.00  2026-01-02
  Fay     Hal       $2.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$9.00
  Gus   $7.00
  Hal   $2.00
> Fay              -$9.00

## V-MIK-10: the debt of a guest is the debt of who invited him

$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Xavier --guest-of Ned
  Xavier, guest of Ned
  recorded #12 ········
$ buy Xavier 10 --note
  Xavier buys chips: $10.00 with note BOX; stack $10.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
> BOX
$ buy Hal 10
  Hal buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
! note: buy from a player first: `Xavier` has $10.00 (MIK-04)
$ hand result --game holdem --in Xavier=6 --in Hal=6 --win Hal=12
  hand 1, holdem: Hal wins $12.00
  recorded #15 ········
$ cashout
  Xavier cashes out $4.00: $4.00 goes to pay note BOX
  Hal cashes out $16.00: $10.00 in cash, and the bank owes Hal $6.00
  recorded #19 ········
! note: `Xavier` and `Hal`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Hal` the last $6.00, so the bank owes `Hal` $6.00
! next: note BOX is open: pay it or put it in THE BOOK (note pay, note commit), then close
$ note commit --all
  note BOX went into THE BOOK: Ned owes the bank $6.00 for Xavier (MIK-12)
  recorded #20 ········
! next: close the night (close)
> Ned
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Xavier  -$6.00          –              –
  Hal      $6.00     $10.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Fay     owes  Gus        $7.00
  Fay     owes  Hal        $2.00
  Ned     owes  Hal        $6.00
  ¶
  was 4 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Fay     owes  Gus        $7.00
  Fay     owes  Hal        $2.00
  Ned     owes  bank       $6.00
  bank    owes  Hal        $6.00
  Fay, Gus, Hal and Ned settle up among themselves
  night 1 is closed
  recorded #22 ········
! next: see who pays whom (book)
> Ned
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Fay     Gus       $7.00  2026-01-02
  Fay     Hal       $2.00  2026-01-02
  Ned     Hal       $6.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$9.00
  Gus   $7.00
  Hal   $8.00
  Ned  -$6.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Xavier  Ned       $6.00  2026-01-02
> Ned

## V-MIK-11: without an inviter no note is taken

$ open --banker Gus
  night 2 is open at Mike's house; Gus is the banker
  recorded #23 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Yann --guest
  Yann, a guest
  recorded #24 ········
$ buy Yann 10 --note
! error: there's no record of who invited `Yann`, so nobody covers that guest's note (MIK-12)
! hint: player regular Yann
= 4
> there's no record of who invited `Yann`
> MIK-12

## V-MIK-12: what a rack of six colours is worth

$ buy Gus 14 --chips white=20,red=15,blue=10,yellow=2,black=3,green=1
! error: $14.00 isn't a multiple of $5.00, so the bank won't sell it; try $10.00 or $15.00 (MIK-02)
! hint: buy --help
= 4
$ buy Gus 15 --chips white=20,red=15,blue=10,yellow=2,black=3,green=1
! error: 1 × $5.00, 3 × $1.00, 2 × $0.50, 10 × $0.25, 15 × $0.10 and 20 × $0.05 comes to $14.00, not $15.00
! hint: chips plan 15.00
= 4
> $14.00
