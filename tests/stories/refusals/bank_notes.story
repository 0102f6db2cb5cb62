# Notes nobody may write, hand on or pay.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Gus
  Gus, a regular
  recorded #3 ········
$ player add Fay
  Fay, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Ned
  Ned, a regular
  recorded #5 ········
$ note show BOF
! error: there is no note `BOF`
! hint: note list
= 4
$ note commit --all
! error: no note is open
! hint: note list
= 4
$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ note commit --all
! error: no note is open
! hint: note list
= 4
$ note issue Fay Fay 5
! error: nobody holds a note of his own
= 4
$ note issue Fay Ned 0
! error: an amount must be above zero, not $0.00
= 4
$ note issue Fay Ned 5 --as BOG
! error: `BOG` is kept for the owner of the house, not for `Fay` (MIK-06)
! hint: --as BOF
= 4
$ note issue Fay Ned 5 --as fay
  Fay wrote note FAY for $5.00 to Ned
  recorded #7 ········
! note: recorded as a gift; --for cash, --for chips or --for book says what for
$ note issue Fay Ned 5 --as "BO F"
! error: `BO F` is no note identifier: 2 to 12 of A-Z and 0-9, like BOF (MIK-05)
= 4
$ note issue Fay Ned 5 --for chips
! error: `Ned` has $0.00 by the ledger, not $5.00
! hint: status
= 4
$ note issue Fay Ned 5 --as BOF
  Fay wrote note BOF for $5.00 to Ned
  recorded #8 ········
! note: recorded as a gift; --for cash, --for chips or --for book says what for
$ note issue Gus Ned 5 --as BOF
! error: `BOF` already marks a note of `Fay` (MIK-05)
! hint: --as BOG
= 4
$ note give BOF Ned
! error: note `BOF` is in those hands already
= 4
$ note give BOF Fay
! error: a note given back to its debtor is paid: `BOF`
! hint: note pay BOF 5.00
= 4
$ note give BOF Zed
! error: no player is called `Zed`; did you mean `Ned`?
! hint: player add Zed
= 4
$ note give BON Gus
! error: there is no note `BON`
! hint: note list
= 4
$ note pay BOF 6
! error: note `BOF` is good for $5.00, not $6.00
! hint: note pay BOF 5.00
= 4
$ note pay BOF 0
! error: an amount must be above zero, not $0.00
= 4
$ note pay BOF 5
  Fay paid Ned $5.00 of note BOF: paid in full
  recorded #9 ········
$ note pay BOF 1
! error: note `BOF` is paid already
! hint: note show BOF
= 4
$ player add Xavier --guest
  Xavier, a guest
  recorded #10 ········
$ note issue Xavier Ned 5
! error: nobody is on record as having invited `Xavier`, so nobody answers for a note (MIK-12)
! hint: player regular Xavier
= 4
$ note void BOF --why "written twice"
! error: note `BOF` is paid already
! hint: note show BOF
= 4
$ note void BOF --why " "
! error: a reason needs words
= 2
$ close --lapse
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Fay      $0.00          –         -$5.00
  Ned      $0.00          –          $5.00
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #12 ········
! note: note `FAY` of `Fay`, $5.00, was not in THE BOOK and is worth nothing now (MIK-07)
$ house use igloo
  `igloo` is the house from now on: The Igloo
  recorded #13 ········
$ note issue Fay Ned 5
! error: this house takes no bank notes
= 4
