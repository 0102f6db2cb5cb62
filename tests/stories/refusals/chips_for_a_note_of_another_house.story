# Where the bank takes cash alone it takes no note for chips, written or handed on
# rules: DAV-18

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
$ note issue Cat Bob 40 --for cash
  Cat wrote Bob a $40.00 note (BOC) for cash
  recorded #6 ········
$ open --house dave --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ note issue Cat bank 50 --for chips
! error: this house doesn't take bank notes (DAV-18)
! hint: note issue --help
= 4
> (DAV-18)
$ note give BOC bank --for chips
! error: this house doesn't give credit, so no bank notes (DAV-18)
! hint: buy Bob 40.00 --cash
= 4
> (DAV-18)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ note give BOC Ann --for chips
! error: players can't sell chips to each other at this house (DAV-19)
! hint: note give --help
= 4
> (DAV-19)
$ note give BOC Ann --for cash
  Cat's note BOC ($40.00) went from Bob to Ann for cash
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
