# Cashing out at Dave's: the whole stack, three counts that agree, and nothing kept by the house.
# rules: DAV-19, DAV-20, DAV-21, DAV-22

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Dave
  Dave, a regular
  recorded #3 ········
$ player add Sam
  Sam, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Dave --stakes .25/.50
  night 1 is open at Dave's cash game; Dave is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Dave 50
  Dave buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Sam 50
  Sam buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ hand result --game holdem --in Dave=15 --in Sam=15 --win Sam=29
! error: $30.00 went in, but $29.00 was won and $0.00 carried over; if $1.00 stays in the pot, add --carry 1.00 (DAV-21)
! hint: hand result --help
= 4
$ hand result --game holdem --in Dave=15 --in Sam=15 --win Sam=30
  hand 1, holdem: Sam wins $30.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Dave` gets the deal next
$ cashout Sam 40
! error: chips stay on the table until the player cashes out for good: `Sam` can cash out all $65.00 or nothing, not $40.00 (DAV-19)
! hint: cashout Sam
= 4
$ cashout Sam --dry-run
! error: `Sam` and the banker both have to count the stack before `Sam` is paid (DAV-20)
! hint: count Sam 65.00
= 4
$ count Sam 63
  Sam has $63.00: down $2.00 in unrecorded hands
  recorded #9 ········
! next: count Dave's stack
$ cashout Sam --dry-run
! error: both counts of `Sam`'s stack say $63.00, but the recorded hands say $65.00 (DAV-20)
! hint: count Sam 65.00
! hint: ruling 'Sam is paid 63.00'
= 4
$ close
! error: the count is off: $2.00 short in chips; nobody gets paid until the difference is found (DAV-20)
! hint: close --over-short house
! hint: close --over-short winner
! hint: close --over-short banker
= 4
$ count Sam 65
  Sam has $65.00: up $2.00 in unrecorded hands
  recorded #10 ········
$ cashout Sam
  Sam cashes out $65.00: $65.00 in cash
  Sam's count, the banker's count and the payout are all $65.00 (DAV-20)
  recorded #12 ········
! note: players should give notice a round or 30 minutes before they leave: did `Sam`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Dave 35
  Dave has $35.00, as expected
  recorded #13 ········
! next: pay them all (cashout)
$ close
  Dave cashes out $35.00: $35.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Dave    -$15.00     $35.00              –
  Sam      $15.00     $65.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ night 1
  night 1 at Dave's cash game (v8 2018-06-21), 2026-01-02 19:03 to 2026-01-02
    19:16, 1 hand
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Dave    -$15.00     $35.00              –
  Sam      $15.00     $65.00              –
