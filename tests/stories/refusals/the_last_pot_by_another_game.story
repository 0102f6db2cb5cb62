# At Mike's the dealer calls the game for the last pot. The program deals cold hands and nothing else; of another game the banker says who won.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result --game five-card-draw --in Ann=.50 --in Bob=.50 --win Ann=1
  hand 1, five-card-draw: Ann wins $1.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ coldhands --game five-card-draw --deal
! error: the program can't deal `five-card-draw` for cold hands; deal them yourselves and say who won
! hint: coldhands --game five-card-draw --win Ann
= 4
> the program can't deal `five-card-draw` for cold hands; deal them yourselves and say who won
$ coldhands --game five-card-draw --win Ann
  Ann wins $1.00 and now has $21.00
    odd change: `Ann` $0.50, `Bob` $0.50 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #9 ········
