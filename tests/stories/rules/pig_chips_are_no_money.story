# Whose Pig is a tournament: its chips are no money, and its printed prizes cannot be paid.
# rules: PIG-10, PIG-11, PIG-13, PIG-16

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ house check pig
  fault  the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16);
         nights and hands work, but no tournament can start; `tournament.payout`
         could be [60, 30, 10] or [50, 30, 20]
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ buy Ann 1500
  Ann buys chips: $1,500.00 in cash; stack $1,500.00
  recorded #6 ········
$ buy Bob 1500
  Bob buys chips: $1,500.00 in cash; stack $1,500.00
  recorded #7 ········

No money onto a stack in play, no loan of chips, no sale of a stack, and nobody cashes out.

$ buy Ann 20
! error: `Ann` still has $1,500.00, and this house doesn't allow topping up (PIG-10)
! hint: buy --help
= 4
$ hand result --game holdem --in Ann=1520 --in Bob=1500 --win Ann=3020
! error: the book says `Ann` has $1,500.00, not $1,520.00 (PIG-10)
! hint: count Ann --help
= 4
$ buy Bob 100 --from Ann --debt
! error: players can't sell chips to each other at this house (PIG-11)
! hint: buy --help
= 4
$ note issue Bob Ann 100 --for chips
! error: this house doesn't take bank notes (PIG-10, PIG-11)
! hint: note issue --help
= 4
$ buy Bob 1500 --from Ann
! error: players can't sell chips to each other at this house (PIG-11)
! hint: buy --help
= 4
$ cashout Ann
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4

A file of a hand may not add chips either.

file bought.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "p3 chips 100"]

$ hand check bought.phh
  {"file":"bought.phh","error":{"line":5,"column":61,"action":4,"message":"`Cat` plays this hand with the chips on the table; no buying until it's over (PIG-10); use `p3 f`, `p3 cc` to call 50.00, `p3 cbr` from 50.01 to 1500.00"}}
= 5
> (PIG-10)

$ hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=200
  hand 1, holdem: Bob wins $200.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close
  Bob cashes out $1,600.00: $1,600.00 in cash
  Ann cashes out $1,400.00: $1,400.00 in cash
  ¶
  player    result  cash paid  gifts, losses
  ────────────────────────────────────────────
  Ann     -$100.00  $1,400.00              –
  Bob      $100.00  $1,600.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #13 ········
! note: no prizes were worked out, so players get back what they paid for their chips (standard rule)
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
