# Which events make up a debt: each with its number, day, night, sentence and amount, and what they come to.
# rules: MIK-08 MIK-10 MIK-12

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
$ player add Kat
  Kat, a regular
  recorded #6 ········
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #7 ········
$ book why Ann Bob
  Ann and Bob never owed each other anything in THE BOOK
$ book why Ann Ann
! error: players can't owe themselves
! hint: book why --help
= 4
$ book why Ann Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ book owe Ann Bob 5 --for "opening balance"
  Ann owes Bob $5.00 more: opening balance
  recorded #8 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ note issue Ann Bob 4 --as AA --for cash
  Ann wrote Bob a $4.00 note (AA) for cash
  recorded #10 ········
$ note commit AA
  note AA went into THE BOOK: Ann owes Bob $4.00
  recorded #11 ········
$ book pay Ann Bob 1.50
  Ann paid Bob $1.50
  recorded #12 ········
$ book owe Ann Bob 20 --for "a side bet"
  Ann owes Bob $20.00 more: a side bet
  recorded #13 ········

# What was taken back is no part of it.

$ undo
  undid #13 (Ann owes Bob $20.00 more: a side bet)
  recorded #14 ········
$ book why Ann Bob
  Ann owes Bob $7.50:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #8  2026-01-02         Ann owes Bob $5.00 more: opening balance         $5.00
  #11  2026-01-02      1  note AA went into THE BOOK: Ann owes Bob $4.00   $4.00
  #12  2026-01-02      1  Ann paid Bob $1.50                              -$1.50
$ --json book why Bob Ann
  {"debtor":"Ann","creditor":"Bob","amount":"7.50","events":[{"event":8,"at":"2026-01-02T19:09:00+00:00","night":null,"text":"Ann owes Bob $5.00 more: opening balance","amount":"5.00"},{"event":11,"at":"2026-01-02T19:12:00+00:00","night":1,"text":"note AA went into THE BOOK: Ann owes Bob $4.00","amount":"4.00"},{"event":12,"at":"2026-01-02T19:13:00+00:00","night":1,"text":"Ann paid Bob $1.50","amount":"-1.50"}]}

# A guest's note is his inviter's debt, and what the guest owes him stands apart.

$ note issue Xavier Bob 3 --as XX --for cash
  Xavier wrote Bob a $3.00 note (XX) for cash
  recorded #15 ········
$ note commit XX
  note XX went into THE BOOK: Ann owes Bob $3.00 for Xavier (MIK-12)
  recorded #16 ········
$ book why Ann Bob
  Ann owes Bob $10.50:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #8  2026-01-02         Ann owes Bob $5.00 more: opening balance         $5.00
  #11  2026-01-02      1  note AA went into THE BOOK: Ann owes Bob $4.00   $4.00
  #12  2026-01-02      1  Ann paid Bob $1.50                              -$1.50
  #16  2026-01-02      1  note XX went into THE BOOK: Ann owes Bob $3.00   $3.00
                          for Xavier
$ book why Xavier Ann
  Xavier and Ann never owed each other anything in THE BOOK
  ¶
  private, not in THE BOOK:
  Xavier owes Ann $3.00:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #16  2026-01-02      1  note XX went into THE BOOK: Ann owes Bob $3.00   $3.00
                          for Xavier
$ --json book why Ann Xavier
  {"debtor":"Ann","creditor":"Xavier","amount":"0.00","events":[],"private":{"debtor":"Xavier","creditor":"Ann","amount":"3.00","events":[{"event":16,"at":"2026-01-02T19:19:00+00:00","night":1,"text":"note XX went into THE BOOK: Ann owes Bob $3.00 for Xavier","amount":"3.00"}]}}

# A payment beyond the debt turns it round.

$ book pay Ann Bob 12
  Ann paid Bob $12.00, which is $1.50 more than the debt: Bob owes that back
  recorded #17 ········
$ book why Ann Bob
  Bob owes Ann $1.50:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #8  2026-01-02         Ann owes Bob $5.00 more: opening balance        -$5.00
  #11  2026-01-02      1  note AA went into THE BOOK: Ann owes Bob $4.00  -$4.00
  #12  2026-01-02      1  Ann paid Bob $1.50                               $1.50
  #16  2026-01-02      1  note XX went into THE BOOK: Ann owes Bob $3.00  -$3.00
                          for Xavier
  #17  2026-01-02      1  Ann paid Bob $12.00                             $12.00

# Two records become one, and the chain follows.

$ book owe Kat Bob 6 --for "a pot"
  Kat owes Bob $6.00 more: a pot
  recorded #18 ········
$ book owe Bob Cat 2 --for "a pot"
  Bob owes Cat $2.00 more: a pot
  recorded #19 ········
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00          –          $4.00
  Cat      $0.00          –          $2.00
  Kat      $0.00          –         -$6.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Kat     owes  Ann        $1.50
  Kat     owes  Bob        $2.50
  Kat     owes  Cat        $2.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $1.50
  Bob     owes  Cat        $2.00
  Kat     owes  Bob        $6.00
  Kat, Ann, Bob and Cat settle up among themselves
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ player merge Cat Kat --really
  Kat was merged into Cat
  recorded #22 ········
! note: `Kat` owes `Cat` $2.00; if they're the same player, that debt is gone
$ book why Cat Bob
  Cat owes Bob $2.50:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #18  2026-01-02      1  Cat owes Bob $6.00 more: a pot                $6.00
  #19  2026-01-02      1  Bob owes Cat $2.00 more: a pot               -$2.00
  #20  2026-01-02      1  THE BOOK was consolidated: 3 debts became 3  -$1.50
  ¶
  #20 settled several debts at once. To see the old debts: book consolidations 20
  Everything Cat owed and paid: book statement Cat

# A consolidation is a line of its own.

$ book owe Ann Cat 4 --for "a pot"
  Ann owes Cat $4.00 more: a pot
  recorded #23 ········
$ book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Cat       $2.50
  Cat     Bob       $2.50
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Bob       $2.50      1
  ¶
  because
  group 1:  Ann and Bob settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Bob instead of Cat                      $2.50
  Bob           is owed by Ann instead of Cat                $2.50
  Cat           owed Bob and was owed by Ann: canceled out   $2.50
  ¶
  2 debts become 1: that's the fewest possible
  recorded #24 ········
$ book why Ann Cat
  Ann and Cat don't owe each other anything anymore:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #20  2026-01-02      1  THE BOOK was consolidated: 3 debts became 3  -$1.50
  #23  2026-01-02         Ann owes Cat $4.00 more: a pot                $4.00
  #24  2026-01-02         THE BOOK was consolidated: 2 debts became 1  -$2.50
  ¶
  #24 settled several debts at once. To see the old debts: book consolidations 24
  Everything Ann owed and paid: book statement Ann
$ book why Cat Bob
  Cat and Bob don't owe each other anything anymore:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #18  2026-01-02      1  Cat owes Bob $6.00 more: a pot                $6.00
  #19  2026-01-02      1  Bob owes Cat $2.00 more: a pot               -$2.00
  #20  2026-01-02      1  THE BOOK was consolidated: 3 debts became 3  -$1.50
  #24  2026-01-02         THE BOOK was consolidated: 2 debts became 1  -$2.50
  ¶
  #24 settled several debts at once. To see the old debts: book consolidations 24
  Everything Cat owed and paid: book statement Cat
