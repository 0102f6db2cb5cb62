# What a showdown adds to a game by its keys is refused where the house doesn't play it, as it is by name

$ showdown --house casino
< {"game":"holdem","board":"QhJdTs2c3c","goalpost":true,"players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}
  {"id":null,"error":{"code":"no-goal-posts-here","exit":5,"rule":null,"message":"at this house ties are never goal-posted","hint":null}}
= 5
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","goalpost":true,"players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}'
! error: --hand:1:1: at this house ties are never goal-posted
= 5
$ hand result --game "holdem + goal-post" --in Ann=50 --in Bob=50 --carry 100
! error: at this house ties are never goal-posted
! hint: hand result --help
= 4
$ hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","as_called":true,"players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}'
! error: --hand:1:1: cards speak at this house: a hand counts for what it is, not for what the player calls it
= 5
$ hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","agreed":{"Ann":"75","Bob":"25"},"players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}'
! error: --hand:1:1: players can't split a pot by agreement at this house (standard rule)
= 5
$ hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","players":[{"name":"Ann","in":"50","cards":"AhKd","declare":"high"},{"name":"Bob","in":"50","cards":"AsKc","declare":"low"}]}'
! error: --hand:1:1: `Ann` declares, but this game is cards speak
= 5
$ hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}'
  hand 1, holdem: Ann wins 50, Bob wins 50
    Ann and Bob tie for the main pot of 100: straight, ace high (standard rule)
    Ann and Bob split the main pot: 50 each (standard rule)
  recorded #18 ········
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next

A house where the dealer may call it plays it.

$ --book two.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --book two.book hand add --hand '{"game":"holdem","board":"QhJdTs2c3c","goalpost":true,"players":[{"name":"Ann","in":"50","cards":"AhKd"},{"name":"Bob","in":"50","cards":"AsKc"}]}'
  hand 1, holdem + goal-post: nobody wins; 100 carries over to the next hand
    Ann and Bob tie for the main pot of 100: straight, ace high (MIK-31)
    Ann and Bob tie for the main pot, so they get none of it (MIK-20)
    100 from the main pot carries over to the next game (MIK-20)
  recorded #18 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the button next
