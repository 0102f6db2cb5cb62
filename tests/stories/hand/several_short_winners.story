# Winners who put in less win together no more than the pots hold that they reach
# rules: DAV-14, CAU-027

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········

Ann and Bob are all-in with 10: of the 100 they can win 40, whoever of them has it.

$ hand result --game holdem --in Ann=10 --in Bob=10 --in Cat=40 --in Dan=40 --win Ann=40 --win Bob=40 --win Dan=20
! error: `Ann` and `Bob` put in no more than $10.00 each, so the most they can win together is $40.00, not $80.00 (DAV-14)
! hint: hand result --game holdem --in Ann=10 --in Bob=10 --in Cat=40 --in Dan=40 --win Ann=40 --win Bob=40 --win Dan=20 --really
= 4
$ hand result --game holdem --in Ann=10 --in Bob=10 --in Cat=40 --in Dan=40 --win Ann=20 --win Bob=20 --win Dan=60
  hand 1, holdem: Ann wins $20.00, Bob wins $20.00, Dan wins $60.00
  recorded #12 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 12 events
