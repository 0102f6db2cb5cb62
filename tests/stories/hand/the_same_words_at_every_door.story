# What is added to a game is the same at every door: after a plus, after a comma, and with a game of the house's own.
# rules: MIK-58

file own.toml:
  [house]
  name = "own"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.draw-twice]
  title = "Draw twice"
  like = "five-card-draw"
  low = "a5"
  menu = ["draw"]
  ¶
  [game.anaconda]
  title = "Our Anaconda"
  like = "anaconda"
  wild = ["2"]
  menu = ["other"]
file clash.toml:
  [game.golf]
  like = "five-card-draw"
  ¶
  [game.button]
  like = "five-card-draw"
  ¶
  [game.hi-lo]
  like = "five-card-draw"
  ¶
  [game.zork]
  title = "Hi lo"
  like = "five-card-draw"
  ¶
  [game.mulligan]
  title = "Golf"
  like = "five-card-draw"
  ¶
  [game.both-ways]
  title = "Omaha 8"
  like = "five-card-draw"
  ¶
  [game.patience]
  title = "Wait for it"
  like = "five-card-draw"
  ¶
  [game.leagues]
  title = "10,000 leagues"
  like = "five-card-draw"
  ¶
  [game.signed]
  title = "-Cat"
  like = "five-card-draw"
  ¶
  [game.draw-hi-lo]
  like = "five-card-draw"

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  recorded #10 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann Bob Cat Dan Eve Fay Gus Hal
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  Gus has seat 7
  Hal has seat 8
  recorded #19 ········
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
$ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
$ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········

## After a plus stands what is added; what could also be a player isn't guessed
$ hand new
< omaha + 8
< omaha -gus + 8
< + 8
< omaha -8
< -8 omaha
< omaha + deuces-wild
< 3s wild + draw
< omaha + high-low - hal
< q
  stopped: nothing was recorded
! no game yet, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! which game? > omaha + 8
! error: `+8` could be `Hal` or something added to the game: type +Hal, or 8 right
!   after the game
! which game? > omaha -gus + 8
! error: `+8` could be `Hal` or something added to the game: type +Hal, or 8 right
!   after the game
! which game? > + 8
! error: `+8` could be `Hal` or something added to the game: type +Hal, or 8 right
!   after the game
! which game? > omaha -8
! error: `-8` could be `Hal` or something added to the game: type -Hal, or 8 right
!   after the game
! which game? > -8 omaha
! error: `-8` could be `Hal` or something added to the game: type -Hal, or 8 right
!   after the game
! which game? > omaha + deuces-wild
! omaha + deuces-wild, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve Fay Gus
!   Hal
! who deals? > 3s wild + draw
! five-card-draw + threes-wild, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve
!   Fay Gus Hal
! who deals? > omaha + high-low - hal
! omaha-hi-lo, .25/.50, no dealer yet, 7 in: Ann Bob Cat Dan Eve Fay Gus
! who deals? > q
> could be `Hal`
> omaha + deuces-wild, .25/.50
> five-card-draw + threes-wild
> 7 in

## Commas and hyphens count as spaces
$ hand new
< omaha,hi lo
< hi-lo,omaha
< Dr Pepper,Hi Lo 8
< q
  stopped: nothing was recorded
! no game yet, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! which game? > omaha,hi lo
! omaha-hi-lo, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! who deals? > hi-lo,omaha
! who deals? > Dr Pepper,Hi Lo 8
! dr-pepper + eight-or-better, .25/.50, no dealer yet, 8 in: Ann Bob Cat Dan Eve
!   Fay Gus Hal
! who deals? > q
> omaha-hi-lo, .25/.50
> dr-pepper + eight-or-better
$ hand result omaha-hi-lo-8 hi lo Ann 1 Bob --dealer Ann
  hand 1, omaha-hi-lo-8: Ann wins $2.00
  recorded #29 ········
> omaha-hi-lo-8: Ann wins
$ games show omaha --add "hi lo 8"
  game         Omaha, eight or better, `omaha-hi-lo-8`
  listed       community cards; the way card rooms play them
  course       4 down, bet; 3 community cards, bet; 1 community card, bet; 1
               community card, bet
  fixed limit  small, small, big, big
  cards        use two of your 4 cards and three from the board
  wins         half the best hand, half the best low, eight or better
  in words     Four cards down to each player, then a bet. Three community
               cards, then a bet. One community card, then a bet; do that twice.
               Your hand is exactly two of your own cards and three from the
               community cards. The best hand takes half the pot, the best low
               (eight or better) the other half.
  players      2 to 11 from 52 cards
  house        The Card Room, `casino`
  can add      declare, cards-speak, round-after-declare, no-opener-redeal,
               no-ante, low-hole-wild, low-hole-all-wild, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
> omaha-hi-lo-8

## A number after a game isn't a dealer
$ hand new
< plo 5
< 2 board omaha
< q
  stopped: nothing was recorded
! omaha-hi-lo-8, .25/.50, Bob deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! Enter to deal > plo 5
! error: `5` can't be added to `omaha`; in another window, type `games show omaha`
! Enter to deal > 2 board omaha
! error: `2` doesn't work here: type a game or what to add to it; d NAME deals,
!   -NAME is out, +NAME is in, straddle NAME straddles and $ NAME AMOUNT buys
! Enter to deal > q
> `5` can't be added to `omaha`

## A game that isn't poker is called what it is
$ hand new
< pie face
< low man
< golf hi lo
< 3,000 Zilch hi lo
< q
  stopped: nothing was recorded
! omaha-hi-lo-8, .25/.50, Bob deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! Enter to deal > pie face
! error: Pie Face is played move by move, so you can't deal it here; in another
!   window, type `play pie-face`
! Enter to deal > low man
! error: Low Man Down is played move by move, so you can't deal it here; in
!   another window, type `play low-man-down`
! Enter to deal > golf hi lo
! error: Golf is played move by move, so you can't deal it here; in another
!   window, type `play golf`
! Enter to deal > 3,000 Zilch hi lo
! error: 3,000 Zilch is played move by move, so you can't deal it here; in another
!   window, type `play zilch`
! Enter to deal > q
> play pie-face
> play low-man-down
> play golf
> play zilch
$ hand result "golf hi lo" Ann 1 Bob --dealer Ann
! error: Golf is played move by move, so you can't deal it here
! hint: play golf
= 4
> play golf
$ hand add --hand '{"game":"golf","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: Golf is played move by move, so you can't deal it here
! hint: play golf
= 5
> play golf
$ hand result "pie face" Ann 1 Bob --dealer Ann
  hand 2, pie-face: Ann wins $2.00
  recorded #31 ········
$ hand list --game "Pie Face"
  night  hand  game        pot  recorded by
  ───────────────────────────────────────────
      1     2  pie-face  $2.00  result
> pie-face

## The beginning of a name is that name
$ games show "high spade in the"
  game         High spade in the hole, `high-spade-in-the-hole`
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
  house        The Card Room, `casino`
  can add      no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> high-spade-in-the-hole
$ games show "low hole"
  game         Low hole wild, `seven-card-stud-low-hole-wild`
  listed       seven-card stud
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: the lowest hole
               card. The best hand takes the pot.
  wild         the lowest hole card
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        The Card Room, `casino`
  can add      high-low, eight-or-better, high-spade, no-opener-redeal, no-ante,
               match-pot, one-eyed-jacks-wild, suicide-king-wild, joker-wild,
               joker-bug, any rank, like `3s-wild`
> seven-card-stud-low-hole-wild
$ games show low
! error: there's no game called `low`; did you mean seven-card-stud-low-hole-wild, seven-card-stud-low-hole-wild-hi-lo or low-spade-in-the-hole?
! hint: games
= 4
> did you mean
$ games show "lowba"
  game         Ace-to-five draw, `ace-to-five-draw`
  listed       draw games; the way card rooms play them
  course       5 down, bet; draw up to 5, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the lowest hand, ace to five
  in words     Five cards down to each player, then a bet. Everybody draws up to
               five cards, then a bet. The lowest hand (ace to five) takes the
               pot.
  players      2 to 10 from 52 cards
  house        The Card Room, `casino`
  can add      no-opener-redeal, no-ante, match-pot, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
> ace-to-five-draw

## A new game by its own words
$ hand result "Chase the Ace" Ann 1 Bob --new-game --rules "high card wins" --dealer Ann
  hand 3, chase-the-ace: Ann wins $2.00
    `chase-the-ace` isn't on the list; the dealer explained it: high card wins
      (the dealer's call)
  recorded #33 ········
$ hand new
< chase the ace
< q
  stopped: nothing was recorded
! no game yet, .25/.50, Bob deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! which game? > chase the ace
! error: `chase-the-ace` isn't on the list of games; record only its result, as in
!   hand 3; in another window, type `hand result --help`
! which game? > q
> record only its result
$ hand list --game "Chase the Ace"
  night  hand  game             pot  recorded by
  ────────────────────────────────────────────────
      1     3  chase-the-ace  $2.00  result
> chase-the-ace

## A game of the house's own, with one more thing added, stays that game
$ games show "draw-twice kings-wild" --house own.toml
  game         Draw twice, `draw-twice`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         half the best hand, half the lowest hand, ace to five
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: kings. The best hand takes half
               the pot, the lowest hand (ace to five) the other half.
  wild         kings
  added        kings-wild (kings are wild)
  players      2 to 10 from 52 cards
  house        own, `own`
  can add      eight-or-better, declare, cards-speak, round-after-declare,
               goal-post, no-opener-redeal, no-ante, draw-all, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
> Draw twice, `draw-twice`
$ games show "draw twice kings wild" --house own.toml
  game         Draw twice, `draw-twice`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         half the best hand, half the lowest hand, ace to five
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: kings. The best hand takes half
               the pot, the lowest hand (ace to five) the other half.
  wild         kings
  added        kings-wild (kings are wild)
  players      2 to 10 from 52 cards
  house        own, `own`
  can add      eight-or-better, declare, cards-speak, round-after-declare,
               goal-post, no-opener-redeal, no-ante, draw-all, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
> Draw twice, `draw-twice`
$ games show "anaconda hi lo" --house own.toml
  game         Our Anaconda, `anaconda`
  listed       other games
  course       7 down, bet; pass 3 to the left, bet; pass 2 to the left, bet;
               pass 1 to the left; discard 2; turn 1 up, bet; turn 1 up, bet;
               turn 1 up, bet; turn 1 up, bet
  fixed limit  small, small, small, big, big, big, big
  cards        all 5 cards play
  wins         half the best hand, half the best low by the house ranking
  in words     Seven cards down to each player, then a bet. Everybody passes
               three cards to the left, then a bet. Everybody passes two cards
               to the left, then a bet. Everybody passes one card to the left,
               everybody discards two cards, everybody turns up one card, then a
               bet. Everybody turns up one card, then a bet; do that three
               times. Wild: deuces. The best hand takes half the pot, the best
               low by the house ranking the other half.
  wild         deuces
  added        high-low (half the pot goes to the best low, by the house's
               ranking)
  players      2 to 7 from 52 cards
  house        own, `own`
  can add      eight-or-better, declare, cards-speak, round-after-declare,
               goal-post, no-opener-redeal, no-ante, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> Our Anaconda, `anaconda`
$ games show "pass the trash hi lo" --house own.toml
  game         Our Anaconda, `anaconda`
  listed       other games
  course       7 down, bet; pass 3 to the left, bet; pass 2 to the left, bet;
               pass 1 to the left; discard 2; turn 1 up, bet; turn 1 up, bet;
               turn 1 up, bet; turn 1 up, bet
  fixed limit  small, small, small, big, big, big, big
  cards        all 5 cards play
  wins         half the best hand, half the best low by the house ranking
  in words     Seven cards down to each player, then a bet. Everybody passes
               three cards to the left, then a bet. Everybody passes two cards
               to the left, then a bet. Everybody passes one card to the left,
               everybody discards two cards, everybody turns up one card, then a
               bet. Everybody turns up one card, then a bet; do that three
               times. Wild: deuces. The best hand takes half the pot, the best
               low by the house ranking the other half.
  wild         deuces
  added        high-low (half the pot goes to the best low, by the house's
               ranking)
  players      2 to 7 from 52 cards
  house        own, `own`
  can add      eight-or-better, declare, cards-speak, round-after-declare,
               goal-post, no-opener-redeal, no-ante, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> Our Anaconda, `anaconda`
$ games show anac --house own.toml
  game         Our Anaconda, `anaconda`
  listed       other games
  course       7 down, bet; pass 3 to the left, bet; pass 2 to the left, bet;
               pass 1 to the left; discard 2; turn 1 up, bet; turn 1 up, bet;
               turn 1 up, bet; turn 1 up, bet
  fixed limit  small, small, small, big, big, big, big
  cards        all 5 cards play
  wins         the best hand
  in words     Seven cards down to each player, then a bet. Everybody passes
               three cards to the left, then a bet. Everybody passes two cards
               to the left, then a bet. Everybody passes one card to the left,
               everybody discards two cards, everybody turns up one card, then a
               bet. Everybody turns up one card, then a bet; do that three
               times. Wild: deuces. The best hand takes the pot.
  wild         deuces
  players      2 to 7 from 52 cards
  house        own, `own`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> Our Anaconda
$ games check clash.toml
! error: clash.toml:1:7: `game.golf` is already the name of a game (Golf): use another name
! clash.toml:4:7: `game.button` has the word `button` in it, which means something else before the deal: use another name
! clash.toml:7:7: `game.hi-lo` is already what something added to a game is called: use another name
! clash.toml:11:9: `game.zork.title` is already what something added to a game is called: use another title
! clash.toml:15:9: `game.mulligan.title` is already the name of a game (Golf): use another title
! clash.toml:19:9: `game.both-ways.title` is already the name of a game (`omaha-hi-lo-8`): use another title
! clash.toml:23:9: `game.patience.title` has the word `wait` in it, which means something else before the deal: use another title
! clash.toml:27:9: `game.leagues.title` has a comma inside a number: use another title
! clash.toml:31:9: `game.signed.title` has to start with a letter or a digit: use another title
! clash.toml:34:7: `game.draw-hi-lo` is already another name for `five-card-draw-hi-lo`: use another name
= 5
> is already the name of a game (Golf)
> means something else before the deal
> is already what something added to a game is called
> `game.zork.title` is already what something added to a game is called
> `game.mulligan.title` is already the name of a game (Golf)
$ games show "holdem deuces wild" --house dave
  game        Hold'em, `holdem`
  listed      community cards; the way card rooms play them
  course      2 down, bet; 3 community cards, bet; 1 community card, bet; 1
              community card, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down to each player, then a bet. Three community cards,
              then a bet. One community card, then a bet; do that twice. Your
              hand is the best five of your own cards and the community cards,
              in any combination. Wild: deuces. The best hand takes the pot.
  wild        deuces
  added       deuces-wild (deuces are wild)
  players     2 to 23 from 52 cards
  house       Dave's cash game, `dave`
  bet limits  no-limit (DAV-01)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
! note: `dave` plays plain hold'em, with nothing added (DAV-01)
> nothing added

## At a house with these games, a plus adds to the listed game in every verb
$ init --house own.toml --book own.book
  started a new book in USD with `own` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book own.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book own.book open --banker Ann
  night 1 is open at own; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book own.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book own.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ --book own.book seat Ann Bob
  Ann has seat 1
  Bob has seat 2
  recorded #9 ········
$ --book own.book hand new
< draw + hi lo
< draw-twice + kings-wild
< anaconda + hi lo
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > draw + hi lo
! five-card-draw-hi-lo, Ann deals, 2 in: Ann Bob
! Enter to deal > draw-twice + kings-wild
! draw-twice + kings-wild, Ann deals, 2 in: Ann Bob
! Enter to deal > anaconda + hi lo
! anaconda + high-low, Ann deals, 2 in: Ann Bob
! Enter to deal > q
> five-card-draw-hi-lo
> draw-twice + kings-wild
> anaconda + high-low
$ --book own.book hand result "draw + hi lo" Ann 1 Bob --dealer Ann
  hand 1, five-card-draw-hi-lo: Ann wins $2.00
  recorded #11 ········
> five-card-draw-hi-lo: Ann wins

## A slash, an `and`, and a plus or minus that can't be a player are no reason to ask
$ --book own.book hand new
< +8 omaha
< omaha/8
< omaha hi/lo
< draw deuces and threes wild
< stud with deuces wild
< stud with treys and sevens wild
< stud with treys and zeds wild
< 2-7 draw
< draw a-5
< q
  stopped: nothing was recorded
! five-card-draw-hi-lo, Bob deals, 2 in: Ann Bob
! Enter to deal > +8 omaha
! omaha-hi-lo-8, Bob deals, 2 in: Ann Bob
! Enter to deal > omaha/8
! Enter to deal > omaha hi/lo
! omaha-hi-lo, Bob deals, 2 in: Ann Bob
! Enter to deal > draw deuces and threes wild
! five-card-draw + deuces-wild + threes-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > stud with deuces wild
! seven-card-stud + deuces-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > stud with treys and sevens wild
! seven-card-stud + threes-wild + sevens-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > stud with treys and zeds wild
! error: `treys` can't be added to `seven-card-stud`; in another window, type
!   `games show seven-card-stud`
! Enter to deal > 2-7 draw
! deuce-to-seven-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > draw a-5
! ace-to-five-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > q
> omaha-hi-lo-8, Bob deals
> five-card-draw + deuces-wild + threes-wild
> seven-card-stud + deuces-wild
> seven-card-stud + threes-wild + sevens-wild
> `treys` can't be added
> deuce-to-seven-draw
> ace-to-five-draw
$ --book own.book hand result omaha/8 Ann 1 Bob --dealer Ann
  hand 2, omaha-hi-lo-8: Ann wins $2.00
  recorded #13 ········
> omaha-hi-lo-8: Ann wins
$ --book own.book hand result "draw deuces and threes wild" Ann 1 Bob --dealer Ann
  hand 3, five-card-draw + deuces-wild + threes-wild: Ann wins $2.00
  recorded #15 ········
> five-card-draw + deuces-wild + threes-wild: Ann wins
$ --book own.book games show "stud with deuces wild"
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: deuces. The best
               hand takes the pot.
  wild         deuces
  added        deuces-wild (deuces are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        own, `own`
  can add      high-low, eight-or-better, high-spade, goal-post,
               no-opener-redeal, no-ante, match-pot, low-hole-wild,
               low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> seven-card-stud
$ --book own.book hand result "golf + omaha" Ann 1 Bob --dealer Ann
! error: there's no game called `golf + omaha`; did you mean golf?
! hint: --book own.book games
= 4
$ --book own.book hand result zork/zork Ann 1 Bob --dealer Ann
! error: there's no game called `zork/zork`
! hint: --book own.book hand result zork/zork Ann 1 Bob --dealer Ann --new-game
= 4
$ --book own.book hand result --game wait --in Ann=1 --in Bob=1 --win Bob=2 --new-game --rules "wait for an ace"
! error: `wait` has the word `wait` in it, which means something else before the deal, so it can't be the name of a new game
! hint: --book own.book hand result --help
= 4
> can't be the name of a new game

## A title with its marks is the same call, and two games don't share one
file marks.toml:
  [game.xa]
  title = "Stud hi lo!"
  like = "five-card-draw"
  ¶
  [game.xb]
  title = "2/7 draw"
  like = "five-card-draw"
  ¶
  [game.xc]
  title = "5-card draw"
  like = "five-card-draw"
  ¶
  [game.xd]
  title = "Push the button"
  like = "five-card-draw"
  ¶
  [game.xe]
  title = "Hot -bob"
  like = "five-card-draw"
  ¶
  [game.xf]
  title = "Foo bar"
  like = "five-card-draw"
  ¶
  [game.xg]
  title = "Foo-bar"
  like = "five-card-draw"
file slash.toml:
  [house]
  name = "slash"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.xh]
  title = "In/Out Burger"
  like = "five-card-draw"
  wild = ["2"]
  ¶
  [game.seven]
  like = "five-card-draw"

$ games check marks.toml
! error: marks.toml:2:9: `game.xa.title` is already another name for `seven-card-stud-hi-lo`: use another title
! marks.toml:6:9: `game.xb.title` is already the name of a game (`deuce-to-seven-draw`): use another title
! marks.toml:10:9: `game.xc.title` is already another name for `five-card-draw`: use another title
! marks.toml:14:9: `game.xd.title` has the word `button` in it, which means something else before the deal: use another title
! marks.toml:18:9: `game.xe.title` has the word `-bob` in it, which means something else before the deal: use another title
! marks.toml:22:9: `game.xf.title` already calls `xg`: use another title
! marks.toml:26:9: `game.xg.title` already calls `xf`: use another title
= 5
> `game.xa.title` is already another name for `seven-card-stud-hi-lo`
> `game.xb.title` is already the name of a game (`deuce-to-seven-draw`)
> `game.xc.title` is already another name for `five-card-draw`
> `game.xd.title` has the word `button` in it
> `game.xe.title` has the word `-bob` in it
> `game.xf.title` already calls `xg`
$ games show "in out burger" --house slash.toml
  game         In/Out Burger, `xh`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: deuces. The best hand takes the
               pot.
  wild         deuces
  players      2 to 10 from 52 cards
  house        slash, `slash`
  can add      high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
               draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> `xh`
$ games show in/out-burger --house slash.toml
  game         In/Out Burger, `xh`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: deuces. The best hand takes the
               pot.
  wild         deuces
  players      2 to 10 from 52 cards
  house        slash, `slash`
  can add      high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
               draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
               suicide-king-wild, joker-wild, joker-bug, any rank, like
               `3s-wild`
> `xh`
$ games show "draw kings, queens and jacks wild"
  game         Five-card draw, `five-card-draw`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: jacks, queens, kings. The best
               hand takes the pot.
  wild         jacks, queens, kings
  added        jacks-wild (jacks are wild); queens-wild (queens are wild);
               kings-wild (kings are wild)
  players      2 to 10 from 52 cards
  house        The Card Room, `casino`
  can add      high-low, eight-or-better, no-opener-redeal, no-ante, draw-all,
               match-pot, low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> kings-wild
> jacks-wild
$ games show "stud with deuces and threes wild"
  game         Seven-card stud, `seven-card-stud`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: deuces, threes.
               The best hand takes the pot.
  wild         deuces, threes
  added        deuces-wild (deuces are wild); threes-wild (threes are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        The Card Room, `casino`
  can add      high-low, eight-or-better, high-spade, no-opener-redeal, no-ante,
               match-pot, low-hole-wild, low-hole-all-wild, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
> threes-wild
$ games show stud --add hi/lo
  game         Seven-card stud, high-low, `seven-card-stud-hi-lo`
  listed       seven-card stud
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         half the best hand, half the best low by the house ranking
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. The best hand takes
               half the pot, the best low by the house ranking the other half.
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        The Card Room, `casino`
  can add      eight-or-better, declare, cards-speak, round-after-declare,
               no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> seven-card-stud-hi-lo

## Wild ranks without a game aren't one, and a short own name leaves longer listed names alone
$ games show "kings and queens wild"
! error: `kings and queens wild` isn't a game by itself; add it to one
! hint: games
= 4
$ games show "hi lo kings and queens wild"
! error: `hi lo kings and queens wild` isn't a game by itself; add it to one
! hint: games
= 4
$ games show "low hole wild kings and queens wild"
  game         Low hole wild, `seven-card-stud-low-hole-wild`
  listed       seven-card stud
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         the best hand
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. Wild: queens, kings,
               the lowest hole card. The best hand takes the pot.
  wild         queens, kings, the lowest hole card
  added        queens-wild (queens are wild); kings-wild (kings are wild)
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        The Card Room, `casino`
  can add      high-low, eight-or-better, high-spade, no-opener-redeal, no-ante,
               match-pot, one-eyed-jacks-wild, suicide-king-wild, joker-wild,
               joker-bug, any rank, like `3s-wild`
> seven-card-stud-low-hole-wild
> queens-wild
$ games show "kings and queens wild draw"
  game         Five-card draw, `five-card-draw`
  listed       draw games
  course       5 down, bet; draw up to 3, bet
  fixed limit  small, big
  cards        all 5 cards play
  wins         the best hand
  in words     Five cards down to each player, then a bet. Everybody draws up to
               three cards, then a bet. Wild: queens, kings. The best hand takes
               the pot.
  wild         queens, kings
  added        queens-wild (queens are wild); kings-wild (kings are wild)
  players      2 to 10 from 52 cards
  house        The Card Room, `casino`
  can add      high-low, eight-or-better, no-opener-redeal, no-ante, draw-all,
               match-pot, low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> five-card-draw
> queens-wild
$ games show "seven card stud 8" --house slash.toml
  game         Seven-card stud, eight or better, `seven-card-stud-hi-lo-8`
  listed       seven-card stud; the way card rooms play them
  course       2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down,
               bet
  fixed limit  small, small, big, big, big
  cards        best 5 of 7 cards play
  wins         half the best hand, half the best low, eight or better
  in words     Two cards down and one up to each player, then a bet. One card
               up, then a bet; do that three times. One card down, then a bet.
               Your hand is the best five of your seven. The best hand takes
               half the pot, the best low (eight or better) the other half.
  players      2 to 7 from 52 cards; 8 if the last card is a community card
  house        slash, `slash`
  can add      declare, cards-speak, round-after-declare, goal-post,
               no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
               low-card-wild, one-eyed-jacks-wild, suicide-king-wild,
               joker-wild, joker-bug, any rank, like `3s-wild`
> seven-card-stud-hi-lo-8
file quoted.toml:
  [game.xi]
  title = "Omaha (8)"
  like = "five-card-draw"
  ¶
  [game.foo-]
  like = "five-card-draw"

$ games check quoted.toml
! error: quoted.toml:2:9: `game.xi.title` has `(` in it: use another title
! quoted.toml:5:7: `game.foo-` can't be the name of a game: use 1 to 40 lowercase letters, digits and hyphens, starting with a letter
= 5
> `game.xi.title` has `(` in it
> `game.foo-` can't be the name of a game
