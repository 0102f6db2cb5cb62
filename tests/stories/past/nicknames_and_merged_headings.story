# Two columns for each player below one name, nicknames, and a sheet that is a copy of another.

file friday.csv:
  Friday poker,,,,,,,
  Date,Big Bob,,annie,,The Cat,,Total
  ,In,Out,In,Out,In,Out,
  2021-01-08,20,0,20,55,15,,0
  2021-01-15,20,20,,,20,20,0
file copy.csv:
  Date,Player,In,Out
  2021-01-08,Big Bob,20,0
  2021-01-08,annie,20,55
  2021-01-08,The Cat,15,
file other.csv:
  Date,Player,In,Out
  2021-01-08,Big Bob,20,0
  2021-01-08,annie,20,20
file strange.csv:
  wann;wer war da;was kam raus
  2021-02-05;Ann;3
  2021-02-05;Bob;-3

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import results friday.csv copy.csv --settled
! error: the book has no player called `Big Bob`, `The Cat` or `annie`
! hint: import results friday.csv copy.csv --settled --new-players
= 4
$ import results friday.csv copy.csv --settled --alias annie=Ann --alias "Big Bob=Bob" --alias "The Cat=Cat"
  2 nights, 2021-01-08 to 2021-01-15 (nights 1 to 2)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $35.00
  Cat          2  -$15.00
  Bob          2  -$20.00
  recorded #14 ········
! note: friday.csv: one line per night, date in A, 3 players: Big Bob, annie, The Cat
! note: copy.csv: one line per player per night, date in A, player in B, in in C, out in D
$ player show Ann
  Ann, regular
  also called annie

The names are remembered, and nights that stand in two sheets count once.

$ import results copy.csv --settled
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: copy.csv: one line per player per night, date in A, player in B, in in C, out in D
$ import results friday.csv other.csv --settled
! error: other.csv:2:1: 2021-01-08 is in friday.csv:4:1 too, with different results
= 5
$ import results strange.csv --settled
! error: 2 problems; nothing was imported
!   strange.csv:2:2: `Ann` isn't a valid amount
!   strange.csv:3:2: `Bob` isn't a valid amount
= 5
$ import results strange.csv --settled --map date=A,player=B,net=C
  1 night, 2021-02-05 (night 3)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $3.00
  Bob          1  -$3.00
  recorded #17 ········
! note: strange.csv: one line per player per night, date in A, player in B, net in C
$ import results strange.csv --settled --map date=wann,player=2
! error: strange.csv: no headings for date, player or amount
= 5
$ import results strange.csv --settled --map when=A
! error: `when=A` should look like date=A; use date, player, in, out, net, place, game, night or skip
! hint: import --help
= 2
$ import results strange.csv --settled --alias Zoe=Ann --map date=A,player=B,net=C
! error: nobody in the file is called `Zoe`
! hint: import --help
= 2
$ import results friday.csv --unit cents
! error: `--unit` only works with `import poker-now` and `import hands`
! hint: import --help
= 2
$ import poker-now friday.csv --settled
! error: `--settled` only works with `import results`
! hint: import --help
= 2

A night that the book has from elsewhere is not doubled.

file today.csv:
  date,player,net
  2025-11-28,Ann,-20
  2025-11-28,Bob,20
file today_other.csv:
  date,player,net
  2025-11-28,Ann,-21
  2025-11-28,Bob,21

$ open --banker Ann --at "2025-11-28 20:00"
  night 4 is open at Mike's house; Ann is the banker
  recorded #18 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --at "2025-11-28 21:00"
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --at "2025-11-28 21:00"
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result holdem Bob 20 Ann --at "2025-11-28 21:00"
  hand 1, holdem: Bob wins $40.00
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ count Ann=0 Bob=40 --at "2025-11-28 21:00"
  Ann has $0.00, as expected
  Bob has $40.00, as expected
  recorded #23 ········
! next: pay them all (cashout)
$ close --at "2025-11-28 21:00"
  Bob cashes out $40.00: $40.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$20.00          –              –
  Bob      $20.00     $40.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 4 is closed
  recorded #26 ········
$ import results today.csv --settled
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: today.csv: one line per player per night, date in A, player in B, net in C
$ import results today_other.csv --settled
! error: today_other.csv:2:1: 2025-11-28: the book already has night 4 on that day, with different results
! hint: import results today_other.csv --settled --really-different
= 5
