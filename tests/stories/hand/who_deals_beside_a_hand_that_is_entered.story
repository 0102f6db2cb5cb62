# Somebody who doesn't play can deal a hand that is entered, where the house has such dealers; elsewhere it is refused as by `deal`.
# rules: DAV-59, CAU-008

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Fay, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #13 ········
$ hand new --yes
< d fay
< d ann
< d fay
< ¶
< ff
  hand 1, holdem: Cat wins $0.50
  recorded #15 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d fay
! holdem, .25/.50, Ann has the button, and Fay deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d fay
! holdem, .25/.50, Ann has the button, and Fay deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Fay` deals without playing; `Ann` has the button (DAV-59)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
> Ann has the button, and Fay deals,
> note: `Fay` deals without playing; `Ann` has the button (DAV-59)
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #16 ········
> Bob deals

## igloo: players deal in turn
$ --book i.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book i.book player add Ann Bob Fay
  Ann, a regular
  Bob, a regular
  Fay, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book i.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book i.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book i.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book i.book seat Ann 1 Bob 2
  Ann has seat 1
  Bob has seat 2
  recorded #10 ········
$ --book i.book deal --dealer Ann
  Ann deals
  recorded #11 ········
$ --book i.book hand new --yes
< five-card-draw
< d fay
< ¶
< ff
  hand 1, five-card-draw: Ann wins $0.20
  recorded #12 ········
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > five-card-draw
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > d fay
! error: `Fay` isn't playing tonight, so it can't be `Fay`'s turn to deal (IGL-05)
! Enter to deal > ¶
! note: `Ann` antes $0.20 for all 2 players (IGL-08)
! Bob 20.00 · pot 0.20 · check, bet 0.05–0.50 > ff
! Ann is the only one left in the main pot, so Ann wins it: $0.20 (standard rule)
! Ann gets 0.20 (+0.00)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> `Fay` isn't playing tonight, so it can't be `Fay`'s turn to deal
$ --book i.book count Ann 20
  Ann has $20.00, as expected
  recorded #13 ········
! next: count Bob's stack
$ --book i.book count Bob 20
  Bob has $20.00, as expected
  recorded #14 ········
! next: pay them all (cashout)
$ --book i.book close --dealer Fay
! error: `Fay` isn't playing tonight, so it can't be `Fay`'s turn to deal (IGL-05)
! hint: --book i.book seats
= 4
> `Fay` isn't playing tonight, so it can't be `Fay`'s turn to deal
$ --book i.book close --dealer Bob
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········

## cause: who has the button is the dealer
$ --book c.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book c.book player add Ann Bob Fay
  Ann, a regular
  Bob, a regular
  Fay, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book c.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book c.book buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book c.book buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ --book c.book deal --dealer Ann
  Ann deals
  recorded #11 ········
$ --book c.book hand new --yes
< five-card-draw
< d fay
< ¶
< kk
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > five-card-draw
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > d fay
! error: `Fay` isn't here tonight and can't deal: only the player with the button
!   can (CAU-008)
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 950 · pot 50 · check, bet 25 > kk
! Bob 950 · pot 50 · draws 0–3 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: --book c.book hand new
= 4
> `Fay` isn't here tonight and can't deal: only the player with the button can
