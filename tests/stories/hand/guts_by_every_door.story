# Three-card guts at Mike's: the same hand through every door, fines left out of the match

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
$ buy Dan 10
  Dan buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········

A fine that lay in the middle before the hand is won with the pot, and no loser matches it.

$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #12 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #13 ········
$ hand new
< three-card-guts
< d dan
< ¶
< iioo
< KhKd2c
< 8h7d2s
< y
  hand 1, three-card-guts: Ann wins $0.40; $0.20 carries over to the next hand
  recorded #15 ········
! no game yet, 0.20 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > three-card-guts
! three-card-guts, 0.20 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! three-card-guts, 0.20 in the pot, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! pot 0.40 · in or out: Ann Bob Cat Dan > iioo
! pot 0.40 · Ann shows > KhKd2c
! pot 0.40 · Bob shows > 8h7d2s
! Ann has the best hand for the main pot of $0.40: pair of kings (MIK-31)
! Bob pays $0.20 into the next pot: as much as this pot, not counting $0.20 in
!   fines (MIK-16)
! the game goes on with Ann, Bob, Cat and Dan for the pot of $0.20 (standard rule)
! Ann gets 0.40 (+0.35), Bob -0.25, Cat -0.05, Dan -0.05, 0.20 carries over to the
!   next hand
! record? [Y/n] > y
> Bob pays $0.20 into the next pot: as much as this pot, not counting $0.20 in fines
> Ann gets 0.40 (+0.35), Bob -0.25, Cat -0.05, Dan -0.05, 0.20 carries over to the next hand

The same cards by the showdown: three stay, two lose, each matches what the pot held.

$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"AhQs2s"},{"name":"Cat","in":"0","cards":"8s7d2h"},{"name":"Dan","in":"0","folded":true}]}'
  hand 2, three-card-guts: Ann wins $0.20; $0.40 carries over to the next hand
    Ann has the best hand for the main pot of $0.20: pair of kings (MIK-31)
    Bob and Cat each pay $0.20 into the next pot (MIK-16)
    the game goes on with Ann, Bob, Cat and Dan for the pot of $0.40 (standard
      rule)
  recorded #16 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Dan`
> Ann wins $0.20; $0.40 carries over to the next hand
> Bob and Cat each pay $0.20 into the next pot (MIK-16)

A fine paid in the hand is named, so that nobody matches it; goal-posters are losers.

$ hand add --hand '{"game":"three-card-guts","goalpost":true,"players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"KsKc2s"},{"name":"Cat","in":"0","fine":"0.20","folded":true},{"name":"Dan","in":"0","folded":true}]}'
  hand 3, three-card-guts + goal-post: nobody wins; $1.40 carries over to the next
    hand
    Ann and Bob tie for the main pot of $0.60: pair of kings (MIK-31)
    Ann and Bob tie for the main pot, so they get none of it (MIK-20)
    $0.60 from the main pot carries over to the next game (MIK-20)
    the best hands tie, so nobody wins: Ann and Bob each pay $0.40 into the next
      pot (MIK-21)
    the game goes on with Ann, Bob, Cat and Dan for the pot of $1.40 (standard
      rule)
  recorded #17 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Dan`
> nobody wins; $1.40 carries over to the next hand
> (MIK-21)

What nobody won keeps its fine: the next losers match $1.20 of the $1.40. The result alone has to say who matches what.

$ hand result --game three-card-guts --in Bob=1.20 --win Ann=1.40 --carry 1.20
! error: somebody won, but $1.20 carries over in `three-card-guts`: say who matches how much (MIK-16)
! hint: hand new
! hint: hand result --help
= 4
> say who matches how much (MIK-16)
$ hand result --game three-card-guts --win Ann=1.40 --matched Bob=1.40 --carry 1.40
! error: `Bob` owes $1.20 to the next pot, not $1.40 (MIK-16)
! hint: hand new
! hint: hand result --help
= 4
> `Bob` owes $1.20 to the next pot, not $1.40 (MIK-16)
$ hand result --game three-card-guts --win Ann=1.40 --matched Bob=1.20 --carry 1.20
  hand 4, three-card-guts: Ann wins $1.40; $1.20 carries over to the next hand
    Bob owes $1.20 to the next pot (MIK-16)
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Dan`
> Bob owes $1.20 to the next pot (MIK-16)

The game goes on with what Bob put in: nobody antes.

$ hand new
< ¶
< oioo
< y
  hand 5, three-card-guts: Cat wins $1.20
  recorded #20 ········
! three-card-guts, 1.20 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! pot 1.20 · in or out: Bob Cat Dan Ann > oioo
! Cat is the only one left in the main pot, so Cat wins it: $1.20 (standard rule)
! nobody has to match the pot, so the game is over (standard rule)
! Cat gets 1.20 (+1.20)
! record? [Y/n] > y
> Cat gets 1.20

A hand that nobody plays decides too: the showdown has to know it.

$ showdown
< {"house":"mike","game":"three-card-guts-blind-hand","carry":"1.00","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"AhQs2s"}]}
  {"id":null,"error":{"code":"blind-missing","exit":5,"rule":null,"message":"`three-card-guts-blind-hand` is played against a blind hand, so its 3 cards count too","hint":"\"blind\":\"2h3d4c\" in the object"}}
= 5
> `three-card-guts-blind-hand` is played against a blind hand, so its 3 cards count too
$ showdown
< {"house":"mike","game":"three-card-guts-blind-hand","carry":"1.00","fines":"0.20","blind":"9s9h3d","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"AhQs2s"},{"name":"Cat","in":"0","cards":"8s7d2h"}]}
  {"id":null,"pots":[{"amount":"1.00","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":[]}],"awards":{"Ann":"1.00"},"returned":{},"carry":"1.60","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $1.00: pair of kings"},{"rule":"standard","text":"Ann beats the blind hand (pair of nines)"},{"rule":"MIK-16","text":"Bob and Cat each pay $0.80 into the next pot: as much as this pot, not counting $0.20 in fines"},{"rule":"standard","text":"the game goes on with Ann, Bob and Cat for the pot of $1.60"}],"matched":{"Bob":"0.80","Cat":"0.80"},"goes_on":true,"next":["Ann","Bob","Cat"]}
> "awards":{"Ann":"1.00"},"returned":{},"carry":"1.60"
> "matched":{"Bob":"0.80","Cat":"0.80"},"goes_on":true,"next":["Ann","Bob","Cat"]
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  35 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 20 events
