# A night of points: chips of 25, and rulings of the management.
# rules: CAU-001, CAU-004

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ init --house cause --currency points
! error: `night.book` already exists
! hint: init --house cause --currency points --book night-2.book
= 4
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 60
! error: 60 isn't a multiple of 25; try 50 or 75 (CAU-001)
! hint: buy Ann 50
! hint: buy Ann 75
= 4
$ chips plan 325
  chips  color  each
  ────────────────────
     13  chip     25
$ buy Ann 500 --chips chip=20
  Ann buys chips: 500 in cash (20 × 25); stack 475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 500 --chips chip=19
! error: 19 × 25 comes to 475, not 500
! hint: chips plan 500
= 4
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ hand result --game five-card-draw --in Ann=175 --in Bob=175 --win Bob=350
  hand 1, five-card-draw: Bob wins 350
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
$ count Bob chip=27
  Bob has 675 (27 × 25): up 25 in unrecorded hands
  recorded #11 ········
! next: count Ann's stack
$ ruling "the table closes at midnight" --by Ann
  Ann ruled: the table closes at midnight
  recorded #12 ········
$ close
! error: the count is off: 25 over in chips
! hint: close --over-short house
! hint: close --over-short winner
! hint: close --over-short banker
= 4
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in points
   #2  2026-01-02 19:00  house-adopted  the book goes by `cause` rules from now
                                        on
   #3  2026-01-02 19:02  player-added   Ann was added as a regular
   #4  2026-01-02 19:03  player-added   Bob was added as a regular
   #5  2026-01-02 19:04  night-opened   night 1 opened at `cause`, banker Ann
   #6  2026-01-02 19:07  bought-in      Ann bought chips: 500 for cash
   #7  2026-01-02 19:07  fund-paid      Ann paid 25 into the leaderboard to join
                                        the table
   #8  2026-01-02 19:09  bought-in      Bob bought chips: 500 for cash
   #9  2026-01-02 19:09  fund-paid      Bob paid 25 into the leaderboard to join
                                        the table
  #10  2026-01-02 19:10  hand-played    hand 1, five-card-draw: Bob won 350
  #11  2026-01-02 19:11  counted        Bob's stack was counted: 675, expected
                                        650
  #12  2026-01-02 19:12  ruled          Ann ruled: the table closes at midnight
