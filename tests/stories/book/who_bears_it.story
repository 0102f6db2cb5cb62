# Who loses by a note that ends with the night, and by money that is missing, stands in the results, whether he played or not.

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
$ open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --note
  Ann buys chips: $20.00 with note BOA; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 5
  Ann has $5.00: down $15.00 in unrecorded hands
  recorded #9 ········
! next: count Bob's stack
$ count Bob 35
  Bob has $35.00: up $15.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ close --lapse
  Ann cashes out $5.00: $5.00 goes to pay note BOA
  Bob cashes out $35.00: $20.00 in cash, and the bank owes Bob $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –         $15.00
  Bob      $15.00     $20.00              –
  Cat       $0.00          –        -$15.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $15.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank      $15.00
  bank    owes  Bob       $15.00
  Cat and Bob settle up with each other
  night 1 is closed
  recorded #18 ········
! note: the drawer can't pay `Bob` the last $15.00, so the bank owes `Bob` $15.00
! note: `Ann`'s note `BOA` for $15.00 was never written in THE BOOK, so it's void (MIK-07)
! next: see who pays whom (book)
> Cat       $0.00          –        -$15.00

$ night 1
  night 1 at Mike's house, 2026-01-02 19:04 to 2026-01-02 19:09, 0 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –         $15.00
  Bob      $15.00     $20.00              –
  Cat       $0.00          –        -$15.00
> Cat       $0.00          –        -$15.00

Money that is missing: who bears it is said, and where the rest of the float is not.

$ --book card-room.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book card-room.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book card-room.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book card-room.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book card-room.book open --banker Cat --float 10
  night 1 is open at The Card Room; Cat is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book card-room.book buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book card-room.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book card-room.book count Ann 45
  Ann has $45.00: up $5.00 in unrecorded hands
  recorded #9 ········
! next: count Bob's stack
$ --book card-room.book count Bob 15
  Bob has $15.00: down $5.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ --book card-room.book drawer 67
  the drawer has $67.00 but should have $70.00: $3.00 short
  recorded #11 ········
$ --book card-room.book close --over-short banker
  Bob cashes out $15.00: $15.00 in cash
  Ann cashes out $45.00: $45.00 in cash
  Cat covers $3.00 because the drawer was short
  Cat gets $7.00 of the $10.00 float back from the drawer; the other $3.00 isn't
    there
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $5.00     $45.00              –
  Bob     -$5.00     $15.00              –
  Cat      $0.00          –         -$3.00
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #18 ········
> Cat covers $3.00 because the drawer was short
> Cat gets $7.00 of the $10.00 float back from the drawer; the other $3.00
