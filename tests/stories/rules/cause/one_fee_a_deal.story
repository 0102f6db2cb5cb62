# One deal costs one fee: what is said again is not charged again, and who does not deal after all pays nothing
# rules: CAU-003, CAU-007, CAU-008

$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --cards "2c 3c Jh"
  Ann 2c, Bob 3c, Cat Jh
  Cat has the first jack and deals (CAU-007)
  recorded #20 ········
$ deal --dealer Cat
  Cat deals
! note: `Cat` already has the next deal, so nothing was recorded (CAU-008)
> `Cat` already has the next deal, so nothing was recorded
$ hand new
< five-card-draw
< ¶
< f*
< y
  hand 1, five-card-draw: Cat wins 100
  recorded #22 ········
! no game yet, Cat deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Dan`, to the dealer's left, opens the betting (CAU-018)
! Dan 950 · pot 100 · check, bet 25 > f*
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 100 (CAU-029)
! Ann -25, Bob -25, Cat gets 100 (+75), Dan -25
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)

Dan deals. Said again, it is the same deal; and a hand later it is his fee alone.

$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #23 ········
$ deal
  Dan deals
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> `Dan` already has the next deal, so nothing was recorded
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          25          25         –

It was to be Ann, and Dan deals it after all: Dan pays.

$ deal --dealer Ann
  Ann deals
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          25          25         –
$ hand new
< d dan
< ¶
< f*
< y
  hand 2, five-card-draw: Dan wins 100
  recorded #27 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 925 · pot 100 · check, bet 25 > f*
! only Dan is left, so there's no draw (CAU-062)
! Dan is the only one left in the main pot, so Dan wins it: 100 (CAU-029)
! Ann -25, Bob -25, Cat -25, Dan gets 100 (+75)
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          50          50         –
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #28 ········
> Ann deals
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Bob=50
  hand 3, five-card-draw: Bob wins 50
  recorded #30 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          50          50         –
  Dan          50          50         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 30 events
