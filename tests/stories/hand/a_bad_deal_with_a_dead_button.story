# A bad deal while the button is on the chair of a player who lost all: it is made again with the same blinds
# rules: DAV-25

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
$ hand result --game holdem --in Bob=50 --in Cat=50 --win Cat=100
  hand 1, holdem: Cat wins $100.00
  recorded #20 ········
$ hand new --yes
< ¶
< m
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! ¶
> the button is at Bob's seat, Ann deals
> returned: Cat 0.25, Dan 0.50
$ deal --dry-run
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded (DAV-25)
> Ann deals
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ hand new --yes
< ¶
< m
  hand 3, holdem: all bets returned
  recorded #23 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! ¶
> the button is at Bob's seat, Ann deals
> returned: Cat 0.25, Dan 0.50
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded (DAV-25)
> `Ann` already has the next deal
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ hand new --yes
< ¶
< m
  hand 4, holdem: all bets returned
  recorded #24 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! ¶
> the button is at Bob's seat, Ann deals
> returned: Cat 0.25, Dan 0.50
$ hand new --yes
< ¶
< f*
  hand 5, holdem: Dan wins $0.50
  recorded #25 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -0.25, Dan gets 0.50 (+0.25)
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
  recorded #26 ········
> Cat deals
> Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `dave` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  player-added   Dan was added as a regular
   #7  2026-01-02 19:05  player-added   Eve was added as a regular
   #8  2026-01-02 19:06  night-opened   night 1 opened at `dave`, banker Ann,
                                        stakes .25/.50
   #9  2026-01-02 19:07  bought-in      Ann bought chips: $50.00 for cash
  #10  2026-01-02 19:08  seated         Ann took seat 1
  #11  2026-01-02 19:09  bought-in      Bob bought chips: $50.00 for cash
  #12  2026-01-02 19:10  seated         Bob took seat 2
  #13  2026-01-02 19:11  bought-in      Cat bought chips: $50.00 for cash
  #14  2026-01-02 19:12  seated         Cat took seat 3
  #15  2026-01-02 19:13  bought-in      Dan bought chips: $50.00 for cash
  #16  2026-01-02 19:14  seated         Dan took seat 4
  #17  2026-01-02 19:15  bought-in      Eve bought chips: $50.00 for cash
  #18  2026-01-02 19:16  seated         Eve took seat 5
  #19  2026-01-02 19:17  dealt          Ann deals the next hand
  #20  2026-01-02 19:18  hand-played    hand 1, holdem: Cat won $100.00
  #21  2026-01-02 19:19  dealt          Ann deals the next hand because the
                                        button is at an empty seat
  #22  2026-01-02 19:19  hand-played    hand 2, holdem: nobody won
  #23  2026-01-02 19:21  hand-played    hand 3, holdem: nobody won
  #24  2026-01-02 19:23  hand-played    hand 4, holdem: nobody won
  #25  2026-01-02 19:24  hand-played    hand 5, holdem: Dan won $0.50
  #26  2026-01-02 19:25  dealt          Cat deals the next hand
