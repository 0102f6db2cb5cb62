# Notes nobody may write, hand on or pay.

$ init --house mike
  started a new book in USD with `mike` rules
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
! error: there's no note `BOF`
! hint: note list
= 4
$ note commit --all
! error: there are no open notes
! hint: note list
= 4
$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ note commit --all
! error: there are no open notes
! hint: note list
= 4
$ note issue Fay Fay 5
! error: players can't hold their own notes
! hint: note issue --help
= 4
$ note issue Fay Ned 0
! error: the amount has to be more than zero, not $0.00
! hint: note issue --help
= 4
$ note issue Fay Ned 5 --as BOG
! error: `BOG` is reserved for the owner of the house, so `Fay` can't use it (MIK-06)
! hint: note issue Fay Ned 5 --as BOF
= 4
$ note issue Fay Ned 5 --as fay
  Fay wrote Ned a $5.00 note (FAY)
  recorded #7 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note issue Fay Ned 5 --as "BO F"
! error: `BO F` can't go on a note: use 2 to 12 characters, A-Z and 0-9, like BOF (MIK-05)
! hint: note issue --help
= 4
$ note issue Fay Ned 5 --for chips
! error: the book says `Ned` has $0.00, not $5.00
! hint: status
= 4
$ note issue Fay Ned 5 --as BOF
  Fay wrote Ned a $5.00 note (BOF)
  recorded #8 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note issue Gus Ned 5 --as BOF
! error: `BOF` is already one of `Fay`'s notes (MIK-05)
! hint: note issue Gus Ned 5 --as BOG
= 4
$ note give BOF Ned
! error: that player already holds note `BOF`
! hint: note give --help
= 4
$ note give BOF Fay
! error: note `BOF` would go back to the player who owes it, which would pay it off: record a payment
! hint: note pay BOF 5.00
= 4
$ note give BOF Zoe
! error: no player is called `Zoe`
! hint: player add Zoe
= 4
$ note give BON Gus
! error: there's no note `BON`
! hint: note list
= 4
$ note pay BOF 6
! error: note `BOF` is only good for $5.00, not $6.00
! hint: note pay BOF 5.00
= 4
$ note pay BOF 0
! error: the amount has to be more than zero, not $0.00
! hint: note pay --help
= 4
$ note pay BOF 5
  Fay paid Ned $5.00 on note BOF: paid in full
  recorded #9 ········
$ note pay BOF 1
! error: note `BOF` is already paid
! hint: note show BOF
= 4
$ player add Xavier --guest
  Xavier, a guest
  recorded #10 ········
$ note issue Xavier Ned 5
! error: there's no record of who invited `Xavier`, so nobody covers that guest's note (MIK-12)
! hint: player regular Xavier
= 4
$ note void BOF --why "written twice"
! error: note `BOF` is already paid
! hint: note show BOF
= 4
$ note void BOF --why " "
! error: a reason can't be empty
! hint: note void --help
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
! note: `Fay`'s note `FAY` for $5.00 was never written in THE BOOK, so it's void (MIK-07)
$ house use igloo
  from now on, the house is `igloo`: The Igloo
  recorded #13 ········
$ note issue Fay Ned 5
! error: this house doesn't take bank notes
! hint: note issue --help
= 4
