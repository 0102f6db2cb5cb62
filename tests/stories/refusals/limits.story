# Houses that sell once, sell to a limit, or sell for cash alone.

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 15
! error: the first buy-in is $20.00, not $15.00 (IGL-01)
! hint: buy Ann 20.00
= 4
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 20
! error: the bank already sold `Ann` $20.00; buy more chips from another player (IGL-14)
! hint: status
= 4
$ buy Bob 20 --note
! error: the house rules don't mention credit, so no bank notes (standard rule)
! hint: buy Bob 20.00 --cash
= 4
$ cashout
  Ann cashes out $20.00: $20.00 in cash
  recorded #8 ········
! note: `Ann`'s chips weren't counted; paying what the book says
! next: close the night (close)
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #9 ········
$ open --house dave --banker Ann --stakes .25/.50
  night 2 is open at Dave's cash game; Ann is the banker
  recorded #10 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 9.75
! error: $9.75 is too little: buy at least $10.00 (20 big blinds) (DAV-16)
! hint: buy Ann 10.00
= 4
$ buy Ann 50.25
! error: $50.25 is over the limit: you can buy up to $50.00 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Ann 50.00
= 4
$ buy Ann 50 --debt
! error: this house doesn't give credit, so no debts in THE BOOK (DAV-18)
! hint: buy Ann 50.00 --cash
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #11 ········

A house of one's own, where a sale among players is covered by cash alone and nobody buys more than forty.

file ours.toml:
  [house]
  name = "ours"
  title = "Our house"
  currency = "USD"
  ¶
  [chips]
  p2p_pay = ["cash"]
  ¶
  [credit]
  is = "notes+book"
  ¶
  [buyin]
  max = "40.00"

$ open --house ours.toml --banker Ann
  night 3 is open at Our house; Ann is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5 --from Ann --note
! error: chips bought from a player have to be paid for in cash, not with a note
! hint: buy --help
= 4
$ buy Ann 25
! error: that player already bought $20.00, so $25.00 more is too much: the limit is $40.00 per player
! hint: buy --help
= 4
$ close
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #16 ········
! note: `Ann`'s chips weren't counted; paying what the book says

In a tournament there are neither sales nor a cash-out.

$ open --house pig --banker Ann
  night 4 is open at The Pig tournament; Ann is the banker
  recorded #17 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ buy Ann 20
! error: `Ann` still has $20.00, and this house doesn't allow topping up (PIG-10)
! hint: buy --help
= 4
$ buy Bob 5 --from Ann
! error: players can't sell chips to each other at this house (PIG-11)
! hint: buy --help
= 4
$ cashout Ann
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4
$ close
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 4 is closed
  recorded #21 ········
! note: no prizes were worked out, so players get back what they paid for their chips (standard rule)
! note: `Ann`'s chips weren't counted; paying what the book says
