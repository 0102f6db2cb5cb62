# A pot of cold hands that is no whole amount means that a stack was counted wrong: it is played for only where the banker means it.
# rules: IGL-45

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
$ count Ann 20.40
  Ann has $20.40: up $0.40 in unrecorded hands
  recorded #10 ········
! next: count the stacks of Bob and Cat
$ count Bob 19.50
  Bob has $19.50: down $0.50 in unrecorded hands
  recorded #11 ········
! next: count Cat's stack
$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.40
  Bob       $0.50
  the odd change goes in the last pot (IGL-43)
  playing for $0.90; type in the cards with --cards, or deal them with --deal
! note: the pot is $0.90, not a round amount: a stack was counted wrong, so count again (IGL-45)
> a stack was counted wrong, so count again (IGL-45)
$ coldhands --deal
! error: the pot is $0.90, not a round amount: a stack must have been counted wrong, so count again before the last hand (IGL-45)
! hint: coldhands --deal --really
= 4
> hint: coldhands --deal --really
$ coldhands --deal --yes
! error: the pot is $0.90, not a round amount: a stack must have been counted wrong, so count again before the last hand (IGL-45)
! hint: coldhands --deal --yes --really
= 4
> the pot is $0.90, not a round amount
$ coldhands --commit --yes
! error: the pot is $0.90, not a round amount: a stack must have been counted wrong, so count again before the last hand (IGL-45)
! hint: coldhands --commit --yes --really
= 4
> the pot is $0.90, not a round amount
$ coldhands --win Ann --yes
! error: the pot is $0.90, not a round amount: a stack must have been counted wrong, so count again before the last hand (IGL-45)
! hint: coldhands --win Ann --yes --really
= 4
> the pot is $0.90, not a round amount
$ coldhands --win Ann --really
  Ann wins $0.90 and now has $20.90
    odd change: `Ann` $0.40, `Bob` $0.50 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
  recorded #12 ········
! note: the pot is $0.90, not a round amount: a stack was counted wrong, so count again (IGL-45)
> the pot is $0.90, not a round amount: a stack was counted wrong, so count again (IGL-45)
