# The end of a night at the Igloo: cold hands for the cents, the smallest stack paid first.
# rules: IGL-43, IGL-44, IGL-45, IGL-46

$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
  recorded #2 b8780d4e
$ player add Ann
  Ann, a regular
  recorded #3 8b90a193
$ player add Bob
  Bob, a regular
  recorded #4 90ad46a8
$ player add Cat
  Cat, a regular
  recorded #5 99241f38
$ player add Dan
  Dan, a regular
  recorded #6 51e7be36
$ open --banker Dan
  night 1 is open at The Igloo; Dan keeps the bank
  recorded #7 0cda54a1
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 27682f48
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 79e79793
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 7c07b6fa
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 1c15d724
$ count Ann 31.35
  Ann has $31.35: won $11.35 in hands nobody recorded
  recorded #12 b859292a
$ count Bob 7.60
  Bob has $7.60: lost $12.40 in hands nobody recorded
  recorded #13 ac3947fa
$ count Cat 22.85
  Cat has $22.85: won $2.85 in hands nobody recorded
  recorded #14 a367a3d7
$ count Dan 18.15
  Dan has $18.15: lost $1.85 in hands nobody recorded
  recorded #15 58ebaac1

The four stacks do not make eighty dollars, and so the cents do not make a whole one.

$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.35
  Bob       $0.60
  Cat       $0.85
  Dan       $0.15
  playing for $1.95; deal with --cards, or --deal
! note: the pot is $1.95, no whole amount: a stack was counted wrong, count again (IGL-45)
$ count Dan 18.20
  Dan has $18.20: won $0.05 in hands nobody recorded
  recorded #16 8f182d80
$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.35
  Bob       $0.60
  Cat       $0.85
  Dan       $0.20
  playing for $2.00; deal with --cards, or --deal

Equal hands are dealt again, and only they.

$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=Qd8h6c5s3c --cards Cat=JcTd8s6h3h --cards Dan=Ks9h7d4c2h
  player  cards       hand
  ────────────────────────────────
  Ann     Kh9d7c4s2d  king high
  Bob     Qd8h6c5s3c  queen high
  Cat     JcTd8s6h3h  jack high
  Dan     Ks9h7d4c2h  king high
  Ann and Dan tie; $2.00 stays, deal again for them
  recorded #17 7429e50a
$ close
! error: the cold hands of Ann and Dan tied and are to be dealt again
! hint: coldhands --deal
= 4
$ coldhands --cards Ann=Kh9d7c4s2d --cards Dan=AcQd7h4h2c
  player  cards       hand
  ───────────────────────────────
  Ann     Kh9d7c4s2d  king high
  Dan     AcQd7h4h2c  ace high
  Dan wins $2.00 and has $20.00
  recorded #18 8214b577

Two dollars are missing from the drawer. The biggest stack is paid last and goes short.

$ drawer 78
  the drawer holds $78.00 and should hold $80.00: $2.00 short
  recorded #19 cbb05bb7
$ cashout
  Bob turns in $7.00: $7.00 in cash
  Dan turns in $20.00: $20.00 in cash
  Cat turns in $22.00: $22.00 in cash
  Ann turns in $31.00: $29.00 in cash, a claim of $2.00 on the bank
  recorded #27 932e4ee0
! note: the drawer is $2.00 short for `Ann`: a claim on the bank (IGL-46)
$ book
  debtor  creditor   owes
  ─────────────────────────
  bank    Ann       $2.00
  ¶
        is owed on balance
  ──────────────────────────
  Ann                $2.00
  bank              -$2.00
$ close
! error: the count is off: $2.00 short in the drawer (IGL-46)
! hint: count again, or close --over-short winner
= 4
$ close --over-short winner
  player   result  cash paid  transfers
  ───────────────────────────────────────
  Ann      $11.00     $29.00     -$2.00
  Bob     -$13.00      $7.00          –
  Cat       $2.00     $22.00          –
  Dan       $0.00     $20.00          –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #29 33e8656a
$ book
  nobody owes anybody
