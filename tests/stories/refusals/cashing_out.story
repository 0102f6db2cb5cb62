# Who turns in what.

$ init --house dave
  started a new book in USD with `dave` rules
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
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ cashout
! error: nobody has chips to cash out
! hint: status
= 4
$ cashout Bob
! error: `Bob` has no chips to cash out
! hint: status
= 4
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ cashout Ann 10
! error: chips stay on the table until the player cashes out for good: `Ann` can cash out all $50.00 or nothing, not $10.00 (DAV-19)
! hint: cashout Ann
= 4
$ cashout Ann 60
! error: the book says `Ann` has $50.00, not $60.00
! hint: count Ann --help
= 4
$ cashout Ann 0
! error: the amount has to be more than zero, not $0.00
! hint: cashout --help
= 4
$ cashout Ann ten
! error: `ten` isn't a player or an amount
! hint: player add ten
= 4
$ leave Ann
! error: `Ann` still has $50.00 in chips
! hint: cashout Ann
= 4
$ count Ann 50.00
  Ann has $50.00, as expected
  recorded #8 ········
! next: count Bob's stack
$ cashout Ann
  Ann cashes out $50.00: $50.00 in cash
  Ann's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #10 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Bob 50
  Bob has $50.00, as expected
  recorded #11 ········
! next: pay them all (cashout)
$ close --over-short nobody
! error: invalid value `nobody` for `--over-short <WHO>`: use house, winner or banker
! hint: housebook close --help
= 2
$ close
  Bob cashes out $50.00: $50.00 in cash
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
