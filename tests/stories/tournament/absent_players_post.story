# Who is away from the tournament has his blind taken and gets no cards; the hand goes on and is recorded
# rules: PIG-64

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 5000 --payout 70/30 --levels "25/50@20" --unit 25 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 5,000 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 5,000 chips
  Bob enters for $20.00: 5,000 chips
  Cat enters for $20.00: 5,000 chips
  Dan enters for $20.00: 5,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  4 of 4 players left, 20,000 chips in play, average stack 5,000
  4 entries at $20.00 for 5,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  5,000   $20.00       –
  Bob        in  5,000   $20.00       –
  Cat        in  5,000   $20.00       –
  Dan        in  5,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········

# The big blind is away.
$ hand new --yes
< -cat
< ¶
< c
< f
< f
  hand 1, holdem: Dan wins 125
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -cat
! holdem, 25/50, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards, but still pays the blinds (PIG-64)
! Dan 5000 · pot 75 · call 50, raise 75–5000 > c
! Ann 5000 · pot 125 · call 50, raise 75–5000 > f
! Bob 4975 · pot 125 · call 25, raise 75–5000 > f
! Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
! Bob -25, Cat -50, Dan gets 125 (+75)
! ¶
$ hand show 1
  hand 1, holdem: Dan wins 125 (event 23, 2026-01-02 19:14)
  ¶
  player             posted    before  after
  ────────────────────────────────────────────
  Ann (button)       –          5,000  5,000
  Bob                blind 25   5,000  4,975
  Cat (sitting out)  blind 50   5,000  4,950
  Dan                –          5,000  5,075
  ¶
  the hand
    Dan calls 50  pot 125
    Ann folds     pot 125
    Bob folds     pot 125
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     125  Dan           Dan
  `Cat` is sitting out and gets no cards, but still puts 50 in the pot (PIG-64)
  Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
  ¶
  in the ledger (show 23):
  party  asset   with  amount
  ─────────────────────────────
  Bob    stacks           -25
  Cat    stacks           -50
  Dan    stacks            75
$ show 23
  #23 hand-played, 2026-01-02 19:14, night 1
  hand 1, holdem: Dan won 125
  ¶
  player  put in  returned  won
  ───────────────────────────────
  Ann          0         0    0
  Bob         25         0    0
  Cat         50         0    0
  Dan         50         0  125
  ¶
  PIG-64  `Cat` is sitting out and gets no cards, but still puts 50 in the pot
  PIG-51  Dan is the only one left in the main pot, so Dan wins it: 125
  ¶
  party  asset   with  amount
  ─────────────────────────────
  Bob    stacks           -25
  Cat    stacks           -50
  Dan    stacks            75
  ¶
  request 019b8021-88c0-710f-a803-ebdd00e94149
  hash    ········

# The small blind is away, and so is the button of the hand after.
$ hand new --yes
< -cat
< ¶
< f
< c
< k
< 2c 7d 9s
< k
< k
< 3d
< k
< k
< 4h
< k
< b 50
< f
  hand 2, holdem: Bob wins 125
  recorded #25 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -cat
! holdem, 25/50, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards, but still pays the blinds (PIG-64)
! Ann 5000 · pot 75 · call 50, raise 75–5000 > f
! Bob 4975 · pot 75 · call 50, raise 75–4975 > c
! Dan 5025 · pot 125 · check, raise 75–5075 > k
! flop · pot 125 > 2c 7d 9s
! flop: 2c 7d 9s · pot 125
! Dan 5025 · pot 125 · check, bet 25–5025 > k
! Bob 4925 · pot 125 · check, bet 25–4925 > k
! turn · pot 125 > 3d
! turn: 2c 7d 9s 3d · pot 125
! Dan 5025 · pot 125 · check, bet 25–5025 > k
! Bob 4925 · pot 125 · check, bet 25–4925 > k
! river · pot 125 > 4h
! river: 2c 7d 9s 3d 4h · pot 125
! Dan 5025 · pot 125 · check, bet 25–5025 > k
! Bob 4925 · pot 125 · check, bet 25–4925 > b 50
! Dan 5025 · pot 175 · call 50, raise 75–5025 > f
! nobody called Bob's last 50, so Bob gets it back (PIG-51)
! Bob is the only one left in the main pot, so Bob wins it: 125 (PIG-51)
! Bob gets 125 (+75), Cat -25, Dan -50
! ¶
$ hand list
  night  hand  game    pot  recorded by
  ───────────────────────────────────────
      1     1  holdem  125  full
      1     2  holdem  125  full
$ deal
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #26 ········

# The file of such a hand says who was away.
$ hand export 1 --format housebook --out away.phh
  1 hand in `away.phh`
$ hand add away.phh
  already recorded as hand 1 of night 1 (event 23)
$ hand add away.phh --really-different
  hand 3, holdem: Dan wins 125
    `Cat` is sitting out and gets no cards, but still puts 50 in the pot (PIG-64)
    Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
  recorded #28 ········
! note: the hand has `Bob` starting with 5,000, but the book says 5,050
! note: the hand has `Cat` starting with 5,000, but the book says 4,925
! note: the hand has `Dan` starting with 5,000, but the book says 5,025
$ hand export 1
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 25
  starting_stacks = [5000, 5000, 5000, 5000]
  actions = ["d dh p1 ????", "d dh p3 ????", "d dh p4 ????", "d dh p2 ????", "p3 cc", "p4 f", "p1 f", "p2 cc", "d db ??????", "p2 cc", "p3 cbr 25", "p2 f"]
  _in_chips = true
  hand = 1
  players = ["Bob", "Cat", "Dan", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:14:00
  time_zone = "UTC"
  _tournament = 1
  _kept = "hand1 Gholdem Lxnc--c-a--,25,-,25,-,-,25,-,25,-,-,25,-,25,-,- Uxbddln-hh P5000,5000/0/25,!5000/0/50,5000 B0 F3 T25 N2 S I1 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a14%3a00 Ztime_zone=UTC Ztournament=1 d1???? d3???? d0???? c3 f0 f1"
$ hand export 1 --format ohh --out away.ohh
! error: Open Hand History can't record this hand: played back from the file, the hand isn't over; it's `Cat`'s turn
! hint: hand export 1 --format housebook --out away.ohh
= 4
$ hand add away.phh
  already recorded as hand 1 of night 1 (event 23)
> already recorded as hand 1 of night 1
$ tournament status
  tournament 1, running
  level 1, 25/50, 6:00 left
  4 of 4 players left, 20,000 chips in play, average stack 5,000
  4 entries at $20.00 for 5,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals; right now that's Ann (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Dan        in  5,100   $20.00       –
  Bob        in  5,025   $20.00       –
  Ann        in  5,000   $20.00       –
  Cat        in  4,875   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
