# Whose Pig is a tournament: its chips are no money, and its printed prizes cannot be paid.
# rules: PIG-10, PIG-11, PIG-13, PIG-16

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  fault  the prize table 60/30/20 adds up to 110 %, so it cannot be paid
         (PIG-16): nights and hands work, no tournament can start;
         `tournament.payout` could be [60, 30, 10] or [50, 30, 20]
$ open --banker Ann
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ buy Ann 1500
  Ann buys chips: $1,500.00 in cash; stack $1,500.00
  recorded #6 ········
$ buy Bob 1500
  Bob buys chips: $1,500.00 in cash; stack $1,500.00
  recorded #7 ········

No money onto a stack in play, no loan of chips, no sale of a stack, and nobody cashes out.

$ buy Ann 20
! error: `Ann` has $1,500.00 in play, and money can't be added to a stack in play here (PIG-10)
= 4
$ hand result --game holdem --in Ann=1520 --in Bob=1500 --win Ann=3020
! error: `Ann` has $1,500.00 by the ledger, not $1,520.00 (PIG-10)
! hint: count Ann 1520.00
= 4
$ buy Bob 100 --from Ann --debt
! error: players do not sell chips to each other in this house (PIG-11)
= 4
$ note issue Bob Ann 100 --for chips
! error: this house takes no bank notes (PIG-10, PIG-11)
= 4
$ buy Bob 1500 --from Ann
! error: players do not sell chips to each other in this house (PIG-11)
= 4
$ cashout Ann
! error: chips of a tournament are no money: nobody turns them in while it is played (PIG-13, PIG-14)
! hint: close
= 4

A file of a hand may not add chips either.

file bought.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "p3 chips 100"]

$ hand check bought.phh
  {"file":"bought.phh","error":{"line":5,"column":61,"action":4,"message":"`Cat` plays this hand with the chips it began with: none are added now (PIG-10); legal is `p3 f`, `p3 cc` to call 50.00, `p3 cbr` from 50.01 to 1500.00"}}
= 5
> (PIG-10)

$ hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=200
  hand 1, holdem: Bob wins $200.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the next deal is taken for `Ann`'s
$ close
  Bob turns in $1,600.00: $1,600.00 in cash
  Ann turns in $1,400.00: $1,400.00 in cash
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
! note: no prizes were worked out, so chips go back at the price they were sold for (standard rule)
! note: not counted; paying the book figure: `Ann`, `Bob`
