A call whose additions make exactly a game of the list is that game, and its hands stand together however it was called.

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand result "draw high low" Ann 1 Bob Cat --dealer Ann
  hand 1, five-card-draw-hi-lo: Ann wins $3.00
  recorded #11 ········
> five-card-draw-hi-lo
$ hand result "draw hi-lo" Ann 1 Bob Cat --dealer Bob
  hand 2, five-card-draw-hi-lo: Ann wins $3.00
  recorded #13 ········
> five-card-draw-hi-lo
$ hand result five-card-draw-hi-lo Ann 1 Bob Cat --dealer Cat
  hand 3, five-card-draw-hi-lo: Ann wins $3.00
  recorded #15 ········
$ hand result "draw high low cards-speak" Bob 1 Ann Cat --dealer Ann
  hand 4, five-card-draw-hi-lo + cards-speak: Bob wins $3.00
  recorded #17 ········
> five-card-draw-hi-lo + cards-speak
$ hand result "7stud high-low" Bob 1 Ann Cat --dealer Bob
  hand 5, seven-card-stud-hi-lo: Bob wins $3.00
  recorded #19 ········
> seven-card-stud-hi-lo
$ hand result "7stud eight-or-better" Bob 1 Ann Cat --dealer Cat
  hand 6, seven-card-stud-hi-lo-8: Bob wins $3.00
  recorded #21 ········
$ hand result "omaha high low" Bob 1 Ann Cat --dealer Ann
  hand 7, omaha-hi-lo: Bob wins $3.00
  recorded #23 ········
> omaha-hi-lo
$ games show "draw high low"
  game        Five-card draw, high-low, `five-card-draw-hi-lo`
  listed      draw games
  course      5 down, bet; draw up to 3, bet; declare, bet
  cards       all 5 cards play
  wins        half the best hand, half the best low by the house ranking
  in words    Five cards down to each player, then a bet. Everybody draws up to
              three cards, then a bet. The best hand takes half the pot, the
              best low by the house ranking the other half.
  players     2 to 10 from 52 cards
  house       The Igloo, `igloo`
  bet limits  spread (IGL-09), bet from $0.05 (IGL-09), bet to $0.50 (IGL-09),
              before a declare to $1.00 (IGL-10), last round to $1.00 (IGL-10),
              raise by at least $0.05 (IGL-09), raise by at most $0.50 (IGL-09),
              3 raises (IGL-13)
  can add     eight-or-better, declare, cards-speak, round-after-declare,
              goal-post, no-opener-redeal, draw-all, low-card-wild,
              one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug, any
              rank, like `3s-wild`
$ hand list --game five-card-draw-hi-lo
  night  hand  game                    pot  recorded by
  ───────────────────────────────────────────────────────
      1     1  five-card-draw-hi-lo  $3.00  result
      1     2  five-card-draw-hi-lo  $3.00  result
      1     3  five-card-draw-hi-lo  $3.00  result
$ hand list --game "five-card-draw + high-low"
  night  hand  game                    pot  recorded by
  ───────────────────────────────────────────────────────
      1     1  five-card-draw-hi-lo  $3.00  result
      1     2  five-card-draw-hi-lo  $3.00  result
      1     3  five-card-draw-hi-lo  $3.00  result
$ stats --game five-card-draw-hi-lo
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      3   $6.00     $2.00              –
  Cat          1      3  -$3.00         –              –
  Bob          1      3  -$3.00         –              –
