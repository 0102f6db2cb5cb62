# The first button of a tournament is drawn in it, once it has begun
# rules: IGL-04

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seat Cat 3
  Cat has seat 3
  recorded #9 ········
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #10 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ deal --cards "9d Qs Jh"
! error: tournament 1 hasn't started yet; you draw for the button when it does
! hint: tournament start --help
= 4
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
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
      2  $24.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ deal
! error: nobody has dealt yet: the first jack gets the first deal (IGL-04)
! hint: deal --deal
! hint: deal --help
= 4
$ deal --cards "9d Qs Jh"
  Ann 9d, Bob Qs, Cat Jh
  Cat has the first jack and deals (IGL-04)
  recorded #18 ········
$ deal --deal
! error: `Cat` already dealt, so the deal moves on from `Cat` (IGL-04)
! hint: deal
= 4
$ deal
  Ann deals
    the button moves to the left (IGL-05)
  recorded #19 ········
$ tournament bust Cat
  Cat is out in 3rd place
  2 left
  recorded #20 ········
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `igloo` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  night-opened   night 1 opened at `igloo`, banker Ann
   #7  2026-01-02 19:05  seated         Ann took seat 1
   #8  2026-01-02 19:06  seated         Bob took seat 2
   #9  2026-01-02 19:07  seated         Cat took seat 3
  #10  2026-01-02 19:08  tournament     tournament 1, $20.00 for 1,500 chips
  #11  2026-01-02 19:09  bought-in      Ann bought chips: $20.00 for cash
  #12  2026-01-02 19:09  tournament     Ann entered for $20.00: 1,500 chips
  #13  2026-01-02 19:09  bought-in      Bob bought chips: $20.00 for cash
  #14  2026-01-02 19:09  tournament     Bob entered for $20.00: 1,500 chips
  #15  2026-01-02 19:09  bought-in      Cat bought chips: $20.00 for cash
  #16  2026-01-02 19:09  tournament     Cat entered for $20.00: 1,500 chips
  #17  2026-01-02 19:11  tournament     the tournament started
  #18  2026-01-02 19:13  first-dealt    Cat got the first jack and deals first:
                                        Ann 9d, Bob Qs, Cat Jh
  #19  2026-01-02 19:15  tournament     Ann deals the next hand
  #20  2026-01-02 19:16  tournament     Cat was knocked out
