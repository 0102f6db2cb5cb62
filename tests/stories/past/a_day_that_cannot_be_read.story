# A first line whose day cannot be read is a fault like any other, and no heading.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
file nights.csv:
  Date,Ann,Bob
  29/02/2023,5,-5
  07/03/2023,6,-6
  14/03/2023,6,-6
$ import results nights.csv --settled --new-players
! error: nights.csv:2:1: `29/02/2023` isn't a valid date
= 5
> 29/02/2023

What was bought later in a column of its own belongs to what was paid in.
file later.csv:
  Date,Player,Buy-in,Rebuy,Cash-out
  2024-04-03,Ann,20,20,0
  2024-04-03,Bob,20,,60
$ import results later.csv --settled
! error: later.csv:1:4: `Rebuy` has amounts in it; say if that's money paid in, or skip the column
! hint: import results later.csv --settled --map in=Buy-in+Rebuy
! hint: import results later.csv --settled --map skip=Rebuy
= 5
> `Rebuy` has amounts in it;
$ nights
  no night yet

The same with a unit, and with a rebuy under each name.
file euros.csv:
  Date,Ann,Bob
  ??,€20,-€20
  2020-01-03,€5,-€5
$ import results euros.csv --settled --new-players
! error: 3 problems; nothing was imported
!   euros.csv:2:1: `??` isn't a valid date
!   euros.csv:3:2: `€5` is EUR, but the book is in USD
!   euros.csv:3:3: `-€5` is EUR, but the book is in USD
= 5
> isn't a valid date
file parts.csv:
  ,Ann,,,Bob,,
  Date,In,Rebuy,Out,In,Rebuy,Out
  2024-04-03,20,20,0,20,,60
$ import results parts.csv --settled
! error: parts.csv:2:3: `Rebuy` has amounts in it; say if that's money paid in, or skip the column
! hint: import results parts.csv --settled --map in=Rebuy
! hint: import results parts.csv --settled --map skip=Rebuy
= 5
> `Rebuy` has amounts in it;

A list of names is typed as people write one.
$ player add Eve, Fay and Gus
  Eve, a regular
  Fay, a regular
  Gus, a regular
  recorded #7 ········
> Gus, a regular
