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
! error: games.toml:3:9: `game.match` makes losers match the pot, but nobody drops, so everybody would lose: expected a `drop` step, or no `match`
! games.toml:8:9: `game.halves` splits the pot, so a player who wins only half would still have to match it: expected only a high or only a low
! games.toml:11:10: `game.nobody-to-beat` deals a blind hand, but nobody drops, so nobody plays against it: expected a `drop` step, or no `blind`
! games.toml:16:7: `game.two-of-three` uses two of your own cards and three from the board for a three-card hand: expected `any`, or a five-card hand
! games.toml:19:10: `game.draw-eight` has players draw more cards than they hold by then: expected `draw` with no more cards than were dealt before it
! games.toml:22:10: `game.twice` has players drop, but a player who stays in and loses matches nothing: expected `match = true`, or no `drop`
! games.toml:22:10: `game.twice` has players drop more than once: expected `drop` only once
! games.toml:25:10: `game.early` has players declare before the last card: expected `declare` after the cards
! games.toml:29:10: `game.odd-deck` ranks its hands for a different deck: expected `deck = "short"` with `high = "short-deck"`, or neither
! games.toml:35:8: `game.gone` has wild cards that aren't in its deck, which starts at the sixes: expected wild cards from the sixes up
! games.toml:40:9: `game.low-and-spade` gives the second half of the pot to both a low and a spade: expected only one of them
! games.toml:46:9: `game.no-high` gives the second half of the pot to both a low and a spade: expected only one of them
! games.toml:46:9: `game.no-high` gives half the pot to a spade, but has no high for the other half: expected a high
! games.toml:51:8: `game.nothing-in` has no ante and no betting round, so there's nothing to play for: expected one of them
! games.toml:54:10: `game.blinds-for-nothing` has players drop, but a player who stays in and loses matches nothing: expected `match = true`, or no `drop`
! games.toml:55:10: `game.blinds-for-nothing` has blinds but no betting round: expected a `bet` step, or no blinds
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
  `draw-five` checks out: 5 down, bet; draw up to 5, bet; all 5 cards play; draw
    one card for each one you throw away
  `late` checks out: 5 down, bet; draw up to 2; declare; all 5 cards play; draw
    one card for each one you throw away
  `match` checks out: 5 down; in or out; all 5 cards play
  `nobody-to-beat` checks out: 5 down; 5 to the extra hand; in or out; all 5 cards
    play
  `sixes` checks out: 5 down, bet; all 5 cards play
