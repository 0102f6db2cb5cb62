# Hands of the Pig from the first card to the last chip: who may do what, and what it comes to.

$ init --house pig
  started a new book in USD with `pig` rules
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
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --unit 5 --rebuy 10 --payout 60/30/10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 5)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #20 ········
$ seat Bob 2
  Bob has seat 2
  recorded #21 ········
$ seat Cat 3
  Cat has seat 3
  recorded #22 ········
$ seat Dan 4
  Dan has seat 4
  recorded #23 ········
$ seat Eve 5
  Eve has seat 5
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········

file check.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 100", "p4 f", "p5 f", "p1 f", "p2 cc", "d db Ah7d2c", "p2 cbr 100", "p3 cc", "d db 9s", "d db 9h"]

file three_cards.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKdKc", "p3 f"]

file too_little.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 100", "p4 cbr 100"]

file too_much.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 2000"]

file out_of_turn.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p4 f"]

file folded_acts.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 f", "p4 cc", "p5 cc", "p1 cc", "p2 cc", "d db Ah7d2c", "p3 cbr 100"]

file early_flop.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 200", "p4 f", "p5 f", "p1 cc", "d db Ah7d2c"]

file too_late.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cc", "p4 cc", "t misdeal"]

Two cards each, a raise above the bet, nobody's turn taken, a fold that stays one, and no card before the round is over.

$ hand add three_cards.phh
! error: three_cards.phh:5:29: action 2: `Cat` gets 2 cards now, not 3 (PIG-43)
= 5
> (PIG-43)
$ hand add too_little.phh
! error: too_little.phh:5:107: action 7: `Eve` can raise to anything from 105 to 1,500, not to 100 (PIG-24)
= 5
> (PIG-24)
$ hand add too_much.phh
! error: too_much.phh:5:93: action 6: `Dan` has 1,500 and can't bet 2,000 (PIG-23)
= 5
> (PIG-23)
$ hand add out_of_turn.phh
! error: out_of_turn.phh:5:93: action 6: it's `Dan`'s turn, not `Eve`'s (PIG-44)
= 5
> (PIG-44)
$ hand add folded_acts.phh
! error: folded_acts.phh:5:152: action 12: `Dan` is out of the hand (PIG-46)
= 5
> (PIG-46)
$ hand add early_flop.phh
! error: early_flop.phh:5:132: action 10: no cards until the betting is over: it's `Cat`'s turn (PIG-25)
= 5
> no cards until the betting is over: it's `Cat`'s turn (PIG-25)
$ hand add too_late.phh
! error: too_late.phh:5:111: action 8: 2 players have acted, and after 2 it's too late for a misdeal (PIG-58)
= 5
> (PIG-58)

## V-PIG-37: under the gun nobody checks; the big blind may, as long as nobody raised
$ hand new --yes
< ¶
< k
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 55–1500 > k
! error: it's 50 to call: c calls and f folds (PIG-44)
! Dan 1500 · pot 75 · call 50, raise 55–1500 > q
> it's 50 to call
> (PIG-44)
$ hand new --yes
< ¶
< c
< f
< f
< c
< k
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 55–1500 > c
! Eve 1500 · pot 125 · call 50, raise 55–1500 > f
! Ann 1500 · pot 125 · call 50, raise 55–1500 > f
! Bob 1475 · pot 125 · call 25, raise 55–1500 > c
! Cat 1450 · pot 150 · check, raise 55–1500 > k
! flop · pot 150 > q
> Cat 1450 · pot 150 · check
$ hand new --yes
< ¶
< r 150
< f
< f
< f
< k
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 55–1500 > r 150
! Eve 1500 · pot 225 · call 150, raise 155–1500 > f
! Ann 1500 · pot 225 · call 150, raise 155–1500 > f
! Bob 1475 · pot 225 · call 125, raise 155–1500 > f
! Cat 1450 · pot 225 · call 100, raise 155–1500 > k
! error: it's 100 to call: c calls and f folds (PIG-44)
! Cat 1450 · pot 225 · call 100, raise 155–1500 > q
> it's 100 to call
> (PIG-44)
$ hand said check --house pig --facing 50 --min 75
! error: it's $50.00 to call, so nobody can check (PIG-44)
! hint: hand said --help
= 4
> so nobody can check (PIG-44)

file raise_a_check.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 f", "p4 f", "p5 cc", "p1 cc", "p2 cc", "d db Ah7d2c", "p1 cc", "p2 cbr 60", "p5 f", "p1 cbr 150", "p2 f"]

## V-PIG-41: on the flop a check, a bet of 60 and a raise to 150 by the one who checked
$ hand add raise_a_check.phh --dry-run
  hand 1, holdem: Bob wins 270
    nobody called Bob's last 90, so Bob gets it back (PIG-51)
    Bob is the only one left in the main pot, so Bob wins it: 270 (PIG-51)
  (dry run: nothing was recorded)
> Bob wins 270
$ hand new --yes
< ¶
< f
< f
< c
< c
< k
< ah7d2c
< k
< b 60
< k
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 55–1500 > f
! Eve 1500 · pot 75 · call 50, raise 55–1500 > f
! Ann 1500 · pot 75 · call 50, raise 55–1500 > c
! Bob 1475 · pot 125 · call 25, raise 55–1500 > c
! Cat 1450 · pot 150 · check, raise 55–1500 > k
! flop · pot 150 > ah7d2c
! flop: Ah 7d 2c · pot 150
! Bob 1450 · pot 150 · check, bet 5–1450 > k
! Cat 1450 · pot 150 · check, bet 5–1450 > b 60
! Ann 1450 · pot 210 · call 60, raise 65–1450 > k
! error: it's 60 to call: c calls and f folds (PIG-49)
! Ann 1450 · pot 210 · call 60, raise 65–1450 > q
> (PIG-49)

file all_fold.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 100", "p4 f", "p5 f", "p1 f", "p2 f"]

## V-PIG-39: a bet of 100 that nobody calls takes the pot unseen, and the folded blinds stay in it
$ hand add all_fold.phh
  hand 1, holdem: Dan wins 125
    nobody called Dan's last 50, so Dan gets it back (PIG-51)
    Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
  recorded #27 ········
> nobody called Dan's last 50, so Dan gets it back (PIG-51)
> Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
$ hand show 1
  hand 1, holdem: Dan wins 125 (event 27, 2026-01-02 19:29)
  ¶
  player        posted    before  after
  ───────────────────────────────────────
  Bob           blind 25   1,500  1,475
  Cat           blind 50   1,500  1,450
  Dan           –          1,500  1,575
  Eve           –          1,500  1,500
  Ann (button)  –          1,500  1,500
  ¶
  the hand
    Bob is dealt 3d 3c   pot 75
    Cat is dealt Kh Kd   pot 75
    Dan is dealt As Ac   pot 75
    Eve is dealt 4c 5d   pot 75
    Dan raises to 100   pot 175
    Eve folds           pot 175
    Ann folds           pot 175
    Bob folds           pot 175
    Cat folds           pot 175
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     125  Dan           Dan
  nobody called Dan's last 50, so Dan gets it back (PIG-51)
  Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
  ¶
  in the ledger (show 27):
  party  asset   with  amount
  ─────────────────────────────
  Bob    stacks           -25
  Cat    stacks           -50
  Dan    stacks            75

file show_order.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1475, 1450, 1575, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 f", "p4 f", "p5 cc", "p1 cc", "p2 cc", "d db Ah7d2c", "p1 cc", "p2 cc", "p5 cc", "d db 9s", "p1 cc", "p2 cc", "p5 cc", "d db 4s", "p1 cc", "p2 cbr 100", "p5 cc", "p1 cc", "p2 sm KhKd", "p5 sm QsQd", "p1 sm"]

## V-PIG-42: on the river Cat bet and two called: she shows first, then it goes round, and a beaten hand may be thrown away
$ hand add show_order.phh
  hand 2, holdem: Cat wins 450
    Cat made the last bet or raise, so Cat shows first (PIG-53)
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Bob doesn't show, so Bob can't win (PIG-53)
    Cat has the best hand for the main pot of 450: pair of kings (PIG-55)
    the players show in this order: Cat, Ann, Bob, because the last to bet shows
      first (PIG-53)
  recorded #29 ········
> Cat wins 450
> Cat, Ann, Bob, because the last to bet shows first (PIG-53)
> (PIG-55)
$ hand show 2
  hand 2, holdem: Cat wins 450 (event 29, 2026-01-02 19:31)
  ¶
  player        posted    before  after
  ───────────────────────────────────────
  Bob           blind 25   1,475  1,325
  Cat           blind 50   1,450  1,750
  Dan           –          1,575  1,575
  Eve           –          1,500  1,500
  Ann (button)  –          1,500  1,350
  ¶
  before the flop
    Bob is dealt 3d 3c   pot 75
    Cat is dealt Kh Kd   pot 75
    Dan is dealt As Ac   pot 75
    Eve is dealt 4c 5d   pot 75
    Dan folds            pot 75
    Eve folds            pot 75
    Ann calls 50        pot 125
    Bob calls 25        pot 150
    Cat checks          pot 150
  board Ah 7d 2c
    Bob checks  pot 150
    Cat checks  pot 150
    Ann checks  pot 150
  board Ah 7d 2c 9s
    Bob checks  pot 150
    Cat checks  pot 150
    Ann checks  pot 150
  board Ah 7d 2c 9s 4s
    Bob checks       pot 150
    Cat bets 100     pot 250
    Ann calls 100    pot 350
    Bob calls 100    pot 450
    Cat shows Kh Kd  pot 450
    Ann shows Qs Qd  pot 450
    Bob mucks        pot 450
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot     450  Bob, Cat and Ann  Cat
  Cat made the last bet or raise, so Cat shows first (PIG-53)
  everybody still in put in the same amount or is all in, so the pot is right
    (PIG-52)
  your hand is your best five cards: two, one or none of your own, and the rest
    from the board (PIG-04)
  hands are ranked in the usual order (PIG-05)
  Bob doesn't show, so Bob can't win (PIG-53)
  Cat has the best hand for the main pot of 450: pair of kings (PIG-55)
  the players show in this order: Cat, Ann, Bob, because the last to bet shows
    first (PIG-53)
  ¶
  in the ledger (show 29):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks          -150
  Bob    stacks          -150
  Cat    stacks           300
> (PIG-53)

## V-PIG-32: whoever is to act may push everything, in any round
$ hand said "all in" --house pig --facing 100 --min 200 --stack 1000
  $1,000.00 in all (PIG-39)
> $1,000.00 in all (PIG-39)
$ hand new --yes
< ¶
< a
< q
  stopped: nothing was recorded
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 1500 · pot 75 · call 50, raise 55–1500 > a
! Ann 1350 · pot 1575 · call 1350 all-in > q
> all-in

## V-PIG-28: the big blind has 20; four of 20 make a main pot of 80, and 90 is a side pot
$ count Cat 20
  Cat has 20: down 1,730 in unrecorded hands (PIG-65)
  recorded #30 ········
$ hand new --yes
< ¶
< q
  stopped: nothing was recorded
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Cat` has 20 but has to post 25: `Cat` is all-in and can only win the main
!   pot (PIG-35)
! Eve 1500 · pot 70 · call 50, raise 55–1500 > q
> `Cat` is all-in and can only win the main pot  (PIG-35)

file short.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1325, 20, 1575, 1500, 1350]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cc", "p4 f", "p5 cc", "p1 cc", "d db Ah7d2c", "p1 cc", "p3 cc", "p5 cc", "d db 9s", "p1 cc", "p3 cc", "p5 cc", "d db 4s", "p1 cc", "p3 cc", "p5 cc", "p1 sm", "p2 sm KhKd", "p3 sm AsAc", "p5 sm"]

$ hand add short.phh
  hand 3, holdem: Dan wins 170
    nobody bet in the last round, so Bob, who acted first, shows first (PIG-53)
    Cat couldn't cover the blind and is all-in for the main pot (PIG-35)
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (PIG-35)
    Cat put in 20, so Cat can win at most that much from each of the others
      (PIG-38)
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Bob doesn't show, so Bob can't win (PIG-53)
    Ann doesn't show, so Ann can't win (PIG-53)
    Dan has the best hand for the main pot of 80: three aces (PIG-55)
    Dan has the best hand for side pot 1 (90): three aces (PIG-55)
    the players show in this order: Bob, Cat, Dan, Ann, because the first to act
      shows first (PIG-53)
  recorded #33 ········
! note: `Cat` couldn't cover the blind: by what everybody put in, the main pot is 80 and the side pots are 90; by the house rules alone, the main pot is 170 and the side pots are 0 (PIG-35)
! note: `Cat` is out in 5th place (PIG-40)
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
> the main pot is 80 and the side pots are 90; by the house rules alone, the main pot is 170 and the side pots are 0 (PIG-35)

## V-X-06: with two left the Pig allows a fourth raise

file fourth_raise.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1325, 480, 1745, 1500, 1350]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 cbr 100", "p2 cbr 150", "p1 cbr 200", "p2 cbr 250", "p1 cbr 300", "p2 f"]

$ tournament rebuy Cat
  Cat buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  5 entered; the prize pool is $110.00
  recorded #35 ········
$ deal --dealer Ann
  Ann deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #36 ········
$ hand add fourth_raise.phh --dry-run
  hand 4, holdem: Bob wins 500
    nobody called Bob's last 50, so Bob gets it back (PIG-51)
    Bob is the only one left in the main pot, so Bob wins it: 500 (PIG-51)
  (dry run: nothing was recorded)
! note: the hand has `Bob` starting with 1,325, but the book says 1,275
! note: the hand has `Cat` starting with 480, but the book says 500
! note: the hand has `Dan` starting with 1,745, but the book says 1,695
! note: the hand has `Ann` starting with 1,350, but the book says 1,300
> Bob wins 500

## V-X-07: sixty against a call of a hundred is an all-in at the Pig, with a side pot for the rest
$ count Cat 60
  Cat has 60: down 440 in unrecorded hands (PIG-65)
  recorded #37 ········

file sixty.phh:
  variant = "holdem"
  _house = "pig"
  starting_stacks = [1325, 60, 1745, 1500, 1350]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 3d3c", "d dh p2 KhKd", "d dh p3 AsAc", "d dh p4 4c5d", "d dh p5 ????", "p3 cbr 100", "p4 f", "p5 cc", "p1 f", "p2 cc", "d db Ah7d2c", "p3 cc", "p5 cc", "d db 9s", "p3 cc", "p5 cc", "d db 4s", "p3 cc", "p5 cc", "p2 sm KhKd", "p3 sm AsAc", "p5 sm"]

$ hand add sixty.phh --dry-run
  hand 4, holdem: Dan wins 285
    nobody bet in the last round, so Dan, who acted first, shows first (PIG-53)
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (PIG-36)
    Cat put in 60, so Cat can win at most that much from each of the others
      (PIG-38)
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Ann doesn't show, so Ann can't win (PIG-53)
    Dan has the best hand for the main pot of 205: three aces (PIG-55)
    Dan has the best hand for side pot 1 (80): three aces (PIG-55)
    the players show in this order: Cat, Dan, Ann (PIG-53)
  (dry run: nothing was recorded)
! note: the hand has `Bob` starting with 1,325, but the book says 1,275
! note: the hand has `Dan` starting with 1,745, but the book says 1,695
! note: the hand has `Ann` starting with 1,350, but the book says 1,300
! note: `Cat` is out in 5th place (PIG-40)
> Dan has the best hand for the main pot of 205
> Dan has the best hand for side pot 1 (80)
