With three or more players left a round has a bet and three raises, so a hand told without its acts is asked about; two who are left go on as they like.
rules: MIK-61, MIK-62

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $100.00 (MIK-04)
$ buy Cat 100
  Cat buys chips: $100.00 in cash; stack $100.00
  recorded #10 ········
$ buy Dan 100
  Dan buys chips: $100.00 in cash; stack $100.00
  recorded #11 ········
$ hand result draw Ann 20 Bob Cat Dan
! error: `Ann` put in $20.00, but the limits allow at most $4.05 in a hand of `five-card-draw` with three or more players left (MIK-61)
! hint: hand result draw Ann 20 Bob Cat Dan --really
= 4
> with three or more players left
$ hand result draw Ann 4.05 Bob Cat Dan
  hand 1, five-card-draw: Ann wins $16.20
  recorded #12 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ undo
  undid #12 (hand 1, five-card-draw: Ann won $16.20)
  recorded #13 ········
$ hand result draw Ann 20 Bob
  hand 1, five-card-draw: Ann wins $40.00
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ undo
  undid #14 (hand 1, five-card-draw: Ann won $40.00)
  recorded #15 ········
$ hand result --game draw --in Ann=20 --in Bob=20 --in Cat=4.05 --in Dan=0.05 --win Ann=44.10
  hand 1, five-card-draw: Ann wins $44.10
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ undo
  undid #16 (hand 1, five-card-draw: Ann won $44.10)
  recorded #17 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"2h3h4h5h7c"},{"name":"Bob","in":"50","cards":"AsAdAhKcKd"},{"name":"Cat","in":"50","folded":true}]}'
! error: --hand:1:1: `Ann` put in $50.00, but the limits allow at most $4.05 in a hand of `five-card-draw` with three or more players left (MIK-61)
! hint: hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"2h3h4h5h7c"},{"name":"Bob","in":"50","cards":"AsAdAhKcKd"},{"name":"Cat","in":"50","folded":true}]}' --really
= 5
> with three or more players left
$ hand result draw Ann 20 Bob Cat Dan --really
  hand 1, five-card-draw: Ann wins $80.00
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
