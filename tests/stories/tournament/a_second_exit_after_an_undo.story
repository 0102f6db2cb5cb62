# Whoever goes out twice has something on his head but once. Where the exit that won it is taken back, the other cannot stand as it was told.
# rules: PIG-40

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5 --stack 1000 --levels 25/50@20 --payout 70/30 --rebuy 10 --rebuys 1 --rebuy-stack 500
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  bounty $5.00 on each player
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Bob Cat Dan
  Bob enters for $25.00 ($5.00 bounty): 1,000 chips
  Cat enters for $25.00 ($5.00 bounty): 1,000 chips
  Dan enters for $25.00 ($5.00 bounty): 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #14 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  1,000   $25.00       –   $5.00
  Cat        in  1,000   $25.00       –   $5.00
  Dan        in  1,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #15 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Dan --by Bob
  Dan is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #16 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan
$ tournament rebuy Dan
  Dan buys back in for $10.00: 500 chips
  3 entered; the prize pool is $70.00
  recorded #18 ········
$ tournament bust Dan --by Bob
  Dan is out in 3rd place
  2 left
  recorded #19 ········
$ undo 16
! error: can't undo event 16 (a tournament step) because of event 18 (a tournament step): somebody who's out would be in, or the other way around, so the tournament wouldn't add up
! hint: undo 16 --with-dependents
! hint: undo 18
= 4

With what stands on it, the second exit goes too: he is in again, with what lies on his head.

$ undo 16 --with-dependents
  undid #16 (Dan was knocked out; bounty: Bob $5.00)
  undid #17 (Dan bought chips: $10.00 for cash)
  undid #18 (Dan bought back in for $10.00: 500 chips)
  undid #19 (Dan was knocked out)
  recorded #23 ········
$ tournament
  tournament 1, running
  level 1, 25/50, 14:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  1,000   $25.00       –   $5.00
  Cat        in  1,000   $25.00       –   $5.00
  Dan        in  1,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
$ tournament bust Dan --by Bob
  Dan is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #24 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan
$ tournament bust Cat --by Bob
  Cat is out in 2nd place
  Bob wins a bounty of $5.00
  1 left
  recorded #25 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat
! note: `Bob` has all 3,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Bob     $42.00       $5.00
      2  Cat     $18.00           –
  the pool was $60.00; cashout pays the prizes
    Bob has all 3,000 chips
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    the pool is split 70/30
  recorded #26 ········
$ count Bob 57
  Bob has $57.00, as expected
  recorded #27 ········
$ count Cat 18
  Cat has $18.00, as expected
  recorded #28 ········
$ close --yes
  Cat cashes out $18.00: $18.00 in cash
  Bob cashes out $57.00: $57.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $32.00     $57.00              –
  Cat      -$7.00     $18.00              –
  Dan     -$25.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #33 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  33 events in an unbroken chain
  entries     ok  74 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 33 events
$ export balances
  party,asset,with,amount
  Bob,cash,,32.00
  Cat,cash,,-7.00
  Dan,cash,,-25.00
