# Raises, limits and who opens, entered act by act.

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ buy Dan 20 --quiet
$ buy Eve 20 --quiet
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········

## V-MIK-59: three players have a bet and three raises; two players as many as they like

$ hand new
< straight-poker
< d ann -dan -eve
< ¶
< b .1 r .2 r .25 r .3 r .35
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 5 in: Ann Bob Cat Dan Eve
! which game? > straight-poker
! straight-poker, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -dan -eve
! straight-poker, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > b .1 r .2 r .25 r .3 r .35
! error: b .1 r .2 r .25 r .3 went in, but `Cat` can't raise: this round has
!   already had 3 raises (MIK-61); call or fold
! Cat 19.75 · pot 0.90 · call 0.10 > q
> can't raise:
> MIK-61
$ hand new --yes
< straight-poker
< d ann -cat -dan -eve
< ¶
< b .1 r .2 r .25 r .3
< r .35
< r .4
< c
< w ann
  hand 1, straight-poker: Ann wins $0.90
  recorded #20 ········
! no game yet, Ann deals, 5 in: Ann Bob Cat Dan Eve
! which game? > straight-poker
! straight-poker, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -cat -dan -eve
! straight-poker, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.95 · pot 0.10 · check, bet 0.05–0.50 > b .1 r .2 r .25 r .3
! Bob 19.70 · pot 0.65 · call 0.05, raise 0.35–0.80 > r .35
! Ann 19.65 · pot 0.75 · call 0.05, raise 0.40–0.85 > r .4
! Bob 19.60 · pot 0.85 · call 0.05, raise 0.45–0.90 > c
! pot 0.90 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $0.90 (MIK-31)
! Ann gets 0.90 (+0.45), Bob -0.45
! ¶
> Ann wins $0.90

## V-MIK-66: what the Igloo refuses two players is played here

$ hand new --yes
< straight-poker
< d ann -cat -dan -eve
< ¶
< b .1 r .2 r .25 r .3 r .35 c
< w bob
  hand 2, straight-poker: Bob wins $0.80
  recorded #22 ········
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > straight-poker
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -cat -dan -eve
! straight-poker, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.50 · pot 0.10 · check, bet 0.05–0.50 > b .1 r .2 r .25 r .3 r .35 c
! pot 0.80 · Bob shows > w bob
! Bob is the only one left in the main pot, so Bob wins it: $0.80 (MIK-31)
! Ann -0.40, Bob gets 0.80 (+0.40)
! ¶
> Bob wins $0.80

## V-MIK-60: bets from a nickel to half a dollar, raises alike, and a bet of nothing is a check

$ hand new
< straight-poker
< d ann -dan -eve
< ¶
< b .55
< b 0
< b .5
< r .53
< r .55
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > straight-poker
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -dan -eve
! straight-poker, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.90 · pot 0.15 · check, bet 0.05–0.50 > b .55
! error: `Bob` can bet between $0.05 and $0.50, not $0.55 (MIK-62)
! Bob 19.90 · pot 0.15 · check, bet 0.05–0.50 > b 0
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > b .5
! Ann 20.00 · pot 0.65 · call 0.50, raise 0.55–1.00 > r .53
! error: $0.53 isn't a multiple of $0.05 (MIK-13)
! Ann 20.00 · pot 0.65 · call 0.50, raise 0.55–1.00 > r .55
! Bob 19.90 · pot 1.20 · call 0.55, raise 0.60–1.05 > q
> not $0.55 (MIK-62)
> pot 0.65 · call 0.50
> $0.53 isn't a multiple of $0.05

## V-MIK-61: everybody called, so the round is over and its bettor cannot raise himself

$ hand new
< five-card-draw
< d ann -dan -eve
< ¶
< b .1 c c
< bob r .2
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -dan -eve
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.90 · pot 0.15 · check, bet 0.05–0.50 > b .1 c c
! Bob 19.80 · pot 0.45 · draws 0–3 > bob r .2
! error: everybody has acted on `Bob`'s bet, and you can't raise your own bet
!   (MIK-63)
! Bob 19.80 · pot 0.45 · draws 0–3 > q
> MIK-63

## V-MIK-62: a check, a bet, and the checker raises

$ hand new
< straight-poker
< d ann -dan -eve
< ¶
< k b .1 k
< c
< r .3
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > straight-poker
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -dan -eve
! straight-poker, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.90 · pot 0.15 · check, bet 0.05–0.50 > k b .1 k
! error: k b .1 went in, but it's 0.10 to call: c calls and f folds
! Ann 20.00 · pot 0.25 · call 0.10, raise 0.15–0.60 > c
! Bob 19.90 · pot 0.35 · call 0.10, raise 0.15–0.60 > r .3
! Cat 19.85 · pot 0.65 · call 0.20, raise 0.35–0.80 > q
> raise 0.15–0.60
> pot 0.65

## V-MIK-64: after a draw the left of the last raiser opens, in other closed games he himself, without one the dealer's left

$ hand new
< five-card-draw
< d ann
< ¶
< k b .1 c c c c
< p p p p p
< ?
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! five-card-draw, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.90 · pot 0.25 · check, bet 0.05–0.50 > k b .1 c c c c
! Bob 19.80 · pot 0.75 · draws 0–3 > p p p p p
! Dan 19.85 · pot 0.75 · check, bet 0.05–0.50 > ?
! Dan is to the left of the last player to bet or raise, so Dan opens (MIK-67)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, dead NAME
! Dan 19.85 · pot 0.75 · check, bet 0.05–0.50 > q
> Dan opens
> MIK-67
$ hand new
< holdem
< d ann
< ¶
< k b .1 c c c c
< 2c7h9d
< ?
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > holdem
! holdem, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! holdem, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.90 · pot 0.25 · check, bet 0.05–0.50 > k b .1 c c c c
! flop · pot 0.75 > 2c7h9d
! flop: 2c 7h 9d · pot 0.75
! Cat 19.85 · pot 0.75 · check, bet 0.05–0.50 > ?
! Cat made the last bet or raise, so Cat opens (MIK-68)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, dead NAME
! Cat 19.85 · pot 0.75 · check, bet 0.05–0.50 > q
> Cat opens
> MIK-68
$ hand new
< holdem
< d ann
< ¶
< k*
< 2c7h9d
< ?
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > holdem
! holdem, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! holdem, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.90 · pot 0.25 · check, bet 0.05–0.50 > k*
! flop · pot 0.25 > 2c7h9d
! flop: 2c 7h 9d · pot 0.25
! Bob 19.90 · pot 0.25 · check, bet 0.05–0.50 > ?
! Bob is to the left of the dealer and nobody bet, so Bob opens (MIK-68)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, dead NAME
! Bob 19.90 · pot 0.25 · check, bet 0.05–0.50 > q
> Bob opens
> MIK-68

The highest cards showing open a round of stud.

$ hand new
< seven-card-stud
< d ann -dan -eve
< ¶
< 2c Kh 9d
< ?
< q
  stopped: nothing was recorded
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > seven-card-stud
! seven-card-stud, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann -dan -eve
! seven-card-stud, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Eve` is sitting out and gets no cards
! third street, one card up: Bob Cat Ann > 2c Kh 9d
! note: `Cat` has the best cards showing and opens (MIK-66)
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > ?
! Cat has the best hand showing, so Cat opens (MIK-66)
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1, m
!   misdeal, NAME cards, dead NAME
! Cat 19.95 · pot 0.15 · check, bet 0.05–0.50 > q
> Cat opens
> MIK-66
