# A drawer full of evenings comes in as nights of their own days: a line for each player and night, added to every month.

file history.csv:
  Date,Player,Buy-in,Cash-out
  3/15/2019,Ann,40,95.50
  3/15/2019,Bob,60,0
  3/15/2019,Cat,20,24.50
  4/19/2019,Ann,20,
  4/19/2019,Bob,20,55
  4/19/2019,Dan,15,0
file grown.csv:
  Date,Player,Buy-in,Cash-out
  3/15/2019,Ann,40,95.50
  3/15/2019,Bob,60,0
  3/15/2019,Cat,20,24.50
  4/19/2019,Ann,20,
  4/19/2019,Bob,20,55
  4/19/2019,Dan,15,0
  5/17/2019,Ann,20,30
  5/17/2019,Cat,10,0
file changed.csv:
  Date,Player,Buy-in,Cash-out
  3/15/2019,Ann,40,96.50
  3/15/2019,Bob,61,0
  3/15/2019,Cat,20,24.50

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

A name nobody knows is refused in a pipe; nothing of the file comes in.

$ import results history.csv --settled
! error: the book has no player called `Dan`
! hint: import results history.csv --settled --new-players
= 4
$ import results history.csv --settled --new-players --dry-run
  2 nights, 2019-03-15 to 2019-04-19 (nights 1 to 2)
  new players: Dan
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $35.50
  Cat          1    $4.50
  Dan          1  -$15.00
  Bob          2  -$25.00
  (dry run: nothing was recorded)
! note: history.csv: one line per player per night, date in A, player in B, in in C, out in D
$ import results history.csv --settled --new-players
  2 nights, 2019-03-15 to 2019-04-19 (nights 1 to 2)
  new players: Dan
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $35.50
  Cat          1    $4.50
  Dan          1  -$15.00
  Bob          2  -$25.00
  recorded #12 ········
! note: history.csv: one line per player per night, date in A, player in B, in in C, out in D
> 2 nights
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2019-03-15  2019-03-15      0
      2  mike   2019-04-19  2019-04-19      0
$ night 2
  night 2 at Mike's house, 2019-04-19
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$20.00          –              –
  Bob      $35.00          –              –
  Dan     -$15.00          –              –
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          2      0   $35.50         –              –
  Cat          1      0    $4.50         –              –
  Dan          1      0  -$15.00         –              –
  Bob          2      0  -$25.00         –              –
$ book
  nobody owes anybody
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  6 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 12 events

The same file again adds nothing, one that grew adds what is new, and one that says otherwise is refused.

$ import results history.csv --settled
  nothing new: 2 nights are already in the book, and what people owe stays as it
    is
! note: history.csv: one line per player per night, date in A, player in B, in in C, out in D
$ import results grown.csv --settled --json
  {"nights":[{"night":3,"day":"2019-05-17","players":2,"off":"0.00"}],"known":2,"added":[],"totals":[{"player":"Ann","nights":1,"net":"10.00"},{"player":"Cat","nights":1,"net":"-10.00"}],"off":"0.00","settled":true,"notices":[{"rule":null,"text":"grown.csv: one line per player per night, date in A, player in B, in in C, out in D"}],"event":15,"events":[13,14,15],"hash":"········","id":"019b801e-c9a0-7d2c-a651-2b8df9d3acb7"}
! note: grown.csv: one line per player per night, date in A, player in B, in in C, out in D
$ import results changed.csv --settled
! error: changed.csv:2:1: 2019-03-15 is already night 1, but `Ann` has $55.50 there and $56.50 here
= 5
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `mike` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:01  player-added   Bob was added as a regular
   #5  2026-01-02 19:01  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  player-added   Dan was added as a regular
   #7  2019-03-15 12:00  night-opened   night 1 opened at `mike`
   #8  2019-03-15 12:00  past-played    results for 2019-03-15: Ann +$55.50, Bob
                                        -$60.00, Cat +$4.50
   #9  2019-03-15 12:00  night-closed   the night ended
  #10  2019-04-19 12:00  night-opened   night 2 opened at `mike`
  #11  2019-04-19 12:00  past-played    results for 2019-04-19: Ann -$20.00, Bob
                                        +$35.00, Dan -$15.00
  #12  2019-04-19 12:00  night-closed   the night ended
  #13  2019-05-17 12:00  night-opened   night 3 opened at `mike`
  #14  2019-05-17 12:00  past-played    results for 2019-05-17: Ann +$10.00, Cat
                                        -$10.00
  #15  2019-05-17 12:00  night-closed   the night ended
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Players:Ann:Cash
  account Assets:Players:Bob:Cash
  account Assets:Players:Cat:Cash
  account Assets:Players:Dan:Cash
  ¶
  2019-03-15 * (8) results for 2019-03-15: Ann +$55.50, Bob -$60.00, Cat +$4.50
      Assets:Players:Cat:Cash  4.50 USD
      Assets:Players:Ann:Cash  55.50 USD
      Assets:Players:Bob:Cash  -60.00 USD
  ¶
  2019-04-19 * (11) results for 2019-04-19: Ann -$20.00, Bob +$35.00, Dan -$15.00
      Assets:Players:Ann:Cash  -20.00 USD
      Assets:Players:Bob:Cash  35.00 USD
      Assets:Players:Dan:Cash  -15.00 USD
  ¶
  2019-05-17 * (14) results for 2019-05-17: Ann +$10.00, Cat -$10.00
      Assets:Players:Cat:Cash  -10.00 USD
      Assets:Players:Ann:Cash  10.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Cat:Cash  0.00 USD = -5.50 USD
      Assets:Players:Ann:Cash  0.00 USD = 45.50 USD
      Assets:Players:Bob:Cash  0.00 USD = -25.00 USD
      Assets:Players:Dan:Cash  0.00 USD = -15.00 USD

One undo takes a whole import back, its new players with it.

$ undo 9
  undid #6 (Dan was added as a regular)
  undid #7 (night 1 opened at `mike`)
  undid #8 (results for 2019-03-15: Ann +$55.50, Bob -$60.00, Cat +$4.50)
  undid #9 (the night ended)
  undid #10 (night 2 opened at `mike`)
  undid #11 (results for 2019-04-19: Ann -$20.00, Bob +$35.00, Dan -$15.00)
  undid #12 (the night ended)
  recorded #22 ········
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      3  mike   2019-05-17  2019-05-17      0
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      0   $10.00         –              –
  Cat          1      0  -$10.00         –              –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 22 events
