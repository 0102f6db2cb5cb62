# A house can pay a bounty for winning a hold'em pot with seven-deuce: each of the others pays it, on top of the pot

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [ante]
  is = "0.25"
  when = "always"
  ¶
  [bounty]
  seven_deuce = "1.00"

$ house check ours.toml
  `ours` checks out: 4 settings, no contradictions

Ann's seven-deuce makes two pair and takes the pot of $4.75; Bob and Cat, who folded, pay her $1.00 each.

$ init --house ours.toml
  started a new book in USD with `ours` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ house explain bounty.seven_deuce
  setting  bounty.seven_deuce (showdown and splitting the pot)
  decides  what everybody else pays the player who wins a hold'em pot with
           seven-deuce
  because  winning with the worst hand is fun
  takes    an amount of at least 0.01 in quotes, like "20.00"
  at ours  $1.00 (no rule cited)
  acts in  src/engine/hand/of_house.rs
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
$ open --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand new
< holdem
< d cat
< ¶
< b2 c f
< 7h2d5s
< kk
< Kc
< kk
< 9d
< kk
< 7c2s
< AhAd
< y
  hand 1, holdem: Ann wins $6.75
  recorded #11 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · check, bet 0.01–19.75 > b2 c f
! flop · pot 4.75 > 7h2d5s
! flop: 7h 2d 5s · pot 4.75
! Ann 17.75 · pot 4.75 · check, bet 0.01–17.75 > kk
! turn · pot 4.75 > Kc
! turn: 7h 2d 5s Kc · pot 4.75
! Ann 17.75 · pot 4.75 · check, bet 0.01–17.75 > kk
! river · pot 4.75 > 9d
! river: 7h 2d 5s Kc 9d · pot 4.75
! Ann 17.75 · pot 4.75 · check, bet 0.01–17.75 > kk
! pot 4.75 · Ann shows > 7c2s
! pot 4.75 · Bob shows > AhAd
! Ann has the best hand for the main pot of $4.75: two pair, sevens and deuces
!   (standard rule)
! Ann wins with seven-deuce: Bob and Cat pay $1.00 each (standard rule)
! Ann gets 6.75 (+4.50), Bob -3.25, Cat -1.25
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: Ann wins $6.75 (event 11, 2026-01-02 19:10)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           ante $0.25  $20.00  $24.50
  Bob           ante $0.25  $20.00  $16.75
  Cat (button)  ante $0.25  $20.00  $18.75
  ¶
  before the flop
    Ann bets $2.00   pot $2.75
    Bob calls $2.00  pot $4.75
    Cat folds        pot $4.75
  board 7h 2d 5s
    Ann checks  pot $4.75
    Bob checks  pot $4.75
  board 7h 2d 5s Kc
    Ann checks  pot $4.75
    Bob checks  pot $4.75
  board 7h 2d 5s Kc 9d
    Ann checks       pot $4.75
    Bob checks       pot $4.75
    Ann shows 7c 2s  pot $4.75
    Bob shows Ah Ad  pot $4.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $4.75  Ann and Bob   Ann
  Ann has the best hand for the main pot of $4.75: two pair, sevens and deuces
    (standard rule)
  Ann wins with seven-deuce: Bob and Cat pay $1.00 each (standard rule)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $4.50
  Bob    chips        -$3.25
  Cat    chips        -$1.25
$ status
  night 1 at ours, open since 2026-01-02 19:06; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $24.50  not yet   $4.50
  Bob     $20.00  -$20.00    –      –     –  $16.75  not yet  -$3.25
  Cat     $20.00  -$20.00    –      –     –  $18.75  not yet  -$1.25
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks

Who wins because all others folded shows the hand to be paid for it.

$ hand new
< holdem
< ¶
< b2 f f
< bob 7d2c
< y
  hand 2, holdem: Bob wins $2.75
  recorded #13 ········
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 16.50 · pot 0.75 · check, bet 0.01–16.50 > b2 f f
! nobody called Bob's last $2.00, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.75 (standard rule)
! Ann -0.25, Bob gets 0.75 (+0.50), Cat -0.25
! record? [Y/n] > bob 7d2c
! nobody called Bob's last $2.00, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.75 (standard rule)
! Bob wins with seven-deuce: Ann and Cat pay $1.00 each (standard rule)
! Ann -1.25, Bob gets 2.75 (+2.50), Cat -1.25
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< b2 f f
< y
  hand 3, holdem: Cat wins $0.75
  recorded #15 ········
! holdem, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 17.25 · pot 0.75 · check, bet 0.01–17.25 > b2 f f
! nobody called Cat's last $2.00, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard rule)
! Ann -0.25, Bob -0.25, Cat gets 0.75 (+0.50)
! record? [Y/n] > y

A showdown told by cards and money comes to the same.

$ showdown --house ours.toml
< {"game":"holdem","board":"7h2d5sKc9d","players":[{"name":"Ann","in":"2","cards":"7c2s"},{"name":"Bob","in":"2","cards":"AhAd"},{"name":"Cat","in":"0","folded":true}]}
  {"id":null,"pots":[{"amount":"4.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"Ann has the best hand for the main pot of $4.00: two pair, sevens and deuces"},{"rule":"standard","text":"Ann wins with seven-deuce: Bob and Cat pay $1.00 each"}],"bounties":{"Ann":"2.00"}}
$ hand add --hand '{"game":"holdem","board":"7h2d5sKc9d","button":"Ann","players":[{"name":"Ann","in":"2.25","cards":"7c2s"},{"name":"Bob","in":"2.25","cards":"AhAd"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 4, holdem: Ann wins $6.75
    Ann has the best hand for the main pot of $4.75: two pair, sevens and deuces
      (standard rule)
    Ann wins with seven-deuce: Bob and Cat pay $1.00 each (standard rule)
  recorded #17 ········
$ status
  night 1 at ours, open since 2026-01-02 19:06; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $27.50  not yet   $7.50
  Bob     $20.00  -$20.00    –      –     –  $15.75  not yet  -$4.25
  Cat     $20.00  -$20.00    –      –     –  $16.75  not yet  -$3.25
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 17 events
