# Where nobody answers for the notes of guests, a guest pays cash; a payment the house does not list is not taken

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [buyin]
  paid = ["cash", "note"]
  ¶
  [credit]
  is = "notes+book"
  who = "regulars"
  sponsor = false
$ init --house ours.toml
  started a new book in USD with `ours` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Gus --guest-of Ann
  Gus, guest of Ann
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Gus 20 --note
! error: `Gus` is a guest, and nobody covers guests' notes at this house
! hint: player regular Gus
= 4
> and nobody covers guests' notes at this house
$ buy Gus 20
  Gus buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 20 --note
  Ann buys chips: $20.00 with note BOA; stack $20.00
  recorded #7 ········
$ buy Ann 20 --debt
! error: the bank takes only cash or bank notes for chips, not debts in THE BOOK
! hint: buy Ann 20.00 --cash
= 4
> takes only cash or bank notes
