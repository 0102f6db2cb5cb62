# The last pot: who may play for it, and with which cards.

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ count Ann 20.50
  Ann has $20.50: up $0.50 in unrecorded hands
  recorded #10 ········
! next: count the stacks of Bob and Cat
$ coldhands
! error: only `Ann` has odd change, so there's nobody to play against for a pot of $0.50: a stack must have been counted wrong (IGL-44)
! hint: status
= 4
$ count Bob 19.50
  Bob has $19.50: down $0.50 in unrecorded hands
  recorded #11 ········
! next: count Cat's stack
$ coldhands --cards Ann=Kh9d7c4s2d
! error: `Bob` is in but has no cards yet
! hint: coldhands --deal
= 4
$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c --cards Cat=AcQdJs6h2s
! error: `Cat` isn't playing for this pot and gets no cards
! hint: coldhands --help
= 4
$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=Kh8cTd5s3c
! error: Kh was dealt twice: to `Ann` and to `Bob`
! hint: coldhands --help
= 4
$ coldhands --cards Ann=Kh9d7c4s --cards Bob=8h8cTd5s3c
! error: `Ann` has 4 cards; `cold-hands` needs 5
! hint: coldhands --help
= 4
$ coldhands --cards Ann=Kh9d7c4s2x --cards Bob=8h8cTd5s3c
! error: `2x` at position 9 isn't a card: use a rank 2-9 T J Q K A and a suit c d h s, or `Jo`
! hint: coldhands --help
= 2
$ coldhands --win Cat
! error: `Cat` isn't playing for this pot and can't win it
! hint: coldhands --help
= 4
$ coldhands --cards Ann=KhKd9s5c2d --cards Bob=KsKc9h5d2h
  player  cards           hand
  ───────────────────────────────────────
  Ann     Kh Kd 9s 5c 2d  pair of kings
  Bob     Ks Kc 9h 5d 2h  pair of kings
  Ann and Bob tie for the main pot of $1.00: pair of kings (IGL-18)
  Ann and Bob tie: deal each of them another hand for the $1.00
    odd change: `Ann` $0.50, `Bob` $0.50 (IGL-43)
    tied hands are dealt again, so nobody needs change (IGL-44)
  recorded #12 ········
$ close
! error: `Ann` and `Bob` tied in cold hands: deal them again
! hint: coldhands --deal
= 4
$ coldhands --win Ann
  Ann wins $1.00 and now has $21.00
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #13 ········
$ hand result --game holdem --in Cat=1 --win Ann=1.50 --carry 0.50
! error: $1.00 went in, but $1.50 was won and $0.50 carried over
! hint: hand result --help
= 4
$ count Cat 19
  Cat has $19.00: down $1.00 in unrecorded hands
  recorded #14 ········
! next: the counts are $1.00 short: count again, or close --over-short winner
$ coldhands
  nobody has any odd change, so there's nothing to play for (IGL-43)
$ close
! error: the count is off: $1.00 short in chips (IGL-46)
! hint: close --over-short winner
= 4
