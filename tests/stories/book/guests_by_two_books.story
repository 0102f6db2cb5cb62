# Two books make two players guests of each other, or a guest of a guest: a guest's host stays a regular
# rules: MIK-11, MIK-12

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8434-a7e2-1a4e-0318
  the book now has a signing key: 8434-a7e2-1a4e-0318
  recorded #6 ········
$ --book cabin.book init --stand-in-of all.bundle
  stand-in 805a07aa for book f85a8059 has the book's 6 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is 8434-a7e2-1a4e-0318
  recorded #7 ········
! next: open the night (open --banker NAME)
$ player regular Ann --guest-of Bob
  Ann is a guest of Bob
  recorded #7 ········
$ --book cabin.book player regular Bob --guest-of Ann
  Bob is a guest of Ann
  recorded #8 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 and #8 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
  events #7 and #8 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #10 ········
! note: event 8 of the stand-in (a player became a guest or a regular) changes nothing: `Bob` can't be a guest of `Ann` here: a guest's host is a regular
> a guest's host is a regular
$ player list
  player  standing      also called
  ───────────────────────────────────
  Ann     guest of Bob
  Bob     regular
  Cal     regular

## The stand-in's night leaves a guest of today with a debt
$ --book home.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book home.book player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book home.book book export home.bundle
  `home.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8615-8255-9e23-ab49
  the book now has a signing key: 8615-8255-9e23-ab49
  recorded #6 ········
$ --book lake.book init --stand-in-of home.bundle
  stand-in 666ddb2e for book 62a38efc has the book's 6 events
  the stand-in's key is 3dd0-84c7-e2ab-5a4a; the book's is 8615-8255-9e23-ab49
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book home.book player regular Cal --guest-of Bob
  Cal is a guest of Bob
  recorded #7 ········
$ --book lake.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ --book lake.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book lake.book buy Cal 20 --debt
  Cal buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book lake.book count Ann 30 Cal 10
  Ann has $30.00: up $10.00 in unrecorded hands
  Cal has $10.00: down $10.00 in unrecorded hands
  recorded #12 ········
! next: pay them all (cashout)
$ --book lake.book close --dealer Ann
  Cal cashes out $10.00: $10.00 off what Cal owes the bank
  Ann cashes out $30.00: $20.00 in cash, and the bank owes Ann $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00     $20.00              –
  Cal     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  Ann       $10.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Cal and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! note: `Cal` should have dealt the last hand, but `Ann` dealt it (MIK-27)
! note: the drawer can't pay `Ann` the last $10.00, so the bank owes `Ann` $10.00
! next: see who pays whom (book)
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #7 to #18 from stand-in 666ddb2e
  the bundle is signed with key 3dd0-84c7-e2ab-5a4a
$ --book home.book book merge lake.bundle
! error: `Cal` would be a guest with a debt in THE BOOK (MIK-11)
! hint: --book home.book player regular Cal
= 4
> player regular Cal
$ --book home.book player regular Cal
  Cal is a regular
  recorded #8 ········
$ --book home.book book merge lake.bundle
  events #7 to #18 came in from stand-in 666ddb2e
  check it: `book stand-ins` in the stand-in should show the key
    3dd0-84c7-e2ab-5a4a
  recorded #21 ········
! next: see who pays whom (book)
$ --book home.book book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cal     Ann       $10.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $10.00
  Cal  -$10.00
