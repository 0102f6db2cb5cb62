# Where a player was paid his change before the last pot, the pot is no whole amount, and nobody counted wrong (IGL-45).

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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game five-card-draw --dealer Cat --in Cat=.30 --in Ann=.10 --in Bob=.10 --win Ann=.50
  hand 1, five-card-draw: Ann wins $0.50
  recorded #14 ········
$ cashout Ann
  Ann cashes out $20.40: $20.40 in cash
  recorded #16 ········
! note: `Ann`'s chips weren't counted; paying what the book says
! note: `Ann` cashes out $20.40, with $0.40 in odd change: to play for that, use coldhands first (IGL-43)
$ coldhands
  player  puts in
  ─────────────────
  Bob       $0.90
  Cat       $0.70
  the odd change goes in the last pot (IGL-43)
  playing for $1.60; type in the cards with --cards, or deal them with --deal
! note: the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
> the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
$ coldhands --win Bob
! error: the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
! hint: coldhands --win Bob --really
= 4
> the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
$ coldhands --win Bob --really
  Bob wins $1.60 and now has $20.60
    odd change: `Bob` $0.90, `Cat` $0.70 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
  recorded #17 ········
! note: the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
