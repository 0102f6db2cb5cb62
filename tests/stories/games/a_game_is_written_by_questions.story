# A game of one's own is written down by answering a few questions, line by line or from a pipe; no file is written over
# rules: MIK-58

$ games new ballpark
< Ballpark
< ¶
< down 7, roll 1, bet, roll 1, bte
< down 7, roll 1, bet, roll 1, bet, roll 1, bet
< 7-stud
< ¶
< lowest
< ¶
< 3, 9
< 4 card for 50 cents
< 3 pay pot, 4 card for 0.50
  saved `ballpark` to `ballpark.toml`
  `ballpark`: Seven cards down to each player, everybody turns up one card, then a
    bet. Everybody turns up one card, then a bet; do that twice. Your hand is the
    best five of your seven. Wild: threes, nines. A three face up: match the pot
    or fold. A four face up: you can buy another card for 0.50. The best hand
    takes the pot.
  to play it, put it in your house's file, then run house use with that file
! What do people call it? > Ballpark
! Which game on the list is it like? (Enter: none) > ¶
! How does it go? Like: down 2, bet, board 3, bet (Enter: same as that game) > down 7, roll 1, bet, roll 1, bte
! `bte`: use one of down, up, board, blind, bet, draw, discard, pass, roll,
!   declare, drop
! How does it go? Like: down 2, bet, board 3, bet (Enter: same as that game) > down 7, roll 1, bet, roll 1, bet, roll 1, bet
! What kind is it: 7-stud, 5-stud, draw, match-pot, shared, casino or other? > 7-stud
! Which high hand wins: standard, three-card, short-deck or none? > ¶
! Which low: none, house, 8, a5, 27 or badugi? > lowest
! use none, house, 8, a5, 27, badugi, a6 or 7-points
! Which low: none, house, 8, a5, 27 or badugi? > ¶
! What is wild? Like: 3, 9, Jh, joker (Enter: nothing) > 3, 9
! What happens when a card comes face up? Like: 3 pay pot, 4 card for 0.50 (Enter: nothing) > 4 card for 50 cents
! `4 card for 50 cents` can't follow an upcard; `Q wild-next`, `3 pay pot`, `3 pay
!   0.50`, `4 card`, `4 card up` or `4 card for 0.50` can
! What happens when a card comes face up? Like: 3 pay pot, 4 card for 0.50 (Enter: nothing) > 3 pay pot, 4 card for 0.50
! next: games check ballpark.toml
$ games check ballpark.toml
  `ballpark` checks out: Seven cards down to each player, everybody turns up one
    card, then a bet. Everybody turns up one card, then a bet; do that twice. Your
    hand is the best five of your seven. Wild: threes, nines. A three face up:
    match the pot or fold. A four face up: you can buy another card for 0.50. The
    best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  9h 8s Tc (7h 8h Ts 7d)
     high: full house, tens over eights [Tc Ts 8s 8h 9h]
  Bob  4h Ac Qs (2c 9d Ad Qh Td)
     high: full house, aces over queens [Ac Ad Qs Qh 9d]
  Cay  4s Kh 7c (Th 2d Jh 9s 2h)
     high: flush, ace high [Kh Jh Th 2h 9s]
  1. Bob has the best hand for the main pot of $4.60: full house, aces over queens
    (standard rule)
  Bob gets $4.60
$ games new ballpark
! error: `ballpark.toml` already exists
! hint: games new --help
= 4

What cannot be played is told, and asked again.

$ games new pitch pitch.toml
< Pitch
< ¶
< down 3, bet
< ¶
< ¶
< ¶
< ¶
< ¶
< ¶
< ¶
< ¶
< ¶
< three-card
< ¶
< ¶
< ¶
  saved `pitch` to `pitch.toml`
  `pitch`: Three cards down to each player, then a bet. The best three-card hand
    takes the pot.
  to play it, put it in your house's file, then run house use with that file
! What do people call it? > Pitch
! Which game on the list is it like? (Enter: none) > ¶
! How does it go? Like: down 2, bet, board 3, bet (Enter: same as that game) > down 3, bet
! What kind is it: 7-stud, 5-stud, draw, match-pot, shared, casino or other? > ¶
! Which high hand wins: standard, three-card, short-deck or none? > ¶
! Which low: none, house, 8, a5, 27 or badugi? > ¶
! What is wild? Like: 3, 9, Jh, joker (Enter: nothing) > ¶
! What happens when a card comes face up? Like: 3 pay pot, 4 card for 0.50 (Enter: nothing) > ¶
! 3:10: `game.pitch` deals 3 cards, but a hand has 5: use 5 cards, or a smaller
!   hand
! try again; Enter keeps your answer, - clears it
! What do people call it? [Pitch] > ¶
! Which game on the list is it like? (Enter: none) > ¶
! How does it go? Like: down 2, bet, board 3, bet (Enter: same as that game) [down 3, bet] > ¶
! What kind is it: 7-stud, 5-stud, draw, match-pot, shared, casino or other? > ¶
! Which high hand wins: standard, three-card, short-deck or none? > three-card
! Which low: none, house, 8, a5, 27 or badugi? > ¶
! What is wild? Like: 3, 9, Jh, joker (Enter: nothing) > ¶
! What happens when a card comes face up? Like: 3 pay pot, 4 card for 0.50 (Enter: nothing) > ¶
! next: games check pitch.toml
$ games check pitch.toml
  `pitch` checks out: Three cards down to each player, then a bet. The best
    three-card hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (9d 8c Ac)
     high: ace high [Ac 9d 8c]
  Bob  (4c Qh 5h)
     high: queen high [Qh 5h 4c]
  Cay  (2h 2c 7h)
     high: pair of deuces [2h 2c 7h]
  1. Cay has the best hand for the main pot of $3.60: pair of deuces (standard
    rule)
  Cay gets $3.60
$ games new razz
! error: `razz` is already the name of a game (`razz`): give yours another name
! hint: games new --help
= 2
$ games new "2 in"
! error: `2 in` can't be the name of a game: give yours another name
! hint: games new --help
= 2
$ games new half half.toml
< Half a game
! What do people call it? > Half a game
! Which game on the list is it like? (Enter: none) > ¶
! error: you didn't answer every question, so nothing was written
! hint: games new --help
= 2
$ games check half.toml
! error: there's no file `half.toml`
= 5
