# A fund of the house: a chip for joining, a chip for each deal, and what the management does with it.
# rules: CAU-003

$ init --house cause
  a new book, counting in points, under the rules of `cause`
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
  the leader board (CAU-003): 0 in cash
  nobody has paid into it yet
$ fund pay Ann 25
! error: the leader board has 0 in chips and 0 in cash, and 25 is more than either (CAU-003)
! hint: fund show
= 4
$ fund give Ann
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #7 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 500
  Ann buys chips: 500 in cash; stack 475
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 475
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #11 ········
$ buy Gus 25 --from Bob
  Gus buys chips from Bob: 25 in cash; stack 0
  Gus pays 25 to the leader board for joining (CAU-003)
  recorded #13 ········
$ fund show
  the leader board (CAU-003): 75 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Gus          25          25         –
$ deal --dealer Gus
  Gus deals
  recorded #14 ········
! note: `Gus` has 0 left and owes the leader board 25, which is not booked: fund give Gus 25 (CAU-003)
$ deal --dealer Bob
  Bob deals
  recorded #16 ········
! note: `Bob` pays 25 to the leader board for dealing (CAU-003)
$ fund give Gus
! error: `Gus` has 0 by the ledger, not 25 (CAU-003)
! hint: count Gus 25
= 4
$ fund give Bob 30
! error: 30 cannot be made of 25 (CAU-001)
= 4
$ fund give Bob
  Bob pays 25 to the leader board as told (CAU-003)
  recorded #17 ········
$ hand result --game five-card-draw --in Ann=175 --in Bob=175 --win Bob=350
  hand 1, five-card-draw: Bob wins 350
  recorded #18 ········
$ fund pay Ann 10000
! error: the leader board has 125 in chips and 0 in cash, and 10,000 is more than either (CAU-003)
! hint: fund show
= 4
$ fund pay Ann 0
! error: an amount must be above zero, not 0
= 4
$ fund pay Bob 50 --why "best of the month"
  Bob gets 50 in chips from the leader board (CAU-003); 75 in chips, 0 in cash
  recorded #19 ········
$ status
  night 1 at Casino night for a cause, open since 2026-01-02 19:08; banker: Ann
  ¶
  player  bought  cash  app  notes  book  chips  counted  result
  ────────────────────────────────────────────────────────────────
  Ann        500  -500    –      –     –    300  not yet    -175
  Bob        500  -475    –      –     –    625  not yet     175
  Gus         25   -25    –      –     –      –  not yet       0
  ¶
  drawer 1,000   chips out 1,000   in the middle 0
  the leader board has 75
! next: hand new or hand result; at the end count the stacks
$ count Gus 50
  Gus has 50: won 50 in hands nobody recorded
  recorded #20 ········
! next: count Ann and Bob
$ cashout Gus
  Gus turns in 50: 50 in cash
  recorded #22 ········
! next: hand new or hand result; at the end count the stacks
$ buy Gus 100
  Gus buys chips: 100 in cash; stack 75
  Gus pays 25 to the leader board for joining (CAU-003)
  recorded #24 ········
$ undo
  took back #23: Gus bought 100 for cash
  took back #24: Gus paid 25 into the fund, for joining
  recorded #26 ········
$ fund show
  the leader board (CAU-003): 75 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          75          75        50
  Gus          25          25         –
$ book pay Bob fund 25 --really
  Bob paid the fund 25, 25 more than was owed: the fund owes that back
  recorded #27 ········
! note: `Bob` owes `fund` 0 and pays 25
$ close
! error: the count is off: 50 over in chips
! hint: close --over-short house
! hint: close --over-short winner
! hint: close --over-short banker
= 4
$ close --over-short banker
  Ann turns in 300: 50 off his debt to the bank, 250 in cash
  Bob turns in 625: 625 in cash
  the leader board turns in 75: 75 in cash
  Ann bears what was 50 over in chips
  ¶
  player            result  cash paid  gifts, losses
  ────────────────────────────────────────────────────
  Ann                 -175        250            -75
  Bob                  175        625            -25
  Gus                   50         50            -25
  the leader board       –        100             75
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  fund    owes  Bob           25
  night 1 is closed
  recorded #34 ········
! note: play stops when management says so (CAU-004)
! note: not counted; paying the book figure: `Ann`, `Bob`
! next: settle up (book consolidate)
$ night 1
  night 1 at Casino night for a cause, 2026-01-02 19:08 to 2026-01-02 19:30, 1
    hand
  ¶
  player            result  cash paid  gifts, losses
  ────────────────────────────────────────────────────
  Ann                 -175        250            -75
  Bob                  175        625            -25
  Gus                   50         50            -25
  the leader board       –        100             75
$ fund show
  the leader board (CAU-003): 100 in cash, -25 in THE BOOK
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann           –          25         –
  Bob           –          75        50
  Gus           –          25         –
$ fund show --json
  {"fund":{"name":"leader board","chips":"0","cash":"100","book":"-25","players":{"Ann":{"tonight":"0","paid":"25","received":"0"},"Bob":{"tonight":"0","paid":"75","received":"50"},"Gus":{"tonight":"0","paid":"25","received":"0"}}}}
$ fund pay Gus 25
  Gus gets 25 in cash from the leader board (CAU-003); 75 in cash, -25 in THE BOOK
  recorded #35 ········
$ fund pay Gus 500
! error: the leader board has 0 in chips and 75 in cash, and 500 is more than either (CAU-003)
! hint: fund show
= 4
$ undo
  took back #35: Gus got 25 in cash out of the fund
  recorded #36 ········
$ log
   #1  2026-01-02 19:00  book-begun         the book began, counting in points
   #2  2026-01-02 19:00  house-adopted      the rules of `cause` were adopted
   #3  2026-01-02 19:01  player-added       Ann came into the book as a regular
   #4  2026-01-02 19:02  player-added       Bob came into the book as a regular
   #5  2026-01-02 19:03  player-added       Gus came into the book as a regular
   #6  2026-01-02 19:04  player-added       Poor came into the book as a guest
                                            of Ann
   #7  2026-01-02 19:08  night-opened       night 1 opened at `cause`, Ann
                                            keeping the bank
   #8  2026-01-02 19:09  bought-in          Ann bought 500 for cash
   #9  2026-01-02 19:09  fund-paid          Ann paid 25 into the fund, for
                                            joining
  #10  2026-01-02 19:10  bought-in          Bob bought 500 for cash
  #11  2026-01-02 19:10  fund-paid          Bob paid 25 into the fund, for
                                            joining
  #12  2026-01-02 19:11  bought-in          Gus bought 25 for cash from Bob
  #13  2026-01-02 19:11  fund-paid          Gus paid 25 into the fund, for
                                            joining
  #14  2026-01-02 19:13  dealt              Gus deals the next hand
  #15  2026-01-02 19:14  dealt              Bob deals the next hand
  #16  2026-01-02 19:14  fund-paid          Bob paid 25 into the fund, for
                                            dealing
  #17  2026-01-02 19:17  fund-paid          Bob paid 25 into the fund, as told
  #18  2026-01-02 19:18  hand-played        hand 1, five-card-draw: Bob won 350
  #19  2026-01-02 19:21  fund-spent         Bob got 50 in chips out of the fund:
                                            best of the month
  #20  2026-01-02 19:23  counted            the stack of Gus was counted: 50,
                                            expected 0
  #21  2026-01-02 19:24  cashed-out         Gus turned in 50: 50 in cash
  #22  2026-01-02 19:24  left               Gus left the table
  #23  2026-01-02 19:25  bought-in          [taken back by #26] Gus bought 100
                                            for cash
  #24  2026-01-02 19:25  fund-paid          [taken back by #25] Gus paid 25 into
                                            the fund, for joining
  #25  2026-01-02 19:26  undone             event #24 was taken back
  #26  2026-01-02 19:26  undone             event #23 was taken back
  #27  2026-01-02 19:28  debt-paid          Bob paid the fund 25
  #28  2026-01-02 19:30  over-short-booked  what was over or short (50 in chips,
                                            0 in cash) went to Ann
  #29  2026-01-02 19:30  cashed-out         Ann turned in 300: 50 off the debt
                                            to the bank and 250 in cash
  #30  2026-01-02 19:30  left               Ann left the table
  #31  2026-01-02 19:30  cashed-out         Bob turned in 625: 625 in cash
  #32  2026-01-02 19:30  left               Bob left the table
  #33  2026-01-02 19:30  fund-cashed-out    the fund turned in 75: 75 in cash
  #34  2026-01-02 19:30  night-closed       the night ended
  #35  2026-01-02 19:34  fund-spent         [taken back by #36] Gus got 25 in
                                            cash out of the fund
  #36  2026-01-02 19:36  undone             event #35 was taken back

A house that has no fund, and one that has none of the amounts.

$ --book other.book init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book other.book fund show
  this house has no fund
$ --book other.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book other.book fund give Ann 1
! error: `mike` has no fund that anybody pays into
! hint: house show
= 4
$ buy Ann 20 --from fund
! error: a fund sells no chips: the bank does, or a player
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
! next: hand new or hand result; at the end count the stacks
$ fund give Ann
! error: the house does not say what is paid into the fund
! hint: fund give --help
= 4
$ fund give Ann 10
  Ann pays 10 to the fund as told
  recorded #39 ········
$ fund show
  the fund: 10 in chips, 100 in cash, -25 in THE BOOK
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          10          35         –
  Bob           –          75        50
  Gus           –          25         –
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  39 events in an unbroken chain
  entries     ok  76 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 39 events
