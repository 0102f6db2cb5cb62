# A game the steps cannot say is refused, and is never written down as another

file pineapple.toml:
  [game.crazy]
  title = "Crazy Pineapple"
  course = ["down 3", "bet", "board 3", "bet", "draw 1", "board 1", "bet", "board 1", "bet"]
$ games check pineapple.toml
! error: pineapple.toml:2:9: `game.crazy.title` is already another name for `crazy-pineapple`: use another title
= 5

Cards that are thrown away, and none come for them, are a step of their own.

file words.toml:
  [game.three-and-out]
  course = ["down 3", "bet", "board 3", "bet", "discard 1", "board 1", "bet", "board 1", "bet"]
$ games check words.toml
  `three-and-out` checks out: Three cards down to each player, then a bet. Three
    community cards, then a bet. Everybody discards one card, one community card,
    then a bet. One community card, then a bet. Your hand is the best five of your
    own cards and the community cards, in any combination. The best hand takes the
    pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (9c Qc)  board 6d 6c Ks 4h Th
     high: pair of sixes [6d 6c Ks Qc Th]
  Bob  (Ac 9h)  board 6d 6c Ks 4h Th
     high: pair of sixes [6d 6c Ac Ks Th]
  Cay  (Tc Ah)  board 6d 6c Ks 4h Th
     high: two pair, tens and sixes [Tc Th 6d 6c Ah]
  1. Cay has the best hand for the main pot of $3.60: two pair, tens and sixes
    (standard rule)
  Cay gets $3.60

# What can be written is said as it will be played, so that nobody is surprised.

file cross.toml:
  [game.five-in-the-middle]
  course = ["down 4", "bet", "board 5", "bet"]
  ¶
  [game.swap]
  course = ["down 3", "bet", "draw 1", "board 3", "bet"]
$ games check cross.toml
  `five-in-the-middle` checks out: Four cards down to each player, then a bet.
    Five community cards, then a bet. Your hand is the best five of your own cards
    and the community cards, in any combination. The best hand takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (5c As 7s 3c)  board Kc 8d 8c 6c 6h
     high: flush, king high [Kc 8c 6c 5c 3c]
  Bob  (6d 3s Ah 9h)  board Kc 8d 8c 6c 6h
     high: full house, sixes over eights [6d 6c 6h 8d 8c]
  Cay  (6s 3h Th 4d)  board Kc 8d 8c 6c 6h
     high: full house, sixes over eights [6s 6c 6h 8d 8c]
  1. Bob and Cay tie for the main pot of $3.60: full house, sixes over eights
    (standard rule)
  2. Bob and Cay split the main pot: $1.80 each (standard rule)
  Bob gets $1.80
  Cay gets $1.80
  ¶
  `swap` checks out: Three cards down to each player, then a bet. Everybody may
    draw one card, three community cards, then a bet. Your hand is the best five
    of your own cards and the community cards, in any combination. The best hand
    takes the pot.
  ¶
  a sample hand, $1.20 from each player:
  Ann  (Qd Jd 2s)  board 3d 5h 2h
     high: pair of deuces [2s 2h Qd Jd 5h]
  Bob  (Js Th 7c)  board 3d 5h 2h
     high: jack high [Js Th 7c 5h 3d]
  Cay  (Ac 8c Ts)  board 3d 5h 2h
     high: ace high [Ac Ts 8c 5h 3d]
  1. Ann has the best hand for the main pot of $3.60: pair of deuces (standard
    rule)
  Ann gets $3.60
