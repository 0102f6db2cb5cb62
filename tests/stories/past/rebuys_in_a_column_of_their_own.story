No column of amounts is left out without a word. What may have been paid in or out has to be said; hours, places and phone numbers are named as left out.

file rebuys.csv:
  Date,Player,Buy-in,Rebuys,Out
  2025-11-21,Ann,20,10,35
  2025-11-21,Bob,20,,15
file several.csv:
  Date,Player,Buy-in,Re-buys ($),# add-ons,No. of re-entries,Top-ups 2,Reloads (USD),Out
  2025-11-21,Ann,20,10,1,1,5,5,35
  2025-11-21,Bob,20,,,,,,15
file even.csv:
  Dates,Names,Buys,2nd buy-ins,Chips bought,Rebuy cost,,Total cash-outs,2nd cash-out,Hours,Finish,Phone number
  2025-11-22,Ann,20,10,1,2,4,15,2,4.5,1,5551234
  2025-11-22,Bob,20,,,,,25,,3,2,5559876
file whole.csv:
  Date,Player,Buy-in,Rebuys,Total in,Out
  2025-11-23,Ann,20,10,30,35
  2025-11-23,Bob,20,,20,15
file net.csv:
  Date,Player,Buy-in,Chips bought,Net,Running total,Notes
  2025-11-24,Ann,20,10,5,5,first
  2025-11-24,Bob,20,,-5,-5,
file places.csv:
  Date,Player,Place,Net
  2025-11-25,Ann,1st,5
  2025-11-25,Bob,2nd,-5
file beside.csv:
  Date,Ann,Bob,Rebuys,No. of re-entries
  2025-11-26,15,-15,2,1
file parts.csv:
  ,Ann,,,Bob,,
  Date,In,Re-buys,Out,In,Re-buys,Out
  2025-11-27,20,10,35,20,,15

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results rebuys.csv --settled --new-players
! error: rebuys.csv:1:4: `Rebuys` has amounts in it; say if that's money paid in, or skip the column
! hint: import results rebuys.csv --settled --new-players --map in=Buy-in+Rebuys
! hint: import results rebuys.csv --settled --new-players --map skip=Rebuys
= 5
$ import results several.csv --settled --new-players
! error: 5 problems; nothing was imported
!   several.csv:1:4: `Re-buys ($)` has amounts in it; say if that's money paid in, or skip the column
!   several.csv:1:5: `# add-ons` has amounts in it; say if that's money paid in, or skip the column
!   several.csv:1:6: `No. of re-entries` has amounts in it; say if that's money paid in, or skip the column
!   several.csv:1:7: `Top-ups 2` has amounts in it; say if that's money paid in, or skip the column
!   several.csv:1:8: `Reloads (USD)` has amounts in it; say if that's money paid in, or skip the column
! hint: import results several.csv --settled --new-players --map 'in=Buy-in+D+E+F+Top-ups 2+H'
! hint: import results several.csv --settled --new-players --map 'skip=D+E+F+Top-ups 2+H'
= 5
$ import results even.csv --settled --new-players
! error: 4 problems; nothing was imported
!   even.csv:1:4: `2nd buy-ins` has amounts in it; say if that's money paid in, or skip the column
!   even.csv:1:5: `Chips bought` has amounts in it; say if that's money paid in, or skip the column
!   even.csv:1:6: `Rebuy cost` has amounts in it; say if that's money paid in, or skip the column
!   even.csv:2:7: column G has amounts but no heading; say what it is, or skip it
! hint: import results even.csv --settled --new-players --map 'in=Buys+2nd buy-ins+Chips bought+Rebuy cost+G'
! hint: import results even.csv --settled --new-players --map 'skip=2nd buy-ins+Chips bought+Rebuy cost+G'
= 5

The hint says how: added up, or skipped. Each column is named by its heading, its letter or its number.

$ import results rebuys.csv --settled --new-players --map in=Buy-in+Rebuys
  1 night, 2025-11-21 (night 1)
  new players: Ann, Bob
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  recorded #7 ········
! note: rebuys.csv: one line per player per night, date in A, player in B, in in C+D, out in E
$ import results rebuys.csv --settled --map in=C+D
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: rebuys.csv: one line per player per night, date in A, player in B, in in C+D, out in E
$ import results even.csv --settled --map skip=G,in=Buys --map "skip=Rebuy cost+Chips bought" --map "skip=2nd buy-ins+2nd cash-out"
  1 night, 2025-11-22 (night 2)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $5.00
  Ann          1  -$5.00
  recorded #10 ········
! note: even.csv: one line per player per night, date in A, player in B, in in C, out in H
! note: even.csv: skipped `Hours` (J), `Finish` (K) and `Phone number` (L)

Where a column says the whole, its parts need no word; where the net is there, nothing else does.

$ import results whole.csv --settled
  1 night, 2025-11-23 (night 3)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  recorded #13 ········
! note: whole.csv: one line per player per night, date in A, player in B, in in E, out in F
! note: whole.csv: skipped `Buy-in` (C) and `Rebuys` (D)
$ import results net.csv --settled
  1 night, 2025-11-24 (night 4)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  recorded #16 ········
! note: net.csv: one line per player per night, date in A, player in B, in in C, net in E
! note: net.csv: skipped `Chips bought` (D) and `Running total` (F)
$ import results places.csv --settled
  1 night, 2025-11-25 (night 5)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  recorded #19 ········
! note: places.csv: one line per player per night, date in A, player in B, net in D
$ import results beside.csv --settled
  1 night, 2025-11-26 (night 6)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $15.00
  Bob          1  -$15.00
  recorded #22 ········
! note: beside.csv: one line per night, date in A, 2 players: Ann, Bob
! note: beside.csv: skipped `Rebuys` (D) and `No. of re-entries` (E)
$ import results parts.csv --settled
! error: parts.csv:2:3: `Re-buys` has amounts in it; say if that's money paid in, or skip the column
! hint: import results parts.csv --settled --map in=Re-buys
! hint: import results parts.csv --settled --map skip=Re-buys
= 5
$ import results parts.csv --settled --map in=Re-buys
  1 night, 2025-11-27 (night 7)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  recorded #25 ········
! note: parts.csv: one line per night, date in A, 2 players: Ann, Bob
$ import results parts.csv --settled --map in=C+F --dry-run
  nothing new: 1 night is already in the book, and what people owe stays as it is
  (dry run: nothing was recorded)
! note: parts.csv: one line per night, date in A, 2 players: Ann, Bob
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2025-11-21  2025-11-21      0
      2  mike   2025-11-22  2025-11-22      0
      3  mike   2025-11-23  2025-11-23      0
      4  mike   2025-11-24  2025-11-24      0
      5  mike   2025-11-25  2025-11-25      0
      6  mike   2025-11-26  2025-11-26      0
      7  mike   2025-11-27  2025-11-27      0
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          7      0   $35.00         –              –
  Bob          7      0  -$35.00         –              –
