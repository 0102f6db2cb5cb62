# Two who tie for the pot that knocks a player out split the bounty at once: the hand says who they are

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
$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.00 on each player
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.00 ($5.00 bounty): 1,500 chips
  Bob enters for $25.00 ($5.00 bounty): 1,500 chips
  Cat enters for $25.00 ($5.00 bounty): 1,500 chips
  Dan enters for $25.00 ($5.00 bounty): 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.00       –   $5.00
  Bob        in  1,500   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  Dan        in  1,500   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand add --hand '{"game":"holdem","board":"AcKcQcJcTc","players":[{"name":"Ann","in":"1500","cards":"2h3h"},{"name":"Bob","in":"1500","cards":"4h5h"},{"name":"Cat","in":"1500","cards":"6h7h","folded":true}]}'
  hand 1, holdem: Ann wins 2,250, Bob wins 2,250
    Ann and Bob tie for the main pot of 4,500: royal flush (standard rule)
    Ann and Bob split the main pot: 2,250 each (standard rule)
  recorded #19 ········
! note: `Cat` is out in 4th place; `Ann` gets $2.50 in bounty money; `Bob` gets $2.50 in bounty money
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
> `Ann` gets $2.50
> `Bob` gets $2.50
$ hand result --game holdem --in Ann=2250 --in Bob=2250 --in Dan=1500 --win Ann=3000 --win Bob=3000
  hand 2, holdem: Ann wins 3,000, Bob wins 3,000
  recorded #21 ········
! note: `Dan` is out in 3rd place; `Ann` gets $2.50 in bounty money; `Bob` gets $2.50 in bounty money
> `Ann` gets $2.50
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 4 players left, 6,000 chips in play, average stack 3,000
  4 entries at $20.00 for 1,500 chips
  Cat went out in hand 1
  Dan went out in hand 2
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  3,000   $25.00       –   $5.00
  Bob        in  3,000   $25.00       –   $5.00
  Dan         3      –   $25.00       –       –
  Cat         4      –   $25.00       –       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  44 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 21 events
