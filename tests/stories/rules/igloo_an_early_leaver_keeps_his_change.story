# A player who leaves before the last pot is paid his change, and the note says so; after it a stack that isn't whole was counted wrong
# rules: IGL-43

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
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
$ count Ann 20.40 Bob 19.80 Cat 19.80
  Ann has $20.40: up $0.40 in unrecorded hands
  Bob has $19.80: down $0.20 in unrecorded hands
  Cat has $19.80: down $0.20 in unrecorded hands
  recorded #12 ········
! next: play for the odd change (coldhands)
$ cashout Ann
  Ann cashes out $20.40: $20.40 in cash
  recorded #14 ········
! note: `Ann` cashes out $20.40, with $0.40 in odd change: to play for that, use coldhands first (IGL-43)
> cashes out $20.40, with $0.40 in odd change:
> IGL-43
$ coldhands --win Bob --really
  Bob wins $1.60 and now has $20.60
    odd change: `Bob` $0.80, `Cat` $0.80 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
  recorded #15 ········
! note: the pot is $1.60, not a round amount: `Ann` cashed out with $0.40 in change (IGL-45)
! next: pay them all (cashout)
$ count Bob 20.50
  Bob has $20.50: down $0.10 in unrecorded hands
  recorded #16 ········
! next: the counts are $0.10 short: count again, or close --over-short winner
$ cashout Bob --really
  Bob cashes out $20.50: $20.50 in cash
  recorded #18 ········
! note: every stack has been counted, but the total is $0.10 short: count again, or close --over-short winner (IGL-46)
! note: `Bob` gets paid $20.50, but stacks should be whole dollars by now: undo and count again (IGL-45)
> stacks should be whole dollars by now
> IGL-45
