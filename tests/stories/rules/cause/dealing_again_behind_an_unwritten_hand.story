# Who dealt a hand that nobody wrote down pays for the next one he deals, by every door
# rules: CAU-003, CAU-008

$ init --house cause --currency points
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
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #10 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········

$ deal --next
  Bob deals
    the deal passes to the left (CAU-008)
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Bob deals
$ hand new --yes
< five-card-draw
< d ann
< ¶
< f*
  hand 1, five-card-draw: Ann wins 100
  recorded #25 ········
! no game yet, Bob deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1950 · pot 100 · check, bet 25 > f*
! only Ann is left, so there's no draw (CAU-062)
! Ann is the only one left in the main pot, so Ann wins it: 100 (CAU-029)
! Ann gets 100 (+75), Bob -25, Cat -25, Dan -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          75          75         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          75          75
>   Bob          25          25
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #26 ········
> Bob deals
$ deal --next
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #28 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat deals
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Bob=50 --dealer Bob
  hand 2, five-card-draw: Bob wins 50
  recorded #31 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 200 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          75          75         –
  Bob          75          75         –
  Cat          25          25         –
  Dan          25          25         –
>   Bob          75          75
>   Cat          25          25
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  31 events in an unbroken chain
  entries     ok  38 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 31 events
