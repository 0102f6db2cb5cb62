# Who is out went out in the recorded hand that took his last chips, however late it is told; and in none of them if he
# lost them in play that nobody recorded.
# rules: PIG-40 C-PIG-19

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)

# Bob has chips after the recorded hand, and loses them in a later one that nobody wrote down.
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 50/30/20
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Ann=1500 --in Bob=100 --in Cat=1500 --win Cat=3100
  hand 1, holdem: Cat wins 3,100
  recorded #19 ········
! note: `Ann` is out in 4th place
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ count Bob 0
  Bob has 0: down 1,400 in unrecorded hands
  recorded #20 ········
$ tournament bust Bob
  Bob is out in 3rd place
  2 left
  recorded #21 ········
$ tournament bust Dan
  Dan is out in 2nd place
  1 left
  recorded #22 ········
! note: the book says `Dan` still had 1,500 chips: they go to the winner; if `Dan` isn't out, undo this
! note: `Cat` has all 6,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Cat     $40.00
      2  Dan     $24.00
      3  Bob     $16.00
  the pool was $80.00; cashout pays the prizes
    Cat has all 6,000 chips
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out
    the pool is split 50/30/20
  recorded #23 ········

# Neither Ann nor Bob was dealt into the only hand that was recorded: they share nothing.
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 50/30/20
  tournament 2
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #24 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #32 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 2, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
  recorded #33 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Cat=100 --in Dan=100 --win Cat=200
  hand 2, holdem: Cat wins 200
  recorded #34 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ count Ann 0
  Ann has 0: down 1,500 in unrecorded hands
  recorded #35 ········
$ tournament bust Ann
  Ann is out in 4th place
  3 left
  recorded #36 ········
$ count Bob 0
  Bob has 0: down 1,500 in unrecorded hands
  recorded #37 ········
$ tournament bust Bob
  Bob is out in 3rd place
  2 left
  recorded #38 ········
$ tournament bust Dan
  Dan is out in 2nd place
  1 left
  recorded #39 ········
! note: the book says `Dan` still had 1,400 chips: they go to the winner; if `Dan` isn't out, undo this
! note: `Cat` has all 6,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Cat     $40.00
      2  Dan     $24.00
      3  Bob     $16.00
  the pool was $80.00; cashout pays the prizes
    Cat has all 6,000 chips
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out
    the pool is split 50/30/20
  recorded #40 ········

# Ann and Bob lose their chips in two hands; who won Ann's is told after Bob is out.
$ tournament new --entry 20 --bounty 5.05 --stack 1500 --levels 25/50 --payout 50/30/20
  tournament 3
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.05 on each player
  prizes 50/30/20
  recorded #41 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.05 ($5.05 bounty): 1,500 chips
  Bob enters for $25.05 ($5.05 bounty): 1,500 chips
  Cat enters for $25.05 ($5.05 bounty): 1,500 chips
  Dan enters for $25.05 ($5.05 bounty): 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #49 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 3, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Bob        in  1,500   $25.05       –   $5.05
  Cat        in  1,500   $25.05       –   $5.05
  Dan        in  1,500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
  recorded #50 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Ann=1500 --in Cat=1500 --in Dan=1500 --win Cat=2250 --win Dan=2250
  hand 3, holdem: Cat wins 2,250, Dan wins 2,250
  recorded #52 ········
! note: `Ann` is out in 4th place
! note: nobody gets the bounty on `Ann` until you say who won it: tournament bust Ann --by Cat --by Dan
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result --game holdem --in Bob=1500 --in Cat=1500 --in Dan=1500 --win Cat=2250 --win Dan=2250
  hand 4, holdem: Cat wins 2,250, Dan wins 2,250
  recorded #54 ········
! note: `Bob` is out in 3rd place
! note: nobody gets the bounty on `Bob` until you say who won it: tournament bust Bob --by Cat --by Dan
$ tournament bust Ann Bob --by Cat
! error: `Ann` busted in hand 3, but `Bob` didn't: knock them out one at a time
! hint: tournament bust Ann
= 4
$ tournament bust Bob --by Cat --by Dan
  Bob is out in 3rd place
  Cat wins a bounty of $2.53
  Dan wins a bounty of $2.52
  2 left
  recorded #55 ········
$ tournament bust Ann --by Cat --by Dan
  Ann is out in 4th place
  Cat wins a bounty of $2.53
  Dan wins a bounty of $2.52
  2 left
  recorded #56 ········
$ tournament status
  tournament 3, running
  level 1, 25/50, until the table agrees on a new level
  2 of 4 players left, 6,000 chips in play, average stack 3,000
  4 entries at $20.00 for 1,500 chips
  Ann went out in hand 3
  Bob went out in hand 4
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Cat        in  3,000   $25.05       –   $5.05
  Dan        in  3,000   $25.05       –   $5.05
  Bob         3      –   $25.05       –       –
  Ann         4      –   $25.05       –       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
$ tournament bust Dan --by Cat
  Dan is out in 2nd place
  Cat wins a bounty of $5.05
  1 left
  recorded #57 ········
! note: the book says `Dan` still had 3,000 chips: they go to the winner; if `Dan` isn't out, undo this
! note: `Cat` has all 6,000 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Cat     $40.00       $5.05
      2  Dan     $24.00           –
      3  Bob     $16.00           –
  the pool was $80.00; cashout pays the prizes
    Cat has all 6,000 chips
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out
    the pool is split 50/30/20
  recorded #58 ········
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  58 events in an unbroken chain
  entries     ok  148 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 58 events
