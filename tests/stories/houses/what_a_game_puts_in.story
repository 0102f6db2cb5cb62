# Where the house leaves the ante to the game, a game says what is put in before the first card

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [ante]
  is = "0.25"
  when = "by-game"
  ¶
  [blinds]
  is = "per-game"
  small = "0.25"
  big = "0.50"
  ¶
  [game.flop-only]
  title = "Flop only"
  like = "holdem"
  ante = false
  ¶
  [game.anted]
  title = "Anted draw"
  like = "five-card-draw"
  ante = true
  blinds = false
$ house check ours.toml
  `ours` checks out: 5 settings, no contradictions
$ init --house ours.toml
  started a new book in USD with `ours` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ games list --menu shared
  shared: community cards
    flop-only                          Flop only
    holdem                             Hold'em
    short-deck-holdem                  Short-deck hold'em
    holdem-hi-lo-8                     Hold'em, eight or better
    pineapple                          Pineapple
    crazy-pineapple                    Crazy Pineapple
    crazy-pineapple-hi-lo-8            Crazy Pineapple, eight or better
    lazy-pineapple                     Lazy Pineapple
    irish                              Irish
    omaha                              Omaha
    omaha-hi-lo-8                      Omaha, eight or better
    omaha-hi-lo                        Omaha, high-low
    five-card-omaha                    Five-card Omaha
    five-card-omaha-hi-lo-8            Five-card Omaha, eight or better
    courchevel                         Courchevel
    courchevel-hi-lo-8                 Courchevel, eight or better
    six-card-omaha                     Six-card Omaha
    six-card-omaha-hi-lo-8             Six-card Omaha, eight or better
    short-deck-omaha                   Short-deck Omaha
    royal-holdem                       Royal hold'em
    greek-holdem                       Greek hold'em
    super-holdem                       Super hold'em
    double-board-holdem                Double-board hold'em
    double-board-omaha                 Double-board Omaha
    double-board-omaha-hi-lo-8         Double-board Omaha, eight or better
    holdem-bomb-pot                    Hold'em bomb pot
    omaha-bomb-pot                     Omaha bomb pot
    double-board-holdem-bomb-pot       Double-board hold'em bomb pot
    double-board-omaha-bomb-pot        Double-board Omaha bomb pot
    double-board-five-card-omaha-bomb  Double-board five-card Omaha bomb pot
    drawmaha                           Drawmaha
    dramadugi                          Dramadugi
    cincinnati                         Cincinnati
    iron-cross                         Iron Cross
    criss-cross                        Criss-Cross
    tic-tac-toe                        Tic-Tac-Toe
    elevator                           Elevator
    twin-beds                          Twin Beds
    chowaha                            Chowaha
  ¶
  party: not poker; `play` keeps score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games show flop-only
  game         Flop only, `flop-only`
  listed       community cards; the way card rooms play them
  course       2 down, bet; 3 community cards, bet; 1 community card, bet; 1
               community card, bet
  fixed limit  small, small, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down to each player, then a bet. Three community cards,
               then a bet. One community card, then a bet; do that twice. No
               ante. Your hand is the best five of your own cards and the
               community cards, in any combination. The best hand takes the pot.
  put in       no ante
  players      2 to 23 from 52 cards
  house        ours, `ours`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  recorded #13 ········
$ hand new --yes
< flop-only
< ¶
< f
< f
  hand 1, flop-only: Cat wins $0.50
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > flop-only
! flop-only, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Bob 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< anted
< ¶
< b 0.50
< f
< f
  hand 2, anted: Cat wins $0.75
  recorded #16 ········
! flop-only, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > anted
! anted, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · check, bet 0.50–20.00 > b 0.50
! Ann 19.75 · pot 1.25 · call 0.50, raise 1.00–19.75 > f
! Bob 19.50 · pot 1.25 · call 0.50, raise 1.00–19.50 > f
! nobody called Cat's last $0.50, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard rule)
! Ann -0.25, Bob -0.25, Cat gets 0.75 (+0.50)
! ¶
$ hand new --yes
< five-card-draw no-ante
< ¶
< f
< f
  hand 3, five-card-draw + no-ante: Bob wins $0.50
  recorded #18 ········
! anted, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw no-ante
! five-card-draw + no-ante, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.75 · pot 0.75 · call 0.50, raise 1.00–20.75 > f
! Ann 19.50 · pot 0.75 · call 0.25, raise 1.00–19.75 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ hand show 1
  hand 1, flop-only: Cat wins $0.50 (event 14, 2026-01-02 19:15)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $20.00  $20.00
  Bob           blind $0.25  $20.00  $19.75
  Cat           blind $0.50  $20.00  $20.25
  ¶
  the hand
    Ann folds  pot $0.75
    Bob folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Cat           Cat
  nobody called Cat's last $0.25, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips        -$0.25
  Cat    chips         $0.25
$ hand show 2
  hand 2, anted: Cat wins $0.75 (event 16, 2026-01-02 19:16)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           ante $0.25  $20.00  $19.75
  Bob (button)  ante $0.25  $19.75  $19.50
  Cat           ante $0.25  $20.25  $20.75
  ¶
  the hand
    Cat bets $0.50  pot $1.25
    Ann folds       pot $1.25
    Bob folds       pot $1.25
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.75  Cat           Cat
  nobody called Cat's last $0.50, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard rule)
  ¶
  in the ledger (show 16):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.25
  Bob    chips        -$0.25
  Cat    chips         $0.50
$ hand show 3
  hand 3, five-card-draw + no-ante: Bob wins $0.50 (event 18, 2026-01-02 19:17)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.25  $19.75  $19.50
  Bob           blind $0.50  $19.50  $19.75
  Cat (button)  –            $20.75  $20.75
  ¶
  the hand
    Cat folds  pot $0.75
    Ann folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Bob           Bob
  nobody called Bob's last $0.25, so Bob gets it back (standard rule)
  Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 18):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.25
  Bob    chips         $0.25

# A dealer of a house that antes always cannot leave the ante out; at Mike's he can.

$ games show holdem --add no-ante --house igloo
! error: at this house every game has an ante (IGL-08)
! hint: games show --help
= 4
$ games show holdem --add no-ante --house mike
  game        Hold'em, `holdem`
  listed      community cards; the way card rooms play them
  course      2 down, bet; 3 community cards, bet; 1 community card, bet; 1
              community card, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down to each player, then a bet. Three community cards,
              then a bet. One community card, then a bet; do that twice. No
              ante. Your hand is the best five of your own cards and the
              community cards, in any combination. The best hand takes the pot.
  put in      no ante
  added       no-ante (nobody antes in this game)
  players     2 to 23 from 52 cards
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, low-hole-wild, low-hole-all-wild, low-card-wild,
              one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug, any
              rank, like `3s-wild`
file always.toml:
  [house]
  name = "always"
  currency = "USD"
  ¶
  [ante]
  is = "0.25"
  ¶
  [game.flop-only]
  like = "holdem"
  ante = false
  ¶
  [game.stud-blinds]
  like = "seven-card-stud"
  blinds = true
$ house check always.toml
! error: always.toml:14:10: `game.stud-blinds` has blinds, but the upcards decide who acts first: use one or the other
= 5
