# A line that doesn't work leads to one that does, with the words that were typed

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ player add Bob
  Bob, a regular
  recorded #6 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
$ player add Cat
  Cat, a regular
  recorded #8 ········
$ hand new holdem
! error: one word too many: `holdem`
! hint: hand new
= 2
> hint: hand new
$ h new holdem Ann
! error: one word too many: `holdem`
! hint: hand new
= 2
> hint: hand new
$ status now
! error: one word too many: `now`
! hint: status
= 2
> hint: status

The short word for a bank note stands for an option, and the hint keeps it.

$ n Cat 20 --cash
! error: give an amount for each way of paying
! hint: buy Cat 20.00 --cash
! hint: buy Cat 20.00 --note
= 2
> hint: buy Cat 20.00 --cash
> hint: buy Cat 20.00 --note
$ n Cat
! error: the amount is missing
! hint: buy Cat 20 --note
= 2
> hint: buy Cat 20 --note
$ buy Cat --cash 20 --app
! error: give an amount for each way of paying
! hint: buy Cat 20 --cash
! hint: buy Cat 20 --app
= 2
> hint: buy Cat 20 --cash

Who is in the hand wasn't sitting out.

$ hand result holdem Ann 2 Bob --away ann
! error: `Ann` is in the hand and can't be sitting out
! hint: hand result holdem Ann 2 Bob
= 4
> `Ann` is in the hand and can't be sitting out
> hint: hand result holdem Ann 2 Bob
$ hand result holdem Ann 2 Bob --away=Bob --dealer Ann
! error: `Bob` is in the hand and can't be sitting out
! hint: hand result holdem Ann 2 Bob --dealer Ann
= 4
> hint: hand result holdem Ann 2 Bob --dealer Ann
$ hand add --hand '{"game":"holdem","board":"TsTd9s3sJh","away":["Ann"],"players":[{"name":"Ann","in":"1.00","cards":"5sJc"},{"name":"Bob","in":"1.00","cards":"7d4c"}]}'
! error: --hand:1:1: `Ann` is in the hand and can't be sitting out
= 5
> `Ann` is in the hand and can't be sitting out
