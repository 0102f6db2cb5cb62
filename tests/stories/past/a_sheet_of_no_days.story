# What is wrong with a sheet without a night is what is said: its dates, or that nothing stands below its headings.

file february.csv:
  date,player,net
  2024-02-30,Ann,5
  2024-02-30,Bob,-5
file columns.csv:
  Date,Ann,Bob
  31.02.2018,5,-5
  last friday,5,-5
file empty.csv:
  date,player,net
file other.csv:
  wann,wer,was
  2024-02-01,Ann,5

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import results february.csv --settled
! error: 2 problems; nothing was imported
!   february.csv:2:1: `2024-02-30` isn't a valid date
!   february.csv:3:1: `2024-02-30` isn't a valid date
= 5
> february.csv:2:1: `2024-02-30` isn't a valid date
> february.csv:3:1: `2024-02-30` isn't a valid date
$ import results columns.csv --settled
! error: 2 problems; nothing was imported
!   columns.csv:2:1: `31.02.2018` isn't a valid date
!   columns.csv:3:1: `last friday` isn't a valid date
= 5
> columns.csv:2:1: `31.02.2018` isn't a valid date
> columns.csv:3:1: `last friday` isn't a valid date
$ import results empty.csv --settled
! error: empty.csv has no nights in it
= 5
> empty.csv has no nights in it
$ import results other.csv --settled
! error: other.csv: no headings for date, player or amount
= 5
> other.csv
$ export results --out none.csv
  saved every result, night by night, to `none.csv`
$ import results none.csv --settled
! error: none.csv has no nights in it
= 5
> none.csv has no nights in it
