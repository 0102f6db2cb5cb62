# Open Hand History wants a currency. A hand of none is in units there, which says nothing about money: every book takes it.

file plain.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  year = 2026
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
file five.phh:
  variant = "five-card-omaha"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p3 f", "p1 cbr 1.50", "p2 f"]

$ hand convert plain.phh --format ohh --out plain.ohh
  1 hand in `plain.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
$ hand convert plain.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [20.50, 19.50, 20.00]
  _site = "housebook"
  _started = 2026-03-14T21:05:00Z
  _seats = "1=Ann, 2=Bob, 3=Cat"
  _table-size = 3
  _dealer-seat = 3
  year = 2026
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/25,2000/0/50,2000 B2 F2 Dc AHoldem J2050,1950,2000 Zsite=housebook Zstarted=2026-03-14T21%3a05%3a00Z Zseats=1%3dAnn,%202%3dBob,%203%3dCat Ztable-size=3 Zdealer-seat=3 Zyear=2026 Zmonth=3 Zday=14 Ztime=21%3a05%3a00 Ztime_zone=UTC d0AsKd d17h7c d2???? f2 r0150 f1"
> blinds_or_straddles
$ hand convert plain.ohh --format ohh --out again.ohh
  1 hand in `again.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
$ init --house casino
  started a new book in USD with `casino` rules
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
~ 80 days later
$ import hands again.ohh --banker Ann --yes
  1 hand
  ¶
  Bob cashes out $19.50: $19.50 off what Bob owes the bank
  Cat cashes out $20.00: $20.00 off what Cat owes the bank
  Ann cashes out $20.50: $20.00 off what Ann owes the bank, and the bank owes Ann
    $0.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.50          –              –
  Bob     -$0.50          –              –
  Cat      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $0.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $0.50
  bank    owes  Ann        $0.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #22 ········
! next: see who pays whom (book)
> 1 hand
$ undo
  undid #6 (night 1 opened at `casino`, banker Ann)
  undid #7 (the night was imported from hand files: 3 sessions)
  undid #8 (Ann bought chips: $20.00 on THE BOOK)
  undid #9 (Bob bought chips: $20.00 on THE BOOK)
  undid #10 (Cat bought chips: $20.00 on THE BOOK)
  undid #11 (hand 1, holdem: Ann won $1.00)
  undid #12 (Ann's stack was counted: $20.50, expected $20.50)
  undid #13 (Bob's stack was counted: $19.50, expected $19.50)
  undid #14 (Cat's stack was counted: $20.00, expected $20.00)
  undid #15 (Bob cashed out $19.50: $19.50 off the debt to the bank)
  undid #16 (Bob left the table)
  undid #17 (Cat cashed out $20.00: $20.00 off the debt to the bank)
  undid #18 (Cat left the table)
  undid #19 (Ann cashed out $20.50: $20.00 off the debt to the bank and the bank
    owes Ann $0.50)
  undid #20 (Ann left the table)
  undid #21 (THE BOOK was consolidated: 2 debts became 1)
  undid #22 (the night ended)
  recorded #39 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #40 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #41 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #42 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #43 ········
$ hand add again.ohh
  hand 1, holdem: Ann wins $1.00
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #45 ········
> hand 1, holdem

The word for Omaha says nothing of how many cards everybody holds. Where no hand was shown, that is missing.
$ hand convert five.phh --format ohh --out five.ohh
  1 hand in `five.ohh`
! note: the file leaves out some of hand 1: how many cards each player holds; which pot each winner took
> how many cards each player holds
