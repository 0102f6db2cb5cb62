# A hand whose dealer plays for nothing is written to a file that the house reads again: an empty chair has the button, or who deals is away
# rules: DAV-25, IGL-08

## dave: the pot is dealt again between two, and the button lies before the chair of the third
$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Cat
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #13 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --carry 3 --for Ann --for Bob
  hand 1, holdem: nobody wins; $3.00 carries over to the next hand
  recorded #14 ········
$ hand new --yes
< ¶
< c
< k
< Kh Kc Kd
< k
< k
< 8d
< k
< k
< 2s
< r 2
< f
  hand 2, holdem: Ann wins $4.00
  recorded #15 ········
! holdem, .25/.50, 3.00 in the pot, Cat deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Ann 48.75 · pot 3.75 · call 0.25, raise 1.00–49.00 > c
! Bob 48.50 · pot 4.00 · check, raise 1.00–49.00 > k
! flop · pot 4.00 > Kh Kc Kd
! flop: Kh Kc Kd · pot 4.00
! Ann 48.50 · pot 4.00 · check, bet 0.50–48.50 > k
! Bob 48.50 · pot 4.00 · check, bet 0.50–48.50 > k
! turn · pot 4.00 > 8d
! turn: Kh Kc Kd 8d · pot 4.00
! Ann 48.50 · pot 4.00 · check, bet 0.50–48.50 > k
! Bob 48.50 · pot 4.00 · check, bet 0.50–48.50 > k
! river · pot 4.00 > 2s
! river: Kh Kc Kd 8d 2s · pot 4.00
! Ann 48.50 · pot 4.00 · check, bet 0.50–48.50 > r 2
! Bob 48.50 · pot 6.00 · call 2.00, raise 4.00–48.50 > f
! nobody called Ann's last $2.00, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $4.00 (standard rule)
! Ann gets 4.00 (+3.50), Bob -0.50
! ¶
$ hand export 2 --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [49.00, 49.00, inf]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 cc", "p2 cc", "d db KhKcKd", "p1 cc", "p2 cc", "d db 8d", "p1 cc", "p2 cc", "d db 2s", "p1 cbr 2.00", "p2 f"]
  _house = "dave"
  _absent = ["p3"]
  _carry = 3.00
  _strict = true
  hand = 2
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 19:13:00
  time_zone = "UTC"
> _house = "dave"

## igloo: a loser's match waits, so nobody antes, and who deals it does not play
$ --book b.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book b.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book b.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book b.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book b.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ --book b.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book b.book seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ --book b.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book b.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book b.book deal --dealer Cat
  Cat deals
  recorded #13 ········
$ --book b.book hand new --yes
< five-card-guts
< ¶
< iio
< 3d 9d 9h Ad 3s
< Qd 5h 4h 6c 3h
  hand 1, five-card-guts: Ann wins $0.30; $0.30 carries over to the next hand
  recorded #14 ········
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-guts
! five-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > iio
! pot 0.30 · Ann shows > 3d 9d 9h Ad 3s
! pot 0.30 · Bob shows > Qd 5h 4h 6c 3h
! Ann has the best hand for the main pot of $0.30: two pair, nines and threes
!   (IGL-18)
! Bob pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
! Ann gets 0.30 (+0.30), Bob -0.30, Cat -0.30, 0.30 carries over to the next hand
! ¶
$ --book b.book hand new --yes
< -Bob
< d Bob
< ¶
< ii
< 3d 9d 9h Ad 3s
< Qd 5h 4h 6c 3h
  hand 2, five-card-guts: Cat wins $0.30; $0.30 carries over to the next hand
  recorded #16 ········
! five-card-guts, 0.30 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -Bob
! five-card-guts, 0.30 in the pot, Ann deals, 2 in: Ann Cat
! Enter to deal > d Bob
! five-card-guts, 0.30 in the pot, Bob deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: `Bob` was in this game from the start and can be in the next deal, but not
!   in this one (standard rule)
! pot 0.30 · in or out: Cat Ann > ii
! pot 0.30 · Cat shows > 3d 9d 9h Ad 3s
! pot 0.30 · Ann shows > Qd 5h 4h 6c 3h
! Cat has the best hand for the main pot of $0.30: two pair, nines and threes
!   (IGL-18)
! Ann pays $0.30 into the next pot (standard rule)
! the game goes on with Ann and Cat for the pot of $0.30 (standard rule)
! Ann -0.30, Cat gets 0.30 (+0.30), 0.30 carries over to the next hand
! ¶
$ --book b.book hand export 2 --format housebook
  variant = "five-card-guts"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.05
  starting_stacks = [19.70, 20.30, 19.70]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 stay", "p2 stay", "p1 sm 3d9d9hAd3s", "p2 sm Qd5h4h6c3h"]
  _house = "igloo"
  _absent = ["p3"]
  _carry = 0.30
  _unit = 0.05
  _strict = true
  hand = 2
  players = ["Cat", "Ann", "Bob"]
  year = 2026
  month = 1
  day = 2
  time = 19:28:00
  time_zone = "UTC"
> _house = "igloo"
