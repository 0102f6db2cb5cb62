# A bad deal is dealt again by the same dealer, who pays once
# rules: CAU-003, CAU-011

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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand new
< five-card-draw
< ¶
< m
< y
  hand 1, five-card-draw: all bets returned
  recorded #21 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 100 · check, bet 25 > m
! misdeal: everybody gets their money back (CAU-011)
! returned: Ann 25, Bob 25, Cat 25, Dan 25
! record? [Y/n] > y
> returned: Ann 25, Bob 25, Cat 25, Dan 25
$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> `Ann` already has the next deal, so nothing was recorded
> Ann deals
$ hand new
< ¶
< f*
< y
  hand 2, five-card-draw: Ann wins 100
  recorded #23 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 100 · check, bet 25 > f*
! only Ann is left, so there's no draw (CAU-062)
! Ann is the only one left in the main pot, so Ann wins it: 100 (CAU-029)
! Ann gets 100 (+75), Bob -25, Cat -25, Dan -25
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Ann deals, 4 in: Ann Bob Cat Dan
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          50          50         –

Bob deals. The cards run out, and Ann and Bob alone are dealt again: Bob deals that too, for the one fee.

$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Ann --for Bob
  hand 3, five-card-draw: nobody wins; 400 carries over to the next hand
  recorded #26 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
  if it's five-card-draw again: Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> Bob deals
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Ann=450
  hand 4, five-card-draw: Ann wins 450
  recorded #27 ········
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #28 ········
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
>   Bob          50          50         –

Cat is noted, and Dan deals: Cat pays nothing. Dan's deal is his, and he pays once it is made.

$ hand result --game five-card-draw --dealer Dan --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Ann --for Bob
  hand 5, five-card-draw: nobody wins; 400 carries over to the next hand
  recorded #31 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Dan deals
  if it's five-card-draw again: Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> Dan deals
$ hand new
< ¶
< f*
< y
  hand 6, five-card-draw: Bob wins 450
  recorded #32 ········
! five-card-draw, 400 in the pot, Dan deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 2225 · pot 450 · check, bet 25 > f*
! only Bob is left, so there's no draw (CAU-062)
! Bob is the only one left in the main pot, so Bob wins it: 450 (CAU-029)
! Ann -25, Bob gets 450 (+425)
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
> Dan deals, 2 in: Ann Bob
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          50          50         –
>   Cat          25          25         –
>   Dan          50          50         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  6 hands settled again, same result
  ¶
  the book is in order: 32 events
