# 04/03 can be two days. It is asked at a terminal; in a pipe the line has to say which comes first.

file open.csv:
  date,player,net
  04/03/2020,Ann,5
  04/03/2020,Bob,-5
file shown.csv:
  date,player,net
  04/03/2020,Ann,5
  04/03/2020,Bob,-5
  25/03/2020,Ann,6
  25/03/2020,Bob,-6
file both.csv:
  date,player,net
  04/03/2020,Ann,5
  04/03/2020,Bob,-5
  25/03/2020,Ann,6
  25/03/2020,Bob,-6
  03/26/2020,Ann,7
  03/26/2020,Bob,-7
file words.csv:
  When,Who,Result
  "Fri, Mar 6, 2020",Ann,$5.00
  ,Bob,($5.00)
  13-Mar-20,Ann,"1,250.00"
  ,Bob,"-1,250.00"
  2020-03-20 19:30,Ann,.50
  ,Bob,-$.50
file thousands.csv:
  date,player,net
  2020-04-03,Ann,1.250
  2020-04-03,Bob,-1.250

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import results open.csv --settled
! error: open.csv:2:1: `04/03/2020` could be 2020-03-04 or 2020-04-03
! hint: import results open.csv --settled --date-format dmy
! hint: import results open.csv --settled --date-format mdy
= 5
$ import results open.csv --settled --date-format day-month
! error: `day-month` isn't a valid date format (use dmy or mdy)
! hint: import --help
= 2
$ import results open.csv --settled --date-format DD/MM/YYYY --dry-run
  1 night, 2020-03-04 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  (dry run: nothing was recorded)
! note: open.csv: one line per player per night, date in A, player in B, net in C
$ import results open.csv --settled --date-format mdy --dry-run
  1 night, 2020-04-03 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  (dry run: nothing was recorded)
! note: open.csv: one line per player per night, date in A, player in B, net in C
$ import results shown.csv --settled --dry-run
  2 nights, 2020-03-04 to 2020-03-25 (nights 1 to 2)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $11.00
  Bob          2  -$11.00
  (dry run: nothing was recorded)
! note: shown.csv: one line per player per night, date in A, player in B, net in C
$ import results both.csv --settled
! error: both.csv:2:1: `04/03/2020` could be 2020-03-04 or 2020-04-03
! hint: import results both.csv --settled --date-format dmy
! hint: import results both.csv --settled --date-format mdy
= 5
$ import results words.csv --settled
  3 nights, 2020-03-06 to 2020-03-20 (nights 1 to 3)
  ¶
  player  nights         net
  ────────────────────────────
  Ann          3   $1,255.50
  Bob          3  -$1,255.50
  recorded #13 ········
! note: words.csv: one line per player per night, date in A, player in B, net in C
$ import results thousands.csv --settled
! error: 2 problems; nothing was imported
!   thousands.csv:2:3: `1.250` could be 1,250 or 1.25, and no other amount shows which
!   thousands.csv:3:3: `1.250` could be 1,250 or 1.25, and no other amount shows which
= 5
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2020-03-06  2020-03-06      0
      2  mike   2020-03-13  2020-03-13      0
      3  mike   2020-03-20  2020-03-20      0
