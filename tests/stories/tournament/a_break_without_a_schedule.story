# A break with no level behind it

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start --host Ann --deputy Bob
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
      1  $36.00
      2  $18.00
      3   $6.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament level break@10
! error: no level comes after this break, so pause the clock instead
! hint: tournament clock pause
= 4
> no level comes after this break, so pause the clock instead
> hint: tournament clock pause
$ tournament clock pause
  paused: level 1, 25/50, until the table agrees on a new level
  recorded #15 ········
$ tournament clock resume
  level 1, 25/50, until the table agrees on a new level
  recorded #16 ········
$ tournament level 25/50x20
! error: put the minutes after the @: 25/50@20
! hint: tournament level 25/50@20
= 2
> put the minutes after the @: 25/50@20

What people call things at a tournament leads to its verbs.

$ help rebuy
  For rebuy:
  ¶
    tournament rebuy      Let a busted player buy back in
    buy                   Sell chips to a player
  ¶
  More: housebook help tournament rebuy
$ help payout
  For payout:
  ¶
    tournament payout     Pay the prizes
    cashout               Pay players for their chips
  ¶
  More: housebook help tournament payout
$ help away
  For away:
  ¶
    hand result           Record who put in what and who won
    hand new              Enter a hand, one question at a time
    leave                 Let a player without chips go home
  ¶
  More: housebook help hand result
$ help "late entry"
  For late entry:
  ¶
    tournament enter      Enter players
    tournament new        Set up a tournament
  ¶
  More: housebook help tournament enter
$ help late
  For late:
  ¶
    tournament enter      Enter players
    tournament new        Set up a tournament
  ¶
  More: housebook help tournament enter
$ help absent
  For absent:
  ¶
    hand result           Record who put in what and who won
    hand new              Enter a hand, one question at a time
    leave                 Let a player without chips go home
  ¶
  More: housebook help hand result
$ help tournament color-up
  Color up the smallest chips
  ¶
  Usage: housebook tournament colour-up [OPTIONS] <SMALL> <BIG> <PLAYER=CHIPS>...
  ¶
  Arguments:
    <SMALL>            Value of the small chips
    <BIG>              Value of the large chips
    <PLAYER=CHIPS>...  How many small chips each player has
  ¶
  Options:
        --card <PLAYER=CARDS>  The cards of the chip race, one for each odd chip
        --round-up             Round odd chips up to one large chip
  ¶
  Examples:
    housebook tournament colour-up 25 100 Ann=3 Bob=7 Cat=2 --round-up
    housebook tournament colour-up 25 100 Ann=3 Bob=1 \
      --card Ann=KhQd2s --card Bob=As
