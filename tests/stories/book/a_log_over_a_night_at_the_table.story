# An evening that was played at a table isn't imported beside it: somebody who sat there then is asked about.

file log.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" calls 1.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" checks",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" bets 1.00",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 1.00 returned to ""Bob @ b1""",2025-12-01T20:01:50.000Z,13
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15
  "The player ""Bob @ b1"" quits the game with a stack of 101.00.",2025-12-01T20:04:00.000Z,25
file elsewhere.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Cat,c1,2025-12-01T20:00:00.000Z,,100.0,,99.0,-1.0
  Dan,d1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.0,101.0,0,1.0

$ init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --at "2025-12-01 20:00"
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100 --at "2025-12-01 20:00"
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100 --at "2025-12-01 20:00"
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #9 ········
$ count Ann=99 Bob=101 --at "2025-12-01 20:03"
  Ann has $99.00: down $1.00 in unrecorded hands
  Bob has $101.00: up $1.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ close --at "2025-12-01 20:03"
  Ann cashes out $99.00: $99.00 in cash
  Bob cashes out $101.00: $101.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00     $99.00              –
  Bob      $1.00    $101.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ hand convert log.csv --format ohh --out hands.ohh
  1 hand in `hands.ohh`
! note: the file leaves out some of hand 1: the note `ids`; which pot each winner took
$ import poker-now log.csv
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: night 1
! hint: import poker-now log.csv --really-different
= 4
> `Ann` and `Bob` played in night 1 at the same time
> --really-different
$ import hands hands.ohh
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: night 1
= 4
> `Ann` and `Bob` played in night 1 at the same time
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:03      0
> 1

Other people can have played elsewhere.

$ import poker-now elsewhere.csv --banker Cat --yes
  Cat cashes out $99.00: $99.00 off what Cat owes the bank
  Dan cashes out $101.00: $100.00 off what Dan owes the bank, and the bank owes
    Dan $1.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat     -$1.00          –              –
  Dan      $1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Dan        $1.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $1.00
  bank    owes  Dan        $1.00
  Cat and Dan settle up with each other
  night 2 is closed
  recorded #28 ········
! next: see who pays whom (book)
> Dan
$ import poker-now log.csv --banker Ann --really-different --dry-run
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00          –              –
  Bob      $1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Dan        $1.00
  Ann     owes  Bob        $1.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Dan        $1.00
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Cat and Dan settle up with each other
  Ann and Bob settle up with each other
  night 3 would be closed
  (dry run: nothing was recorded)
> 1 hand
