# The end of a night at the Igloo: cold hands for the cents, the smallest stack paid first.
# rules: IGL-43, IGL-44, IGL-45, IGL-46

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Dan
  night 1 is open at The Igloo; Dan is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ count Ann 31.35
  Ann has $31.35: up $11.35 in unrecorded hands
  recorded #12 ········
! next: count the stacks of Bob, Cat and Dan
$ count Bob 7.60
  Bob has $7.60: down $12.40 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Cat and Dan
$ count Cat 22.85
  Cat has $22.85: up $2.85 in unrecorded hands
  recorded #14 ········
! next: count Dan's stack
$ count Dan 18.15
  Dan has $18.15: down $1.85 in unrecorded hands
  recorded #15 ········
! next: the counts are $0.05 short: count again, or close --over-short winner

The four stacks do not make eighty dollars, and so the cents do not make a whole one.

$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.35
  Bob       $0.60
  Cat       $0.85
  Dan       $0.15
  the odd change goes in the last pot (IGL-43)
  playing for $1.95; type in the cards with --cards, or deal them with --deal
! note: the pot is $1.95, not a round amount: a stack was counted wrong, so count again (IGL-45)
$ count Dan 18.20
  Dan has $18.20: up $0.05 in unrecorded hands
  recorded #16 ········
! next: play for the odd change (coldhands)
$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.35
  Bob       $0.60
  Cat       $0.85
  Dan       $0.20
  the odd change goes in the last pot (IGL-43)
  playing for $2.00; type in the cards with --cards, or deal them with --deal

Equal hands are dealt again, and only they.

$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=Qd8h6c5s3c --cards Cat=JcTd8s6h3h --cards Dan=Ks9h7d4c2h
  player  cards           hand
  ────────────────────────────────────
  Ann     Kh 9d 7c 4s 2d  king high
  Bob     Qd 8h 6c 5s 3c  queen high
  Cat     Jc Td 8s 6h 3h  jack high
  Dan     Ks 9h 7d 4c 2h  king high
  Ann and Dan tie for the main pot of $2.00: king high (IGL-18)
  Ann and Dan tie: deal each of them another hand for the $2.00
    odd change: `Ann` $0.35, `Bob` $0.60, `Cat` $0.85, `Dan` $0.20 (IGL-43)
    tied hands are dealt again, so nobody needs change (IGL-44)
  recorded #17 ········
$ close
! error: `Ann` and `Dan` tied in cold hands: deal them again
! hint: coldhands --deal
= 4
$ coldhands --cards Ann=Kh9d7c4s2d --cards Dan=AcQd7h4h2c
  player  cards           hand
  ───────────────────────────────────
  Ann     Kh 9d 7c 4s 2d  king high
  Dan     Ac Qd 7h 4h 2c  ace high
  Dan has the best hand for the main pot of $2.00: ace high (IGL-18)
  Dan wins $2.00 and now has $20.00
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #18 ········
! next: pay them all (cashout)

Two dollars are missing from the drawer. The biggest stack is paid last and goes short.

$ drawer 78
  the drawer has $78.00 but should have $80.00: $2.00 short
  recorded #19 ········
$ cashout
  Bob cashes out $7.00: $7.00 in cash
  Dan cashes out $20.00: $20.00 in cash
  Cat cashes out $22.00: $22.00 in cash
  Ann cashes out $31.00: $29.00 in cash, and the bank owes Ann $2.00
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  recorded #27 ········
! note: the drawer can't pay `Ann` the last $2.00, so the bank owes `Ann` $2.00 (IGL-46)
! next: close the night (close)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  bank    Ann       $2.00  2026-01-02
  ¶
           net
  ──────────────
  Ann    $2.00
  bank  -$2.00
$ close
! error: the count is off: $2.00 short in the drawer (IGL-46)
! hint: close --over-short winner
= 4
$ close --over-short winner
  Ann covers $2.00 because the drawer was short
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $11.00     $29.00         -$2.00
  Bob     -$13.00      $7.00              –
  Cat       $2.00     $22.00              –
  Dan       $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #29 ········
$ book
  nobody owes anybody
