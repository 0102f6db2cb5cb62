Rebuys in a column of their own were paid in too, in whichever words they are headed: the sheet is refused until they are added up.

file rebuys.csv:
  Date,Player,Buy-in,Rebuys,Out
  2025-11-21,Ann,20,10,35
  2025-11-21,Bob,20,,15
file several.csv:
  Date,Player,Buy-in,Re-buys ($),# add-ons,No. of re-entries,Top-ups 2,Reloads (USD),Out
  2025-11-21,Ann,20,10,1,1,5,5,35
  2025-11-21,Bob,20,,,,,,15
file beside.csv:
  Date,Ann,Bob,Rebuys,No. of re-entries
  2025-11-21,15,-15,2,1
file parts.csv:
  ,Ann,,,Bob,,
  Date,In,Re-buys,Out,In,Re-buys,Out
  2025-11-21,20,10,35,20,,15

$ init --house mike
  started a new book, counting in USD, under `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results rebuys.csv --settled --new-players
! error: 2 problems; nothing was imported
!   rebuys.csv:1:4: `Rebuys` was paid in or out too; add it up in one column
!   rebuys.csv:2:1: the night of 2025-11-21 is off by $10.00: players won more than they lost
= 5
$ import results several.csv --settled --new-players
! error: 6 problems; nothing was imported
!   several.csv:1:4: `Re-buys ($)` was paid in or out too; add it up in one column
!   several.csv:1:5: `# add-ons` was paid in or out too; add it up in one column
!   several.csv:1:6: `No. of re-entries` was paid in or out too; add it up in one column
!   several.csv:1:7: `Top-ups 2` was paid in or out too; add it up in one column
!   several.csv:1:8: `Reloads (USD)` was paid in or out too; add it up in one column
!   several.csv:2:1: the night of 2025-11-21 is off by $10.00: players won more than they lost
= 5
$ import results parts.csv --settled --new-players
! error: 2 problems; nothing was imported
!   parts.csv:2:3: `Re-buys` was paid in or out too; add it up in one column
!   parts.csv:3:1: the night of 2025-11-21 is off by $10.00: players won more than they lost
= 5

A sheet of results holds the rebuys already.

$ import results beside.csv --settled --new-players
  1 night, 2025-11-21 (night 1)
  new players: Ann, Bob
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $15.00
  Bob          1  -$15.00
  recorded #7 ········
! note: beside.csv: a line for each night, date in A, 2 players: Ann, Bob
