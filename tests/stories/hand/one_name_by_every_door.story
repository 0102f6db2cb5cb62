# A game has one name, however it is typed and wherever: at the table, in a result, in JSON, in the list.
# rules: MIK-58

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game "7 card stud" --in Ann=1 --in Bob=1 --win Bob=2
  hand 1, seven-card-stud: Bob wins $2.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> hand 1, seven-card-stud
$ games show "7 card stud" --house mike
  game        Seven-card stud, `seven-card-stud`
  listed      seven-card stud; the way card rooms play them
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        the best hand
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. The best hand takes the pot.
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     high-low, eight-or-better, high-spade, goal-post,
              no-opener-redeal, no-ante, match-pot, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
> Seven-card stud
$ hand add --hand '{"game":"7 card stud","players":[{"name":"Ann","in":"0.50","cards":"AsAdKcQc2h7d9c"},{"name":"Bob","in":"0.50","folded":true}]}'
  hand 2, seven-card-stud: Ann wins $1.00
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #14 ········
> hand 2, seven-card-stud
$ hand result --game "7stud low-hole-wild threes-wild" --in Ann=1 --in Bob=1 --win Bob=2
  hand 3, seven-card-stud-low-hole-wild + threes-wild: Bob wins $2.00
  recorded #15 ········
> hand 3, seven-card-stud-low-hole-wild + threes-wild
$ hand result --game "low-hole-wild threes-wild" --in Ann=1 --in Bob=1 --win Bob=2
  hand 4, seven-card-stud-low-hole-wild + threes-wild: Bob wins $2.00
  recorded #16 ········
> hand 4, seven-card-stud-low-hole-wild + threes-wild
$ hand new
< 7stud low-hole-wild threes-wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! seven-card-stud-low-hole-wild + threes-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > 7stud low-hole-wild threes-wild
! seven-card-stud-low-hole-wild + threes-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> seven-card-stud-low-hole-wild + threes-wild
$ hand result --game "omaha + high-low + eight-or-better" --in Ann=1 --in Bob=1 --win Bob=2
  hand 5, omaha-hi-lo-8: Bob wins $2.00
  recorded #17 ········
$ hand result --game o8 --in Ann=1 --in Bob=1 --win Bob=2
  hand 6, omaha-hi-lo-8: Bob wins $2.00
  recorded #18 ········
> hand 6, omaha-hi-lo-8

What is added to Omaha makes Omaha, eight or better: one row.

$ stats Ann
  Ann
  nights              1
  hands               6
  net                 -$4.50
  most won in a hand  $0.50
  showdowns won       –
  ¶
  game                            nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────────────────────────────
  omaha-hi-lo-8                        1      2  -$2.00         –              –
  seven-card-stud                      1      2  -$0.50     $0.50              –
  seven-card-stud-low-hole-wild        1      2  -$2.00         –              –
  + threes-wild
  ¶
  house  nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────
  mike        1      6  -$4.50     $0.50              –
$ stats Ann --game omaha-8
  Ann
  nights              1
  hands               2
  net                 -$2.00
  most won in a hand  –
  showdowns won       –
  ¶
  game           nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────────────
  omaha-hi-lo-8       1      2  -$2.00         –              –
  ¶
  house  nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────
  mike        1      2  -$2.00         –              –
$ hand result --game texas --in Ann=1 --in Bob=1 --win Bob=2
  hand 7, holdem: Bob wins $2.00
  recorded #19 ········
> hand 7, holdem
$ hand result --game plo --in Ann=1 --in Bob=1 --win Bob=2
  hand 8, omaha: Bob wins $2.00
  recorded #20 ········
> hand 8, omaha
$ hand result --game 7stud8 --in Ann=1 --in Bob=1 --win Bob=2
  hand 9, seven-card-stud-hi-lo-8: Bob wins $2.00
  recorded #21 ········
> hand 9, seven-card-stud-hi-lo-8
$ hand result --game stud-hi --in Ann=1 --in Bob=1 --win Bob=2
! error: `hi` can't be added to a game
! hint: games show seven-card-stud
! hint: hand result --game stud-hi --in Ann=1 --in Bob=1 --win Bob=2 --new-game --rules "HOW TO PLAY IT"
= 4
> `hi` can't be added to a game
$ hand new
< golf
< zilch
< lcr
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! seven-card-stud-hi-lo-8, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > golf
! error: Golf is played move by move, so you can't deal it here; in another
!   window, type `play golf`
! Enter to deal > zilch
! error: 3,000 Zilch is played move by move, so you can't deal it here; in another
!   window, type `play zilch`
! Enter to deal > lcr
! error: Left, Center, Right is played move by move, so you can't deal it here; in
!   another window, type `play left-center-right`
! Enter to deal > q
> play golf
> play zilch
> play left-center-right
$ games show "Left, Center, Right"
  Left, Center, Right, three dice marked L, C, R and three dots
    stacks  3      standard for the game
    stack   $0.20  standard for the game
    dot     any    rules don't say; or all
    games   3      standard for the game
    2 players or more
  ¶
  Each player starts with three stacks of $0.20, and there are three dice.
  L and R pass a stack left or right, C puts one in the middle, and a dot does
  nothing.
  You roll one die for each stack, up to three, and with no stacks you wait.
  The last player with stacks wins the middle by rolling a dot.
  If they don't roll a dot, everybody starts over; in the third game the last
  player with stacks wins.

A new game is known for the night once its rules were stated.

$ hand result --game jacks-back --in Ann=1 --in Bob=1 --win Bob=2
! error: there's no game called `jacks-back`; at this house the dealer has to explain a new game first (MIK-58)
! hint: hand result --game jacks-back --in Ann=1 --in Bob=1 --win Bob=2 --new-game --rules "HOW TO PLAY IT"
= 4
$ hand result --game jacks-back --new-game --rules "jacks, else lowball" --in Ann=1 --in Bob=1 --win Bob=2
  hand 10, jacks-back: Bob wins $2.00
    `jacks-back` isn't on the list; the dealer explained it: jacks, else lowball
      (MIK-58)
  recorded #22 ········
$ hand result --game "Jacks Back" --in Ann=1 --in Bob=1 --win Bob=2
  hand 11, jacks-back: Bob wins $2.00
    `jacks-back` isn't on the list; the dealer explained it in hand 10 (MIK-58)
  recorded #23 ········
> hand 11, jacks-back
