# Two play and both have posted a big blind: the file says who acts first, in the plain keys as well
# rules: DAV-27, DAV-36

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< -Cat
< ¶
< c
< k
< ¶
< kk
< ¶
< kk
< ¶
< kk
< ¶
< ¶
  hand 1, holdem: Ann wins $1.00
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -Cat
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 39.75 · pot 0.75 · call 0.25, raise 1.00–40.00 > c
! Bob 39.50 · pot 1.00 · check, raise 1.00–40.00 > k
! flop · pot 1.00 > ¶
! flop: ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! turn · pot 1.00 > ¶
! turn: ?? ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! river · pot 1.00 > ¶
! river: ?? ?? ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! pot 1.00 · Bob shows > ¶
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (DAV-53)
! Ann gets 1.00 (+0.50), Bob -0.50
! ¶
! ¶
$ hand new --yes
< -Cat
< ¶
< c
< k
< ¶
< kk
< ¶
< kk
< ¶
< kk
< ¶
< ¶
  hand 2, holdem: Bob wins $1.00
  recorded #16 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -Cat
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 39.25 · pot 0.75 · call 0.25, raise 1.00–39.50 > c
! Ann 40.00 · pot 1.00 · check, raise 1.00–40.50 > k
! flop · pot 1.00 > ¶
! flop: ?? ?? ?? · pot 1.00
! Ann 40.00 · pot 1.00 · check, bet 0.50–40.00 > kk
! turn · pot 1.00 > ¶
! turn: ?? ?? ?? ?? · pot 1.00
! Ann 40.00 · pot 1.00 · check, bet 0.50–40.00 > kk
! river · pot 1.00 > ¶
! river: ?? ?? ?? ?? ?? · pot 1.00
! Ann 40.00 · pot 1.00 · check, bet 0.50–40.00 > kk
! pot 1.00 · Ann shows > ¶
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $1.00 (DAV-53)
! Ann -0.50, Bob gets 1.00 (+0.50)
! ¶
! ¶
$ hand new --yes
< -Ann
< ¶
< c
< k
< ¶
< kk
< ¶
< kk
< ¶
< kk
< ¶
< ¶
  hand 3, holdem: Cat wins $1.00
  recorded #18 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > -Ann
! holdem, .25/.50, Cat deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` comes in and posts $0.50 live (DAV-27)
! Cat 39.50 · pot 1.00 · check, raise 1.00–40.00 > c
! Bob 39.50 · pot 1.00 · check, raise 1.00–40.00 > k
! flop · pot 1.00 > ¶
! flop: ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! turn · pot 1.00 > ¶
! turn: ?? ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! river · pot 1.00 > ¶
! river: ?? ?? ?? ?? ?? · pot 1.00
! Bob 39.50 · pot 1.00 · check, bet 0.50–39.50 > kk
! pot 1.00 · Bob shows > ¶
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Cat is the only one left in the main pot, so Cat wins it: $1.00 (DAV-53)
! Bob -0.50, Cat gets 1.00 (+0.50)
! ¶
! ¶
$ hand export --format phh 3
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00]
  blinds_or_straddles = [-0.50, 0.50]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc", "d db ??????", "p1 cc", "p2 cc", "d db ??", "p1 cc", "p2 cc", "d db ??", "p1 cc", "p2 cc", "p1 sm"]
  hand = 3
  players = ["Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 19:09:00
  time_zone = "UTC"
  _sat_out = ["Ann"]
  _kept = "hand1 Gholdem Lnn50 Uxbddln-hh P!4000,4000/0/50,4000/0/50 B2 F2 S I3 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a09%3a00 Ztime_zone=UTC d1???? d2???? c2 c1 b?????? c1 c2 b?? c1 c2 b?? c1 c2 m1"
