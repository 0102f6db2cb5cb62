# The drawer is two dollars short: the biggest winner is paid last and waits for them. Cold hands that tie.
# rules: IGL-44, IGL-46

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add A
  A, a regular
  recorded #3 ········
$ player add B
  B, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add C
  C, a regular
  recorded #5 ········
$ player add D
  D, a regular
  recorded #6 ········
$ open --house igloo --banker A
  night 1 is open at The Igloo; A is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy A 20
  A buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy B 20
  B buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy C 20
  C buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy D 20
  D buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········

## V-IGL-52: A and B tie for the dollar in the middle, so only they are dealt again
$ count A 20.35
  A has $20.35: up $0.35 in unrecorded hands
  recorded #12 ········
! next: count the stacks of B, C and D
$ count B 19.65
  B has $19.65: down $0.35 in unrecorded hands
  recorded #13 ········
! next: count the stacks of C and D
$ coldhands --cards A=KhQd7c4s2d --cards B=KcQs7d4h2c
  player  cards           hand
  ───────────────────────────────────
  A       Kh Qd 7c 4s 2d  king high
  B       Kc Qs 7d 4h 2c  king high
  A and B tie for the main pot of $1.00: king high (IGL-18)
  A and B tie: deal each of them another hand for the $1.00
    odd change: `A` $0.35, `B` $0.65 (IGL-43)
    tied hands are dealt again, so nobody needs change (IGL-44)
  recorded #14 ········
> A and B tie
> deal each of them another hand for the $1.00
$ coldhands --cards A=Kh9d7c4s2d --cards B=8h8cTd5s3c
  player  cards           hand
  ────────────────────────────────────────
  A       Kh 9d 7c 4s 2d  king high
  B       8h 8c Td 5s 3c  pair of eights
  B has the best hand for the main pot of $1.00: pair of eights (IGL-18)
  B wins $1.00 and now has $20.00
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #15 ········

## V-IGL-51: the bank holds $78 for $80 in chips: A gets $29, and the bank owes A $2
$ count A 31
  A has $31.00: up $11.00 in unrecorded hands
  recorded #16 ········
$ count B 9
  B has $9.00: down $11.00 in unrecorded hands
  recorded #17 ········
$ count C 22
  C has $22.00: up $2.00 in unrecorded hands
  recorded #18 ········
! next: count D's stack
$ count D 18
  D has $18.00: down $2.00 in unrecorded hands
  recorded #19 ········
! next: pay them all (cashout)
$ drawer 78
  the drawer has $78.00 but should have $80.00: $2.00 short
  recorded #20 ········
$ close --over-short house
  B cashes out $9.00: $9.00 in cash
  D cashes out $18.00: $18.00 in cash
  C cashes out $22.00: $22.00 in cash
  A cashes out $31.00: $2.00 off what A owes the bank, $29.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  A covers $2.00 because the drawer was short
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  A        $11.00     $29.00         -$2.00
  B       -$11.00      $9.00              –
  C         $2.00     $22.00              –
  D        -$2.00     $18.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #30 ········
> A cashes out $31.00: $2.00 off what A owes the bank, $29.00 in cash
