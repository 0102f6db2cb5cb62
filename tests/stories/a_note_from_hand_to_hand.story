# A bank note is written, handed on, paid in part, committed, or declared void.

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
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ note list
  no bank notes
$ note issue Cat Bob 5 --as BOF --for cash
  Cat wrote Bob a $5.00 note (BOF) for cash
  recorded #8 ········
$ note issue Cat Bob 5 --as BOF
! error: `BOF` is already one of `Cat`'s notes (MIK-05)
! hint: note issue Cat Bob 5 --as BOC
= 4
$ note issue Cat Bob -5
! error: the amount has to be more than zero, not -$5.00
! hint: note issue --help
= 4
$ note issue Cat Bob five
! error: `five` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: note issue --help
= 2
$ note issue Zed Bob 5
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ note list
  note  debtor  holder  written for   open
  ────────────────────────────────────────────────
  BOF   Cat     Bob           $5.00  $5.00  open
$ --json note show bof
  {"note":"BOF","note_id":"019b801b202071f3977fe34c2047a465","debtor":"Cat","holder":"Bob","issued":"5.00","open":"5.00","status":"open","night":1}
$ note show FOB
! error: there's no note `FOB`
! hint: note list
= 4
$ note give BOF Ann
  Cat's note BOF ($5.00) went from Bob to Ann
  recorded #9 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note give BOF Cat
! error: note `BOF` would go back to the player who owes it, which would pay it off: record a payment
! hint: note pay BOF 5.00
= 4
$ note pay BOF 2
  Cat paid Ann $2.00 on note BOF: $3.00 still owed
  recorded #10 ········
$ note pay BOF 4
! error: note `BOF` is only good for $3.00, not $4.00
! hint: note pay BOF 3.00
= 4
$ note pay BOF 3
  Cat paid Ann $3.00 on note BOF: paid in full
  recorded #11 ········
$ note pay BOF 3
! error: note `BOF` is already paid
! hint: note show BOF
= 4
$ note commit BOF
! error: note `BOF` is already paid
! hint: note show BOF
= 4

# A guest's note is his inviter's debt in THE BOOK.

$ note issue Xavier Bob 3 --as XX --for cash
  Xavier wrote Bob a $3.00 note (XX) for cash
  recorded #12 ········
$ note issue Cat Bob 4 --as VV --for cash
  Cat wrote Bob a $4.00 note (VV) for cash
  recorded #13 ········
$ note void VV --why "written twice"
  Cat's note VV for $4.00 is void: written twice
  recorded #14 ········
$ note commit
! error: still missing: <ID>
! hint: housebook note commit --help
= 2
$ note commit --all
  note XX went into THE BOOK: Ann owes Bob $3.00 for Xavier (MIK-12)
  recorded #15 ········
$ note commit --all
! error: there are no open notes
! hint: note list
= 4
$ note list --all
  note  debtor  holder  written for   open
  ─────────────────────────────────────────────────────
  BOF   Cat     —             $5.00  $0.00  paid
  XX    Xavier  —             $3.00  $0.00  committed
  VV    Cat     —             $4.00  $0.00  voided
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Bob   $3.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Xavier  Ann       $3.00  2026-01-02
