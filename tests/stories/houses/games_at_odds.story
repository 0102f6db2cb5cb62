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
! error: games.toml:3:9: `game.match` matches the pot, and nobody drops: everybody would lose: expected a `drop` step, or `match` left out
! games.toml:8:9: `game.halves` splits the pot in halves, and a player who wins only half would still match it: expected a high or a low alone
! games.toml:11:10: `game.nobody-to-beat` deals a blind hand, and nobody drops: there is nobody to beat it: expected a `drop` step, or no `blind`
! games.toml:16:7: `game.two-of-three` uses two cards of his own and three of the board for a hand of three: expected `any`, or a hand of five
! games.toml:19:10: `game.draw-eight` changes more cards than a player holds by then: expected `draw` with at most the cards dealt before
! games.toml:22:10: `game.twice` drops, and who stays in and loses matches nothing: expected `match = true`, or no `drop`
! games.toml:22:10: `game.twice` drops more than once: expected `drop` once
! games.toml:25:10: `game.early` declares before the last card is dealt: expected `declare` behind the cards
! games.toml:29:10: `game.odd-deck` ranks its hands for another deck than it is played with: expected `deck = "short"` with `high = "short-deck"`, or neither
! games.toml:35:8: `game.gone` has wild cards that its deck does not have: it begins with the sixes: expected cards from the sixes up
! games.toml:40:9: `game.low-and-spade` gives its second half to a low and to a spade: expected one of them
! games.toml:46:9: `game.no-high` gives its second half to a low and to a spade: expected one of them
! games.toml:46:9: `game.no-high` gives a half to a spade, and has no high for the other: expected a high
! games.toml:51:8: `game.nothing-in` has no ante and no round of betting: there is nothing to play for: expected one of them
! games.toml:54:10: `game.blinds-for-nothing` drops, and who stays in and loses matches nothing: expected `match = true`, or no `drop`
! games.toml:55:10: `game.blinds-for-nothing` has blinds, and no round of betting: expected a `bet` step, or no blinds
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
  `draw-five` can be played: 5 down, bet; change up to 5, bet; all 5 make the
    hand; for every card thrown away another comes
  `late` can be played: 5 down, bet; change up to 2; declare; all 5 make the hand;
    for every card thrown away another comes
  `match` can be played: 5 down; in or out; all 5 make the hand
  `nobody-to-beat` can be played: 5 down; 5 to the blind hand; in or out; all 5
    make the hand
  `sixes` can be played: 5 down, bet; all 5 make the hand
