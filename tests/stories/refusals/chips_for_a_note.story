# Chips for a note are a purchase, whether the note is written for them or handed on
# rules: MIK-02

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
$ note issue Cat Bob 3.33 --for cash
  Cat wrote Bob a $3.33 note (BOC) for cash
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ note issue Cat bank 3.35 --for chips
! error: $3.35 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 (MIK-02)
! hint: note issue Cat bank 5.00 --for chips
= 4
> (MIK-02)
$ note issue Cat bank 3000 --for chips
! error: `Cat` is buying in for $3,000.00, but the others bought in for $20.00
! hint: note issue Cat bank 3000 --for chips --really
= 4
> `Cat` is buying in for $3,000.00, but the others bought in for $20.00
$ note give BOC Ann --for chips
! error: $3.33 isn't a multiple of $0.05; try $3.30 or $3.35 (MIK-13, MIK-59)
! hint: note give --help
= 4
$ note issue Cat Ann 5 --for chips
  Cat wrote Ann a $5.00 note (BOCA) for chips
  recorded #10 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  10 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 10 events
