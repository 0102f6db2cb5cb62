# The stakes of an open night that began without them: said later, as a fact of its own (DAV-17, DAV-43)

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
$ open --banker Ann
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until `open --stakes` sets them (DAV-16)
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
$ deal
! error: `dave` sets its blinds for each game, but you didn't give any (DAV-43)
! hint: open --stakes .25/.50
= 4
$ hand new
! error: `dave` sets its blinds for each game, but you didn't give any (DAV-43)
! hint: open --stakes .25/.50
= 4
$ open --stakes 1/.50
! error: `1/.50` isn't valid as stakes; try .25/.50
! hint: open --stakes .25/.50
= 4
$ open --stakes .25/.50 --banker Bob
! error: night 1 under `dave` rules is still open
! hint: banker Bob
= 4
$ open --stakes .25/.50
  night 1: the stakes are .25/.50
  recorded #10 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
$ buy Cat 1000
! error: $1,000.00 on top of $40.00 is over the limit: you can top up to $50.00 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy --help
= 4
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #11 ········
$ hand new --yes
< ¶
< ff
  hand 1, holdem: Cat wins $0.50
  recorded #12 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > ff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶

What was played for stays; a slip before the first hand does not have to.

$ open --stakes .50/1
! error: night 1 under `dave` rules is still open, and hands have already been played at its stakes
! hint: status
= 4
$ open
! error: night 1 under `dave` rules is still open
! hint: status
= 4
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `dave` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  night-opened   night 1 opened at `dave`, banker Ann
   #7  2026-01-02 19:05  bought-in      Ann bought chips: $40.00 for cash
   #8  2026-01-02 19:06  bought-in      Bob bought chips: $40.00 for cash
   #9  2026-01-02 19:07  bought-in      Cat bought chips: $40.00 for cash
  #10  2026-01-02 19:12  night-amended  the stakes are .25/.50
  #11  2026-01-02 19:14  dealt          Ann deals the next hand
  #12  2026-01-02 19:15  hand-played    hand 1, holdem: Cat won $0.50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 12 events

Change that came into the drawer after the opening is the banker's as if he had put it in then.

$ open --float 20
  night 1: $20.00 in change in the drawer
  recorded #13 ········
$ open --float 20
! error: night 1 under `dave` rules is still open, and there's change in the drawer
! hint: status
= 4
$ drawer 140
  the drawer has $140.00, as it should
  recorded #14 ········
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  Bob     $40.00  -$40.00    –      –     –  $39.75  not yet  -$0.25
  Cat     $40.00  -$40.00    –      –     –  $40.25  not yet   $0.25
  ¶
  drawer $140.00   chips out $120.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ undo
  undid #14 (the drawer was counted: $140.00, expected $140.00)
  recorded #15 ········
$ undo
  undid #13 ($20.00 in change went in the drawer)
  recorded #16 ········
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  Bob     $40.00  -$40.00    –      –     –  $39.75  not yet  -$0.25
  Cat     $40.00  -$40.00    –      –     –  $40.25  not yet   $0.25
  ¶
  drawer $120.00   chips out $120.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks

A house with blinds of its own hears others before its first hand, and one without blinds hears none.

$ --book pig.book init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book pig.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book pig.book open
  night 1 is open at The Pig tournament; nobody is the banker yet (banker PLAYER)
  recorded #4 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ --book pig.book open --stakes 50/100
  night 1: the stakes are 50/100
  recorded #5 ········
$ --book pig.book open --stakes 25/50
  night 1: the stakes are 25/50
  recorded #6 ········
$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book open
  night 1 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #3 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book open --stakes .25/.50
! error: `mike` plays with antes and its own limits, so stakes of .25/.50 wouldn't change anything (MIK-59)
! hint: --book mike.book house explain ante
= 4
