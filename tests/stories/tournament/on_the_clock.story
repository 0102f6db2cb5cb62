# A tournament with everything a director offers: bounties, late entries, re-entries, add-ons, levels by the clock,
# a colour-up, a deal. The chips of the night are another game beside it.
# rules: PIG-15

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
~ 323 days later
$ open --banker Ann --stakes .25/.50 --at "2026-11-21 19:00"
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament suggest --players 8 --stack 5000 --hours 3 --chip 25 --chip 100 --chip 500
  level  blinds       minutes
  ───────────────────────────────────────────────
      1  25/50             20
      2  50/100            20
      3  100/200           20
         break             10
      4  200/400           20
      5  400/800           20
      6  500/1,000         20
         break             10
      7  750/1,500         20
      8  1,000/2,000       20  ends around here
      9  1,500/3,000       20
         break             10
     10  2,000/4,000       20
     11  3,000/6,000       20
  ¶
  tournament new … --levels "25/50@20 50/100@20 100/200@20 break@10 200/400@20
    400/800@20 500/1000@20 break@10 750/1500@20 1000/2000@20 1500/3000@20 break@10
    2000/4000@20 3000/6000@20"
! note: 8 × 5,000 is 40,000 chips: the tournament should end after 3 hours, with 20 big blinds in play
! note: before level 8, you can color up 25s to 100s
! note: before level 8, you can color up 100s to 500s
$ tournament chips white=25:100 red=100:100 blue=500:30 --players 8 --stack 5000
  each of 8 players starts with 8 × 500, 8 × 100, 8 × 25
! note: the case is short on chips: it makes 5 of 8 stacks of 5,000; you need 34 × 500 more
$ tournament chips white=25:200 red=100:200 blue=500:60 --players 8 --stack 5000 --rebuys 2
  each of 8 players starts with 7 × 500, 13 × 100, 8 × 25
  a rebuy is 2 × 500, 38 × 100, 8 × 25
  left in the case: 4 × 500, 96 × 100, 136 × 25
$ tournament new --entry 20 --bounty 5 --stack 5000 --reentry 1 --addon 10=2500 --late 2 --levels "25/50@20 50/100@20 break@10 100/200/100@20" --payout 65/35
  tournament 1
  entry $20.00 for 5,000 chips (smallest 25)
  bounty $5.00 on each player
  re-entry $25.00 with the bounty, for 5,000 chips through level 2
  add-on $10.00 for 2,500 chips
  late entry through level 2
  prizes 65/35
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann --debt --at "2026-11-21 19:00"
! error: this house doesn't give credit, so no debts in THE BOOK
! hint: tournament enter Ann --cash --at '2026-11-21 19:00'
= 4
$ tournament enter Ann Bob --at "2026-11-21 19:00"
  Ann enters for $25.00 ($5.00 bounty): 5,000 chips
  Bob enters for $25.00 ($5.00 bounty): 5,000 chips
  2 entered; the prize pool is $40.00
  recorded #12 ········
! next: enter everybody, then tournament start
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
! error: the tournament would start at 2026-11-21 18:30, before the last entry at 2026-11-21 19:12
! hint: tournament start --at '2026-11-21 19:12'
= 4
~ 20 minutes later
$ tournament start --at "2026-11-21 19:30"
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 15,000 chips in play, average stack 5,000
  3 entries at $20.00 for 5,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  5,000   $25.00       –   $5.00
  Bob        in  5,000   $25.00       –   $5.00
  Cat        in  5,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $39.00
      2  $21.00
  prize pool $60.00
  recorded #18 ········
! next: play (hand new or hand result)
$ tournament clock --at "2026-11-21 19:42"
  level 1, 25/50, 8:00 left; next: 50/100
~ 20 minutes later
$ tournament enter Dan --at "2026-11-21 19:45"
  Dan enters for $25.00 ($5.00 bounty): 5,000 chips
  4 entered; the prize pool is $80.00
  recorded #20 ········
$ seat Dan 4
  Dan has seat 4
  recorded #21 ········
$ tournament addon Bob --at "2026-11-21 19:46"
  Bob takes the add-on for $10.00: 2,500 chips
  4 entered; the prize pool is $90.00
  recorded #23 ········
$ tournament addon Bob --at "2026-11-21 19:46"
! error: `Bob` already took the add-on
! hint: tournament status
= 4
$ deal --dealer Ann --at "2026-11-21 19:55"
  Ann deals
  recorded #24 ········
$ tournament bust Ann
! error: there's $5.00 in bounty money, and nobody said who won it
! hint: tournament bust Ann --by Bob
! hint: tournament bust Ann --by Cat
! hint: tournament bust Ann --by Dan
= 4
$ tournament bust Ann --by Ann
! error: `Ann` busted too, so `Ann` didn't knock anybody out
! hint: tournament status
= 4
$ tournament bust Ann --by Cat
  Ann is out in 4th place
  Cat wins a bounty of $5.00
  3 left
  recorded #25 ········
! note: `Ann` can rebuy for $25.00 and get 5,000 chips: tournament rebuy Ann
$ tournament rebuy Ann --at "2026-11-21 20:00"
  Ann buys back in for $25.00 ($5.00 bounty): 5,000 chips
  4 entered; the prize pool is $110.00
  recorded #27 ········
$ tournament clock pause --at "2026-11-21 20:05"
  paused: level 2, 50/100, 5:00 left; next: 10-minute break, then 100/200, ante
    100
  recorded #28 ········
$ tournament clock pause --at "2026-11-21 20:06"
! error: the clock is already paused
! hint: tournament clock --at '2026-11-21 20:06'
= 4
$ tournament clock --at "2026-11-21 20:30"
  paused: level 2, 50/100, 5:00 left; next: 10-minute break, then 100/200, ante
    100
~ 1 hour later
$ tournament clock resume --at "2026-11-21 20:30"
  level 2, 50/100, 5:00 left; next: 10-minute break, then 100/200, ante 100
  recorded #29 ········
$ tournament clock add=5 --at "2026-11-21 20:30"
  level 2, 50/100, 10:00 left; next: 10-minute break, then 100/200, ante 100
  recorded #30 ········
$ tournament clock add=many
! error: `add=many` doesn't work here; use pause, resume or add=5
! hint: tournament clock --help
= 2
$ tournament level --at "2026-11-21 20:40"
       level  blinds             minutes
  ────────────────────────────────────────
           1  25/50                   20
           2  50/100                  20
  now         break                   10
           3  100/200, ante 100       20
  ¶
  break after level 2, 10:00 left; next: 100/200, ante 100
$ tournament bust Ann --by Dan --at "2026-11-21 20:52"
  Ann is out in 4th place
  Dan wins a bounty of $5.00
  3 left
  recorded #31 ········
$ tournament rebuy Ann --at "2026-11-21 20:53"
! error: `Ann` already took 1 rebuy, and that's the limit
! hint: tournament status
= 4
$ tournament enter Zoe
! error: no player is called `Zoe`
! hint: player add Zoe
= 4
$ player add Zoe
  Zoe, a regular
  recorded #32 ········
$ tournament enter Zoe --at "2026-11-21 20:53"
! error: entries ended with level 2, and it's level 3 now
! hint: tournament status
= 4
$ tournament level back --at "2026-11-21 20:53"
  break after level 2, 10:00 left; next: 100/200, ante 100
  color up now: the 25 chips aren't needed anymore, only 50s and up
  recorded #33 ········
$ tournament level 9 --at "2026-11-21 20:54"
! error: there's no level 9: the last is level 3
! hint: tournament level --at '2026-11-21 20:54'
= 4
$ tournament level next --at "2026-11-21 20:54"
  level 3, 100/200, ante 100, 20:00 left
  recorded #34 ········
$ count Bob 9075
  Bob has 9,075: up 1,575 in unrecorded hands
  recorded #35 ········
$ count Cat 4050
  Cat has 4,050: down 950 in unrecorded hands
  recorded #36 ········
$ tournament chop icm
! error: the book's stacks add up to 18,125, but 27,500 chips are in play: count them first
! hint: tournament status
= 4
$ count Dan 14375
  Dan has 14,375: up 9,375 in unrecorded hands
  recorded #37 ········
$ tournament colour-up 100 500 Bob=3
! error: the smallest chips in play are 25s, not 100s
! hint: tournament colour-up --help
= 4
$ tournament colour-up 25 100 Bob=4 Cat=2 Dan=5 --round-up
! error: `Bob` has 9,075: coloring up 4 of the 25s leaves 8,975, and 100s and up can't make that
! hint: count Bob --help
= 4
$ tournament colour-up 25 100 Bob=3 Cat=2 Dan=7 --card Bob=KhQd2s --card Cat=AsAh --card Dan=4c3c2c
  player  gets  odd
  ───────────────────────────────────────────────
  Bob        1    3  wins one for the odd chips
  Cat        1    2  wins one for the odd chips
  Dan        1    3
  the chips in play stay the same
  recorded #38 ········
$ tournament colour-up 100 500 Bob=7 Cat=1 --round-up
! error: level 3 (100/200, ante 100) still needs the 100s, and that's the current level
! hint: tournament level
= 4

Bob and Zoe play a hand for money meanwhile; nobody plays in both.

$ buy Zoe 20
  Zoe buys chips: $20.00 in cash; stack $20.00
  recorded #39 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #40 ········
$ hand result --game holdem --in Zoe=5 --in Ann=5 --win Zoe=10
  hand 1, holdem: Zoe wins $10.00
  recorded #41 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result --game holdem --in Zoe=5 --in Bob=5 --win Zoe=10
! error: `Bob` is in the tournament but `Zoe` isn't
! hint: tournament status
= 4
$ hand result --game holdem --in Cat=500 --in Bob=500 --win Bob=1000
  hand 2, holdem: Bob wins 1,000
  recorded #43 ········
! note: `Ann` wasn't in this hand, so it counts as `Bob`'s deal
! note: going by the button, the pot should have 300 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Cat=500 --in Bob=500 --win Bob=1300 --in Dan=300 (and --away for players who were sitting out)
$ hand list
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $10.00  result
      1     2  holdem   1,000  result
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Zoe          1      1    $5.00     $5.00              –
  Cat          1      1  -$20.00         –              –
  Dan          1      0  -$20.00         –              –
  Bob          1      1  -$35.00         –              –
  Ann          1      1  -$55.00         –              –
$ tournament status --at "2026-11-21 21:00"
  tournament 1, running
  level 3, 100/200, ante 100, 14:00 left
  3 of 4 players left, 27,500 chips in play, average stack 9,166
  4 entries at $20.00 for 5,000 chips
  all 3 agreed before the first hand: break for 10 minutes
  all 3 agreed before the first hand: play 100/200, ante 100 for 20 minutes
  Ann went out
  Ann bought back in once, for 5,000 chips
  ¶
  player  place   chips  paid in  rebuys  bounty
  ────────────────────────────────────────────────
  Dan        in  14,300   $25.00       –   $5.00
  Bob        in   9,600   $35.00       –   $5.00
  Cat        in   3,600   $25.00       –   $5.00
  Ann         4       –   $50.00       1       –
  ¶
  place   prize
  ───────────────
      1  $71.50
      2  $38.50
  prize pool $110.00
$ leave Bob
! error: `Bob` still has chips in the tournament
! hint: tournament status
= 4
$ tournament chop icm --against Cat
! error: all 3 players have to agree to a chop, but `Cat` is against it
! hint: tournament chop --help
= 4
$ tournament chop Bob=100 Cat=20
! error: the shares add up to $120.00, but there's $110.00 to share
! hint: tournament chop --help
= 4
$ tournament status --at "2026-11-21 21:00"
  tournament 1, running
  level 3, 100/200, ante 100, 14:00 left
  3 of 4 players left, 27,500 chips in play, average stack 9,166
  4 entries at $20.00 for 5,000 chips
  all 3 agreed before the first hand: break for 10 minutes
  all 3 agreed before the first hand: play 100/200, ante 100 for 20 minutes
  Ann went out
  Ann bought back in once, for 5,000 chips
  ¶
  player  place   chips  paid in  rebuys  bounty
  ────────────────────────────────────────────────
  Dan        in  14,300   $25.00       –   $5.00
  Bob        in   9,600   $35.00       –   $5.00
  Cat        in   3,600   $25.00       –   $5.00
  Ann         4       –   $50.00       1       –
  ¶
  place   prize
  ───────────────
      1  $71.50
      2  $38.50
  prize pool $110.00
$ tournament chop chip-chop --play-for 10
  player   share
  ────────────────
  Bob     $34.91
  Cat     $13.09
  Dan     $52.00
  $10.00 is left to play for
  recorded #44 ········
$ tournament chop icm
! error: the players already agreed on a chop
! hint: tournament status
= 4
$ tournament addon Cat
! error: the players already agreed on a chop, so nobody else can enter
! hint: tournament payout
= 4
$ tournament payout
! error: the chop left $10.00 to play for, and nobody has won it yet
! hint: tournament status
! hint: tournament chop --help
= 4
$ tournament bust Cat --by Bob
  Cat is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #45 ········
! note: the book says `Cat` still had 3,600 chips: count `Bob`, who should have them now (count Bob CHIPS); if `Cat` isn't out, undo this
$ tournament bust Dan --by Bob
  Dan is out in 2nd place
  Bob wins a bounty of $5.00
  1 left
  recorded #46 ········
! note: the book says `Dan` still had 14,300 chips: they go to the winner; if `Dan` isn't out, undo this
! note: `Bob` has all 27,500 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Bob     $44.91       $5.00
      2  Dan     $52.00           –
      3  Cat     $13.09           –
  the pool was $110.00; cashout pays the prizes
    the players still in agreed on how to split it
    the pool of $110.00 is 4 entries at $20.00, 1 re-entry at $20.00 and 1 add-on
      at $10.00, with nothing taken out
    shares are rounded to $0.01, and what's left over goes to Dan: biggest stack
      first, then by seat (standard rule)
  recorded #47 ········
$ tournament status
  tournament 1, paid
  4 players entered
  4 entries at $20.00 for 5,000 chips
  all 3 agreed before the first hand: break for 10 minutes
  all 3 agreed before the first hand: play 100/200, ante 100 for 20 minutes
  Ann went out
  Cat went out
  Dan went out
  Ann bought back in once, for 5,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob         1      –   $35.00       –   $5.00
  Dan         2      –   $25.00       –       –
  Cat         3      –   $25.00       –       –
  Ann         4      –   $50.00       1       –
  ¶
  place  player   prize
  ───────────────────────
      1  Bob     $44.91
      2  Dan     $52.00
      3  Cat     $13.09
$ tournament standings
     player  points  wins  best  played
  ───────────────────────────────────────
  1  Bob         20     1     1       1
  2  Dan         14     0     2       1
  3  Cat         12     0     3       1
  4  Ann         10     0     4       1
  1 tournament, points square-root
$ tournament standings --points 10/7/5/3 --best 5
     player  points  wins  best  played
  ───────────────────────────────────────
  1  Bob         10     1     1       1
  2  Dan          7     0     2       1
  3  Cat          5     0     3       1
  4  Ann          3     0     4       1
  1 tournament, points 10/7/5/3, counting each player's best 5
$ tournament standings --points many
! error: `many` isn't a points table: try 10/7/5/3/2/1, `square-root` or `beaten` (at most 1,000,000 a place)
! hint: tournament standings --help
= 2
$ close
  Ann cashes out $15.00: $15.00 in cash
  Cat cashes out $18.09: $5.00 by app, $13.09 in cash
  Zoe cashes out $25.00: $25.00 in cash
  Dan cashes out $57.00: $57.00 in cash
  Bob cashes out $59.91: $59.91 in cash
  ¶
  player   result  cash paid  app paid  gifts, losses
  ─────────────────────────────────────────────────────
  Ann     -$55.00     $15.00         –              –
  Bob      $24.91     $59.91         –              –
  Cat      -$6.91     $13.09     $5.00              –
  Dan      $32.00     $57.00         –              –
  Zoe       $5.00     $25.00         –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #58 ········
! note: `Ann` and `Zoe`'s chips weren't counted; paying what the book says
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  58 events in an unbroken chain
  entries     ok  116 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 58 events
