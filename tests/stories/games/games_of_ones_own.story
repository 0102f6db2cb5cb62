# A game outside the collection needs its rules stated: written down, checked, and then known in the house.
# rules: MIK-58

$ games show chicago --house mike
! error: `chicago` isn't a game known here, and nobody stated its rules (MIK-58)
! hint: games
= 4
$ games show seven-card-stub
! error: `seven-card-stub` isn't a game known here
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
! error: ours.toml:7:21: `game.sunday-baseball.course` has "bte": expected one of down, up, board, blind, bet, draw, discard, pass, roll, declare, drop, perhaps `bet`
= 5
file chicago.toml:
  [game.chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ games check chicago.toml
  `chicago` can be played: 2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet;
    1 down, bet; the best 5 of 7 make the hand
$ games check chicago.toml --json
  {"games":[{"name":"chicago","title":"Chicago","menu":["7-stud"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"standard","low":"none","use":"any","wild":[],"spade":true,"deck":"full","match":false,"ante":null,"blinds":null,"most_players":7}]}
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
  `ours` is sound: 1 setting, nothing contradicts itself
$ games check house.toml
  `chicago` can be played: 2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet;
    1 down, bet; the best 5 of 7 make the hand
$ games list --menu 7-stud --house house.toml
  7-stud: stud with seven cards
    chicago                              Chicago
    seven-card-stud                      Seven-card stud
    seven-card-stud-hi-lo                Seven-card stud, high-low
    seven-card-stud-hi-lo-8              Seven-card stud, eight or better
    seven-card-stud-low-hole-wild        Low hole wild
    seven-card-stud-low-hole-wild-hi-lo  Low hole wild, high-low
    high-spade-in-the-hole               High spade in the hole
    follow-the-queen                     Follow the Queen
    follow-the-queen-high-spade          Follow the Queen, high spade in the
                                         hole
    baseball                             Baseball
    night-baseball                       Night Baseball
    razz                                 Razz
  ¶
  party: no poker: `play` keeps their score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
$ games show chicago --house house.toml
  game          Chicago, `chicago`
  listed        stud with seven cards
  course        2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
                bet
  fixed limit   small, small, big, big, big
  cards         the best 5 of 7 make the hand
  wins          half the best hand, half the highest spade in the hole
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
