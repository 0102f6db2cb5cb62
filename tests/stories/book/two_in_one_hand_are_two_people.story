# Two records of one person become one, but who was in a hand with somebody is not him; a void hand says nothing.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 4efee408
$ player add Ann
  Ann, a regular
  recorded #3 3ff9e44e
$ player add Bob
  Bob, a regular
  recorded #4 ba052c58
$ player add Cat
  Cat, a regular
  recorded #5 6102c01b
$ open --banker Cat
  night 1 is open at Mike's house; Cat keeps the bank
  recorded #6 120c37dc
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 4ee5d1f9
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 281994e1
! note: players sell first; `Ann` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #9 81812a6d
$ close
  Bob turns in $19.00: $19.00 in cash
  Ann turns in $21.00: $21.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $21.00              –
  Bob     -$1.00     $19.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 275cd0a4
! note: not counted, the ledger's stack is taken: Ann, Bob
$ player merge Ann Bob
! error: `Ann` and `Bob` were both in hand 1 of night 1, so they are two people
! hint: hand show 1 --night 1
= 4
> `Ann` and `Bob` were both in hand 1 of night 1, so they are two people
$ player merge Ann Cat
  Cat and Ann are one: Ann
  recorded #15 da082696
> Cat
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $1.00     $1.00              –
  Bob          1      1  -$1.00         –              –
