# Cards that one player saw, and cards of a folded hand: the dialogue says what the house says of them
# rules: CAU-016, CAU-038, PIG-33, PIG-63

$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········

## At the Cause everybody gets to see them

$ hand new
< five-card-draw
< d cat
< ¶
< shown bob ann
< 25
< f
< bob asadkc2d3h
< ! the table asked him
< bob asadkc2d3h
< c
< p
< p
< k
< k
< kskdqc5s4s
< x
< y
  hand 1, five-card-draw: Ann wins 125
  recorded #19 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 75 · check, bet 25 > shown bob ann
! `Ann` saw `Bob`'s cards: if one player saw the cards, everybody gets to see them
!   (CAU-016)
! Ann 475 · pot 75 · check, bet 25 > 25
! Bob 475 · pot 100 · call 25, raise 50 > f
! Cat 475 · pot 100 · call 25, raise 50 > bob asadkc2d3h
! error: `Bob` is out of the hand: nobody gets to see folded cards (CAU-038); if
!   there was a ruling, type ! and the reason, then try again
! Cat 475 · pot 100 · call 25, raise 50 > ! the table asked him
! ruling · Cat 475 · pot 100 · call 25, raise 50 > bob asadkc2d3h
! `Bob` has As Ad Kc 2d 3h
! ruling · Cat 475 · pot 100 · call 25, raise 50 > c
! Ann 450 · pot 125 · draws 0–3 > p
! Cat 450 · pot 125 · draws 0–3 > p
! Ann 450 · pot 125 · check, bet 50 > k
! Cat 450 · pot 125 · check, bet 50 > k
! pot 125 · Ann shows > kskdqc5s4s
! pot 125 · Cat shows > x
! nobody bet in round 2, so the pot stays at 125 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Ann, on the dealer's left, shows first
!   (CAU-032)
! Ann is the only one left in the main pot, so Ann wins it: 125 (CAU-037)
! Ann gets 125 (+75), Bob -25, Cat -50
! record? [Y/n] > y
! note: unusual in this hand: the host made a ruling
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> `Ann` saw `Bob`'s cards: if one player saw the cards, everybody gets to see them (CAU-016)
> `Bob` is out of the hand: nobody gets to see folded cards (CAU-038)
$ hand why 1
  hand 1, five-card-draw: Ann wins 125
  `Ann` saw `Bob`'s cards: if one player saw the cards, everybody gets to see them
    (CAU-016)
  nobody bet in round 2, so the pot stays at 125 (CAU-024)
  more than one player is left after the first round, so they draw cards (CAU-062)
  nobody bet in the last round, so Ann, on the dealer's left, shows first
    (CAU-032)
  Ann is the only one left in the main pot, so Ann wins it: 125 (CAU-037)
> if one player saw the cards, everybody gets to see them (CAU-016)
$ hand incident shown-to-one --house cause
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
$ hand incident see-folded --house cause
  refused  nobody gets to see folded cards (CAU-038)

## At the Pig they cost the hand and half the pot, if that was on purpose

$ --book pig.book init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book pig.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book pig.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book pig.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book pig.book open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ --book pig.book tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book pig.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book pig.book seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ --book pig.book seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ --book pig.book seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --book pig.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --book pig.book hand new
< d cat
< ¶
< c
< shown bob ann
< fine Bob 50 dead Bob
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, 25/50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 1500 · pot 75 · call 50, raise 75–1500 > c
! Ann 1475 · pot 125 · call 25, raise 75–1500 > shown bob ann
! error: if `Bob` showed the cards on purpose, the hand is dead, and the player
!   pays half of the 125 pot, 50 in whole chips, which makes it 175 (PIG-33); fine
!   Bob 50 dead Bob
! Ann 1475 · pot 125 · call 25, raise 75–1500 > fine Bob 50 dead Bob
! Ann 1475 · pot 175 · call 25, raise 75–1500 > q
> pays half of the 125 pot, 50 in whole chips
$ hand incident shown-to-one --house pig
  warned  don't show cards during the hand: if you do it on purpose, your hand
          is dead and you pay half the pot (PIG-33)
$ hand incident shown-on-purpose --pot 125 --stack 1475 --house pig
  dead-and-fined  the hand is dead, and the player pays half of the $125.00 pot,
                  $62.50 in whole chips, which makes it $187.50 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
$ hand incident exposed --whose other --card 2 --by player --house pig
  plays-on  the player exposed the card, so it stays in play (PIG-63)

## The Igloo has no rule on it: the dialogue says who decides

$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book igloo.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book igloo.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book igloo.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book igloo.book hand new
< five-card-draw
< d cat
< ¶
< shown bob ann
< shown bob bob
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > shown bob ann
! error: The Igloo doesn't say what to do when one player saw another player's
!   cards: ask the host
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > shown bob bob
! error: shown NAME NAME: whose cards, and who saw them
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > q
$ hand incident shown-to-one --house igloo
! error: The Igloo doesn't say what to do when one player saw another player's cards: ask the host
! hint: ruling --help
= 4
