# The cents at the end of the night.

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
$ buy Gus 10
  Gus buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Fay 10 --quiet
$ buy Ned 5 --quiet
$ seat Gus 1
  Gus has seat 1
  recorded #10 ········
$ seat Fay 2
  Fay has seat 2
  recorded #11 ········
$ seat Ned 3
  Ned has seat 3
  recorded #12 ········

## V-MIK-67: whole dollars, odd numbers of them too, leave nothing for a last pot

$ count Gus 11
  Gus has $11.00: up $1.00 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Fay and Ned
$ count Fay 7
  Fay has $7.00: down $3.00 in unrecorded hands
  recorded #14 ········
! next: count Ned's stack
$ count Ned 7
  Ned has $7.00: up $2.00 in unrecorded hands
  recorded #15 ········
! next: pay them all (cashout)
$ coldhands
  nobody has any odd change, so there's nothing to play for (MIK-29)
> nobody has any odd change
> MIK-29

## V-MIK-25: cents that do not make a dollar were counted wrong, and nobody deals for them

$ count Gus 12.35
  Gus has $12.35: up $1.35 in unrecorded hands
  recorded #16 ········
! next: the counts are $1.35 over: count again, or close --over-short house, winner or banker
$ count Fay 4.80
  Fay has $4.80: down $2.20 in unrecorded hands
  recorded #17 ········
! next: the counts are $0.85 short: count again, or close --over-short house, winner or banker
$ count Ned 7.80
  Ned has $7.80: up $0.80 in unrecorded hands
  recorded #18 ········
! next: the counts are $0.05 short: count again, or close --over-short house, winner or banker
$ coldhands
  player  puts in
  ─────────────────
  Gus       $0.35
  Fay       $0.80
  Ned       $0.80
  the odd change goes in the last pot (MIK-29)
  playing for $1.95; type in the cards with --cards, or deal them with --deal
! note: the pot is $1.95, not a round amount: a stack was counted wrong, so count again (MIK-30)
> the pot is $1.95
> count again
$ coldhands --deal
! error: the pot is $1.95, not a round amount: a stack must have been counted wrong, so count again before the last hand (MIK-30)
! hint: coldhands --deal --really
= 4
> the pot is $1.95
> MIK-30

## V-MIK-24: the cents of three stacks make two dollars, one hand without betting decides, and the rest is cash

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
> playing for $2.00
> MIK-29
$ coldhands --game "five-card-draw deuces-wild" --cards Gus=Kh9d7c4s2d --cards Fay=AhAcTd5s3c --cards Ned=QcJs9s7d5d
  player  cards
  ───────────────────────────
  Gus     Kh 9d 7c 4s 2d
  Fay     Ah Ac Td 5s 3c
  Ned     Qc Js 9s 7d 5d
  the dealer called deuces wild before the deal (MIK-53)
  Fay has the best hand for the main pot of $2.00: pair of aces (MIK-31)
  Fay wins $2.00 and now has $6.00
    odd change: `Gus` $0.35, `Fay` $0.80, `Ned` $0.85 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #20 ········
! next: pay them all (cashout)
> Fay wins $2.00
> MIK-30
$ show 21
! error: there's no event 21; the last one is 20
! hint: log
= 4
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
> Gus cashes out $12.00: $12.00 in cash
> Fay cashes out $6.00: $6.00 in cash
> Ned cashes out $7.00: $7.00 in cash
