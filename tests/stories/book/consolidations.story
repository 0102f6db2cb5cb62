# A consolidation can be read for ever, and taken back while nobody has paid by it.
# rules: MIK-10

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Fay
  Fay, a regular
  recorded #3 ········
$ player add Gus
  Gus, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Hal
  Hal, a regular
  recorded #5 ········
$ player add Ida
  Ida, a regular
  recorded #6 ········
$ book consolidations
  THE BOOK has never been consolidated
$ book owe Fay Gus 12 --for "a hand of guts"
  Fay owes Gus $12.00 more: a hand of guts
  recorded #7 ········
$ book owe Gus Hal 5
  Gus owes Hal $5.00 more
  recorded #8 ········
$ book owe Hal Fay 3
  Hal owes Fay $3.00 more
  recorded #9 ········
$ book owe Ida Gus 1
  Ida owes Gus $1.00 more
  recorded #10 ········
$ book consolidate --apply
  before:
  debtor  creditor    owes
  ──────────────────────────
  Fay     Gus       $12.00
  Gus     Hal        $5.00
  Hal     Fay        $3.00
  Ida     Gus        $1.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Fay     Gus       $7.00      1
  Fay     Hal       $2.00      1
  Ida     Gus       $1.00      1
  ¶
  because
  group 1:  Fay, Gus, Hal and Ida settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Fay           owes Hal instead of Gus                      $2.00
  Fay           owed Gus and was owed by Hal: canceled out   $3.00
  Gus           owed Hal and was owed by Fay: canceled out   $5.00
  Hal           is owed by Fay instead of Gus                $2.00
  Hal           owed Fay and was owed by Gus: canceled out   $3.00
  ¶
  4 debts become 3: that's the fewest possible
  recorded #11 ········
$ --json book consolidate
  {"mode":"fewest","before":[{"debtor":"Fay","creditor":"Gus","amount":"7.00"},{"debtor":"Fay","creditor":"Hal","amount":"2.00"},{"debtor":"Ida","creditor":"Gus","amount":"1.00"}],"after":[{"debtor":"Fay","creditor":"Gus","amount":"7.00","group":1},{"debtor":"Fay","creditor":"Hal","amount":"2.00","group":1},{"debtor":"Ida","creditor":"Gus","amount":"1.00","group":1}],"proven":true,"count":3,"why":[{"group":1,"text":"Fay, Gus, Hal and Ida settle up among themselves"}],"turned":[]}
$ book consolidations
       day         night  mode    debts before  after
  ────────────────────────────────────────────────────────
  #11  2026-01-02         fewest             4      3
$ book consolidations 11
  consolidation #11, 2026-01-02
  ¶
  before:
  debtor  creditor    owes
  ──────────────────────────
  Fay     Gus       $12.00
  Gus     Hal        $5.00
  Hal     Fay        $3.00
  Ida     Gus        $1.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Fay     Gus       $7.00      1
  Fay     Hal       $2.00      1
  Ida     Gus       $1.00      1
  ¶
  because
  group 1:  Fay, Gus, Hal and Ida settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Fay           owes Hal instead of Gus                      $2.00
  Fay           owed Gus and was owed by Hal: canceled out   $3.00
  Gus           owed Hal and was owed by Fay: canceled out   $5.00
  Hal           is owed by Fay instead of Gus                $2.00
  Hal           owed Fay and was owed by Gus: canceled out   $3.00
  ¶
  4 debts become 3: that's the fewest possible
$ --json book consolidations
  {"consolidations":[{"event":11,"at":"2026-01-02T19:10:00+00:00","night":null,"mode":"fewest","before":4,"after":3,"taken_back":null}]}
$ book consolidations 9
! error: event 9 isn't a consolidation
! hint: book consolidations
= 4

Whoever pays a part of it leaves the rest of the plan as it was.

$ book pay Fay Gus 2
  Fay paid Gus $2.00
  recorded #12 ········
$ book consolidate --apply
  nothing to consolidate: THE BOOK stays as it is
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Fay     Gus       $5.00  2026-01-02
  Fay     Hal       $2.00  2026-01-02
  Ida     Gus       $1.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$7.00
  Gus   $6.00
  Hal   $2.00
  Ida  -$1.00

Since then somebody paid a debt that was made by the consolidation: what he paid is in the way.

$ book pay Fay Hal 1.50
  Fay paid Hal $1.50
  recorded #13 ········
$ undo 11
! error: can't undo event 11 (THE BOOK was consolidated) because of event 13 (a payment): `Fay` wouldn't have owed `Hal` that much
! hint: undo 11 --with-dependents
! hint: undo 13
= 4
$ undo 12 --dry-run
  would undo #12 (Fay paid Gus $2.00)
  (dry run: nothing was recorded)
$ undo 11 --with-dependents
  undid #11 (THE BOOK was consolidated: 4 debts became 3)
  undid #13 (Fay paid Hal $1.50)
  recorded #15 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Fay     Gus       $10.00  2026-01-02
  Gus     Hal        $5.00  2026-01-02
  Hal     Fay        $3.00  2026-01-02
  Ida     Gus        $1.00  2026-01-02
  ¶
          net
  ─────────────
  Fay  -$7.00
  Gus   $6.00
  Hal   $2.00
  Ida  -$1.00
$ book consolidations
       day         night  mode    debts before  after
  ────────────────────────────────────────────────────────────────────
  #11  2026-01-02         fewest             4      3  undone by #14

A consolidation in mode hub puts somebody between others.

$ book consolidate --mode hub --hub Ida --apply
  before:
  debtor  creditor    owes
  ──────────────────────────
  Fay     Gus       $10.00
  Gus     Hal        $5.00
  Hal     Fay        $3.00
  Ida     Gus        $1.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Fay     Ida       $7.00      1
  Ida     Gus       $6.00      1
  Ida     Hal       $2.00      1
  ¶
  because
  group 1:  Fay, Gus, Hal and Ida settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Fay           owes Ida instead of Gus                      $7.00
  Fay           owed Gus and was owed by Hal: canceled out   $3.00
  Gus           is owed by Ida instead of Fay                $5.00
  Gus           owed Hal and was owed by Fay: canceled out   $5.00
  Hal           is owed by Ida instead of Gus                $2.00
  Hal           owed Fay and was owed by Gus: canceled out   $3.00
  Ida           owes Gus and gets it from Fay                $5.00
  Ida           owes Hal and gets it from Fay                $2.00
  ¶
  4 debts become 3: that's the fewest this way of settling up allows
  recorded #16 ········
$ --json book consolidations 16
  {"mode":"hub","before":[{"debtor":"Fay","creditor":"Gus","amount":"10.00"},{"debtor":"Gus","creditor":"Hal","amount":"5.00"},{"debtor":"Hal","creditor":"Fay","amount":"3.00"},{"debtor":"Ida","creditor":"Gus","amount":"1.00"}],"after":[{"debtor":"Fay","creditor":"Ida","amount":"7.00","group":1},{"debtor":"Ida","creditor":"Gus","amount":"6.00","group":1},{"debtor":"Ida","creditor":"Hal","amount":"2.00","group":1}],"proven":true,"count":3,"why":[{"group":1,"text":"Fay, Gus, Hal and Ida settle up among themselves"}],"turned":[{"player":"Fay","what":"owes","one":"Ida","other":"Gus","amount":"7.00"},{"player":"Fay","what":"set-off","one":"Gus","other":"Hal","amount":"3.00"},{"player":"Gus","what":"has","one":"Ida","other":"Fay","amount":"5.00"},{"player":"Gus","what":"set-off","one":"Hal","other":"Fay","amount":"5.00"},{"player":"Hal","what":"has","one":"Ida","other":"Gus","amount":"2.00"},{"player":"Hal","what":"set-off","one":"Fay","other":"Gus","amount":"3.00"},{"player":"Ida","what":"between","one":"Gus","other":"Fay","amount":"5.00"},{"player":"Ida","what":"between","one":"Hal","other":"Fay","amount":"2.00"}],"event":16,"at":"2026-01-02T19:25:00+00:00","night":null,"taken_back":null}
$ book forgive Gus Ida 2 --why "enough"
  Gus forgave Ida $2.00: enough
  recorded #17 ········
$ undo 16
! error: can't undo event 16 (THE BOOK was consolidated) because of event 17 (a debt was forgiven): `Ida` wouldn't have owed `Gus` that much
! hint: undo 16 --with-dependents
! hint: undo 17
= 4
