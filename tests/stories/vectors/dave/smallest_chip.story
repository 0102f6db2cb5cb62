# The smallest chip in the case is the unit: of splits, runs, counts, purchases, results and files.

$ house explain money.unit --house dave
  setting          money.unit (money, chips, bank)
  decides          smallest amount that can be bet, paid or split
  because          money that doesn't split into whole units is odd money
  takes            an amount of at least 0.01 in quotes, like "20.00"
  at dave          — (the house rules don't say)
  the house names  Robert's Rules of Poker, version 11, which this program
                   doesn't include
  standard rule    the smallest chip in the case, or else the smallest coin
                   (standard rule)
  acts in          src/engine/house/profile.rs
$ init --house dave
  started a new book in USD with `dave` rules
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
$ chips set white=.25:400 red=1:200 blue=5:200
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $5.00    200          200    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ house explain money.unit
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at dave           — (the house rules don't say)
  the house names   Robert's Rules of Poker, version 11, which this program
                    doesn't include
  standard rule     the smallest chip in the case, or else the smallest coin
                    (standard rule)
  with these chips  $0.25, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs

Three tie for $6.50: $2.00 each, and the two odd quarters go clockwise from the button.

$ hand new
< d ann
< ¶
< r 2
< c
< c
< f
< asksqs
< kkk
< js
< kkk
< ts
< kkk
< 2c2d
< 3c3d
< 4c4d
< y
  hand 1, holdem: Ann wins $2.00, Bob wins $2.25, Dan wins $2.25
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > r 2
! Ann 40.00 · pot 2.75 · call 2.00, raise 3.50–40.00 > c
! Bob 39.75 · pot 4.75 · call 1.75, raise 3.50–40.00 > c
! Cat 39.50 · pot 6.50 · call 1.50, raise 3.50–40.00 > f
! flop · pot 6.50 > asksqs
! flop: As Ks Qs · pot 6.50
! Bob 38.00 · pot 6.50 · check, bet 0.50–38.00 > kkk
! turn · pot 6.50 > js
! turn: As Ks Qs Js · pot 6.50
! Bob 38.00 · pot 6.50 · check, bet 0.50–38.00 > kkk
! river · pot 6.50 > ts
! river: As Ks Qs Js Ts · pot 6.50
! Bob 38.00 · pot 6.50 · check, bet 0.50–38.00 > kkk
! pot 6.50 · Bob shows > 2c2d
! pot 6.50 · Dan shows > 3c3d
! pot 6.50 · Ann shows > 4c4d
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann, Bob and Dan tie for the main pot of $6.50: royal flush (DAV-54)
! Ann, Bob and Dan split the main pot: $2.00 each (DAV-57)
! the odd $0.25 of the main pot goes to Bob (DAV-57)
! the odd $0.25 of the main pot goes to Dan (DAV-57)
! Ann gets 2.00 (+0.00), Bob gets 2.25 (+0.25), Cat -0.50, Dan gets 2.25 (+0.25)
! record? [Y/n] > y
> Bob wins $2.25
> Dan wins $2.25
> Ann wins $2.00
$ hand show 1
  hand 1, holdem: Ann wins $2.00, Bob wins $2.25, Dan wins $2.25 (event 18,
    2026-01-02 19:17)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $40.00  $40.00
  Bob           blind $0.25  $40.00  $40.25
  Cat           blind $0.50  $40.00  $39.50
  Dan           –            $40.00  $40.25
  ¶
  before the flop
    Dan raises to $2.00  pot $2.75
    Ann calls $2.00      pot $4.75
    Bob calls $1.75      pot $6.50
    Cat folds            pot $6.50
  board As Ks Qs
    Bob checks  pot $6.50
    Dan checks  pot $6.50
    Ann checks  pot $6.50
  board As Ks Qs Js
    Bob checks  pot $6.50
    Dan checks  pot $6.50
    Ann checks  pot $6.50
  board As Ks Qs Js Ts
    Bob checks       pot $6.50
    Dan checks       pot $6.50
    Ann checks       pot $6.50
    Bob shows 2c 2d  pot $6.50
    Dan shows 3c 3d  pot $6.50
    Ann shows 4c 4d  pot $6.50
  ¶
  pot       amount  could win it      won it
  ──────────────────────────────────────────────────────
  main pot   $6.50  Ann, Bob and Dan  Ann, Bob and Dan
  nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
  Ann, Bob and Dan tie for the main pot of $6.50: royal flush (DAV-54)
  Ann, Bob and Dan split the main pot: $2.00 each (DAV-57)
  the odd $0.25 of the main pot goes to Bob (DAV-57)
  the odd $0.25 of the main pot goes to Dan (DAV-57)
  ¶
  in the ledger (show 18):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips         $0.25
  Cat    chips        -$0.50
  Dan    chips         $0.25

An all-in pot of $75.25 run twice: the odd quarter goes to the first run.

$ count Ann 37.50
  Ann has $37.50: down $2.50 in unrecorded hands
  recorded #19 ········
! next: count the stacks of Bob, Cat and Dan
$ count Dan 37.50
  Dan has $37.50: down $2.75 in unrecorded hands
  recorded #20 ········
! next: count the stacks of Bob and Cat
$ hand new
< d bob
< ¶
< a
< f
< f
< c
< run 2
< as kd 7c
< 2h
< 9s
< ah kc 7d
< 2s
< 3s
< 9c9d
< 3h3d
< y
  hand 2, holdem: Ann wins $37.50, Dan wins $37.75
  recorded #22 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! Enter to deal > ¶
! Ann 37.50 · pot 0.75 · call 0.50, raise 1.00–37.50 > a
! Bob 40.25 · pot 38.25 · call 37.50, raise 40.25 > f
! Cat 39.25 · pot 38.25 · call 37.25, raise 39.50 > f
! Dan 37.00 · pot 38.25 · call 37.00 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 75.25 > run 2
! flop of run 1 · pot 75.25 > as kd 7c
! run 1 flop: As Kd 7c · pot 75.25
! turn of run 1 · pot 75.25 > 2h
! run 1 turn: As Kd 7c 2h · pot 75.25
! river of run 1 · pot 75.25 > 9s
! run 1 river: As Kd 7c 2h 9s · pot 75.25
! flop of run 2 · pot 75.25 > ah kc 7d
! run 2 flop: Ah Kc 7d · pot 75.25
! turn of run 2 · pot 75.25 > 2s
! run 2 turn: Ah Kc 7d 2s · pot 75.25
! river of run 2 · pot 75.25 > 3s
! run 2 river: Ah Kc 7d 2s 3s · pot 75.25
! pot 75.25 · Dan shows > 9c9d
! pot 75.25 · Ann shows > 3h3d
! nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
! run 1 of 2 plays for $37.75 of the main pot (DAV-51)
! run 2 of 2 plays for $37.50 of the main pot (DAV-51)
! Dan has the best hand for the main pot of $37.75: three nines (DAV-54)
! Ann has the best hand for the main pot of $37.50: three threes (DAV-54)
! Ann gets 37.50 (+0.00), Cat -0.25, Dan gets 37.75 (+0.25)
! record? [Y/n] > y
! next: play (hand new or hand result), then count the stacks
> run 1 of 2 plays for $37.75 of the main pot (DAV-51)
> run 2 of 2 plays for $37.50 of the main pot (DAV-51)
$ hand show 2
  hand 2, holdem: Ann wins $37.50, Dan wins $37.75 (event 22, 2026-01-02 19:21)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           –            $37.50  $37.50
  Bob (button)  –            $40.25  $40.25
  Cat           blind $0.25  $39.50  $39.25
  Dan           blind $0.50  $37.50  $37.75
  ¶
  before the flop
    Ann raises to $37.50, all in        pot $38.25
    Bob folds                           pot $38.25
    Cat folds                           pot $38.25
    Dan calls $37.00, all in            pot $75.25
    the rest of the board is run twice  pot $75.25
  board As Kd 7c
  board As Kd 7c 2h
  board As Kd 7c 2h 9s
  board As Kd 7c 2h 9s   board Ah Kc 7d
  board As Kd 7c 2h 9s   board Ah Kc 7d 2s
  board As Kd 7c 2h 9s   board Ah Kc 7d 2s 3s
    Dan shows 9c 9d  pot $75.25
    Ann shows 3h 3d  pot $75.25
  ¶
  pot       amount  could win it  won it
  ─────────────────────────────────────────────
  main pot  $75.25  Ann and Dan   Ann and Dan
  nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
  run 1 of 2 plays for $37.75 of the main pot (DAV-51)
  run 2 of 2 plays for $37.50 of the main pot (DAV-51)
  Dan has the best hand for the main pot of $37.75: three nines (DAV-54)
  Ann has the best hand for the main pot of $37.50: three threes (DAV-54)
  ¶
  in the ledger (show 22):
  party  asset  with  amount
  ────────────────────────────
  Cat    chips        -$0.25
  Dan    chips         $0.25
> DAV-51
$ hand why 2
  hand 2, holdem: Ann wins $37.50, Dan wins $37.75
  nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
  run 1 of 2 plays for $37.75 of the main pot (DAV-51)
  run 2 of 2 plays for $37.50 of the main pot (DAV-51)
  Dan has the best hand for the main pot of $37.75: three nines (DAV-54)
  Ann has the best hand for the main pot of $37.50: three threes (DAV-54)

What chips cannot make is refused.

$ buy Cat 20.10
! error: $20.10 isn't a multiple of $0.25; try $20.00 or $20.25
! hint: buy Cat 20.00
! hint: buy Cat 20.25
= 4
$ count Cat 39.90
! error: $39.90 isn't a multiple of $0.25; try $39.75 or $40.00
! hint: count Cat 39.75
! hint: count Cat 40.00
= 4
$ hand result --game holdem --in Cat=0.40 --in Dan=0.40 --win Cat=0.80
! error: $0.40 isn't a multiple of $0.25; try $0.25 or $0.50
! hint: hand result --help
= 4
$ hand add --hand '{"game":"holdem","unit":"0.01","board":"As Ks Qs Js Ts","players":[{"name":"Cat","in":"1","cards":"2c 2d"},{"name":"Dan","in":"1","cards":"3c 3d"}]}'
! error: --hand:1:1: the smallest amount at this house is $0.25, not $0.01
= 5
$ hand add --hand '{"game":"holdem","board":"As Ks Qs Js Ts","players":[{"name":"Ann","in":"1.25","cards":"4c 4d"},{"name":"Cat","in":"1","cards":"2c 2d"},{"name":"Dan","in":"1.25","cards":"3c 3d"}]}'
  hand 3, holdem: Ann wins $1.25, Cat wins $1.00, Dan wins $1.25
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (DAV-14)
    Ann, Cat and Dan tie for the main pot of $3.00: royal flush (DAV-54)
    Ann, Cat and Dan split the main pot: $1.00 each (DAV-57)
    Ann and Dan tie for side pot 1 ($0.50): royal flush (DAV-54)
    Ann and Dan split side pot 1: $0.25 each (DAV-57)
  recorded #23 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  25 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 23 events

The unit of another house gives way as well, and a dime beside a quarter leaves a nickel.

$ init --house mike --book mike.book
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ house explain money.unit --book mike.book
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at mike           $0.05 (rule MIK-13, MIK-59)
  with these chips  $0.05, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs
$ init --house casino --book casino.book
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set red=.10:100 blue=.25:100 --book casino.book
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $0.25    100          100    0
  red    $0.10    100          100    0
  recorded #3 ········
$ house explain money.unit --book casino.book
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at casino         — (the house rules don't say)
  standard rule     the smallest chip in the case, or else the smallest coin
                    (standard rule)
  with these chips  $0.05, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs

Stakes are for houses with blinds: where antes and limits are the house's own they are refused.

$ player add Ann --book mike.book
  Ann, a regular
  recorded #3 ········
$ open --banker Ann --stakes .25/.50 --book mike.book
! error: `mike` plays with antes and its own limits, so stakes of .25/.50 wouldn't change anything (MIK-59)
! hint: --book mike.book house explain ante
= 4
$ open --house igloo --banker Ann --stakes 1/2 --book mike.book
! error: `igloo` plays with antes and its own limits, so stakes of 1/2 wouldn't change anything (IGL-08)
! hint: --book mike.book house explain ante
= 4
