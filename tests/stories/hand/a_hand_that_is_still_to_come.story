A hand of a file that is dated in the future is no hand yet, by whichever door it comes; the same hand with the hour said on the line is taken.

file later.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2027
  month = 10
  day = 3
  time = 16:05:00
  time_zone = "UTC"
file day.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 3
file sheet.csv:
  date,player,net
  2026-01-03,Ann,5
  2026-01-03,Bob,-5
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Ann",player-a,2026-11-26T20:10:46.798Z,,20,,30,0,10
  "Bob",player-b,2026-11-26T20:10:46.798Z,,20,,10,0,-10

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ hand convert later.phh --format ohh --out later.ohh
  1 hand in `later.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
$ import hands later.phh
! error: later.phh:6:13: 2027-10-03 16:05 is in the future: it's 2026-01-02 19:03 now
= 5
> is in the future:
$ import hands later.ohh
! error: later.ohh:1:853: 2027-10-03 16:05 is in the future: it's 2026-01-02 19:04 now
= 5
> is in the future:
$ import poker-now ledger.csv --unit whole
! error: 2026-11-26 20:10 is in the future: it's 2026-01-02 19:05 now
! hint: import --help
= 4
> is in the future:
$ import results sheet.csv
! error: sheet.csv:2:1: 2026-01-03 is in the future: today is 2026-01-02
= 5
> is in the future:
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add later.phh
! error: later.phh:6:13: 2027-10-03 16:05 is in the future: it's 2026-01-02 19:11 now
= 5
> is in the future:
$ hand add later.ohh
! error: later.ohh:1:853: 2027-10-03 16:05 is in the future: it's 2026-01-02 19:12 now
= 5
> is in the future:
$ hand add day.phh
! error: day.phh:6:13: 2026-01-03 is in the future: today is 2026-01-02
= 5
> is in the future:
$ hand result holdem Ann 2 Bob --at "2026-01-03 20:00"
! error: 2026-01-03 20:00 is in the future: it's 2026-01-02 19:14 now
! hint: hand result holdem Ann 2 Bob
= 4
> is in the future:
$ ruling "Ann bets next" --at "2026-01-03 20:00"
! error: 2026-01-03 20:00 is in the future: it's 2026-01-02 19:15 now
! hint: ruling 'Ann bets next'
= 4
$ hand add day.phh --at 19:10
  hand 1, holdem: Ann wins $1.00
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #11 ········
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $1.00  full
