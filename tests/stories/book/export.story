# The journal for other programs: spreadsheets that obey nothing, JSON, and journals that balance.
# rules: MIK-08

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
$ export beancount
  ; Each event that moved money or chips is one transaction with its number as its code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  option "title" "housebook"
  option "operating_currency" "USD"
$ export balances
  party,asset,with,amount
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add "=Ann;"
  =Ann;, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add דנה
  דנה, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-01-01 20:00" book owe Ann "=Ann;" 5 --for "opening balance; \"old\""
  Ann owes =Ann; $5.00 more: opening balance; "old"
  recorded #7 ········
$ book owe Ann דנה 2 --for "a pot"
  Ann owes ⁨דנה⁩ $2.00 more: a pot
  recorded #8 ········
$ undo
  undid #8 (Ann owes ⁨דנה⁩ $2.00 more: a pot)
  recorded #9 ········
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ note issue Ann דנה 3 --as AA --for cash
  Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
  recorded #11 ········
$ export csv
  event,at,night,kind,reverses,party,asset,with,amount,what
  7,2026-01-01T20:00:00+00:00,1,debt-owed,,Ann,book,'=Ann;,-5.00,"Ann owes =Ann; $5.00 more: opening balance; ""old"""
  7,2026-01-01T20:00:00+00:00,1,debt-owed,,'=Ann;,book,Ann,5.00,"Ann owes =Ann; $5.00 more: opening balance; ""old"""
  8,2026-01-02T19:09:00+00:00,1,debt-owed,,Ann,book,דנה,-2.00,Ann owes ⁨דנה⁩ $2.00 more: a pot
  8,2026-01-02T19:09:00+00:00,1,debt-owed,,דנה,book,Ann,2.00,Ann owes ⁨דנה⁩ $2.00 more: a pot
  9,2026-01-02T19:10:00+00:00,1,undone,8,Ann,book,דנה,2.00,took back event #8
  9,2026-01-02T19:10:00+00:00,1,undone,8,דנה,book,Ann,-2.00,took back event #8
  10,2026-01-02T19:11:00+00:00,1,bought-in,,Ann,cash,,-10.00,Ann bought chips: $10.00 for cash
  10,2026-01-02T19:11:00+00:00,1,bought-in,,Ann,chips,,10.00,Ann bought chips: $10.00 for cash
  10,2026-01-02T19:11:00+00:00,1,bought-in,,bank,cash,,10.00,Ann bought chips: $10.00 for cash
  10,2026-01-02T19:11:00+00:00,1,bought-in,,bank,chips,,-10.00,Ann bought chips: $10.00 for cash
  11,2026-01-02T19:12:00+00:00,1,note-issued,,Ann,cash,,3.00,Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
  11,2026-01-02T19:12:00+00:00,1,note-issued,,Ann,notes,note AA,-3.00,Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
  11,2026-01-02T19:12:00+00:00,1,note-issued,,דנה,cash,,-3.00,Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
  11,2026-01-02T19:12:00+00:00,1,note-issued,,דנה,notes,note AA,3.00,Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
$ export balances
  party,asset,with,amount
  Ann,cash,,-7.00
  Ann,chips,,10.00
  Ann,notes,note AA,-3.00
  Ann,book,'=Ann;,-5.00
  '=Ann;,book,Ann,5.00
  דנה,cash,,-3.00
  דנה,notes,note AA,3.00
  bank,cash,,10.00
  bank,chips,,-10.00
$ export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Places:Bank:Cash
  account Assets:Places:Bank:Chips
  account Assets:Players:Ann-2:Book:Ann
  account Assets:Players:Ann:Book:Ann-2
  account Assets:Players:Ann:Book:דנה
  account Assets:Players:Ann:Cash
  account Assets:Players:Ann:Chips
  account Assets:Players:Ann:Notes:AA
  account Assets:Players:דנה:Book:Ann
  account Assets:Players:דנה:Cash
  account Assets:Players:דנה:Notes:AA
  ¶
  2026-01-01 * (7) Ann owes =Ann, $5.00 more: opening balance, "old"
      Assets:Players:Ann:Book:Ann-2  -5.00 USD
      Assets:Players:Ann-2:Book:Ann  5.00 USD
  ¶
  2026-01-02 * (8) Ann owes ⁨דנה⁩ $2.00 more: a pot
      Assets:Players:Ann:Book:דנה  -2.00 USD
      Assets:Players:דנה:Book:Ann  2.00 USD
  ¶
  2026-01-02 * (9) took back event #8
      Assets:Players:Ann:Book:דנה  2.00 USD
      Assets:Players:דנה:Book:Ann  -2.00 USD
  ¶
  2026-01-02 * (10) Ann bought chips: $10.00 for cash
      Assets:Players:Ann:Cash  -10.00 USD
      Assets:Players:Ann:Chips  10.00 USD
      Assets:Places:Bank:Cash  10.00 USD
      Assets:Places:Bank:Chips  -10.00 USD
  ¶
  2026-01-02 * (11) Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash
      Assets:Players:Ann:Cash  3.00 USD
      Assets:Players:Ann:Notes:AA  -3.00 USD
      Assets:Players:דנה:Cash  -3.00 USD
      Assets:Players:דנה:Notes:AA  3.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Ann:Cash  0.00 USD = -7.00 USD
      Assets:Players:Ann:Chips  0.00 USD = 10.00 USD
      Assets:Players:Ann:Notes:AA  0.00 USD = -3.00 USD
      Assets:Players:Ann:Book:Ann-2  0.00 USD = -5.00 USD
      Assets:Players:Ann:Book:דנה  0.00 USD = 0.00 USD
      Assets:Players:Ann-2:Book:Ann  0.00 USD = 5.00 USD
      Assets:Players:דנה:Cash  0.00 USD = -3.00 USD
      Assets:Players:דנה:Notes:AA  0.00 USD = 3.00 USD
      Assets:Players:דנה:Book:Ann  0.00 USD = 0.00 USD
      Assets:Places:Bank:Cash  0.00 USD = 10.00 USD
      Assets:Places:Bank:Chips  0.00 USD = -10.00 USD
$ export beancount
  ; Each event that moved money or chips is one transaction with its number as its code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  option "title" "housebook"
  option "operating_currency" "USD"
  ¶
  2026-01-01 commodity USD
  2026-01-01 open Assets:Places:Bank:Cash USD
  2026-01-01 open Assets:Places:Bank:Chips USD
  2026-01-01 open Assets:Players:Ann-2:Book:Ann USD
  2026-01-01 open Assets:Players:Ann:Book:Ann-2 USD
  2026-01-01 open Assets:Players:Ann:Book:Nameless USD
  2026-01-01 open Assets:Players:Ann:Cash USD
  2026-01-01 open Assets:Players:Ann:Chips USD
  2026-01-01 open Assets:Players:Ann:Notes:AA USD
  2026-01-01 open Assets:Players:Nameless:Book:Ann USD
  2026-01-01 open Assets:Players:Nameless:Cash USD
  2026-01-01 open Assets:Players:Nameless:Notes:AA USD
  ¶
  2026-01-01 * "Ann owes =Ann; $5.00 more: opening balance; \"old\""
    code: "7"
    Assets:Players:Ann:Book:Ann-2  -5.00 USD
    Assets:Players:Ann-2:Book:Ann  5.00 USD
  ¶
  2026-01-02 * "Ann owes ⁨דנה⁩ $2.00 more: a pot"
    code: "8"
    Assets:Players:Ann:Book:Nameless  -2.00 USD
    Assets:Players:Nameless:Book:Ann  2.00 USD
  ¶
  2026-01-02 * "took back event #8"
    code: "9"
    Assets:Players:Ann:Book:Nameless  2.00 USD
    Assets:Players:Nameless:Book:Ann  -2.00 USD
  ¶
  2026-01-02 * "Ann bought chips: $10.00 for cash"
    code: "10"
    Assets:Players:Ann:Cash  -10.00 USD
    Assets:Players:Ann:Chips  10.00 USD
    Assets:Places:Bank:Cash  10.00 USD
    Assets:Places:Bank:Chips  -10.00 USD
  ¶
  2026-01-02 * "Ann wrote ⁨דנה⁩ a $3.00 note (AA) for cash"
    code: "11"
    Assets:Players:Ann:Cash  3.00 USD
    Assets:Players:Ann:Notes:AA  -3.00 USD
    Assets:Players:Nameless:Cash  -3.00 USD
    Assets:Players:Nameless:Notes:AA  3.00 USD
  ¶
  2026-01-03 balance Assets:Players:Ann:Cash  -7.00 USD
  2026-01-03 balance Assets:Players:Ann:Chips  10.00 USD
  2026-01-03 balance Assets:Players:Ann:Notes:AA  -3.00 USD
  2026-01-03 balance Assets:Players:Ann:Book:Ann-2  -5.00 USD
  2026-01-03 balance Assets:Players:Ann:Book:Nameless  0.00 USD
  2026-01-03 balance Assets:Players:Ann-2:Book:Ann  5.00 USD
  2026-01-03 balance Assets:Players:Nameless:Cash  -3.00 USD
  2026-01-03 balance Assets:Players:Nameless:Notes:AA  3.00 USD
  2026-01-03 balance Assets:Players:Nameless:Book:Ann  0.00 USD
  2026-01-03 balance Assets:Places:Bank:Cash  10.00 USD
  2026-01-03 balance Assets:Places:Bank:Chips  -10.00 USD
$ export hledger --out night.journal
  saved the journal, 11 events, to `night.journal`
$ export hledger --out night.journal
! error: `night.journal` already exists
! hint: export hledger --out night-2.journal
= 4
$ --json export balances --out balances.csv
  {"events":11,"file":"balances.csv"}
$ --json export balances
  {"events":11,"written":"party,asset,with,amount\nAnn,cash,,-7.00\nAnn,chips,,10.00\nAnn,notes,note AA,-3.00\nAnn,book,'=Ann;,-5.00\n'=Ann;,book,Ann,5.00\nדנה,cash,,-3.00\nדנה,notes,note AA,3.00\nbank,cash,,10.00\nbank,chips,,-10.00\n"}
$ export xlsx --out night.xlsx
! error: this version of housebook can't make workbooks
! hint: export csv
= 4
$ export quicken
! error: invalid value `quicken` for `<FORMAT>`: use all, results, csv, balances, json, hledger, beancount or xlsx
! hint: housebook export --help
= 2

# Every event as it was written, with its place in the chain.

$ --book other.book init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #2 ········
$ --book other.book player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ --book other.book book owe Ann Bob 5 --for "opening balance"
  Ann owes Bob $5.00 more: opening balance
  recorded #4 ········
$ --book other.book export json
  {"event":1,"at":"2026-01-02T19:23:00+00:00","recorded":"2026-01-02T19:23:00+00:00","night":null,"kind":"book-begun","text":"the book was started in USD","reverses":null,"nature":"still","postings":[],"fact":{"kind":"book-begun","book":"019b8029-c620-701c-80e3-26d9d8fa7f3d","currency":"USD"},"request":"019b8029-c620-7e1b-9ac0-a9cfe91c5ac5","hash":"········"}
  {"event":2,"at":"2026-01-02T19:24:00+00:00","recorded":"2026-01-02T19:24:00+00:00","night":null,"kind":"player-added","text":"Ann was added as a regular","reverses":null,"nature":"still","postings":[],"fact":{"kind":"player-added","player":"019b802a-b080-7186-a56a-4d175b507dda","name":"Ann","standing":"regular"},"request":"019b802a-b080-759c-a164-4385be75b2c5","hash":"········"}
  {"event":3,"at":"2026-01-02T19:25:00+00:00","recorded":"2026-01-02T19:25:00+00:00","night":null,"kind":"player-added","text":"Bob was added as a regular","reverses":null,"nature":"still","postings":[],"fact":{"kind":"player-added","player":"019b802b-9ae0-7432-a512-85bf088d7c0c","name":"Bob","standing":"regular"},"request":"019b802b-9ae0-7be5-a8f8-0eab1b4f608e","hash":"········"}
  {"event":4,"at":"2026-01-02T19:26:00+00:00","recorded":"2026-01-02T19:26:00+00:00","night":null,"kind":"debt-owed","text":"Ann owes Bob $5.00 more: opening balance","reverses":null,"nature":"transfer","postings":[{"party":"019b802ab0807186a56a4d175b507dda","name":"Ann","asset":"book","counter":"019b802b9ae07432a51285bf088d7c0c","with":"Bob","amount":"-5.00"},{"party":"019b802b9ae07432a51285bf088d7c0c","name":"Bob","asset":"book","counter":"019b802ab0807186a56a4d175b507dda","with":"Ann","amount":"5.00"}],"fact":{"kind":"debt-owed","debtor":"019b802a-b080-7186-a56a-4d175b507dda","creditor":"019b802b9ae07432a51285bf088d7c0c","amount":500,"reason":"opening balance"},"request":"019b802c-8540-73e3-873c-3d2a46b30fc2","hash":"········"}
$ --book other.book undo 3 --with-dependents
  undid #3 (Bob was added as a regular)
  undid #4 (Ann owes Bob $5.00 more: opening balance)
  recorded #6 ········
! next: add the players (player add NAME NAME)
$ --book other.book export hledger
  ; Each event that moved money or chips is one transaction with its number as the code; what was taken back stands
  ; here with its reversal. Above zero: they have it or are owed it. Below zero: they gave it or owe it.
  decimal-mark .
  commodity 1000.00 USD
  ¶
  account Assets:Players:Ann:Book:Bob
  account Assets:Players:Bob:Book:Ann
  ¶
  2026-01-02 * (4) Ann owes somebody $5.00 more: opening balance
      Assets:Players:Ann:Book:Bob  -5.00 USD
      Assets:Players:Bob:Book:Ann  5.00 USD
  ¶
  2026-01-02 * (6) took back event #4
      Assets:Players:Ann:Book:Bob  5.00 USD
      Assets:Players:Bob:Book:Ann  -5.00 USD
  ¶
  2026-01-03 * (balances) closing balances
      Assets:Players:Ann:Book:Bob  0.00 USD = 0.00 USD
      Assets:Players:Bob:Book:Ann  0.00 USD = 0.00 USD
