# Who put nothing in wins nothing but what waited, and at the Igloo the dealer's ante for the table

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
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
$ hand result --game straight-poker --in Ann=1 --in Bob=1 --win Cat=2
! error: `Cat` put nothing in and can't win $2.00
! hint: hand result --game straight-poker --in Ann=1 --in Bob=1 --win Cat=2 --really
= 4
> `Cat` put nothing in and can't win $2.00
$ hand result --game straight-poker --in Ann=1 --in Bob=1 --in Cat=5 --carry 7 --for Ann --for Bob --for Cat --really
  hand 1, straight-poker: nobody wins; $7.00 carries over to the next hand
  recorded #10 ········
$ hand result --game straight-poker --in Ann=1 --in Bob=1 --win Cat=9
! error: `Cat` put nothing in, so the most `Cat` can win is $7.00, not $9.00
! hint: hand result --game straight-poker --in Ann=1 --in Bob=1 --win Cat=9 --really
= 4
> `Cat` put nothing in, so the most `Cat` can win is $7.00, not $9.00
$ hand result --game straight-poker --in Ann=1 --in Bob=1 --win Cat=7 --win Ann=2
  hand 2, straight-poker: Ann wins $2.00, Cat wins $7.00
  recorded #11 ········
> Ann wins $2.00, Cat wins $7.00
$ close
  Bob cashes out $3.00: $3.00 in cash
  Ann cashes out $5.00: $5.00 in cash
  Cat cashes out $7.00: $7.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00      $5.00              –
  Bob     -$2.00      $3.00              –
  Cat      $2.00      $7.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #18 ········
! note: `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says
$ open --house igloo --banker Ann
  night 2 is open at The Igloo; Ann is the banker
  recorded #19 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #21 ········
$ hand result --game five-card-draw --in Ann=0.20 --win Bob=0.20
  hand 1, five-card-draw: Bob wins $0.20
  recorded #22 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
> hand 1, five-card-draw: Bob wins $0.20
$ hand result --game five-card-draw --in Ann=1.20 --win Bob=1.20
! error: `Bob` put nothing in, so the most `Bob` can win is $0.20, not $1.20
! hint: hand result --game five-card-draw --in Ann=1.20 --win Bob=1.20 --really
= 4
> `Bob` put nothing in, so the most `Bob` can win is $0.20, not $1.20
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  42 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 22 events
