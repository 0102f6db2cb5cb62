# The end of a night at Mike's: equal deals, whole dollars, one last hand for the cents.
# rules: MIK-27, MIK-28, MIK-29, MIK-30

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
$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Gus 1
  Gus has seat 1
  recorded #7 ········
$ seat Fay 2
  Fay has seat 2
  recorded #8 ········
$ seat Ned 3
  Ned has seat 3
  recorded #9 ········
$ buy Gus 10
  Gus buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Fay 10
  Fay buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
! note: buy from a player first: `Gus` has $10.00 (MIK-04)
$ buy Ned 5
  Ned buys chips: $5.00 in cash; stack $5.00
  recorded #12 ········
$ deal
  Gus deals
    the banker deals the first hand (MIK-26)
  recorded #13 ········
$ deal
  Fay deals
    the deal passes to the left (MIK-26)
  recorded #14 ········

Fay may not pocket a part of her chips. She may go, and is told what the house thinks of it.

$ cashout Fay 5
! error: players can't take a part of their chips off the table while the others play on: `Fay` can cash out all $10.00 or nothing, not $5.00 (MIK-28)
! hint: cashout Fay
= 4
$ cashout Fay --dry-run
  Fay cashes out $10.00: $10.00 in cash
  (dry run: nothing was recorded)
! note: `Fay`'s chips weren't counted; paying what the book says
! note: `Fay` is leaving before everybody has had the same number of deals (MIK-27)
$ leave Fay
! error: `Fay` still has $10.00 in chips
! hint: cashout Fay
= 4
$ deal
  Ned deals
    the deal passes to the left (MIK-26)
    `Ned` sits to the right of the banker, so the night can end here (MIK-27)
  recorded #15 ········
$ count Gus 12.35
  Gus has $12.35: up $2.35 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Fay and Ned
$ count Fay 4.80
  Fay has $4.80: down $5.20 in unrecorded hands
  recorded #17 ········
! next: count Ned's stack
$ count Ned 7.80
  Ned has $7.80: up $2.80 in unrecorded hands
  recorded #18 ········
! next: the counts are $0.05 short: count again, or close --over-short house, winner or banker

One dollar and ninety-five cents: somebody counted wrong.

$ coldhands
  player  puts in
  ─────────────────
  Gus       $0.35
  Fay       $0.80
  Ned       $0.80
  the odd change goes in the last pot (MIK-29)
  playing for $1.95; type in the cards with --cards, or deal them with --deal
! note: the pot is $1.95, not a round amount: a stack was counted wrong, so count again (MIK-30)
$ count Ned 7.85
  Ned has $7.85: up $0.05 in unrecorded hands
  recorded #19 ········
! next: play for the odd change (coldhands)
$ coldhands
  player  puts in
  ─────────────────
  Gus       $0.35
  Fay       $0.80
  Ned       $0.85
  the odd change goes in the last pot (MIK-29)
  playing for $2.00; type in the cards with --cards, or deal them with --deal
$ coldhands --game seven-card-stud --win Fay
  Fay wins $2.00 and now has $6.00
    odd change: `Gus` $0.35, `Fay` $0.80, `Ned` $0.85 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #20 ········
! next: pay them all (cashout)
$ close --dealer Ned
  Fay cashes out $6.00: $6.00 in cash
  Ned cashes out $7.00: $7.00 in cash
  Gus cashes out $12.00: $12.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Gus      $2.00     $12.00              –
  Fay     -$4.00      $6.00              –
  Ned      $2.00      $7.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #27 ········
$ status
  no night is open; the last was night 1 at `mike`
$ night 1
  night 1 at Mike's house, 2026-01-02 19:04 to 2026-01-02 19:24, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Gus      $2.00     $12.00              –
  Fay     -$4.00      $6.00              –
  Ned      $2.00      $7.00              –
