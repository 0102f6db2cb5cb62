# Two split the main pot and play on for a bigger side pot: what is on the short stack's head is theirs by the pot he was in
# Who won it must be told before he buys in again, and that is not taken back under his new stack

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
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5.05 --stack 2000 --rebuy 20 --rebuys 3 --levels 25/50,50/100 --late 2 --payout 100
  tournament 1
  entry $20.00 for 2,000 chips (smallest 25)
  bounty $5.05 on each player
  rebuy $20.00 for 2,000 chips through level 2
  late entry through level 2
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Dan
  Ann enters for $25.05 ($5.05 bounty): 2,000 chips
  Bob enters for $25.05 ($5.05 bounty): 2,000 chips
  Dan enters for $25.05 ($5.05 bounty): 2,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  3 of 3 players left, 6,000 chips in play, average stack 2,000
  3 entries at $20.00 for 2,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  2,000   $25.05       –   $5.05
  Bob        in  2,000   $25.05       –   $5.05
  Dan        in  2,000   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ hand add --hand '{"game":"holdem","unit":"25","button":"Dan","players":[{"name":"Ann","in":"1500","cards":"AdKh"},{"name":"Bob","in":"1500","cards":"AhKc"},{"name":"Dan","in":"1500","cards":"QhQd"}],"board":"AcKs7h9d4h"}'
  hand 1, holdem: Ann wins 2,250, Bob wins 2,250
    Ann and Bob tie for the main pot of 4,500: two pair, aces and kings (standard
      rule)
    Ann and Bob split the main pot: 2,250 each (standard rule)
  recorded #16 ········
$ hand add --hand '{"game":"holdem","unit":"25","button":"Ann","players":[{"name":"Ann","in":"2000","cards":"AdKh"},{"name":"Bob","in":"2000","cards":"AhKc"},{"name":"Dan","in":"500","cards":"QhQd"}],"board":"AcKs7h9d4h"}'
  hand 2, holdem: Ann wins 2,250, Bob wins 2,250
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Ann and Bob tie for the main pot of 1,500: two pair, aces and kings (standard
      rule)
    Ann and Bob split the main pot: 750 each (standard rule)
    Ann and Bob tie for side pot 1 (3,000): two pair, aces and kings (standard
      rule)
    Ann and Bob split side pot 1: 1,500 each (standard rule)
  recorded #19 ········
! note: `Dan` is out in 3rd place
! note: nobody gets the bounty on `Dan` until you say who won it: tournament bust Dan --by Ann --by Bob
! note: `Dan` can rebuy for $20.00 and get 2,000 chips: tournament rebuy Dan
$ tournament bust Dan --by Ann
! error: `Ann` and `Bob` split the pot that knocked `Dan` out in hand 2, so name each of them
! hint: tournament bust Dan --by Ann --by Bob
= 4
$ tournament rebuy Dan
! error: nobody said who won the bounty on `Dan`
! hint: tournament bust Dan --by Ann --by Bob
= 4
$ tournament bust Dan --by Ann --by Bob
  Dan is out in 3rd place
  Ann wins a bounty of $2.53
  Bob wins a bounty of $2.52
  2 left
  recorded #20 ········
! note: `Dan` can rebuy for $20.00 and get 2,000 chips: tournament rebuy Dan
$ tournament rebuy Dan
  Dan buys back in for $20.00: 2,000 chips
  3 entered; the prize pool is $80.00
  recorded #22 ········
$ undo 20
! error: can't undo event 20 (a tournament step) because of event 22 (a tournament step): a bounty would have no winner, so the tournament wouldn't add up
! hint: undo 20 --with-dependents
! hint: undo 22
= 4
$ undo 20 --with-dependents
  undid #20 (bounty on Dan: Ann $2.53, Bob $2.52)
  undid #21 (Dan bought chips: $20.00 for cash)
  undid #22 (Dan bought back in for $20.00: 2,000 chips)
  recorded #25 ········
