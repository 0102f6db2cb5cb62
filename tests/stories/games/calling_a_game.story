# What a dealer may add, what he must say first, and how many can play.
# rules: MIK-40, CAU-059, CAU-114

$ games show seven-card-stud --add 8-or-better --house mike
  game        Seven-card stud, eight or better, `seven-card-stud-hi-lo-8`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low, eight or better
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. The best hand takes half the
              pot, the best low (eight or better) the other half.
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  eight-or-better (MIK-40)
  can add     declare, cards-speak, round-after-declare, goal-post,
              no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
              low-card-wild, one-eyed-jacks-wild, suicide-king-wild, joker-wild,
              joker-bug, any rank, like `3s-wild`
$ games show seven-card-stud --players 8 --house mike
  game        Seven-card stud, `seven-card-stud`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. The best hand takes the pot.
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out, deal a community card, do what everybody still in agrees on, or `redeal` (MIK-34)
$ games show seven-card-stud --players 9 --house mike
! error: `seven-card-stud` takes 63 cards for 9 players, but the deck has only 52 (MIK-34)
! hint: games show --help
= 4
$ games show guts --players 7 --house cause --json
  {"name":"two-card-guts-with-a-bump","title":"Two Card Guts with a Bump, threes wild","menu":["match-pot"],"course":["down 2","blind 2","drop","up 1","blind 1"],"cards":3,"board":0,"high":"three-card","low":"none","use":"any","wild":["3"],"spade":false,"half":"none","deck":"full","match":true,"ante":null,"blinds":null,"most_players":16,"added":[],"features":["goal-post"],"rules":["CAU-114","CAU-115","CAU-116","CAU-117","CAU-118","CAU-119","CAU-120","CAU-121","CAU-122"],"house":"cause","notices":[{"rule":"CAU-114","text":"7 players is a lot for `two-card-guts-with-a-bump`: the house suggests at most 6"}]}
! note: 7 players is a lot for `two-card-guts-with-a-bump`: the house suggests at most 6 (CAU-114)
$ games show five-card-draw --players 7 --house cause
! error: `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)
! hint: games show --help
= 4
$ games show five-card-draw --players 1
! error: `five-card-draw` takes 2 or more players at this house, not 1
! hint: games show --help
= 4
$ games show five-card-draw --add low-hole-wild
! error: `low-hole-wild` doesn't go with `five-card-draw`: it has no separate hole cards; use `low-card-wild`
! hint: games show five-card-draw
= 4
$ games show five-card-draw --add dueces-wild
! error: `dueces-wild` can't be added to a game
! hint: games show five-card-draw --add deuces-wild
= 4
$ games show five-card-draw --add deuces-wild --add 2s-wild
! error: you gave `deuces-wild` twice
! hint: games show --help
= 4
$ games show five-card-draw --add deuces-wild --house cause
! error: deuces can't be wild: at this house you can't add wild cards to a game
! hint: games show --help
= 4
$ games show razz --house dave --json
  {"name":"razz","title":"Razz","menu":["7-stud","casino"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"none","low":"a5","use":"any","wild":[],"spade":false,"half":"none","deck":"full","match":false,"ante":null,"blinds":null,"most_players":7,"added":[],"features":["goal-post","no-opener-redeal","no-ante","match-pot","low-hole-wild","low-hole-all-wild","low-card-wild","one-eyed-jacks-wild","suicide-king-wild","joker-wild","joker-bug","deuces-wild","threes-wild","fours-wild","fives-wild","sixes-wild","sevens-wild","eights-wild","nines-wild","tens-wild","jacks-wild","queens-wild","kings-wild","aces-wild"],"rules":[],"house":"dave","notices":[{"rule":"DAV-01","text":"`dave` plays hold'em, not `razz`"}]}
! note: `dave` plays hold'em, not `razz` (DAV-01)
