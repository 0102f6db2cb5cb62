# A hand that does not count is not taken back a second time: the refusal names the event that the screen showed.

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
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand void 1 --why "the deck had 51 cards"
  hand 1, holdem, is void: the deck had 51 cards
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #10 ········
$ undo
! error: event 10 voided hand 1: enter the hand again instead
! hint: hand new
= 4
> event 10 voided hand 1: enter the hand again instead

$ count Bob 20
  Bob has $20.00, as expected
  recorded #11 ········
! next: count Ann's stack
$ cashout Bob
  Bob cashes out $20.00: $20.00 in cash
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ status
  night 1 at Mike's house, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00        –    –      –     –       –     left   $0.00
  ¶
  drawer $20.00   chips out $20.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
> left
$ close --yes --lapse
! error: --yes puts notes into THE BOOK, and --lapse makes them void; use one or the other
! hint: close
= 2
> --yes puts notes into THE BOOK, and --lapse makes them void
