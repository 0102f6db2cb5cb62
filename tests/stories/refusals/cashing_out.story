# Who turns in what.

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ cashout
! error: no night is open
! hint: open
= 4
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ cashout
! error: nobody has chips to turn in
! hint: close
= 4
$ cashout Bob
! error: `Bob` has no chips to turn in
= 4
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ cashout Ann 10
! error: chips stay on the table until their owner cashes out: `Ann` turns in all $50.00 or nothing, not $10.00 (DAV-19)
! hint: cashout Ann
= 4
$ cashout Ann 60
! error: `Ann` has $50.00 by the ledger, not $60.00
! hint: count Ann 60.00
= 4
$ cashout Ann 0
! error: an amount must be above zero, not $0.00
= 4
$ cashout Ann ten
! error: `ten` isn't an amount: only digits, a point and thousands commas are read (write it like 20.00)
= 2
$ leave Ann
! error: `Ann` still has $50.00 in chips
! hint: cashout Ann
= 4
$ count Ann 50.00
  Ann has $50.00, as expected
  recorded #8 ········
! next: count Bob
$ cashout Ann
  Ann turns in $50.00: $50.00 in cash
  Ann's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #10 ········
! note: leaving takes notice of a round or 30 minutes; ask `Ann` for it (DAV-13)
! next: hand new or hand result; at the end count the stacks
$ count Bob 50
  Bob has $50.00, as expected
  recorded #11 ········
! next: pay them all (cashout)
$ close --over-short nobody
! error: invalid value `nobody` for `--over-short <WHO>` [possible values: house, winner, banker]
! hint: housebook close --help
= 2
$ close
  Bob turns in $50.00: $50.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $50.00              –
  Bob      $0.00     $50.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
$ cashout Bob
! error: no night is open
! hint: open
= 4
