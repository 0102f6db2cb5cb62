# A line for each night, the players above their columns: decimal commas, days with dots, sums on both sides.

file season.csv:
  Poker 2018;;;;;;
  ;;;;;;
  Datum;Ann;Bob;Cat;Dan;Summe;Notes
  12.01.2018;12,50;-12,50;;;0,00;first one
  26.01.2018;-5,00;1.005,00;-1.000,00;-;0;
  ;;;;;;nobody came in February
  09.03.2018;+7,25;-7,25;0;;0;Dan was ill
  Total;14,75;985,25;-1.000,00;;0;
  Average;4,92;;;;;
file wrong.csv:
  Datum;Ann;Bob;Cat;Summe
  12.01.2018;12,50;-12,50;;1,00
  31.02.2018;1;-1;;0
  26.01.2018;five;-5;;
  ;3;-3;;
  02.02.2018;4;-3;;
  Total;17,00;-15,50;;
file by_night.csv:
  Player,2017-02-03,2017-02-10,Total
  Ann,10,-4,6
  Bob,-10,4,-6

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results season.csv --settled --new-players
  3 nights, 2018-01-12 to 2018-03-09 (nights 1 to 3)
  new players: Ann, Bob, Cat
  ¶
  player  nights         net
  ────────────────────────────
  Bob          3     $985.25
  Ann          3      $14.75
  Cat          2  -$1,000.00
  recorded #14 ········
! note: season.csv: one line per night, date in A, 4 players: Ann, Bob, Cat, Dan
! note: season.csv: skipped `Average` (line 9)
$ import results by_night.csv --settled
  2 nights, 2017-02-03 to 2017-02-10 (nights 4 to 5)
  ¶
  player  nights     net
  ────────────────────────
  Ann          2   $6.00
  Bob          2  -$6.00
  recorded #20 ········
! note: by_night.csv: one column per night, 2 players: Ann, Bob
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      4  mike   2017-02-03  2017-02-03      0
      5  mike   2017-02-10  2017-02-10      0
      1  mike   2018-01-12  2018-01-12      0
      2  mike   2018-01-26  2018-01-26      0
      3  mike   2018-03-09  2018-03-09      0
$ stats
  player  nights  hands         net  most won  showdowns won
  ────────────────────────────────────────────────────────────
  Bob          5      0     $979.25         –              –
  Ann          5      0      $20.75         –              –
  Cat          2      0  -$1,000.00         –              –

Everything that is wrong is said at once, with its place.

$ import results wrong.csv --settled
! error: 6 problems; nothing was imported
!   wrong.csv:2:5: the total for 2018-01-12 says $1.00, but the line adds up to $0.00
!   wrong.csv:3:1: `31.02.2018` isn't a valid date
!   wrong.csv:4:2: `five` isn't a valid amount
!   wrong.csv:5:2: there are amounts without a date
!   wrong.csv:7:2: the total says $17.00, but column B adds up to $16.50
!   wrong.csv:7:3: the total says -$15.50, but column C adds up to -$20.50
= 5
