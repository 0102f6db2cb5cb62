# Hand files make nights: stacks tell who bought and who left with what, and a long pause ends an evening.

file friday.phhs:
  [1]
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 cbr 1.50", "p1 f"]
  players = ["Ann", "Bob"]
  hand = 1
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  [2]
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20.50, 29.50]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 cbr 1.50", "p1 f"]
  players = ["Bob", "Ann"]
  hand = 2
  year = 2025
  month = 3
  day = 8
  time = 00:40:00
  time_zone = "UTC"
file saturday.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [10, 10]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 cbr 10", "p1 cc", "p2 sm 7h7c", "p1 sm AsKd", "d db 2c3d4h", "d db Jh", "d db Qs"]
  players = ["Ann", "Bobby"]
  hand = 3
  year = 2025
  month = 3
  day = 8
  time = 21:00:00
  time_zone = "UTC"
file undated.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [10, 10]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]
  players = ["Ann", "Bob"]
file ours.phh:
  variant = "five-card-draw"
  _house = "mike"
  starting_stacks = [5, 5]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p2 cbr 0.50", "p1 f"]
  players = ["Ann", "Bob"]
  year = 2025
  month = 3
  day = 8
  time = 21:00:00
  time_zone = "UTC"
file log.csv:
  entry,at,order
  "-- ending hand #1 --",2025-03-07T22:10:02.000Z,2
  "-- starting hand #1  (No Limit Texas Hold'em) (dealer: ""Ann @ a"") --",2025-03-07T22:10:01.000Z,1
file note.txt:
  Ann owes Bob 5

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
Nothing is guessed: who somebody is, when it was, whose rules they were.

$ import hands friday.phhs saturday.phh --banker Ann
! error: there's no `Bobby` in the book (if it's a nickname, say whose with --player)
! hint: player add Bobby
= 4
> there's no `Bobby` in the book
$ import hands undated.phh --banker Ann
! error: undated.phh:6:13: the hand doesn't say when it was played
= 5
> the hand doesn't say when it was played
$ import hands ours.phh --banker Ann
! error: ours.phh:4:13: the hand was played under `mike` rules; add it on a night at that house (hand add)
= 5
> the hand was played under `mike` rules;
$ import hands note.txt --banker Ann
! error: note.txt:1:1: this isn't a hand file: use PHH (.phh, .phhs), Open Hand History (.ohh) or a Poker Now log (.csv)
= 5
> this isn't a hand file
A log counts in its own unit, so it comes in by itself.

$ import hands friday.phhs log.csv --banker Ann
! error: `log.csv` is a Poker Now game log; import it by itself
! hint: import poker-now --help
= 4
> import it by itself
$ nights
  no night yet
> no night
In the first hand Bob wins 0.50; Ann buys 10.00 more and wins 0.50 back. On Saturday Bob doubles.

$ import hands saturday.phh friday.phhs --player Bobby=Bob --banker Ann
  2 hands
  ¶
  Bob cashes out $20.00: $20.00 off what Bob owes the bank
  Ann cashes out $30.00: $30.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  ¶
  1 hand
  ¶
  Bob cashes out $20.00: $10.00 off what Bob owes the bank, and the bank owes Bob
    $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$10.00          –              –
  Bob      $10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $10.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $10.00
  bank    owes  Bob       $10.00
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #28 ········
! next: see who pays whom (book)
> night 2 is closed
The same hand in two files is one hand.

$ import hands saturday.phh friday.phhs friday.phhs --player Bobby=Bob --banker Ann
  already imported #6
  ¶
  already imported #20
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-03-07 22:10  2025-03-08 00:40      2
      2  casino  2025-03-08 21:00  2025-03-08 21:00      1
> 2025-03-07
> 2025-03-08
$ night 1
  night 1 at The Card Room, 2025-03-07 22:10 to 2025-03-08 00:40, 2 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
$ night 2
  night 2 at The Card Room, 2025-03-08 21:00 to 2025-03-08 21:00, 1 hand
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$10.00          –              –
  Bob      $10.00          –              –
$ hand list --night 2
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      2     1  holdem  $20.00  full
$ import hands friday.phhs saturday.phh --player Bobby=Bob --banker Ann
  already imported #6
  ¶
  already imported #20
> already imported
$ stats Bob
  Bob
  nights              2
  hands               3
  net                 $10.00
  most won in a hand  $10.00
  showdowns won       1/1 (100%)
  VPIP                2/3 (67%)
  PFR                 2/3 (67%)
  3-bet               0/1 (0%)
  to showdown         1/1 (100%)
  won there           1/1 (100%)
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
  ¶
  game    nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  holdem       2      3  $10.00    $10.00     1/1 (100%)
  ¶
  house   nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  casino       2      3  $10.00    $10.00     1/1 (100%)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  44 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 28 events
