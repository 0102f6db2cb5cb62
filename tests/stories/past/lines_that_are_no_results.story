# A line of averages is left out and named. A line of balances isn't: what everybody had before the first night is money. And a player
# can be called anything.

file averages.csv:
  Date,Ann,Bob
  2025-12-01,5,-5
  2025-12-08,3,-3
  Average,4,-4
  Best,5,-3
file balances.csv:
  Date,Ann,Bob
  Start,100,-100
  2025-12-01,5,-5
file end.csv:
  Date,Ann,Bob
  2025-12-01,5,-5
  End:,105,-105
file names.csv:
  date,player,net
  2025-12-15,Average,5
  2025-12-15,Notes,-3
  2025-12-15,Hours,-2

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import results averages.csv --settled
  2 nights, 2025-12-01 to 2025-12-08 (nights 1 to 2)
  ¶
  player  nights     net
  ────────────────────────
  Ann          2   $8.00
  Bob          2  -$8.00
  recorded #10 ········
! note: averages.csv: one line per night, date in A, 2 players: Ann, Bob
! note: averages.csv: skipped `Average` (line 4) and `Best` (line 5)
> skipped `Average` (line 4) and `Best` (line 5)
$ import results balances.csv --settled
! error: balances.csv:2:1: `Start` isn't a valid date
= 5
> `Start` isn't a valid date
$ import results end.csv --settled
! error: end.csv:3:1: `End:` isn't a valid date
= 5
> `End:` isn't a valid date
$ import results names.csv --settled --new-players
  1 night, 2025-12-15 (night 3)
  new players: Average, Notes, Hours
  ¶
  player   nights     net
  ─────────────────────────
  Average       1   $5.00
  Hours         1  -$2.00
  Notes         1  -$3.00
  recorded #16 ········
! note: names.csv: one line per player per night, date in A, player in B, net in C
> Average
> Notes
> Hours

file long.csv:
  date,player,net
  2026-01-05,Ann,5
  ,Bob,-5
  ,Best,5
  ,Worst,-5

$ import results long.csv --settled --new-players
! error: 3 problems; nothing was imported
!   long.csv:4:2: this line has no date: give it one if that's a player, or take it out
!   long.csv:5:2: this line has no date: give it one if that's a player, or take it out
!   long.csv:2:1: 2026-01-05 is in the future: today is 2026-01-02
= 5
> long.csv:4:
> this line has no date
