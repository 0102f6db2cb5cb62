# Wild cards said in a row, and words that only join: the same at every door, and never a game.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand result --game omaha --in Ann=1 --in Bob=1 --win Bob=2
  hand 1, omaha: Bob wins $2.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand new
< with deuces wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > with deuces wild
! omaha + deuces-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> omaha + deuces-wild
$ hand new
< hi lo and deuces wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > hi lo and deuces wild
! omaha-hi-lo + deuces-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> omaha-hi-lo + deuces-wild
$ hand new
< kings and queens wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > kings and queens wild
! omaha + queens-wild + kings-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> omaha + queens-wild + kings-wild
$ hand new
< stud -bob one-eyed jacks and deuces wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > stud -bob one-eyed jacks and deuces wild
! seven-card-stud + one-eyed-jacks-wild + deuces-wild, Ann deals, 2 in: Ann Cat
! Enter to deal > q
> seven-card-stud + one-eyed-jacks-wild + deuces-wild
$ hand new
< with
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > with
! error: there's no game called `with`; at this house the dealer has to explain a
!   new game first (MIK-58); in another window, type `games`
! Enter to deal > q
> there's no game called `with`
$ hand result --game "hi lo and deuces wild" --in Ann=1 --in Bob=1 --win Bob=2
! error: `hi lo and deuces wild` isn't a game by itself; add it to one (MIK-58)
! hint: games
= 4
> isn't a game by itself
$ coldhands --game "with deuces wild" --win Ann
! error: `with deuces wild` isn't a game by itself; add it to one (MIK-58)
! hint: games
= 4
> isn't a game by itself
$ games show "hi lo and deuces wild stud"
  game        Seven-card stud, high-low, `seven-card-stud-hi-lo`
  listed      seven-card stud
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low by the house ranking
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. Wild: deuces. The best hand
              takes half the pot, the best low by the house ranking the other
              half.
  wild        deuces
  added       deuces-wild (deuces are wild)
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  deuces-wild (MIK-53)
  can add     eight-or-better, declare, cards-speak, round-after-declare,
              goal-post, no-opener-redeal, no-ante, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
> `seven-card-stud-hi-lo`
> deuces-wild (deuces are wild)
$ games show "stud king, queen and joker wild"
  game        Seven-card stud, `seven-card-stud`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. Wild: queens, kings, the
              joker. The best hand takes the pot.
  wild        queens, kings, the joker
  added       joker-wild (the joker can be any card); queens-wild (queens are
              wild); kings-wild (kings are wild)
  players     2 to 7 from 52 cards and the joker; 8 if the last card is a
              community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  joker-wild (MIK-53), queens-wild (MIK-53), kings-wild (MIK-53)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, any rank, like `3s-wild`
> queens, kings, the joker
$ games show "stud 8, deuces and low hole wild"
  game        Seven-card stud, eight or better, `seven-card-stud-hi-lo-8`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low, eight or better
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. Wild: deuces, the lowest hole
              card. The best hand takes half the pot, the best low (eight or
              better) the other half.
  wild        deuces, the lowest hole card
  added       low-hole-wild (your lowest hole card is wild, and so are your
              other hole cards of that rank); deuces-wild (deuces are wild)
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  low-hole-wild (MIK-53), deuces-wild (MIK-53), eight-or-better
              (MIK-40)
  can add     declare, cards-speak, round-after-declare, goal-post,
              no-opener-redeal, no-ante, one-eyed-jacks-wild, suicide-king-wild,
              joker-wild, joker-bug, any rank, like `3s-wild`
> `seven-card-stud-hi-lo-8`
> deuces, the lowest hole card
$ games show "omaha with"
  game        Omaha, `omaha`
  listed      community cards; the way card rooms play them
  course      4 down, bet; 3 community cards, bet; 1 community card, bet; 1
              community card, bet
  cards       use two of your 4 cards and three from the board
  wins        the best hand
  in words    Four cards down to each player, then a bet. Three community cards,
              then a bet. One community card, then a bet; do that twice. Your
              hand is exactly two of your own cards and three from the community
              cards. The best hand takes the pot.
  players     2 to 11 from 52 cards
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
> Omaha, `omaha`
$ games show seven-card-stud --add "kings and queens wild"
  game        Seven-card stud, `seven-card-stud`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. Wild: queens, kings. The best
              hand takes the pot.
  wild        queens, kings
  added       queens-wild (queens are wild); kings-wild (kings are wild)
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  queens-wild (MIK-53), kings-wild (MIK-53)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
> queens, kings
$ hand result --game "kings and queens wild" --in Ann=1 --in Bob=1 --win Bob=2 --new-game --rules "as told"
! error: `kings-and-queens-wild` isn't a game by itself; add it to one
! hint: games
= 4
> isn't a game by itself
file joins.toml:
  [game.with]
  like = "five-card-draw"
  ¶
  [game.mine]
  title = "Kings and queens wild"
  like = "five-card-draw"

$ games check joins.toml
! error: joins.toml:1:7: `game.with` only joins other words: use another name
! joins.toml:5:9: `game.mine.title` is already what something added to a game is called: use another title
= 5
> `game.with` only joins other words
> `game.mine.title` is already what something added to a game is called

# What a line added stays when it names its game later, and what only joins is never in the way
$ hand new
< kings and queens wild -bob stud
< deuces wild and -cat draw
< -bob and d cat
< deuces wild & +bob
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > kings and queens wild -bob stud
! seven-card-stud + queens-wild + kings-wild, Ann deals, 2 in: Ann Cat
! Enter to deal > deuces wild and -cat draw
! five-card-draw + deuces-wild, Ann deals, 1 in: Ann
! Enter to deal > -bob and d cat
! five-card-draw + deuces-wild, Cat deals, 1 in: Ann
! Enter to deal > deuces wild & +bob
! five-card-draw + deuces-wild, Cat deals, 2 in: Ann Bob
! Enter to deal > q
> seven-card-stud + queens-wild + kings-wild
> five-card-draw + deuces-wild
$ hand new
< kings and kings wild
< deuces and kings wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > kings and kings wild
! omaha + kings-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > deuces and kings wild
! omaha + deuces-wild + kings-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> omaha + kings-wild,
> omaha + deuces-wild + kings-wild
$ hand new
< declare deuces wild hi lo -bob omaha hi lo
< high low +bob declare stud
< and and
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! omaha, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > declare deuces wild hi lo -bob omaha hi lo
! omaha-hi-lo + declare + deuces-wild, Ann deals, 2 in: Ann Cat
! Enter to deal > high low +bob declare stud
! seven-card-stud-hi-lo + declare, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > and and
! error: there's no game called `and`; at this house the dealer has to explain a
!   new game first (MIK-58); in another window, type `games`
! Enter to deal > q
> omaha-hi-lo + declare + deuces-wild, Ann deals, 2 in
> seven-card-stud-hi-lo + declare, Ann deals, 3 in
> there's no game called `and`
$ games show "and golf"
! error: Golf is played move by move, so you can't deal it here
! hint: play golf
= 4
> play golf

# A row is longer than a title of two ranks, and the beginning of a title is still that game
file ranks.toml:
  [house]
  name = "ranks"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.both]
  title = "Aces and eights"
  like = "five-card-draw"
  ¶
  [game.love]
  title = "With Love"
  like = "razz"

$ games show "stud aces and eights wild" --house ranks.toml
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: eights, aces. The
               best hand takes the pot.
  wild         eights, aces
  added        eights-wild (eights are wild); aces-wild (aces are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ranks, `ranks`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> `seven-card-stud`
> eights, aces
$ games show "aces and eights wild stud" --house ranks.toml
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: eights, aces. The
               best hand takes the pot.
  wild         eights, aces
  added        eights-wild (eights are wild); aces-wild (aces are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ranks, `ranks`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> `seven-card-stud`
$ games show "aces and eights" --house ranks.toml
  game         Aces and eights, `both`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. The best hand takes the pot.
  players      2 to 10 from 52 cards
  house        ranks, `ranks`
  can add      high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
               draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> Aces and eights, `both`
$ games show "aces and eights with deuces wild" --house ranks.toml
  game         Aces and eights, `both`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: deuces. The best hand takes the
               pot.
  wild         deuces
  added        deuces-wild (deuces are wild)
  players      2 to 10 from 52 cards
  house        ranks, `ranks`
  can add      high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
               draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> Aces and eights, `both`
> deuces-wild (deuces are wild)
$ games show "stud aces and eights and kings wild" --house ranks.toml
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: eights, kings,
               aces. The best hand takes the pot.
  wild         eights, kings, aces
  added        eights-wild (eights are wild); kings-wild (kings are wild);
               aces-wild (aces are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ranks, `ranks`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> eights, kings, aces
$ games show "aces and eights and kings wild stud" --house ranks.toml
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: eights, kings,
               aces. The best hand takes the pot.
  wild         eights, kings, aces
  added        eights-wild (eights are wild); kings-wild (kings are wild);
               aces-wild (aces are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ranks, `ranks`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> eights, kings, aces
$ games show "deuces wild aces and eights" --house ranks.toml
  game         Aces and eights, `both`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: deuces. The best hand takes the
               pot.
  wild         deuces
  added        deuces-wild (deuces are wild)
  players      2 to 10 from 52 cards
  house        ranks, `ranks`
  can add      high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
               draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> Aces and eights, `both`
$ games show "with lov" --house ranks.toml
  game         With Love, `love`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the lowest hand, ace to five
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. The lowest hand (ace to
               five) takes the pot.
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        ranks, `ranks`
  can add      goal-post, no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> With Love, `love`
file golf.toml:
  [game.mine]
  title = "With golf"
  like = "razz"

$ games check golf.toml
! error: golf.toml:2:9: `game.mine.title` is already another name for `golf`: use another title
= 5
> `game.mine.title`
