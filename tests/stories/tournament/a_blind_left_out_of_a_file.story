A blind that is taken from who is away is missed in a file as in a showdown, and so is a blind that is listed with too little.
rules: PIG-29, PIG-64

file skipped.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0, 25, 50, 0, 0]
  _absent = ["p1"]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000, 1000]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p4 f", "p5 f", "p2 cc", "p3 cbr 150", "p2 f"]

file unlisted.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 cc", "p2 cbr 150", "p1 f"]

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1000 --unit 5 --levels 25/50 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 5)
  prizes 100
  recorded #9 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  Eve enters for $20.00: 1,000 chips
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
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  ¶
  place    prize
  ────────────────
      1  $100.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
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

# Bob has the small blind by the deal, and is away. The next two posted in his place, so one of them has the big blind twice running.
$ --dry-run hand add skipped.phh
  hand 1, holdem: Dan wins 100
    nobody called Dan's last 100, so Dan gets it back (PIG-51)
    Dan is the only one left in the main pot, so Dan wins it: 100 (PIG-51)
  (dry run: nothing was recorded)
! note: `Bob` was sitting out but owes the pot 25, and this hand leaves that out: undo, and record it with 25 posted by `Bob` in the file (PIG-64)
> `Bob` was sitting out but owes the pot 25,
$ --dry-run hand add unlisted.phh
  hand 1, holdem: Dan wins 100
    nobody called Dan's last 100, so Dan gets it back (PIG-51)
    Dan is the only one left in the main pot, so Dan wins it: 100 (PIG-51)
  (dry run: nothing was recorded)
! note: `Bob` was sitting out but owes the pot 25, and this hand leaves that out: undo, and record it with 25 posted by `Bob` in the file (PIG-64)
> `Bob` was sitting out but owes the pot 25,
$ --dry-run hand add --hand '{"game":"holdem","button":"Ann","away":["Bob"],"players":[{"name":"Cat","in":"50","folded":true},{"name":"Dan","in":"50","cards":"AhAd"},{"name":"Eve","in":"0","folded":true},{"name":"Ann","in":"0","folded":true}]}'
  hand 1, holdem: Dan wins 100
    Dan is the only one left in the main pot, so Dan wins it: 100 (PIG-51)
  (dry run: nothing was recorded)
! note: `Bob` was sitting out but owes the pot 25, and this hand leaves that out: undo, and record it with {"name":"Bob","in":"25","folded":true} among the players (PIG-64)
> `Bob` was sitting out but owes the pot 25,

# Too little from who has more; who has no more posts what he has.
$ --dry-run hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":"10","folded":true},{"name":"Cat","in":"50","cards":"AhAd"},{"name":"Dan","in":"50","folded":true},{"name":"Ann","in":"0","folded":true}]}'
  hand 1, holdem: Cat wins 110
    Cat is the only one left in the main pot, so Cat wins it: 110 (PIG-51)
  (dry run: nothing was recorded)
! note: going by the button, `Bob` has to post 25, but this hand has only 10; if that's wrong, undo, and record it again (PIG-29)
> by the button, `Bob` has to post 25, but this hand has only 10
$ --dry-run hand result --game holdem --dealer Ann --in Bob=25 --in Cat=30 --in Dan=100 --in Eve=100 --win Eve=255
  hand 1, holdem: Eve wins 255
  (dry run: nothing was recorded)
! note: going by the button, `Cat` has to post 50, but this hand has only 30; if that's wrong, undo, and record it again (PIG-29)
> by the button, `Cat` has to post 50, but this hand has only 30
$ --dry-run hand result --game holdem --dealer Ann --in Bob=25 --in Cat=50 --in Dan=100 --in Eve=100 --win Eve=275
  hand 1, holdem: Eve wins 275
  (dry run: nothing was recorded)
