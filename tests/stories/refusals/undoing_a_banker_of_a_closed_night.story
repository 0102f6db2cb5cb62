# Who had the bank when the night ended had it: that is not taken back alone, nor is a note that was written into THE BOOK
# rules: MIK-07

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
$ buy Cat 20 --note
  Cat buys chips: $20.00 with note BOC; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ note commit BOC
  note BOC went into THE BOOK: Cat owes the bank $20.00
  recorded #9 ········
$ banker Bob
  Bob is the banker from now on
  recorded #10 ········
$ close --yes
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 off what Cat owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Cat      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #15 ········
! note: `Ann` and `Cat`'s chips weren't counted; paying what the book says
$ undo 9
! error: can't undo event 9 (a note went into THE BOOK) because of event 15 (the night was closed): the bank would have been settled differently when the night ended
! hint: undo 9 --with-dependents
! hint: undo 15
= 4
> the bank would have been settled differently when the night ended
$ undo 10
! error: can't undo event 10 (the bank changed hands) because of event 15 (the night was closed): the bank would have been settled differently when the night ended
! hint: undo 10 --with-dependents
! hint: undo 15
= 4
> the bank would have been settled differently when the night ended
$ undo
  undid #11 (Ann cashed out $20.00: $20.00 in cash)
  undid #12 (Ann left the table)
  undid #13 (Cat cashed out $20.00: $20.00 off the debt to the bank)
  undid #14 (Cat left the table)
  undid #15 (the night ended)
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ undo 9
  undid #9 (note BOC went into THE BOOK: Cat owes the bank $20.00)
  recorded #21 ········
$ close --yes
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 goes to pay note BOC
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Cat      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #26 ········
! note: `Ann` and `Cat`'s chips weren't counted; paying what the book says
