# Who is the last one in for a side pot has won it: nobody asks him for another bet, so that he cannot fold it away, and the
# all-in player has the main pot alone (PIG-38)
# rules: PIG-36, PIG-38

file site.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 100]
  players = ["Cat", "Dan", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 100", "p1 cbr 300", "p2 cc", "d db 5h6h7c", "p1 f", "p2 f"]

$ init --house pig
  started a new book in USD with `pig` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ seat Cat 3
  Cat has seat 3
  recorded #11 ········
$ seat Dan 4
  Dan has seat 4
  recorded #12 ········
$ seat Eve 5
  Eve has seat 5
  recorded #13 ········
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #14 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
! next: enter everybody, then tournament start
$ tournament start --payout 60/30/10
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········
$ hand result --game holdem --in Bob=1400 --in Eve=1400 --win Eve=2800
  hand 1, holdem: Eve wins 2,800
  recorded #27 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Bob=1400 --in Eve=1400 --win Eve=2850 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #28 ········
$ hand new --yes --dry-run
< ¶
< f
< f
< a
< r300
< c
< 5h6h7c
< f
< f
< k
< 8d
< 2s
< x
  hand 2, holdem: Bob wins 300, Dan wins 400
  (dry run: nothing was recorded)
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 2900 · pot 75 · call 50, raise 75–2900 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 100 · pot 75 · call 50, raise 75–100 > a
! Cat 1475 · pot 175 · call 75, raise 125–1500 > r300
! Dan 1450 · pot 450 · call 250, raise 325–1500 > c
! flop · pot 700 > 5h6h7c
! flop: 5h 6h 7c · pot 700
! Cat 1200 · pot 700 · check, bet 25–1200 > f
! turn · pot 700 > f
! error: `f` doesn't work here: type the cards, like Ah Td 2c; press Enter if you
!   don't know them
! turn · pot 700 > k
! error: `k` doesn't work here: type the cards, like Ah Td 2c; press Enter if you
!   don't know them
! turn · pot 700 > 8d
! turn: 5h 6h 7c 8d · pot 700
! river · pot 700 > 2s
! river: 5h 6h 7c 8d 2s · pot 700
! pot 700 · Dan shows > x
! nobody bet in the last round, so Dan, on the dealer's left, shows first (PIG-53)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (PIG-36)
! Bob put in 100, so Bob can win at most that much from each of the others
!   (PIG-38)
! Bob is the only one left in the main pot, so Bob wins it: 300 (PIG-53)
! Dan is the only one left in side pot 1, so Dan wins it: 400 (PIG-53)
! Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
! ¶
! note: a player folded when they could have checked for free (PIG-44)
> `f` doesn't work here:
> Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
$ hand new --yes --dry-run
< ¶
< f
< f
< a
< r300
< c
< 5h6h7c
< f
< k
< 8d
< 2s
< ks kd
< as ad
  hand 2, holdem: Bob wins 300, Dan wins 400
  (dry run: nothing was recorded)
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 2900 · pot 75 · call 50, raise 75–2900 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 100 · pot 75 · call 50, raise 75–100 > a
! Cat 1475 · pot 175 · call 75, raise 125–1500 > r300
! Dan 1450 · pot 450 · call 250, raise 325–1500 > c
! flop · pot 700 > 5h6h7c
! flop: 5h 6h 7c · pot 700
! Cat 1200 · pot 700 · check, bet 25–1200 > f
! turn · pot 700 > k
! error: `k` doesn't work here: type the cards, like Ah Td 2c; press Enter if you
!   don't know them
! turn · pot 700 > 8d
! turn: 5h 6h 7c 8d · pot 700
! river · pot 700 > 2s
! river: 5h 6h 7c 8d 2s · pot 700
! pot 700 · Dan shows > ks kd
! pot 700 · Bob shows > as ad
! nobody bet in the last round, so Dan, on the dealer's left, shows first (PIG-53)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (PIG-36)
! Bob put in 100, so Bob can win at most that much from each of the others
!   (PIG-38)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Bob has the best hand for the main pot of 300: pair of aces (PIG-55)
! Dan is the only one left in side pot 1, so Dan wins it: 400 (PIG-36)
! Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
! ¶
! note: a player folded when they could have checked for free (PIG-44)
> Bob has the best hand for the main pot of 300
> Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
$ hand new --yes
< ¶
< f
< f
< a
< r300
< c
< 5h6h7c
< f*
< 8d
< 2s
< w Bob
  hand 2, holdem: Bob wins 300, Dan wins 400
  recorded #29 ········
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 2900 · pot 75 · call 50, raise 75–2900 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 100 · pot 75 · call 50, raise 75–100 > a
! Cat 1475 · pot 175 · call 75, raise 125–1500 > r300
! Dan 1450 · pot 450 · call 250, raise 325–1500 > c
! flop · pot 700 > 5h6h7c
! flop: 5h 6h 7c · pot 700
! Cat 1200 · pot 700 · check, bet 25–1200 > f*
! turn · pot 700 > 8d
! turn: 5h 6h 7c 8d · pot 700
! river · pot 700 > 2s
! river: 5h 6h 7c 8d 2s · pot 700
! pot 700 · Dan shows > w Bob
! nobody bet in the last round, so Dan, on the dealer's left, shows first (PIG-53)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (PIG-36)
! Bob put in 100, so Bob can win at most that much from each of the others
!   (PIG-38)
! Bob is the only one left in the main pot, so Bob wins it: 300 (PIG-53)
! Dan is the only one left in side pot 1, so Dan wins it: 400 (PIG-53)
! Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
! ¶
! note: a player folded when they could have checked for free (PIG-44)
> Bob gets 300 (+200), Cat -300, Dan gets 400 (+100)
$ hand show 2
  hand 2, holdem: Bob wins 300, Dan wins 400 (event 29, 2026-01-02 19:20)
  ¶
  player        posted    before  after
  ───────────────────────────────────────
  Ann           –          1,500  1,500
  Bob (button)  –            100    300
  Cat           blind 25   1,500  1,200
  Dan           blind 50   1,500  1,600
  Eve           –          2,900  2,900
  ¶
  before the flop
    Eve folds                   pot 75
    Ann folds                   pot 75
    Bob raises to 100, all in  pot 175
    Cat raises to 300          pot 450
    Dan calls 250              pot 700
  board 5h 6h 7c
    Cat folds  pot 700
  board 5h 6h 7c 8d
  board 5h 6h 7c 8d 2s
    Dan mucks  pot 700
  ¶
  pot         amount  could win it  won it
  ──────────────────────────────────────────
  main pot       300  Bob           Bob
  side pot 1     400  Dan           Dan
  nobody bet in the last round, so Dan, on the dealer's left, shows first (PIG-53)
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (PIG-36)
  Bob put in 100, so Bob can win at most that much from each of the others
    (PIG-38)
  Bob is the only one left in the main pot, so Bob wins it: 300 (PIG-53)
  Dan is the only one left in side pot 1, so Dan wins it: 400 (PIG-53)
  ¶
  in the ledger (show 29):
  party  asset   with  amount
  ─────────────────────────────
  Bob    stacks           200
  Cat    stacks          -300
  Dan    stacks           100
> side pot 1
