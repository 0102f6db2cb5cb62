# THE BOOK: debts are written, paid, forgiven, consolidated; right-to-left names stay where they are.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add דנה
  דנה, a regular
  recorded #6 ········
$ book
  nobody owes anybody
$ --json book
  {"debts":[],"private":[],"net":{},"limits":[]}
$ book owe Ann Bob 5 --for "a side bet"
  Ann owes Bob $5.00 more: a side bet
  recorded #7 ········
$ book owe Ann Bob 5 --for "mowing the lawn"
! error: THE BOOK is only for poker debts, and `mowing the lawn` isn't one (MIK-08)
! hint: book owe --help
= 4
$ book owe Bob Cat 5
  Bob owes Cat $5.00 more
  recorded #8 ········
$ book owe Bob Cat 0
! error: the amount has to be more than zero, not $0.00
! hint: book owe --help
= 4
$ book owe Cat דנה 2.50
  Cat owes ⁨דנה⁩ $2.50 more
  recorded #9 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $5.00  2026-01-02
  Bob     Cat       $5.00  2026-01-02
  Cat     ⁨דנה⁩       $2.50  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$5.00
  Bob   $0.00
  Cat   $2.50
  ⁨דנה⁩   $2.50
$ --json book show
  {"debts":[{"debtor":"Ann","creditor":"Bob","amount":"5.00","since":"2026-01-02T19:07:00+00:00"},{"debtor":"Bob","creditor":"Cat","amount":"5.00","since":"2026-01-02T19:09:00+00:00"},{"debtor":"Cat","creditor":"דנה","amount":"2.50","since":"2026-01-02T19:11:00+00:00"}],"private":[],"net":{"Ann":"-5.00","Bob":"0.00","Cat":"2.50","דנה":"2.50"},"limits":[]}
$ book pay Cat דנה 3
  Cat paid ⁨דנה⁩ $3.00, which is $0.50 more than the debt: ⁨דנה⁩ owes that back
  recorded #10 ········
$ --json book pay Cat דנה 1 --really
  {"from":"Cat","to":"דנה","amount":"1.00","app":false,"credit":"1.00","notices":[{"rule":null,"text":"`Cat` doesn't owe `דנה` anything, but is paying $1.00; `דנה` owes `Cat` $0.50"}],"event":11,"events":[11],"hash":"········","id":"019b8022-7320-7d12-ac60-c362eb232b7b"}
! note: `Cat` doesn't owe `דנה` anything, but is paying $1.00; `דנה` owes `Cat` $0.50
$ book forgive Bob Ann 1 --why "his birthday"
  Bob forgave Ann $1.00: his birthday
  recorded #12 ········
$ book forgive Bob Ann 100 --why "his birthday"
! error: only $4.00 is owed, so you can't forgive $100.00
! hint: book show
= 4
$ book forgive Bob Ann 1 --why " "
! error: a reason can't be empty
! hint: book forgive --help
= 2
$ book consolidate
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $4.00
  Bob     Cat       $5.00
  ⁨דנה⁩     Cat       $1.50
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Cat       $4.00      1
  Bob     Cat       $1.00      1
  ⁨דנה⁩     Cat       $1.50      1
  ¶
  because
  group 1:  Ann, Bob, Cat and ⁨דנה⁩ settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Cat instead of Bob                      $4.00
  Bob           owed Cat and was owed by Ann: canceled out   $4.00
  Cat           is owed by Ann instead of Bob                $4.00
  ¶
  still 3 debts: that's the fewest possible
  this is only a preview; add --apply to write it in THE BOOK
$ --json book consolidate
  {"mode":"fewest","before":[{"debtor":"Ann","creditor":"Bob","amount":"4.00"},{"debtor":"Bob","creditor":"Cat","amount":"5.00"},{"debtor":"דנה","creditor":"Cat","amount":"1.50"}],"after":[{"debtor":"Ann","creditor":"Cat","amount":"4.00","group":1},{"debtor":"Bob","creditor":"Cat","amount":"1.00","group":1},{"debtor":"דנה","creditor":"Cat","amount":"1.50","group":1}],"proven":true,"count":3,"why":[{"group":1,"text":"Ann, Bob, Cat and \u2068דנה\u2069 settle up among themselves"}],"turned":[{"player":"Ann","what":"owes","one":"Cat","other":"Bob","amount":"4.00"},{"player":"Bob","what":"set-off","one":"Cat","other":"Ann","amount":"4.00"},{"player":"Cat","what":"has","one":"Ann","other":"Bob","amount":"4.00"}]}
$ book consolidate --exclude Ann,Cat --exclude Ann
! error: `Ann` should look like ANN,BOB
! hint: book consolidate --help
= 2
$ book consolidate --mode hub
! error: still missing: --hub <P>
! hint: housebook book consolidate --help
= 2
$ book consolidate --hub Ann
! error: --hub only works with --mode hub
! hint: book consolidate --help
= 2
$ book consolidate --mode hub --hub Bob
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $4.00
  Bob     Cat       $5.00
  ⁨דנה⁩     Cat       $1.50
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Bob       $4.00      1
  Bob     Cat       $6.50      1
  ⁨דנה⁩     Bob       $1.50      1
  ¶
  because
  group 1:  Ann, Bob, Cat and ⁨דנה⁩ settle up among themselves
  ¶
  what changes                                 amount
  ─────────────────────────────────────────────────────
  Bob           owes Cat and gets it from ⁨דנה⁩   $1.50
  Cat           is owed by Bob instead of ⁨דנה⁩   $1.50
  ⁨דנה⁩           owes Bob instead of Cat         $1.50
  ¶
  still 3 debts: that's the fewest this way of settling up allows
  this is only a preview; add --apply to write it in THE BOOK
$ book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $4.00
  Bob     Cat       $5.00
  ⁨דנה⁩     Cat       $1.50
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Cat       $4.00      1
  Bob     Cat       $1.00      1
  ⁨דנה⁩     Cat       $1.50      1
  ¶
  because
  group 1:  Ann, Bob, Cat and ⁨דנה⁩ settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Cat instead of Bob                      $4.00
  Bob           owed Cat and was owed by Ann: canceled out   $4.00
  Cat           is owed by Ann instead of Bob                $4.00
  ¶
  still 3 debts: that's the fewest possible
  recorded #13 ········
$ book consolidate --apply
  nothing to consolidate: THE BOOK stays as it is
