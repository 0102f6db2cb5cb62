# A game outside the collection needs its rules stated: written down, checked, and then known in the house.
# rules: MIK-58

$ games show our-chicago --house mike
! error: `our-chicago` isn't a game known here, and nobody stated its rules (MIK-58)
! hint: games
= 4
$ games show seven-card-stub
! error: `seven-card-stub` isn't a game known here
! hint: games show seven-card-stud
= 4
file ours.toml:
  [game.our-chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
  ¶
  [game.night-baseball]
  course = ["down 7", "bte", "bet"]
  wild = ["3", "9"]
$ games check ours.toml
! error: ours.toml:7:21: `game.night-baseball.course` has "bte": expected one of down, up, board, blind, bet, draw, declare, drop, perhaps `bet`
= 5
file chicago.toml:
  [game.our-chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ games check chicago.toml
  `our-chicago` can be played: Two cards down and one up to each player, then a
    bet. One card up, then a bet; three times in all. One card down, then a bet. A
    hand is the best five of one's seven. The best hand takes half of the pot, the
    highest spade in the hole the other half.
  ¶
  a hand of it, $1.20 from each:
  Ann  (Ts 4c) 5s Jd 8d 7d (9c)
     high: straight, jack high [Jd Ts 9c 8d 7d]
     spade: the ten of spades
  Bob  (Js 3c) 4s Ad Ac Kc (6c)
     high: pair of aces [Ad Ac Kc Js 6c]
     spade: the jack of spades
  Cay  (2h Tc) 3d 4d 5c Qh (Qc)
     high: pair of queens [Qh Qc Tc 5c 4d]
     spade: none
  1. best for the high half of the main pot is Ann with straight, jack high
    (standard)
  2. best for the spade half of the main pot is Bob with the jack of spades
    (standard)
  Ann gets $1.80
  Bob gets $1.80
$ games check chicago.toml --json
  {"games":[{"name":"our-chicago","title":"Chicago","menu":["7-stud"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"standard","low":"none","use":"any","wild":[],"spade":true,"half":"high-spade","deck":"full","match":false,"ante":null,"blinds":null,"most_players":7}]}
file house.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.our-chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ house check house.toml
  `ours` is sound: 1 setting, nothing contradicts itself
$ games check house.toml
  `our-chicago` can be played: Two cards down and one up to each player, then a
    bet. One card up, then a bet; three times in all. One card down, then a bet. A
    hand is the best five of one's seven. The best hand takes half of the pot, the
    highest spade in the hole the other half.
  ¶
  a hand of it, $1.20 from each:
  Ann  (Ts 4c) 5s Jd 8d 7d (9c)
     high: straight, jack high [Jd Ts 9c 8d 7d]
     spade: the ten of spades
  Bob  (Js 3c) 4s Ad Ac Kc (6c)
     high: pair of aces [Ad Ac Kc Js 6c]
     spade: the jack of spades
  Cay  (2h Tc) 3d 4d 5c Qh (Qc)
     high: pair of queens [Qh Qc Tc 5c 4d]
     spade: none
  1. best for the high half of the main pot is Ann with straight, jack high
    (standard)
  2. best for the spade half of the main pot is Bob with the jack of spades
    (standard)
  Ann gets $1.80
  Bob gets $1.80
$ games list --menu 7-stud --house house.toml
  7-stud: stud with seven cards
    our-chicago                          Chicago
    seven-card-stud                      Seven-card stud
    seven-card-stud-hi-lo                Seven-card stud, high-low
    seven-card-stud-hi-lo-8              Seven-card stud, eight or better
    seven-card-stud-low-hole-wild        Low hole wild
    seven-card-stud-low-hole-wild-hi-lo  Low hole wild, high-low
    high-spade-in-the-hole               High spade in the hole
    low-chicago                          Low Chicago
    dr-pepper                            Dr Pepper
    woolworth                            Woolworth
    mississippi-stud                     Mississippi stud
    razz                                 Razz
    deuce-to-seven-razz                  Deuce-to-seven razz
    london-lowball                       London lowball
    razzdugi                             Razzdugi
  ¶
  party: no poker: `play` keeps their score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games show our-chicago --house house.toml
  game          Chicago, `our-chicago`
  listed        stud with seven cards
  course        2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
                bet
  fixed limit   small, small, big, big, big
  cards         the best 5 of 7 make the hand
  wins          half the best hand, half the highest spade in the hole
  in words      Two cards down and one up to each player, then a bet. One card
                up, then a bet; three times in all. One card down, then a bet. A
                hand is the best five of one's seven. The best hand takes half
                of the pot, the highest spade in the hole the other half.
  players       2 to 7 from 52 cards; 8 with one last card for all
  house         ours, `ours`
  may be added  goal-post, no-opener-redeal, no-ante, low-hole-wild,
                low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
                suicide-king-wild, joker-wild, joker-bug, any rank, like
                `3s-wild`
$ games check nowhere.toml
! error: there is no file `nowhere.toml`
= 5
file deck.toml:
  [game.giant]
  course = ["down 8", "up 8", "up 8", "up 8", "bet"]
$ games check deck.toml
! error: deck.toml:2:10: `game.giant` takes 64 cards for two players: expected at most 52, the whole pack
= 5
