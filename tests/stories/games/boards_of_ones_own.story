# Boards, lines and halves in a game somebody writes; told back in plain words, with a hand dealt

file ours.toml:
  [game.our-bomb]
  title = "Our double-board bomb"
  course = ["down 4", "board 3", "board 3", "bet", "board 1", "board 1", "bet", "board 1", "board 1", "bet"]
  boards = 2
  use = "two"
  blinds = false
  ¶
  [game.our-cross]
  title = "Iron Cross, centre wild"
  course = ["down 4", "bet", "board 4", "bet", "board 1", "bet"]
  lines = ["1 3", "2 4"]
  wild = ["shared-5"]
  ¶
  [game.cincinnati]
  title = "Cincinnati at our house"
  course = ["down 5", "bet", "board 2", "bet", "board 2", "bet", "board 1", "bet"]
  ¶
  [game.our-seven]
  title = "7-27 with four cards"
  course = ["down 1 up 1", "bet", "up 1", "bet", "up 1", "bet"]
  high = "27-points"
  low = "7-points"
  ¶
  [game.our-low-spade]
  title = "Half a low spade"
  like = "five-card-stud"
  half = "low-spade"
  deck = "7-up"
$ games check ours.toml
  `cincinnati` checks out: Five cards down to each player, then a bet. Two
    community cards, then a bet; do that twice. One community card, then a bet.
    Your hand is the best five of your own cards and the community cards, in any
    combination. The best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (2h 9c 8s Tc Td)  board 3c Qh 4c 7h Ad
     high: pair of tens [Tc Td Ad Qh 9c]
  Bob  (Kh Qc Jd 7s 2c)  board 3c Qh 4c 7h Ad
     high: two pair, queens and sevens [Qc Qh 7s 7h Ad]
  Cay  (9h 6c 7d Js 8h)  board 3c Qh 4c 7h Ad
     high: pair of sevens [7d 7h Ad Qh Js]
  1. Bob has the best hand for the main pot of $3.60: two pair, queens and sevens
    (standard rule)
  Bob gets $3.60
  ¶
  `our-bomb` checks out: Four cards down to each player, three cards on each
    board, then a bet. One card on each board, then a bet; do that twice. No
    blinds. Your hand is exactly two of your own cards and three from one board.
    The best hand on each board takes its share of the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (5s 8d 7c Kh)  board Kc 9h Tc 6c Ts
     high: straight, ten high [Tc 9h 8d 7c 6c]
  Bob  (8h 6d Qh Td)  board Kc 9h Tc 6c Ts
     high: full house, tens over sixes [Td Tc Ts 6d 6c]
  Cay  (7s 3h 8c 4h)  board Kc 9h Tc 6c Ts
     high: straight, ten high [Tc 9h 8c 7s 6c]
  Ann  (5s 8d 7c Kh)  board 9d 2d Jh Jc Ad
     high: pair of jacks [Jh Jc Ad Kh 8d]
  Bob  (8h 6d Qh Td)  board 9d 2d Jh Jc Ad
     high: flush, ace high [Ad Td 9d 6d 2d]
  Cay  (7s 3h 8c 4h)  board 9d 2d Jh Jc Ad
     high: pair of jacks [Jh Jc Ad 8c 7s]
  1. board 1 of 2 plays for $1.80 of the main pot (standard rule)
  2. Bob has the best hand for the main pot of $1.80: full house, tens over sixes
    (standard rule)
  3. board 2 of 2 plays for $1.80 of the main pot (standard rule)
  4. Bob has the best hand for the main pot of $1.80: flush, ace high (standard
    rule)
  Bob gets $3.60
  ¶
  `our-cross` checks out: Four cards down to each player, then a bet. Four
    community cards, then a bet. One community card, then a bet. Your hand is the
    best five of your own cards and one line of the community cards (counted as
    dealt: 1 3 5, 2 4 5), in any combination. Wild: community card 5, and every
    card of its rank. The best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (2d 5c 9s Kd)  board Ac 4c 6s 5d Th
     high: three fives [5c 5d Kd 9s Th]
  Bob  (2s 8s 9d 6h)  board Ac 4c 6s 5d Th
     high: straight, nine high [9d 8s 6h 5d Th]
  Cay  (Js Td 7s Jh)  board Ac 4c 6s 5d Th
     high: four jacks [Js Jh Ac Th Td]
  1. Cay has the best hand for the main pot of $3.60: four jacks (standard rule)
  Cay gets $3.60
  ¶
  `our-low-spade` checks out: One card down and one up to each player, then a bet.
    One card up, then a bet; do that three times. The deck has 32 cards, the
    sevens and up. The best hand takes half the pot, the lowest spade in the hole
    the other half.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (8h) Ad Kc Jc Ts
     high: ace high [Ad Kc Jc Ts 8h]
     spade: none
  Bob  (9d) 7s Td 7d 8s
     high: pair of sevens [7s 7d Td 9d 8s]
     spade: none
  Cay  (Kd) Ks 7c 9c Qs
     high: pair of kings [Kd Ks Qs 9c 7c]
     spade: none
  1. Cay has the best hand for the high half of the main pot: pair of kings
    (standard rule)
  2. nobody is left to win the spade half of the main pot, so it goes with the
    high half (standard rule)
  Cay gets $3.60
  ¶
  `our-seven` checks out: One card down and one up to each player, then a bet. One
    card up, then a bet; do that twice. Number cards count at face value, face
    cards half a point, aces one or eleven; if two are equally close, under beats
    over. The hand nearest to 27 takes half the pot, the hand nearest to 7 the
    other half.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (6c) Ts Qs 7c
     27: 23½ points
     7: 23½ points
  Bob  (Qh) 9s Ks 2h
     27: 12 points
     7: 12 points
  Cay  (5s) 9d As Th
     27: 25 points
     7: 25 points
  1. Cay has the best hand for the 27 half of the main pot: 25 points (standard
    rule)
  2. Bob has the best hand for the 7 half of the main pot: 12 points (standard
    rule)
  Bob gets $1.80
  Cay gets $1.80

Each mistake has its place.

file wrong.toml:
  [game.one]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  boards = 7
  ¶
  [game.two]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  boards = ["1 2", "3 4 5"]
  ¶
  [game.three]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  lines = ["1 6", "2 2", "x"]
  ¶
  [game.four]
  course = ["down 2", "bet", "board 3", "bet", "board 2", "bet"]
  wild = ["shared-9"]
  ¶
  [game.five]
  course = ["down 2", "bet", "board 3", "bet"]
  lines = ["1 2", "3"]
  use = "two"
  ¶
  [game.six]
  course = ["down 5", "bet"]
  half = "own-hand"
  ¶
  [game.seven]
  course = ["down 5", "bet"]
  low = "a5"
  half = "badugi"
  ¶
  [game.eight]
  course = ["down 5", "bet"]
  high = "27-points"
  low = "8"
  deck = "ten"
  ¶
  [game.holdem]
  like = "cincinnati"
$ games check wrong.toml
! error: wrong.toml:3:10: `game.one.boards` won't work: use 1 to 4, or a list with the places of each board
! wrong.toml:6:10: `game.two` deals 4 cards, but a hand has 5: use 5 cards, or a smaller hand
! wrong.toml:7:10: `game.two` has boards of different sizes: use the same number of cards on each
! wrong.toml:11:10: `game.three.lines` names a card that isn't there: use numbers from 1 to 5, the shared cards in the order they're dealt
! wrong.toml:11:17: `game.three.lines` names a card twice: use numbers from 1 to 5, the shared cards in the order they're dealt
! wrong.toml:11:24: `game.three.lines` names a card that isn't there: use numbers from 1 to 5, the shared cards in the order they're dealt
! wrong.toml:15:8: `game.four.wild` has "shared-9": use `shared-1` to `shared-5`
! wrong.toml:20:7: `game.five` has players use two of their 2 cards and three from a board of 1: use `any`, or at least two cards each and three on the board
! wrong.toml:24:8: `game.six` gives half the pot to a player's own hand, but has no board for the other half: use a `board` step
! wrong.toml:29:8: `game.seven` gives the second half of the pot to a low and to something else: use one or the other
! wrong.toml:35:8: `game.eight.deck` is unknown: use full, short, 7-up, 8-up, 9-up or 10-up
! wrong.toml:37:7: `game.holdem` is already the name of a game (`holdem`): use another name
= 5
