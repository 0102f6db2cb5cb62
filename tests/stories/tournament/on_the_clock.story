# A tournament with everything a director offers: bounties, late entries, re-entries, add-ons, levels by the clock,
# a colour-up, a deal. The chips of the night are another game beside it.
# rules: PIG-15

$ init --house casino
  started a new book, counting in USD, under `casino` rules
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
~ 324 days later
$ open --banker Ann --stakes .25/.50 --at "2026-11-21 19:00"
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament suggest --players 8 --stack 5000 --hours 3 --chip 25 --chip 100 --chip 500
  level  blinds       minutes
  ────────────────────────────────────────────
      1  25/50             20
      2  50/100            20
      3  100/200           20
         break             10
      4  200/400           20
      5  400/800           20
      6  500/1,000         20
         break             10
      7  750/1,500         20
      8  1,000/2,000       20  about the end
      9  1,500/3,000       20
         break             10
     10  2,000/4,000       20
     11  3,000/6,000       20
  ¶
  tournament new … --levels "25/50@20 50/100@20 100/200@20 break@10 200/400@20
    400/800@20 500/1000@20 break@10 750/1500@20 1000/2000@20 1500/3000@20 break@10
    2000/4000@20 3000/6000@20"
! note: 8 × 5,000 is 40,000 chips: the end is near at 20 big blinds, after 3:00 hours
! note: before level 8, you can color up 25s to 100s
! note: before level 8, you can color up 100s to 500s
$ tournament chips white=25:100 red=100:100 blue=500:30 --players 8 --stack 5000
  each of 8 players starts with 8 × 500, 8 × 100, 8 × 25
! note: the case is too small: it makes 5 of 8 stacks of 5,000; missing 34 × 500
$ tournament chips white=25:200 red=100:200 blue=500:60 --players 8 --stack 5000 --rebuys 2
  each of 8 players starts with 7 × 500, 13 × 100, 8 × 25
  a rebuy is 2 × 500, 38 × 100, 8 × 25
  left in the case: 4 × 500, 96 × 100, 136 × 25
$ tournament new --entry 20 --bounty 5 --stack 5000 --reentry 1 --addon 10=2500 --late 2 --levels "25/50@20 50/100@20 break@10 100/200/100@20" --payout 65/35
  tournament 1
  entry $20.00 for 5,000 chips (25 and up)
  bounty $5.00 on each player
  re-entry $20.00 for 5,000 chips through level 2
  add-on $10.00 for 2,500 chips
  late entry through level 2
  prizes 65/35
  recorded #8 ········
$ tournament enter Ann --debt --at "2026-11-21 19:00"
! error: this house gives no credit, so it takes no debts in THE BOOK
! hint: tournament enter Ann --cash
= 4
$ tournament enter Ann Bob --at "2026-11-21 19:00"
  Ann enters for $25.00 ($5.00 bounty): 5,000 chips
  Bob enters for $25.00 ($5.00 bounty): 5,000 chips
  2 entered; the prize pool is $40.00
  recorded #12 ········
$ tournament enter Cat --cash 20 --transfer 5
  Cat enters for $25.00 ($5.00 bounty): 5,000 chips
  3 entered; the prize pool is $60.00
  recorded #14 ········
$ tournament enter Cat --cash 20 --transfer 10
! error: `Cat` has already entered tournament 1
! hint: tournament status
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #15 ········
$ seat Bob 2
  Bob has seat 2
  recorded #16 ········
$ seat Cat 3
  Cat has seat 3
  recorded #17 ········
$ tournament start --at "2026-11-21 18:30"
! error: the tournament would start 2026-11-21 18:30, before the last entry, 2026-11-22 19:12
! hint: tournament start --at "2026-11-22 19:12"
= 4
$ tournament start --at "2026-11-21 19:30"
! error: the tournament would start 2026-11-21 19:30, before the last entry, 2026-11-22 19:12
! hint: tournament start --at "2026-11-22 19:12"
= 4
$ tournament clock --at "2026-11-21 19:42"
  not started: level 1, 25/50, 20:00 left; next 50/100
$ tournament enter Dan --at "2026-11-21 19:45"
  Dan enters for $25.00 ($5.00 bounty): 5,000 chips
  4 entered; the prize pool is $80.00
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament addon Bob --at "2026-11-21 19:46"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament addon Bob --at "2026-11-21 19:46"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ deal --dealer Ann --at "2026-11-21 19:55"
  Ann deals
  recorded #21 ········
$ tournament bust Ann
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament bust Ann --by Ann
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament bust Ann --by Cat
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament rebuy Ann --at "2026-11-21 20:00"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament clock pause --at "2026-11-21 20:05"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament clock pause --at "2026-11-21 20:06"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament clock --at "2026-11-21 20:30"
  not started: level 1, 25/50, 20:00 left; next 50/100
$ tournament clock resume --at "2026-11-21 20:30"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament clock add=5 --at "2026-11-21 20:30"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament clock add=many
! error: the clock can't do `add=many`; use pause, resume or add=5
= 2
$ tournament level --at "2026-11-21 20:40"
       level  blinds             minutes
  ────────────────────────────────────────
  now      1  25/50                   20
           2  50/100                  20
              break                   10
           3  100/200, ante 100       20
  ¶
  not started: level 1, 25/50, 20:00 left; next 50/100
$ tournament bust Ann --by Dan --at "2026-11-21 20:52"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament rebuy Ann --at "2026-11-21 20:53"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament enter Zoe
! error: no player is called `Zoe`
! hint: player add Zoe
= 4
$ player add Zoe
  Zoe, a regular
  recorded #22 ········
$ tournament enter Zoe --at "2026-11-21 20:53"
  Zoe enters for $25.00 ($5.00 bounty): 5,000 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
$ tournament level back --at "2026-11-21 20:53"
! error: level 1 is the first one
! hint: tournament level
= 4
$ tournament level 9 --at "2026-11-21 20:54"
! error: there's no level 9: the last is level 3
! hint: tournament level
= 4
$ tournament level next --at "2026-11-21 20:54"
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ count Bob 9075
! error: $9,075.00 is more than the $125.00 in play
! hint: status
= 4
$ count Cat 4050
! error: $4,050.00 is more than the $125.00 in play
! hint: status
= 4
$ tournament chop icm
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ count Dan 14375
! error: $14,375.00 is more than the $125.00 in play
! hint: status
= 4
$ tournament colour-up 100 500 Bob=3
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament colour-up 25 100 Bob=4 Cat=2 Dan=5 --round-up
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament colour-up 25 100 Bob=3 Cat=2 Dan=7 --card Bob=KhQd2s --card Cat=AsAh --card Dan=4c3c2c
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament colour-up 100 500 Bob=7 Cat=1 --round-up
! error: tournament 1 hasn't started
! hint: tournament start
= 4

Bob and Zoe play a hand for money meanwhile; nobody plays in both.

$ buy Zoe 20
  Zoe buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ hand result --game holdem --in Zoe=5 --in Ann=5 --win Zoe=10
  hand 1, holdem: Zoe wins $10.00
  recorded #27 ········
$ hand result --game holdem --in Zoe=5 --in Bob=5 --win Zoe=10
! error: the book says `Bob` has $0.00, not $5.00
! hint: count Bob 5.00
= 4
$ hand result --game holdem --in Cat=500 --in Bob=500 --win Bob=1000
! error: the book says `Cat` has $0.00, not $500.00
! hint: count Cat 500.00
= 4
$ hand list
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $10.00  result
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Zoe          1      1  -$20.00     $5.00              –
  Bob          1      0  -$25.00         –              –
  Cat          1      0  -$25.00         –              –
  Dan          1      0  -$25.00         –              –
  Ann          1      1  -$30.00         –              –
$ tournament status --at "2026-11-21 21:00"
  tournament 1, entering
  entry $20.00 for 5,000 chips (25 and up)
  bounty $5.00 on each player
  re-entry $20.00 for 5,000 chips through level 2
  add-on $10.00 for 2,500 chips
  late entry through level 2
  prizes 65/35
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  5,000   $25.00       –   $5.00
  Bob        in  5,000   $25.00       –   $5.00
  Cat        in  5,000   $25.00       –   $5.00
  Dan        in  5,000   $25.00       –   $5.00
  Zoe        in  5,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $65.00
      2  $35.00
  prize pool $100.00
$ leave Bob
  Bob leaves the table
  recorded #28 ········
$ tournament chop icm --against Cat
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament chop Bob=100 Cat=20
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament status --at "2026-11-21 21:00"
  tournament 1, entering
  entry $20.00 for 5,000 chips (25 and up)
  bounty $5.00 on each player
  re-entry $20.00 for 5,000 chips through level 2
  add-on $10.00 for 2,500 chips
  late entry through level 2
  prizes 65/35
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  5,000   $25.00       –   $5.00
  Bob        in  5,000   $25.00       –   $5.00
  Cat        in  5,000   $25.00       –   $5.00
  Dan        in  5,000   $25.00       –   $5.00
  Zoe        in  5,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $65.00
      2  $35.00
  prize pool $100.00
$ tournament chop chip-chop --play-for 10
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament chop icm
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament addon Cat
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament payout
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament bust Cat --by Bob
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament bust Dan --by Bob
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament payout
! error: tournament 1 hasn't started
! hint: tournament start
= 4
$ tournament status
  tournament 1, entering
  entry $20.00 for 5,000 chips (25 and up)
  bounty $5.00 on each player
  re-entry $20.00 for 5,000 chips through level 2
  add-on $10.00 for 2,500 chips
  late entry through level 2
  prizes 65/35
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  5,000   $25.00       –   $5.00
  Bob        in  5,000   $25.00       –   $5.00
  Cat        in  5,000   $25.00       –   $5.00
  Dan        in  5,000   $25.00       –   $5.00
  Zoe        in  5,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $65.00
      2  $35.00
  prize pool $100.00
$ tournament standings
  no tournament has been finished yet
$ tournament standings --points 10/7/5/3 --best 5
  no tournament has been finished yet
$ tournament standings --points many
! error: `many` isn't a points table: try 10/7/5/3/2/1, `square-root` or `beaten` (at most 1000000 a place)
= 2
$ close
! error: tournament 1 is still on, with $100.00 to win
! hint: tournament payout
! hint: tournament cancel --why "called off"
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  52 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 28 events
