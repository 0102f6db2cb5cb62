At a tournament blinds are taken from who is away; a hand told without one says so, and a showdown says who was away like a result.
rules: PIG-64

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #8 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $80.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
    at this house seat 1 starts with the button, not seat 2 (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`
      (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #22 ········
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Dan","in":"100","cards":"5s Ks"},{"name":"Ann","in":"100","cards":"7d 4c"}]}'
  hand 1, holdem: Dan wins 200
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Dan has the best hand for the main pot of 200: flush, king high (PIG-55)
  recorded #23 ········
! note: going by the button, the pot should have 25 from `Cat`, but this hand leaves that out; undo, and record the hand with {"name":"Cat","in":"25","folded":true} among the players (and "away":[…] for players who were sitting out) (PIG-64)
> 25 from `Cat`
$ undo
  undid #23 (hand 1, holdem: Dan won 200)
  recorded #24 ········
$ hand result --game holdem --in Dan=100 --in Ann=100 --win Dan=200
  hand 1, holdem: Dan wins 200
  recorded #25 ········
! note: going by the button, the pot should have 25 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Dan=100 --in Ann=100 --win Dan=225 --in Cat=25 (and --away for players who were sitting out) (PIG-64)
> --in Cat=25
$ undo
  undid #25 (hand 1, holdem: Dan won 200)
  recorded #26 ········
$ hand add --hand '{"game":"holdem","away":["Cat"],"board":"Ts Td 9s 3s Jh","players":[{"name":"Dan","in":"100","cards":"5s Ks"},{"name":"Ann","in":"100","cards":"7d 4c"}]}'
  hand 1, holdem: Dan wins 200
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Dan has the best hand for the main pot of 200: flush, king high (PIG-55)
  recorded #27 ········
! note: `Cat` was sitting out but owes the pot 25, and this hand leaves that out: undo, and record it with {"name":"Cat","in":"25","folded":true} among the players (PIG-64)
> was sitting out
$ undo
  undid #27 (hand 1, holdem: Dan won 200)
  recorded #28 ········
$ hand add --hand '{"game":"holdem","away":["Cat"],"board":"Ts Td 9s 3s Jh","players":[{"name":"Cat","in":"25","folded":true},{"name":"Dan","in":"100","cards":"5s Ks"},{"name":"Ann","in":"100","cards":"7d 4c"}]}'
  hand 1, holdem: Dan wins 225
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Dan has the best hand for the main pot of 225: flush, king high (PIG-55)
  recorded #29 ········
$ undo
  undid #29 (hand 1, holdem: Dan won 225)
  recorded #30 ········
$ hand add --hand '{"game":"holdem","away":["Cat"],"board":"Ts Td 9s 3s Jh","players":[{"name":"Cat","in":"100","cards":"2c 2d"},{"name":"Dan","in":"100","cards":"5s Ks"}]}'
! error: --hand:1:1: `Cat` is in the hand and can't be sitting out
= 5
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 30 events
