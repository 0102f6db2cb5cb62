# Everybody bought twenty. A note of a hundred times that is asked about, whatever it is for; as a purchase or as a debt.
$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ note issue Ann Bob 2000
! error: $2,000.00 looks too big for this game: buy-ins are $20.00
! hint: note issue Ann Bob 2000 --really
= 4
$ note issue Cat bank 200
! error: $200.00 looks too big for this game: buy-ins are $20.00
! hint: note issue Cat bank 200 --really
= 4
$ note issue Bob Ann 2000 --for transfer
! error: $2,000.00 looks too big for this game: buy-ins are $20.00
! hint: note issue Bob Ann 2000 --for transfer --really
= 4
$ note issue Ann Bob 2000 --for book
! error: $2,000.00 looks too big for this game: buy-ins are $20.00
! hint: note issue Ann Bob 2000 --for book --really
= 4
$ note issue Ann Bob 50
  Ann wrote Bob a $50.00 note (BOG)
  recorded #10 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note issue Ann Bob 200 --really
  Ann wrote Bob a $200.00 note (BOA)
  recorded #11 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
! note: $200.00 looks too big for this game: buy-ins are $20.00
