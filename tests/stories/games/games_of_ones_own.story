# A game outside the collection needs its rules stated: written down, checked, and then known in the house.
# rules: MIK-58

$ games show chicago --house mike
! error: there's no game called `chicago`; at this house the dealer has to explain a new game first (MIK-58)
! hint: games
= 4
$ games show seven-card-stub
! error: there's no game called `seven-card-stub`
! hint: games show seven-card-stud
= 4
file ours.toml:
  [game.chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
  ¶
  [game.sunday-baseball]
  course = ["down 7", "bte", "bet"]
  wild = ["3", "9"]
$ games check ours.toml
! error: ours.toml:7:21: `game.sunday-baseball.course` has "bte": use one of down, up, board, blind, bet, draw, discard, pass, roll, declare, drop; did you mean `bet`?
= 5
file chicago.toml:
  [game.chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ games check chicago.toml
  `chicago` checks out: Two cards down and one up to each player, then a bet. One
    card up, then a bet; do that three times. One card down, then a bet. Your hand
    is the best five of your seven. The best hand takes half the pot, the highest
    spade in the hole the other half.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (Th Qh) Tc 2s Ts 4d (7d)
     high: three tens [Th Tc Ts Qh 7d]
     spade: none
  Bob  (Ad Js) 2c As Td 2h (6h)
     high: two pair, aces and deuces [Ad As 2c 2h Js]
     spade: the jack of spades
  Cay  (Ac Qs) 6s 9c 8s 7c (8h)
     high: pair of eights [8s 8h Ac Qs 9c]
     spade: the queen of spades
  1. Ann has the best hand for the high half of the main pot: three tens (standard
    rule)
  2. Cay has the best hand for the spade half of the main pot: the queen of spades
    (standard rule)
  Ann gets $1.80
  Cay gets $1.80
$ games check chicago.toml --json
  {"games":[{"name":"chicago","title":"Chicago","menu":["7-stud"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"standard","low":"none","use":"any","wild":[],"spade":true,"half":"high-spade","deck":"full","match":false,"ante":null,"blinds":null,"most_players":7}]}
file house.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ house check house.toml
  `ours` checks out: 1 setting, no contradictions
$ games check house.toml
  `chicago` checks out: Two cards down and one up to each player, then a bet. One
    card up, then a bet; do that three times. One card down, then a bet. Your hand
    is the best five of your seven. The best hand takes half the pot, the highest
    spade in the hole the other half.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (Th Qh) Tc 2s Ts 4d (7d)
     high: three tens [Th Tc Ts Qh 7d]
     spade: none
  Bob  (Ad Js) 2c As Td 2h (6h)
     high: two pair, aces and deuces [Ad As 2c 2h Js]
     spade: the jack of spades
  Cay  (Ac Qs) 6s 9c 8s 7c (8h)
     high: pair of eights [8s 8h Ac Qs 9c]
     spade: the queen of spades
  1. Ann has the best hand for the high half of the main pot: three tens (standard
    rule)
  2. Cay has the best hand for the spade half of the main pot: the queen of spades
    (standard rule)
  Ann gets $1.80
  Cay gets $1.80
$ games list --menu 7-stud --house house.toml
  7-stud: seven-card stud
    chicago                              Chicago
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
  party: not poker; `play` keeps score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games show chicago --house house.toml
  game         Chicago, `chicago`
  listed       seven-card stud
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         half the best hand, half the highest spade in the hole
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. The best hand takes
               half the pot, the highest spade in the hole the other half.
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ours, `ours`
  can add      goal-post, no-opener-redeal, no-ante, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
$ games check nowhere.toml
! error: there's no file `nowhere.toml`
= 5
file deck.toml:
  [game.giant]
  course = ["down 8", "up 8", "up 8", "up 8", "bet"]
$ games check deck.toml
! error: deck.toml:2:10: `game.giant` needs 64 cards for two players: use at most 52, the whole deck
= 5
