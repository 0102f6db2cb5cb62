# A written game whose parts leave each other nothing to do, or that no hand can have, is refused before the first card

file games.toml:
  [game.match]
  course = ["down 5", "bet"]
  match = true
  ¶
  [game.halves]
  course = ["down 5", "drop"]
  low = "house"
  match = true
  ¶
  [game.nobody-to-beat]
  course = ["down 5", "blind 5", "bet"]
  ¶
  [game.two-of-three]
  course = ["down 3", "bet", "board 3", "bet"]
  high = "three-card"
  use = "two"
  ¶
  [game.draw-eight]
  course = ["down 5", "bet", "draw 8", "bet"]
  ¶
  [game.twice]
  course = ["down 5", "drop", "drop"]
  ¶
  [game.early]
  course = ["down 5", "bet", "declare", "draw 2"]
  low = "8"
  ¶
  [game.odd-deck]
  course = ["down 5", "bet"]
  deck = "short"
  ¶
  [game.gone]
  course = ["down 5", "bet"]
  high = "short-deck"
  wild = ["2"]
  ¶
  [game.low-and-spade]
  course = ["down 2 up 3", "bet"]
  low = "house"
  spade = true
  ¶
  [game.no-high]
  course = ["down 2 up 3", "bet"]
  high = "none"
  low = "a5"
  spade = true
  ¶
  [game.nothing-in]
  course = ["down 5", "drop"]
  match = true
  ante = false
  ¶
  [game.blinds-for-nothing]
  course = ["down 5", "drop"]
  blinds = true
$ games check games.toml
! error: games.toml:3:9: `game.match` makes losers match the pot, but nobody drops, so everybody would lose: use a `drop` step, or leave out `match`
! games.toml:8:9: `game.halves` splits the pot, so a player who wins only half would still have to match the pot: use only a high or only a low, on one board
! games.toml:11:10: `game.nobody-to-beat` deals a blind hand, but nobody drops, so nobody plays against it: use a `drop` step, or leave out `blind`
! games.toml:16:7: `game.two-of-three` uses two of your own cards and three from the board for a three-card hand: use `any`, or a five-card hand
! games.toml:19:10: `game.draw-eight` has players draw more cards than they hold by then: use `draw` with no more cards than were dealt before it
! games.toml:22:10: `game.twice` has players drop, but a player who stays in and loses doesn't match the pot: use `match = true`, or leave out `drop`
! games.toml:22:10: `game.twice` has players drop more than once: use `drop` only once
! games.toml:25:10: `game.early` has players declare before the last card: use `declare` after it
! games.toml:29:10: `game.odd-deck` ranks its hands for a different deck: use `deck = "short"` with `high = "short-deck"`, or neither
! games.toml:35:8: `game.gone` has wild cards that aren't in its deck: use cards from its deck
! games.toml:40:9: `game.low-and-spade` gives the second half of the pot to a low and to something else: use one or the other
! games.toml:51:8: `game.nothing-in` has no ante and no betting round, so there's nothing to play for: use an ante or a `bet` step
! games.toml:54:10: `game.blinds-for-nothing` has players drop, but a player who stays in and loses doesn't match the pot: use `match = true`, or leave out `drop`
! games.toml:55:10: `game.blinds-for-nothing` has blinds but no betting round: use a `bet` step, or leave out `blinds`
= 5

# The same games with what they lack.

file good.toml:
  [game.match]
  course = ["down 5", "drop"]
  match = true
  ¶
  [game.nobody-to-beat]
  course = ["down 5", "blind 5", "drop"]
  match = true
  ¶
  [game.draw-five]
  course = ["down 5", "bet", "draw 5", "bet"]
  ¶
  [game.late]
  course = ["down 5", "bet", "draw 2", "declare"]
  low = "8"
  ¶
  [game.sixes]
  course = ["down 5", "bet"]
  high = "short-deck"
  wild = ["6"]
$ games check good.toml
  `draw-five` checks out: Five cards down to each player, then a bet. Everybody
    draws up to five cards, then a bet. The best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (9h 3d 4h Js 6c)
     high: jack high [Js 9h 6c 4h 3d]
  Bob  (Ad 5s Th 3c 8c)
     high: ace high [Ad Th 8c 5s 3c]
  Cay  (Kd Kc Ks 2s 4c)
     high: three kings [Kd Kc Ks 4c 2s]
  1. Cay has the best hand for the main pot of $3.60: three kings (standard rule)
  Cay gets $3.60
  ¶
  `late` checks out: Five cards down to each player, then a bet. Everybody draws
    up to two cards, everybody declares high, low or both. The best hand takes
    half the pot, the best low (eight or better) the other half.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (6c 4c Ks 2s 7s)
     high: king high [Ks 7s 6c 4c 2s]
     low: none
  Bob  (9d 7c 5s 6s Qd)
     high: queen high [Qd 9d 7c 6s 5s]
     low: none
  Cay  (Tc Th Kh Jd 8c)
     high: pair of tens [Tc Th Kh Jd 8c]
     low: none
  1. Cay has the best hand for the high half of the main pot: pair of tens
    (standard rule)
  2. nobody is left to win the low half of the main pot, so it goes with the high
    half (standard rule)
  Cay gets $3.60
  ¶
  `match` checks out: Five cards down to each player, everybody says in or out at
    the same time. The best hand takes the pot. Players who stay in and lose match
    the pot, or pay what the house says.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (As 6c 9c 9h Ks)
     high: pair of nines [9c 9h As Ks 6c]
  Bob  (5c Js 7c 3c 6s)
     high: jack high [Js 7c 6s 5c 3c]
  Cay  (Qc Kh Td 4h 3h)
     high: king high [Kh Qc Td 4h 3h]
  1. Ann has the best hand for the main pot of $3.60: pair of nines (standard
    rule)
  2. Bob and Cay each pay $3.60 into the next pot (standard rule)
  3. the game goes on with Ann, Bob and Cay for the pot of $7.20 (standard rule)
  Ann gets $3.60
  $7.20 carries over to the next game
  ¶
  `nobody-to-beat` checks out: Five cards down to each player, five cards to the
    extra hand, everybody says in or out at the same time. The best hand takes the
    pot. Players who stay in and lose match the pot, or pay what the house says.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (8s Js Kh Qc 6s)
     high: king high [Kh Qc Js 8s 6s]
  Bob  (9d 3d Jc 3s 5h)
     high: pair of threes [3d 3s Jc 9d 5h]
  Cay  (8d 3c 7c 5c 7h)
     high: pair of sevens [7c 7h 8d 5c 3c]
  1. the blind hand wins (pair of nines), so nobody takes the pot (standard rule)
  2. $3.60 from the main pot carries over to the next game (standard rule)
  3. Ann, Bob and Cay each pay $3.60 into the next pot (standard rule)
  4. the game goes on with Ann, Bob and Cay for the pot of $14.40 (standard rule)
  $14.40 carries over to the next game
  ¶
  `sixes` checks out: Five cards down to each player, then a bet. Wild: sixes. The
    deck has 36 cards, the sixes and up. The best hand by short-deck ranking takes
    the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (7h Th 8s Ah 9h)
     high: ace high [Ah Th 9h 8s 7h]
  Bob  (7s Ac Qs As 6c)
     high: three aces [Ac As Qs 7s 6c]
  Cay  (Kh 9d Qh 7c 6h)
     high: pair of kings [Kh Qh 9d 7c 6h]
  1. Bob has the best hand for the main pot of $3.60: three aces (standard rule)
  Bob gets $3.60
