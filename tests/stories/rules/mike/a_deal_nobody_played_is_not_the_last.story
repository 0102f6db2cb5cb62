# A deal that was noted and never played isn't the night's last one
# rules: MIK-27

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result five-card-draw Ann 1 Bob --dealer Ann
  hand 1, five-card-draw: Ann wins $2.00
  recorded #14 ········
$ hand result five-card-draw Ann 1 Bob --dealer Bob
  hand 2, five-card-draw: Ann wins $2.00
  recorded #16 ········
$ hand result five-card-draw Ann 1 Bob --dealer Cat
  hand 3, five-card-draw: Ann wins $2.00
  recorded #18 ········
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #19 ········
$ count Ann 23
  Ann has $23.00, as expected
  recorded #20 ········
! next: count the stacks of Bob and Cat
$ count Bob 17
  Bob has $17.00, as expected
  recorded #21 ········
! next: count Cat's stack
$ count Cat 20
  Cat has $20.00, as expected
  recorded #22 ········
! next: pay them all (cashout)
$ close --dry-run --yes
  Bob cashes out $17.00: $17.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Ann cashes out $23.00: $23.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00     $23.00              –
  Bob     -$3.00     $17.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
$ close --yes
  Bob cashes out $17.00: $17.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Ann cashes out $23.00: $23.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00     $23.00              –
  Bob     -$3.00     $17.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #29 ········
