# Who cashed out, or has lost every chip, can't be called in to a hand: the program says so before the deal, and chips bought for the hand bring a player back.
# rules: DAV-15

file night.txt:
  player add Ann Bob Cat Dan Eve
  open --banker Ann --stakes .25/.50
  buy Ann 50
  buy Bob 50
  buy Cat 50
  buy Dan 50
  buy Eve 50
  seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  deal --dealer Ann
  hand result holdem Ann 50 Cat
  count Dan 50 --by player
  count Dan 50 --by banker
  cashout Dan

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ run night.txt
  $ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
  $ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
  $ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
  $ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
  $ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
  $ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
  $ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
  $ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #18 ········
  $ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
  $ hand result holdem Ann 50 Cat
  hand 1, holdem: Ann wins $100.00
  recorded #20 ········
  $ count Dan 50 --by player
  Dan counts $50.00
  recorded #21 ········
  $ count Dan 50 --by banker
  both counts of Dan's stack agree: $50.00
  recorded #23 ········
  $ cashout Dan
  Dan cashes out $50.00: $50.00 in cash
  Dan's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #25 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! note: players should give notice a round or 30 minutes before they leave: did `Dan`? (DAV-13)

## Dan has left, and his chair is still kept; Cat sits there without chips
$ hand new --yes
< +dan
< -dan
< +cat
< $ dan 20
< +dan
< ¶
< ffff
  hand 2, holdem: all bets returned
  recorded #28 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Eve
! Enter to deal > +dan
! error: `Dan` cashed out and left before this hand
! Enter to deal > -dan
! error: `Dan` cashed out and left before this hand
! Enter to deal > +cat
! error: `Cat` has no chips
! Enter to deal > $ dan 20
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve; Dan buys 20.00
! Enter to deal > +dan
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: Dan buys 20.00 before anybody looks at the cards, so it plays (DAV-15)
! Eve 50.00 · pot 0.50 · call 0.50, raise 1.00–50.00 > ffff
! nobody called Dan's last $0.50, so Dan gets it back (standard rule)
! ¶
> `Dan` cashed out and left before this hand
> `Cat` has no chips

## at igloo no chair is kept
$ --book b.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book b.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book b.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book b.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book b.book seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ --book b.book deal --dealer Ann
  Ann deals
  recorded #13 ········
$ --book b.book hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #14 ········
$ --book b.book count Cat 20
  Cat has $20.00, as expected
  recorded #15 ········
! next: count the stacks of Ann and Bob
$ --book b.book cashout Cat
  Cat cashes out $20.00: $20.00 in cash
  recorded #17 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book hand new --yes
< +cat
< ¶
< ff
  hand 2, five-card-draw: Bob wins $0.20
  recorded #19 ········
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > +cat
! error: `Cat` cashed out and left before this hand
! Enter to deal > ¶
! note: `Bob` antes $0.20 for all 2 players (IGL-08)
! Ann 21.00 · pot 0.20 · check, bet 0.05–0.50 > ff
! Bob is the only one left in the main pot, so Bob wins it: $0.20 (standard rule)
! Bob gets 0.20 (+0.00)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> `Cat` cashed out and left before this hand
