# What the program writes out comes in again as it was: two nights of one day are told apart by their numbers.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result holdem Ann 1 Bob
  hand 1, holdem: Ann wins $2.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close --yes
  Bob cashes out $19.00: $19.00 in cash
  Ann cashes out $21.00: $21.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $21.00              –
  Bob     -$1.00     $19.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #13 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #14 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result holdem Bob 3 Ann
  hand 1, holdem: Bob wins $6.00
  recorded #17 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close --yes
  Ann cashes out $17.00: $17.00 in cash
  Bob cashes out $23.00: $23.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$3.00     $17.00              –
  Bob      $3.00     $23.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #22 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
$ export results --out results.csv
  saved every result, night by night, to `results.csv`
$ --book other.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book import results results.csv --new-players
  2 nights, 2026-01-02 (nights 1 to 2)
  new players: Ann, Bob
  ¶
  player  nights     net
  ────────────────────────
  Bob          2   $2.00
  Ann          2  -$2.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $2.00
  recorded #12 ········
! note: results.csv: one line per player per night, date in A, player in B, net in C, night in D
! next: see who pays whom (book)
> 2 nights
$ --book other.book nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2026-01-02  2026-01-02      0
      2  mike   2026-01-02  2026-01-02      0
$ --book other.book import results results.csv
  nothing new: 2 nights are already in the book, and what people owe stays as it
    is
! note: results.csv: one line per player per night, date in A, player in B, net in C, night in D
> nothing new: 2 nights are already in the book

# A column of numbers that is no night's is left out, as it was.

file sessions.csv:
  date,player,net,session
  2024-03-01,Ann,5,1
  2024-03-01,Bob,-5,2

$ --book more.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book more.book import results sessions.csv --new-players
  1 night, 2024-03-01 (night 1)
  new players: Ann, Bob
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $5.00
  recorded #8 ········
! note: sessions.csv: one line per player per night, date in A, player in B, net in C
! note: sessions.csv: skipped `session` (D)
! next: see who pays whom (book)
> skipped `session`
