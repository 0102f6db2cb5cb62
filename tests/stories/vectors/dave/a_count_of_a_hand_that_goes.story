# A hand that is declared void or taken back takes the counts after it along: what is paid then is counted again.
# rules: DAV-20

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #10 ········
$ hand result --game holdem --in Bob=.25 --in Cat=10 --in Ann=10 --win Ann=20.25
  hand 1, holdem: Ann wins $20.25
  recorded #11 ········
$ count Ann 60.25
  Ann has $60.25, as expected
  recorded #12 ········
! next: count the stacks of Bob and Cat
$ count Bob 49.75 --by player
  Bob counts $49.75
  recorded #13 ········
$ count Bob 49.75 --by banker
  both counts of Bob's stack agree: $49.75
  recorded #15 ········
! next: count Cat's stack
$ count Cat 40 --by banker
  the banker counts $40.00 for Cat
  recorded #16 ········
$ hand void 1 --why "a card lay on the floor"
  hand 1, holdem, is void: a card lay on the floor
  player  gets back
  ───────────────────
  Bob         $0.25
  Cat        $10.00
  Ann       -$10.25
  recorded #18 ········
! next: play (hand new or hand result), then count the stacks
$ cashout Bob
! error: `Bob` and the banker both have to count the stack before `Bob` is paid (DAV-20)
! hint: count Bob 50.00
= 4
> both have to count the stack before
$ cashout Cat
! error: `Cat` and the banker both have to count the stack before `Cat` is paid (DAV-20)
! hint: count Cat 50.00
= 4
> both have to count the stack before
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $50.00  -$50.00    –      –     –  $50.00  not yet   $0.00
  Bob     $50.00  -$50.00    –      –     –  $50.00  not yet   $0.00
  Cat     $50.00  -$50.00    –      –     –  $50.00  not yet   $0.00
  ¶
  drawer $150.00   chips out $150.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
> not yet
$ close --dry-run
  Ann cashes out $50.00: $50.00 in cash
  Bob cashes out $50.00: $50.00 in cash
  Cat cashes out $50.00: $50.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $50.00              –
  Bob      $0.00     $50.00              –
  Cat      $0.00     $50.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says (DAV-20)
> `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says (DAV-20)

A count from before the hand is one again: the stack is what was counted.

$ count Cat 50
  Cat has $50.00, as expected
  recorded #19 ········
! next: count the stacks of Ann and Bob
$ hand result --game holdem --dealer Ann --in Bob=2 --in Cat=2 --win Bob=4
  hand 2, holdem: Bob wins $4.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ count Bob 52
  Bob has $52.00, as expected
  recorded #21 ········
! next: count the stacks of Ann and Cat
$ undo
  undid #21 (Bob's stack was counted: $52.00, expected $52.00)
  recorded #22 ········
! next: play (hand new or hand result), then count the stacks
$ undo
  undid #20 (hand 2, holdem: Bob won $4.00)
  recorded #23 ········
! next: count the stacks of Ann and Bob
$ cashout Cat
  Cat cashes out $50.00: $50.00 in cash
  Cat's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #25 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
> Cat's count, the banker's count and the payout are all $50.00 (DAV-20)

So it is with chips that are taken back from under a count.

$ count Bob 40
  Bob has $40.00: down $10.00 in unrecorded hands
  recorded #26 ········
! next: count Ann's stack
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $50.00
  recorded #27 ········
! next: play (hand new or hand result), then count the stacks
$ count Bob 50 --by player
  Bob counts $50.00
  recorded #28 ········
$ count Bob 50 --by banker
  both counts of Bob's stack agree: $50.00
  recorded #30 ········
! next: count Ann's stack
$ undo 27
  undid #27 (Bob bought chips: $10.00 for cash)
  recorded #31 ········
! next: play (hand new or hand result), then count the stacks
$ cashout Bob
! error: `Bob` and the banker both have to count the stack before `Bob` is paid (DAV-20)
! hint: count Bob 40.00
= 4
> both have to count the stack before
$ count Bob 40
  Bob has $40.00, as expected
  recorded #32 ········
! next: count Ann's stack
$ cashout Bob
  Bob cashes out $40.00: $40.00 in cash
  Bob's count, the banker's count and the payout are all $40.00 (DAV-20)
  recorded #34 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
> Bob's count, the banker's count and the payout are all $40.00 (DAV-20)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 34 events
