# Two records of one person become one, but who was in a hand with somebody is not him; a void hand says nothing.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 a38d8e7a
$ player add Ann
  Ann, a regular
  recorded #3 48f88ec8
$ player add Bob
  Bob, a regular
  recorded #4 dfd57fdc
$ player add Cat
  Cat, a regular
  recorded #5 6f793b1e
$ open --banker Cat
  night 1 is open at Mike's house; Cat keeps the bank
  recorded #6 939aaff1
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 f8b52078
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 7490de49
! note: players sell first; `Ann` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #9 838e5c99
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
  recorded #14 6a5fdf7a
! note: not counted, the ledger's stack is taken: Ann, Bob
$ player merge Ann Bob
! error: `Ann` and `Bob` were both in hand 1 of night 1, so they are two people
! hint: hand show 1 --night 1
= 4
> `Ann` and `Bob` were both in hand 1 of night 1, so they are two people
$ player merge Ann Cat
  Cat and Ann are one: Ann
  recorded #15 19951ce6
> Cat
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $1.00     $1.00              –
  Bob          1      1  -$1.00         –              –
