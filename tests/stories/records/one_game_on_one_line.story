A game is one line, however it was called: by its name, or out of a game and what is added to it.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $40.00 (MIK-04)
$ hand result "five-card-draw high-low declare" Ann 2 Bob
  hand 1, five-card-draw-hi-lo + declare: Ann wins $4.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand result "draw hi-lo declare" Ann 2 Bob
  hand 2, five-card-draw-hi-lo + declare: Ann wins $4.00
  recorded #9 ········
$ hand result "five-card-draw + declare + high-low" Ann 2 Bob
  hand 3, five-card-draw-hi-lo + declare: Ann wins $4.00
  recorded #10 ········
$ hand result "7stud high-low low-hole-wild" Ann 2 Bob
  hand 4, seven-card-stud-hi-lo + low-hole-wild: Ann wins $4.00
  recorded #11 ········
$ hand result seven-card-stud-low-hole-wild-hi-lo Ann 2 Bob
  hand 5, seven-card-stud-low-hole-wild-hi-lo: Ann wins $4.00
  recorded #12 ········
$ hand result "deuces-draw high-low" Ann 2 Bob
  hand 6, deuces-draw + high-low: Ann wins $4.00
  recorded #13 ········
$ hand result "five-card-draw-hi-lo deuces-wild" Ann 2 Bob
  hand 7, five-card-draw-hi-lo + deuces-wild: Ann wins $4.00
  recorded #14 ········
$ hand result "deuce to seven" Ann 2 Bob
  hand 8, deuce-to-seven-draw: Ann wins $4.00
  recorded #15 ········
$ stats Ann
  Ann
  nights              1
  hands               8
  net                 $16.00
  most won in a hand  $2.00
  showdowns won       –
  ¶
  game                             nights  hands    net  most won  showdowns won
  ────────────────────────────────────────────────────────────────────────────────
  deuce-to-seven-draw                   1      1  $2.00     $2.00              –
  deuces-draw + high-low                1      2  $4.00     $2.00              –
  five-card-draw-hi-lo + declare        1      3  $6.00     $2.00              –
  seven-card-stud-low-hole-wild-h       1      2  $4.00     $2.00              –
  i-lo
  ¶
  house  nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────
  mike        1      8  $16.00     $2.00              –
$ stats --game "five-card-draw + high-low + declare"
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      3   $6.00     $2.00              –
  Bob          1      3  -$6.00         –              –
$ hand list --game "five-card-draw + declare + high-low"
  night  hand  game                              pot  recorded by
  ─────────────────────────────────────────────────────────────────
      1     1  five-card-draw-hi-lo + declare  $4.00  result
      1     2  five-card-draw-hi-lo + declare  $4.00  result
      1     3  five-card-draw-hi-lo + declare  $4.00  result

Words that begin like a game and go on otherwise are another game, not that one with something added.

$ hand result "jacks or better" Ann 2 Bob
! error: there's no game called `jacks or better`; at this house the dealer has to explain a new game first (MIK-58)
! hint: hand result 'jacks or better' Ann 2 Bob --new-game --rules "HOW TO PLAY IT"
= 4
$ games show "jacks or better"
! error: there's no game called `jacks or better`; at this house the dealer has to explain a new game first (MIK-58)
! hint: games
= 4
$ games show "five card draw jacks or better"
! error: `jacks or better` can't be added to a game
! hint: games show five-card-draw
= 4
$ games show "triple draw" --house casino
  game         Deuce-to-seven triple draw, `deuce-to-seven-triple-draw`
  listed       draw games; the way card rooms play them
  course       5 down, bet; draw up to 5, bet; draw up to 5, bet; draw up to 5,
               bet
  fixed limit  small, small, big, big
  cards        all 5 cards play
  wins         the lowest hand, deuce to seven
  in words     Five cards down to each player, then a bet. Everybody draws up to
               five cards, then a bet; do that three times. The lowest hand
               (deuce to seven) takes the pot.
  players      2 to 10 from 52 cards
  house        The Card Room, `casino`
  can add      no-opener-redeal, no-ante, match-pot, low-card-wild,
               one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug,
               any rank, like `3s-wild`
