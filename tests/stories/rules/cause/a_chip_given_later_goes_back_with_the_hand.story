A chip for a deal that is given after the hand goes back when that hand doesn't count.
rules: CAU-003

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ hand result five-card-draw Ann 975 Bob --dealer Bob --really
  hand 1, five-card-draw: Ann wins 1,950
  recorded #14 ········
! note: `Bob` has 0 left, so the 25 for the leaderboard isn't recorded; once it's paid, type fund give Bob 25 (CAU-003)
> `Bob` has 0 left, so the 25 for the leaderboard isn't recorded
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 500
  recorded #15 ········
$ fund give Bob 25
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  recorded #16 ········
> Bob pays 25 into the leaderboard for dealing (CAU-003)
$ fund give Bob 25
  Bob pays 25 into the leaderboard as agreed (CAU-003)
  recorded #17 ········
> Bob pays 25 into the leaderboard as agreed (CAU-003)
$ hand result five-card-draw Ann 50 Bob --really
  hand 2, five-card-draw: Ann wins 100
  recorded #18 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Bob`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
> nobody said who dealt
$ fund give Cat
  Cat pays 25 into the leaderboard for dealing (CAU-003)
  recorded #19 ········
> Cat pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          75          75         –
  Cat          50          50         –
> the leaderboard (CAU-003): 150 in chips, 0 in cash
$ hand void 2 --why "two cards too many"
  hand 2, five-card-draw, is void: two cards too many
  player  gets back
  ───────────────────
  Ann           -50
  Bob            50
  recorded #22 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          75          75         –
  Cat          25          25         –
> the leaderboard (CAU-003): 125 in chips, 0 in cash
$ hand void 1 --why "a card too many"
  hand 1, five-card-draw, is void: a card too many
  player  gets back
  ───────────────────
  Ann          -975
  Bob           975
  recorded #26 ········
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          50          50         –
  Cat          25          25         –
> the leaderboard (CAU-003): 100 in chips, 0 in cash
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 26 events
> the book is in order
