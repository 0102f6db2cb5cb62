# A hand in few words takes the blind of who folded, and no hand is played before the start

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #9 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)

Chips are a tournament's alone here: nobody has any before it starts.

$ hand result holdem ann 1500 dan
! error: no tournament is running
! hint: tournament new --help
= 4
> no tournament is running
$ tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve Fay
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  Fay enters for $20.00: 1,500 chips
  6 entered; the prize pool is $120.00
  recorded #22 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan Eve Fay
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  recorded #28 ········
$ hand result holdem ann 1500 dan
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
> tournament 1 hasn't started
> hint: tournament start
$ hand new
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
> tournament 1 hasn't started
$ count Ann 1500
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
> tournament 1 hasn't started
$ tournament level next
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
> tournament 1 hasn't started

It can't be paid out either, only called off.

$ close
! error: tournament 1 is still going, with $120.00 to win
! hint: tournament status
! hint: tournament cancel --help
= 4
> hint: tournament cancel --help

The start asks for everybody at once, and its hints keep what was said.

$ tournament start
! error: say who the host is, and who rules when the host is involved (PIG-02, PIG-03)
! hint: tournament start --host Ann --deputy Bob
= 4
> say who the host is, and who rules when the host is involved
> hint: tournament start --host Ann --deputy Bob
$ tournament start --payout 50/30/20 --deputy Ann
! error: say who the host is (PIG-02, PIG-03)
! hint: tournament start --payout 50/30/20 --deputy Ann --host Bob
= 4
> hint: tournament start --payout 50/30/20 --deputy Ann --host Bob
$ tournament start --payout 60/30 --host Ann --deputy Bob
! error: the prize table 60/30 adds up to 90%, 10% short, so it can't be paid (PIG-16)
! hint: tournament start --payout 60/30/10 --host Ann --deputy Bob
! hint: tournament start --payout 50/30/20 --host Ann --deputy Bob
! hint: tournament start --payout 65/35 --host Ann --deputy Bob
= 4
> hint: tournament start --payout 60/30/10 --host Ann --deputy Bob
$ tournament start --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  6 of 6 players left, 9,000 chips in play, average stack 1,500
  6 entries at $20.00 for 1,500 chips (PIG-08)
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
  Fay        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $72.00
      2  $36.00
      3  $12.00
  prize pool $120.00
  recorded #29 ········
! next: play (hand new or hand result)
$ cashout Eve
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4
> hint: status
$ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Fay`, `Ann`,
      `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Fay`,
      `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #30 ········

Cat folded the big blind: the note has the whole line, and the line is taken.

$ hand result holdem bob 75 dan eve
  hand 1, holdem: Bob wins 225
  recorded #31 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result holdem bob 75 dan eve --in Cat=50 (and --away for players who were sitting out) (PIG-64)
> undo, and type: hand result holdem bob 75 dan eve --in Cat=50
$ undo
  undid #31 (hand 1, holdem: Bob won 225)
  recorded #32 ········
$ hand result holdem bob 75 dan eve --in Cat=50
  hand 1, holdem: Bob wins 275
  recorded #33 ········
> Bob wins 275
$ undo
  undid #33 (hand 1, holdem: Bob won 275)
  recorded #34 ········

Another player may have put in less than the others, too.

$ hand result holdem bob 75 dan --in cat=50 --in eve=50
  hand 1, holdem: Bob wins 250
  recorded #35 ········
$ undo
  undid #35 (hand 1, holdem: Bob won 250)
  recorded #36 ········
$ hand result holdem bob 75 dan eve --in dan=50 --in cat=50
! error: `Dan` is named twice
! hint: hand result holdem Bob 75 Dan Eve --in Cat=50
= 4
> hint: hand result holdem Bob 75 Dan Eve --in Cat=50

Where one player won it, the longer line says what that player wins then; where two did, nobody knows.

$ hand result --game holdem --in dan=75 --in eve=75 --win=eve=150
  hand 1, holdem: Eve wins 150
  recorded #37 ········
! note: going by the button, the pot should have 25 from `Bob` and 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in dan=75 --in eve=75 --win eve=225 --in Bob=25 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
> type: hand result --game holdem --in dan=75 --in eve=75 --win eve=225 --in Bob=25 --in Cat=50
$ undo
  undid #37 (hand 1, holdem: Eve won 150)
  recorded #38 ········
$ hand result --game holdem --in dan=75 --in eve=75 --win eve=75 --win dan=75
  hand 1, holdem: Dan wins 75, Eve wins 75
  recorded #39 ········
! note: going by the button, the pot should have 25 from `Bob` and 50 from `Cat`, but this hand leaves that out; undo, and record the hand with --in Bob=25 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
> record the hand with --in Bob=25 --in Cat=50
$ undo
  undid #39 (hand 1, holdem: Dan won 75 and Eve won 75)
  recorded #40 ········
$ hand result holdem --in cat=50 --game holdem dan 75 eve
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result holdem --in cat=50 dan 75 eve
= 2
> hint: hand result holdem --in cat=50 dan 75 eve
