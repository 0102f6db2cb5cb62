# Houses that sell once, sell to a limit, or sell for cash alone.

$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
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
! error: the first purchase is $20.00, not $15.00 (IGL-01)
= 4
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: hand new or hand result; at the end count the stacks
$ buy Ann 20
! error: the bank sold `Ann` $20.00 already; more chips come from other players (IGL-14)
! hint: status
= 4
$ buy Bob 20 --note
! error: the house says nothing of credit, so it takes no bank notes (standard rule)
! hint: buy Bob 20.00 --cash
= 4
$ cashout
  Ann turns in $20.00: $20.00 in cash
  recorded #8 ········
! note: not counted; paying the book figure: `Ann`
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
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 9.75
! error: a purchase starts at 20 big blinds, $10.00, and $9.75 is less (DAV-16)
= 4
$ buy Ann 50.25
! error: $50.25 on top of $0.00 would be more than $50.00 (100 big blinds, or the biggest stack) (DAV-16)
= 4
$ buy Ann 50 --debt
! error: this house gives no credit: it takes no debts in THE BOOK (DAV-18)
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
! next: hand new or hand result; at the end count the stacks
$ buy Bob 5 --from Ann --note
! error: a sale among players is covered by cash, not by note
= 4
$ buy Ann 25
! error: with $20.00 before, $25.00 would pass the most the bank sells, $40.00
= 4
$ close
  Ann turns in $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #16 ········
! note: not counted; paying the book figure: `Ann`

In a tournament there are neither sales nor a cash-out.

$ open --house pig --banker Ann
  night 4 is open at Whose Pig Is This?; Ann is the banker
  recorded #17 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ buy Ann 20
! error: `Ann` has $20.00 in play, and money can't be added to a stack in play here (PIG-10)
= 4
$ buy Bob 5 --from Ann
! error: players do not sell chips to each other in this house (PIG-11)
= 4
$ cashout Ann
! error: chips of a tournament are no money: nobody turns them in while it is played (PIG-13, PIG-14)
! hint: close
= 4
$ close
  Ann turns in $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 4 is closed
  recorded #21 ········
! note: no prizes were worked out, so chips go back at the price they were sold for (standard rule)
! note: not counted; paying the book figure: `Ann`
