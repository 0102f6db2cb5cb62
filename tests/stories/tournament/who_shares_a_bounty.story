# Two who tie for the pot that takes a player out share what is on his head: neither is left out

$ init --house casino
  a new book, counting in USD, under the rules of `casino`
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
$ open --banker Ann
  night 1 is open at Plain card-room rules; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  bounty $5.00 on each head
  prizes 60/40
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.00 ($5.00 on the head): 1,500 chips
  Bob enters for $25.00 ($5.00 on the head): 1,500 chips
  Cat enters for $25.00 ($5.00 on the head): 1,500 chips
  Dan enters for $25.00 ($5.00 on the head): 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Ann        in  1,500   $25.00     –  $5.00
  Bob        in  1,500   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  of a pool of $80.00
  recorded #17 ········
! note: 4 of 4 have no seat number: seat PLAYER N
$ hand add --hand '{"game":"holdem","board":"AcKcQcJcTc","players":[{"name":"Ann","in":"1500","cards":"2h3h"},{"name":"Bob","in":"1500","cards":"4h5h"},{"name":"Cat","in":"1500","cards":"6h7h","folded":true}]}'
  hand 1, holdem: Ann wins 2,250, Bob wins 2,250
    best for the main pot of 4,500 are Ann and Bob with royal flush (standard)
    Ann and Bob share the main pot: 2,250 each (standard)
  recorded #18 ········
! note: `Cat` has no chips left: tournament bust Cat --by Ann --by Bob
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
> `Cat` has no chips left: tournament bust Cat --by Ann --by Bob
$ tournament bust Cat --by Ann
! error: `Ann` and `Bob` share the pot of hand 1 that took `Cat` out: name them all
! hint: tournament bust Cat --by Ann --by Bob
= 4
> name them all
$ tournament bust Cat --by Ann --by Bob
  Cat is out: place 4
  Ann wins $2.50 for it
  Bob wins $2.50 for it
  3 left
  recorded #19 ········
> Ann wins $2.50 for it
> Bob wins $2.50 for it
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  19 events in an unbroken chain
  entries     ok  38 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 19 events
