# Where hands are looked for by their game, it is named as anywhere else.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 200
  Ann buys chips: $200.00 in cash; stack $200.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 200
  Bob buys chips: $200.00 in cash; stack $200.00
  recorded #7 ········
$ hand result "7stud hi-lo" Ann 5 Bob
  hand 1, seven-card-stud-hi-lo: Ann wins $10.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result "7stud high-low threes wild" Ann 6 Bob
  hand 2, seven-card-stud-hi-lo + threes-wild: Ann wins $12.00
  recorded #9 ········
$ hand result "7stud hi-lo threes wild" Ann 7 Bob
  hand 3, seven-card-stud-hi-lo + threes-wild: Ann wins $14.00
  recorded #10 ········
$ hand result "draw deuce to seven" Ann 8 Bob
  hand 4, deuce-to-seven-draw: Ann wins $16.00
  recorded #11 ········
> deuce-to-seven-draw
$ hand list --game "seven stud high low"
  night  hand  game                      pot  recorded by
  ─────────────────────────────────────────────────────────
      1     1  seven-card-stud-hi-lo  $10.00  result
$ hand list --game "7stud hi-lo threes wild"
  night  hand  game                                    pot  recorded by
  ───────────────────────────────────────────────────────────────────────
      1     2  seven-card-stud-hi-lo + threes-wild  $12.00  result
      1     3  seven-card-stud-hi-lo + threes-wild  $14.00  result
$ hand list --game 2-7
  night  hand  game                    pot  recorded by
  ───────────────────────────────────────────────────────
      1     4  deuce-to-seven-draw  $16.00  result
$ stats --game "stud hi-lo"
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $5.00     $5.00              –
  Bob          1      1  -$5.00         –              –
$ stats Ann --game 2-7
  Ann
  nights              1
  hands               1
  net                 $8.00
  most won in a hand  $8.00
  showdowns won       –
  ¶
  game                 nights  hands    net  most won  showdowns won
  ────────────────────────────────────────────────────────────────────
  deuce-to-seven-draw       1      1  $8.00     $8.00              –
  ¶
  house   nights  hands    net  most won  showdowns won
  ───────────────────────────────────────────────────────
  casino       1      1  $8.00     $8.00              –
$ stats Ann
  Ann
  nights              1
  hands               4
  net                 $26.00
  most won in a hand  $8.00
  showdowns won       –
  ¶
  game                     nights  hands     net  most won  showdowns won
  ─────────────────────────────────────────────────────────────────────────
  deuce-to-seven-draw           1      1   $8.00     $8.00              –
  seven-card-stud-hi-lo         1      1   $5.00     $5.00              –
  seven-card-stud-hi-lo +       1      2  $13.00     $7.00              –
  threes-wild
  ¶
  house   nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  casino       1      4  $26.00     $8.00              –
$ stats --game zorgle
  nobody has played anything like that
$ games show "triple draw deuce to seven"
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
> deuce-to-seven-triple-draw
