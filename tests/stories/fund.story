# A fund of the house: a chip for joining, a chip for each deal, and what the management does with it.
# rules: CAU-003

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
$ player add Gus
  Gus, a regular
  recorded #5 ········
$ player add Poor --guest-of Ann
  Poor, guest of Ann
  recorded #6 ········
$ fund show
  the leaderboard (CAU-003): 0 in cash
  nobody has paid into the leaderboard yet
$ fund pay Ann 25
! error: the leaderboard can't pay 25: it has 0 in chips and 0 in cash (CAU-003)
! hint: fund show
= 4
$ fund give Ann
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 500
  Ann buys chips: 500 in cash; stack 475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Gus 25 --from Bob
  Gus buys chips from Bob: 25 in cash; stack 0
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ fund show
  the leaderboard (CAU-003): 75 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Gus          25          25         –
$ deal --dealer Gus
  Gus deals
  recorded #14 ········
$ deal --dealer Bob
  Bob deals
  recorded #15 ········
$ fund give Gus
! error: the book says `Gus` has 0, not 25 (CAU-003)
! hint: count Gus --help
= 4
$ fund give Bob 30
! error: 30 isn't a multiple of 25; try 25 or 50 (CAU-001)
! hint: fund give Bob 25
! hint: fund give Bob 50
= 4
$ fund give Bob
  Bob pays 25 into the leaderboard as agreed (CAU-003)
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=175 --in Bob=175 --win Bob=350
  hand 1, five-card-draw: Bob wins 350
  recorded #18 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund pay Ann 10000
! error: the leaderboard can't pay 10,000: it has 125 in chips and 0 in cash (CAU-003)
! hint: fund show
= 4
$ fund pay Ann 0
! error: the amount has to be more than zero, not 0
! hint: fund pay --help
= 4
$ fund pay Bob 50 --why "best of the month"
  Bob gets 50 in chips from the leaderboard (CAU-003); it now has 75 in chips, 0
    in cash
  recorded #19 ········
$ status
  night 1 at The Cause, open since 2026-01-02 19:08; banker: Ann
  ¶
  player  bought  cash  app  notes  book  chips  counted  result
  ────────────────────────────────────────────────────────────────
  Ann        500  -500    –      –     –    300  not yet    -175
  Bob        500  -475    –      –     –    625  not yet     175
  Gus         25   -25    –      –     –      –  not yet       0
  ¶
  drawer 1,000   chips out 1,000   in the middle 0
  the leaderboard has 75
! next: play (hand new or hand result), then count the stacks
$ count Gus 50
  Gus has 50: up 50 in unrecorded hands
  recorded #20 ········
! next: count the stacks of Ann and Bob
$ cashout Gus
  Gus cashes out 50: 50 in cash
  recorded #22 ········
! next: play (hand new or hand result), then count the stacks
$ buy Gus 100
  Gus buys chips: 100 in cash; stack 75
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #24 ········
$ undo
  undid #23 (Gus bought chips: 100 for cash)
  undid #24 (Gus paid 25 into the leaderboard to join the table)
  recorded #26 ········
$ fund show
  the leaderboard (CAU-003): 75 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          75          75        50
  Gus          25          25         –
$ book pay Bob fund 25 --really
  Bob paid the leaderboard 25, which is 25 more than the debt: the leaderboard
    owes that back
  recorded #27 ········
! note: `Bob` doesn't owe `fund` anything, but is paying 25
$ close
! error: the count is off: 50 over in chips
! hint: close --over-short house
! hint: close --over-short winner
! hint: close --over-short banker
= 4
$ close --over-short banker
  Ann cashes out 300: 50 off what Ann owes the bank, 250 in cash
  Bob cashes out 625: 625 in cash
  the leaderboard cashes out 75: 75 in cash
  Ann covers 50 because there were too many chips
  ¶
  player           result  cash paid  gifts, losses
  ───────────────────────────────────────────────────
  Ann                -175        250            -75
  Bob                 175        625            -25
  Gus                  50         50            -25
  the leaderboard       –        100             75
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  fund    owes  Bob           25
  night 1 is closed
  recorded #34 ········
! note: management says when play stops (CAU-004)
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ night 1
  night 1 at The Cause, 2026-01-02 19:08 to 2026-01-02 19:30, 1 hand
  ¶
  player           result  cash paid  gifts, losses
  ───────────────────────────────────────────────────
  Ann                -175        250            -75
  Bob                 175        625            -25
  Gus                  50         50            -25
  the leaderboard       –        100             75
$ fund show
  the leaderboard (CAU-003): 100 in cash, owes 25 in THE BOOK
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann           –          25         –
  Bob           –          75        50
  Gus           –          25         –
$ fund show --json
  {"fund":{"name":"leaderboard","chips":"0","cash":"100","book":"-25","players":{"Ann":{"tonight":"0","paid":"25","received":"0"},"Bob":{"tonight":"0","paid":"75","received":"50"},"Gus":{"tonight":"0","paid":"25","received":"0"}}}}
$ fund pay Gus 25
  Gus gets 25 in cash from the leaderboard (CAU-003); it now has 75 in cash, owes
    25 in THE BOOK
  recorded #35 ········
$ fund pay Gus 500
! error: the leaderboard can't pay 500: it has 0 in chips and 75 in cash (CAU-003)
! hint: fund show
= 4
$ undo
  undid #35 (Gus got 25 in cash from the leaderboard)
  recorded #36 ········
$ log
   #1  2026-01-02 19:00  book-begun         the book was started in points
   #2  2026-01-02 19:00  house-adopted      the book goes by `cause` rules from
                                            now on
   #3  2026-01-02 19:01  player-added       Ann was added as a regular
   #4  2026-01-02 19:02  player-added       Bob was added as a regular
   #5  2026-01-02 19:03  player-added       Gus was added as a regular
   #6  2026-01-02 19:04  player-added       Poor was added as a guest of Ann
   #7  2026-01-02 19:08  night-opened       night 1 opened at `cause`, banker
                                            Ann
   #8  2026-01-02 19:09  bought-in          Ann bought chips: 500 for cash
   #9  2026-01-02 19:09  fund-paid          Ann paid 25 into the leaderboard to
                                            join the table
  #10  2026-01-02 19:10  bought-in          Bob bought chips: 500 for cash
  #11  2026-01-02 19:10  fund-paid          Bob paid 25 into the leaderboard to
                                            join the table
  #12  2026-01-02 19:11  bought-in          Gus bought chips from Bob: 25 for
                                            cash
  #13  2026-01-02 19:11  fund-paid          Gus paid 25 into the leaderboard to
                                            join the table
  #14  2026-01-02 19:13  dealt              Gus deals the next hand
  #15  2026-01-02 19:14  dealt              Bob deals the next hand
  #16  2026-01-02 19:17  fund-paid          Bob paid 25 into the leaderboard as
                                            agreed
  #17  2026-01-02 19:18  hand-played        hand 1, five-card-draw: Bob won 350
  #18  2026-01-02 19:18  fund-paid          Bob paid 25 into the leaderboard for
                                            dealing
  #19  2026-01-02 19:21  fund-spent         Bob got 50 in chips from the
                                            leaderboard: best of the month
  #20  2026-01-02 19:23  counted            Gus's stack was counted: 50,
                                            expected 0
  #21  2026-01-02 19:24  cashed-out         Gus cashed out 50: 50 in cash
  #22  2026-01-02 19:24  left               Gus left the table
  #23  2026-01-02 19:25  bought-in          [undone by #26] Gus bought chips:
                                            100 for cash
  #24  2026-01-02 19:25  fund-paid          [undone by #25] Gus paid 25 into the
                                            leaderboard to join the table
  #25  2026-01-02 19:26  undone             took back event #24
  #26  2026-01-02 19:26  undone             took back event #23
  #27  2026-01-02 19:28  debt-paid          Bob paid the leaderboard 25
  #28  2026-01-02 19:30  over-short-booked  the difference (50 in chips, 0 in
                                            cash) went to Ann
  #29  2026-01-02 19:30  cashed-out         Ann cashed out 300: 50 off the debt
                                            to the bank and 250 in cash
  #30  2026-01-02 19:30  left               Ann left the table
  #31  2026-01-02 19:30  cashed-out         Bob cashed out 625: 625 in cash
  #32  2026-01-02 19:30  left               Bob left the table
  #33  2026-01-02 19:30  fund-cashed-out    the leaderboard cashed out 75: 75 in
                                            cash
  #34  2026-01-02 19:30  night-closed       the night ended
  #35  2026-01-02 19:34  fund-spent         [undone by #36] Gus got 25 in cash
                                            from the leaderboard
  #36  2026-01-02 19:36  undone             took back event #35

A house that has no fund, and one that has none of the amounts.

$ --book other.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book other.book fund show
  this house has no kitty
$ --book other.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book other.book fund give Ann 1
! error: `mike` has no fund (kitty) to pay into
! hint: --book other.book house show
= 4
$ buy Ann 20 --from fund
! error: the kitty doesn't sell chips; buy from the bank or a player
! hint: buy --help
= 2
file silent.toml:
  [house]
  name = "silent"
  title = "A silent house"
  currency = "points"
  [rake]
  is = "fund"
$ open --house silent.toml --banker Ann
  night 2 is open at A silent house; Ann is the banker
  recorded #37 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100
  Ann buys chips: 100 in cash; stack 100
  recorded #38 ········
! next: play (hand new or hand result), then count the stacks
$ fund give Ann
! error: the house rules don't say how much goes in the fund: give an amount
! hint: fund give --help
= 4
$ fund give Ann 10
  Ann pays 10 into the kitty as agreed
  recorded #39 ········
$ fund show
  the kitty: 10 in chips, 100 in cash, owes 25 in THE BOOK
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          10          35         –
  Bob           –          75        50
  Gus           –          25         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  39 events in an unbroken chain
  entries     ok  76 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 39 events
