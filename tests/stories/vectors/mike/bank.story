# Chips, notes and THE BOOK at Mike's, by the vectors of the bank.

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
$ player add Ned
  Ned, a regular
  recorded #6 ········
$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)

## V-MIK-02: the bank sells in fives

$ buy Gus 5
  Gus buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
> $5.00
$ buy Foobar 20
  Foobar buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Gus` has $5.00 (MIK-04)
> stack $20.00
$ buy Ned 7
! error: $7.00 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 or $10.00 (MIK-02)
! hint: buy Ned 5.00
! hint: buy Ned 10.00
= 4
> isn't a multiple of $5.00
> MIK-02
$ buy Ned 0
! error: the amount has to be more than zero, not $0.00
! hint: buy --help
= 4
> the amount has to be more than zero

## V-MIK-04: the note of Foobar is a BOF, and it carries an amount

$ buy Foobar 5 --note
  Foobar buys chips: $5.00 with note BOF; stack $25.00
  recorded #10 ········
> BOF
> $5.00

## V-MIK-05: the second F needs another name, BOG is reserved, and a note without an amount is none

$ buy Fay 5 --note --as BOF
! error: `BOF` is already one of `Foobar`'s notes (MIK-05)
! hint: buy Fay 5 --note --as BOFA
= 4
> BOF
$ buy Ned 5 --note --as BOG
! error: `BOG` is reserved for the owner of the house, so `Ned` can't use it (MIK-06)
! hint: buy Ned 5 --note --as BON
= 4
> BOG
> MIK-06
$ note issue Ned Fay
! error: still missing: <AMOUNT>
! hint: housebook note issue --help
= 2
> AMOUNT

## V-MIK-06: what is committed by the close is in THE BOOK, the other note is void, and the close says so before

$ note issue Ned Foobar 2.50 --as BON
  Ned wrote Foobar a $2.50 note (BON)
  recorded #11 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
> BON
$ note commit BOF
  note BOF went into THE BOOK: Foobar owes the bank $5.00
  recorded #12 ········
> BOF
$ count Foobar 25
  Foobar has $25.00, as expected
  recorded #13 ········
! next: count Gus's stack
$ close --dry-run
! error: `Ned`'s note `BON` for $2.50 (held by `Foobar`) isn't in THE BOOK yet and would be void (MIK-07)
! hint: close --dry-run --yes
! hint: close --dry-run --lapse
= 4
> BON
> MIK-07
$ close --lapse
  Gus cashes out $5.00: $5.00 in cash
  Foobar cashes out $25.00: $5.00 off what Foobar owes the bank, $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Gus      $0.00      $5.00              –
  Foobar   $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: `Gus`'s chips weren't counted; paying what the book says
! note: `Ned`'s note `BON` for $2.50 was never written in THE BOOK, so it's void (MIK-07)
> BON
$ note list --all
  note  debtor  holder  written for   open
  ─────────────────────────────────────────────────────
  BOF   Foobar  —             $5.00  $0.00  committed
  BON   Ned     —             $2.50  $0.00  lapsed
> lapsed
$ note commit BON
! error: note `BON` has already lapsed (MIK-07)
! hint: note show BON
= 4
> MIK-07
$ note pay BON 2.50
! error: note `BON` has already lapsed (MIK-07)
! hint: note show BON
= 4
> MIK-07
$ book
  nobody owes anybody

## V-MIK-07: a debt for pizza does not belong in THE BOOK

$ book owe Fay Gus 12 --for pizza
! error: THE BOOK is only for poker debts, and `pizza` isn't one (MIK-08)
! hint: book owe --help
= 4
> MIK-08
> pizza
