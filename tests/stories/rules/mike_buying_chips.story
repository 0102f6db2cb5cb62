# Mike's bank: chips by fives, covered by cash, a note or THE BOOK, and players asked first.
# rules: MIK-01, MIK-02, MIK-03, MIK-04, MIK-13, MIK-14

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Gus
  Gus, a regular
  recorded #3 ········
$ player add Ned
  Ned, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Ola
  Ola, a regular
  recorded #5 ········

Gus keeps the bank and lays out the case; the big chips stay in it as long as there are small ones.

$ open --banker Gus
  night 1 is open at Mike's house; Gus is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ chips set white=0.05:200 red=0.10:150 blue=0.25:120 yellow=0.50:40:reserve black=1:40:reserve green=5:20:reserve
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00     20           20    0  reserve
  black   $1.00     40           40    0  reserve
  yellow  $0.50     40           40    0  reserve
  blue    $0.25    120          120    0
  red     $0.10    150          150    0
  white   $0.05    200          200    0
  recorded #7 ········
$ chips plan 20
  chips  color   each
  ─────────────────────
     60  blue   $0.25
     33  red    $0.10
     34  white  $0.05
$ buy Ned 20 --chips white=40,red=80,blue=40
  Ned buys chips: $20.00 in cash (40 × $0.25, 80 × $0.10, 40 × $0.05); stack
    $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ chips plan 20
  chips  color   each
  ─────────────────────
     60  blue   $0.25
     33  red    $0.10
     34  white  $0.05

Seven dollars are no multiple of five; but among players any sum goes.

$ buy Ola 7
! error: $7.00 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 or $10.00 (MIK-02)
! hint: buy Ola 5.00
! hint: buy Ola 10.00
= 4
$ buy Ola 20 --debt
  Ola buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ned` has $20.00 (MIK-04)
$ buy Gus 7 --from Ned
  Gus buys chips from Ned: $7.00 in cash; stack $7.00
  recorded #10 ········
$ buy Gus --cash 5 --note 5 --debt 10
  Gus buys chips: $5.00 in cash, $5.00 with note BOG, $10.00 on THE BOOK; stack
    $27.00
  recorded #11 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Gus
  ¶
  player  bought     cash  app   notes     book   chips  counted  result
  ────────────────────────────────────────────────────────────────────────
  Ned     $20.00  -$13.00    –       –        –  $13.00  not yet   $0.00
  Ola     $20.00        –    –       –  -$20.00  $20.00  not yet   $0.00
  Gus     $27.00  -$12.00    –  -$5.00  -$10.00  $27.00  not yet   $0.00
  ¶
  drawer $25.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ close
  Ned cashes out $13.00: $13.00 in cash
  Ola cashes out $20.00: $20.00 off what Ola owes the bank
  Gus cashes out $27.00: $5.00 goes to pay note BOG, $10.00 off what Gus owes the
    bank, $12.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ned      $0.00     $13.00              –
  Ola      $0.00          –              –
  Gus      $0.00     $12.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #18 ········
! note: `Ned`, `Ola` and `Gus`'s chips weren't counted; paying what the book says
$ book
  nobody owes anybody
