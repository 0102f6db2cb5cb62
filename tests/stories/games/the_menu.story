# The menu of games, by kind, and one game as a house plays it.
# rules: MIK-69, IGL-27

$ games
  7-stud: seven-card stud
    seven-card-stud                      Seven-card stud
    seven-card-stud-hi-lo                Seven-card stud, high-low
    seven-card-stud-hi-lo-8              Seven-card stud, eight or better
    seven-card-stud-low-hole-wild        Low hole wild
    seven-card-stud-low-hole-wild-hi-lo  Low hole wild, high-low
    high-spade-in-the-hole               High spade in the hole
    low-spade-in-the-hole                Low Chicago
    dr-pepper                            Dr Pepper
    woolworth                            Woolworth
    follow-the-queen                     Follow the Queen
    follow-the-queen-high-spade          Follow the Queen, high spade in the
                                         hole
    baseball                             Baseball
    mississippi-stud                     Mississippi stud
    night-baseball                       Night Baseball
    razz                                 Razz
    deuce-to-seven-razz                  Deuce-to-seven razz
    london-lowball                       London lowball
    razzdugi                             Razzdugi
  ¶
  5-stud: five-card stud
    five-card-stud          Five-card stud
    five-card-stud-hi-lo    Five-card stud, high-low
    five-card-stud-hi-lo-8  Five-card stud, eight or better
    mexican-stud            Mexican stud
  ¶
  draw: draw games
    five-card-draw              Five-card draw
    five-card-draw-hi-lo        Five-card draw, high-low
    acey-deucey-one-eyed-jack   Acey Deucey One-Eyed Jack
    kings-and-low-man           Kings and Low Man
    deuces-draw                 Deuces wild draw
    one-eyed-jacks-draw         One-eyed jacks draw
    five-card-draw-bug          Five-card draw with the bug
    spit-in-the-ocean           Spit in the Ocean
    ace-to-six-draw             Ace-to-six draw
    ace-to-five-draw            Ace-to-five draw
    ace-to-five-triple-draw     Ace-to-five triple draw
    deuce-to-seven-draw         Deuce-to-seven draw
    deuce-to-seven-triple-draw  Deuce-to-seven triple draw
    badugi                      Badugi
    badeucey                    Badeucey
    badacey                     Badacey
  ¶
  match-pot: stay or drop; losers match the pot
    two-card-guts-with-a-bump   Two Card Guts with a Bump, threes wild
    three-card-guts             Three-card guts
    three-card-guts-blind-hand  Three-card guts against a blind hand
    five-card-guts              Five-card guts
    five-card-guts-draw         Five-card guts with a draw
  ¶
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
  other: other games
    six-card-stud           Six-card stud
    anaconda                Anaconda
    anaconda-hi-lo          Anaconda, high-low
    straight-poker          Straight poker
    cold-hands              Cold hands
    three-card-poker        Three-card poker
    three-card-threes-wild  Three-card poker, threes wild
  ¶
  party: not poker; `play` keeps score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games list --menu match-pot
  match-pot: stay or drop; losers match the pot
    two-card-guts-with-a-bump   Two Card Guts with a Bump, threes wild
    three-card-guts             Three-card guts
    three-card-guts-blind-hand  Three-card guts against a blind hand
    five-card-guts              Five-card guts
    five-card-guts-draw         Five-card guts with a draw
  ¶
  party: not poker; `play` keeps score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games list --menu dice
! error: there's no kind of game called `dice`: use 7-stud, 5-stud, draw, match-pot, shared, casino, other or party
! hint: games list --help
= 2
$ games show high-spade --house cause
  game           High spade in the hole, `high-spade-in-the-hole`
  listed         seven-card stud
  course         2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
                 bet
  cards          best 5 of 7 cards play
  wins           half the best hand, half the highest spade in the hole
  in words       Two cards down and one up to each player, then a bet. One card
                 up, then a bet; do that three times. One card down, then a bet.
                 Your hand is the best five of your seven. The best hand takes
                 half the pot, the highest spade in the hole the other half.
  players        2 to 7 from 52 cards; 8 if the last card is a community card
  house          The Cause, `cause`
  player limits  at least 2 (CAU-106), at most 6 (CAU-106)
  bet limits     spread (CAU-022, CAU-023), bet from 25 (CAU-106), bet to 25
                 (CAU-106), in a round to 100 (CAU-106), last round to 50
                 (CAU-106), in the last round to 200 (CAU-106), raise by at
                 least 25 (CAU-106), raise by at most 25 (CAU-106), 3 raises
                 (CAU-106)
  can add        goal-post, no-opener-redeal
  rules          CAU-106, CAU-107, CAU-108
$ games show seven-card-stud --add high-low --add "low hole wild" --house igloo
  game        Seven-card stud, high-low, `seven-card-stud-hi-lo`
  listed      seven-card stud
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
              bet; declare, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low by the house ranking
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. Wild: the lowest hole card.
              The best hand takes half the pot, the best low by the house
              ranking the other half.
  wild        the lowest hole card
  added       low-hole-wild (your lowest hole card is wild, and so are your
              other hole cards of that rank)
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       The Igloo, `igloo`
  bet limits  spread (IGL-09), bet from $0.05 (IGL-09), bet to $0.50 (IGL-09),
              before a declare to $1.00 (IGL-10), last round to $1.00 (IGL-10),
              raise by at least $0.05 (IGL-09), raise by at most $0.50 (IGL-09),
              3 raises (IGL-13)
  call first  low-hole-wild (IGL-07)
  can add     eight-or-better, declare, cards-speak, round-after-declare,
              goal-post, no-opener-redeal, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
$ games show razz --json
  {"name":"razz","title":"Razz","menu":["7-stud","casino"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"none","low":"a5","use":"any","wild":[],"spade":false,"half":"none","deck":"full","match":false,"ante":null,"blinds":null,"most_players":7,"added":[],"features":["goal-post","no-opener-redeal","no-ante","match-pot","low-hole-wild","low-hole-all-wild","low-card-wild","one-eyed-jacks-wild","suicide-king-wild","joker-wild","joker-bug","deuces-wild","threes-wild","fours-wild","fives-wild","sixes-wild","sevens-wild","eights-wild","nines-wild","tens-wild","jacks-wild","queens-wild","kings-wild","aces-wild"],"rules":[],"house":null}
