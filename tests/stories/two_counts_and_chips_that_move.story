# Two counts hold until the chips move, by whatever way: then both are taken anew.

file own.toml:
  [house]
  name = "own"
  title = "Two counts and bank notes"
  currency = "USD"
  ¶
  [credit]
  is = "notes"
  ¶
  [cashout]
  check = "three-counts"
$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #4 ········
$ house use own.toml
  from now on, the house is `own`: Two counts and bank notes
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Two counts and bank notes; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 100
  Cat buys chips: $100.00 in cash; stack $100.00
  recorded #8 ········
$ count Bob 100 --by player
  Bob counts $100.00
  recorded #9 ········
$ count Bob 100 --by banker
  both counts of Bob's stack agree: $100.00
  recorded #11 ········
! next: count Cat's stack

## Cat gives him chips for a scrap of paper: what was counted before is no longer his stack
$ note issue Bob Cat 10 --for chips
  Bob wrote Cat a $10.00 note (BOB) for chips
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ cashout Bob
! error: `Bob` and the banker both have to count the stack before `Bob` is paid
! hint: count Bob 110.00
= 4
$ count Bob 110 --by banker
  the banker counts $110.00 for Bob
  recorded #13 ········
$ count Bob 110 --by player
  both counts of Bob's stack agree: $110.00
  recorded #15 ········
! next: count Cat's stack
$ cashout Bob
  Bob cashes out $110.00: $110.00 in cash
  recorded #17 ········
! next: play (hand new or hand result), then count the stacks

## a tournament's chips are another heap: its entry in cash leaves the counts of the ring game alone
$ count Cat 90 --by player
  Cat counts $90.00
  recorded #18 ········
$ count Cat 90 --by banker
  both counts of Cat's stack agree: $90.00
  recorded #20 ········
! next: pay them all (cashout)
$ tournament new --entry 5 --stack 1000 --levels 25/50@20
  tournament 1
  entry $5.00 for 1,000 chips (smallest 25)
  recorded #21 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Cat
  Cat enters for $5.00: 1,000 chips
  1 entered; the prize pool is $5.00
  recorded #23 ········
$ cashout Cat
  Cat cashes out $90.00: $90.00 in cash
  recorded #25 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 25 events
