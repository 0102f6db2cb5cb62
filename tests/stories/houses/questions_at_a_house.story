# `showdown` and `rank` take a house, with its own games; `games` lists those of the adopted one

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [money]
  unit = "0.25"
  ¶
  [odd]
  tie = "carry"
  ¶
  [game.cincinnati]
  title = "Cincinnati"
  menu = ["shared"]
  course = ["down 5", "bet", "board 1", "bet", "board 1", "bet", "board 2", "bet"]
  wild = ["2"]
$ showdown --house ours.toml
< {"game":"cincinnati","board":"QsQh3c4d","players":[{"name":"Ann","in":"2.25","cards":"2hAsKs9c8d"},{"name":"Bob","in":"2.25","cards":"Qc3d7h9d8c"}]}
  {"id":null,"pots":[{"amount":"4.50","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"4.50"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"Bob has the best hand for the main pot of $4.50: full house, queens over threes"}]}
$ showdown
< {"game":"cincinnati","board":"QsQh3c4d","players":[{"name":"Ann","in":"2.25","cards":"2hAsKs9c8d"},{"name":"Bob","in":"2.25","cards":"Qc3d7h9d8c"}]}
  {"id":null,"error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"the board has 4 cards; `cincinnati` needs 5","hint":null}}
= 5
$ showdown --house ours.toml --explain
< {"game":"holdem","board":"QsQh3c4dKd","players":[{"name":"Ann","in":"0.25","cards":"AsKs"},{"name":"Bob","in":"0.25","cards":"AdKc"},{"name":"Cat","in":"0.25","cards":"7h8h"}]}
  Ann  As Ks  board Qs Qh 3c 4d Kd
     high: two pair, kings and queens [Ks Kd Qs Qh As]
  Bob  Ad Kc  board Qs Qh 3c 4d Kd
     high: two pair, kings and queens [Kc Kd Qs Qh Ad]
  Cat  7h 8h  board Qs Qh 3c 4d Kd
     high: pair of queens [Qs Qh Kd 8h 7h]
  1. Ann and Bob tie for the main pot of $0.75: two pair, kings and queens (standard rule)
  2. Ann and Bob split the main pot: $0.25 each (standard rule)
  3. the odd $0.25 of the main pot carries over to the next game (standard rule)
  Ann gets $0.25
  Bob gets $0.25
  $0.25 carries over to the next game
$ showdown --house mike
< {"game":"holdem","board":"QsQh3c4dKd","players":[{"name":"Ann","in":"0.25","cards":"AsKs"},{"name":"Bob","in":"0.25","cards":"AdKc"},{"name":"Cat","in":"0.25","cards":"7h8h"}]}
  {"id":null,"pots":[{"amount":"0.75","eligible":["Ann","Bob","Cat"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"0.35","Bob":"0.35"},"returned":{},"carry":"0.05","why":[{"rule":"MIK-31","text":"Ann and Bob tie for the main pot of $0.75: two pair, kings and queens"},{"rule":"MIK-19","text":"Ann and Bob split the main pot: $0.35 each"},{"rule":"MIK-65","text":"the odd $0.05 of the main pot carries over to the next game"}]}
$ rank --house mike
< {"high":"none","low":"house","hands":["Ah2c3d4s6h","Ac2d3h5s6c"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"six-four low"},{"high":null,"cards":null,"low":"six-five low"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"}]}
$ init --house ours.toml
  started a new book in USD with `ours` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ games list --menu shared
  shared: community cards
    cincinnati                         Cincinnati
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
$ games show cincinnati
  game         Cincinnati, `cincinnati`
  listed       community cards
  course       5 down, bet; 1 community card, bet; 1 community card, bet; 2
               community cards, bet
  fixed limit  small, small, big, big
  cards        best 5 of 9 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. One community card,
               then a bet; do that twice. Two community cards, then a bet. Your
               hand is the best five of your own cards and the community cards,
               in any combination. Wild: deuces. The best hand takes the pot.
  wild         deuces
  players      2 to 9 from 52 cards
  house        ours, `ours`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
$ games list --menu shared --house casino
  shared: community cards
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
