# What a banker hardly means is asked about: in a pipe it is refused until he says so

## Nobody's note is worth nothing unasked; the close writes it into THE BOOK, or lets it go by name
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --note
  Bob buys chips: $20.00 with note BOB; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 35
  Ann has $35.00: up $15.00 in unrecorded hands
  recorded #9 ········
! next: count Bob's stack
$ count Bob 5
  Bob has $5.00: down $15.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ close
! error: `Bob`'s note `BOB` for $15.00 (held by `bank`) isn't in THE BOOK yet and would be void (MIK-07)
! hint: close --yes
! hint: close --lapse
= 4
> held by `bank`) isn't in THE BOOK yet and would be void (MIK-07)
$ close --really
! error: `Bob`'s note `BOB` for $15.00 (held by `bank`) isn't in THE BOOK yet and would be void (MIK-07)
! hint: close --really --yes
! hint: close --really --lapse
= 4
> held by `bank`) isn't in THE BOOK yet and would be void (MIK-07)
$ close --yes --dry-run
  Bob cashes out $5.00: $5.00 goes to pay note BOB
  Ann cashes out $35.00: $20.00 in cash, and the bank owes Ann $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00     $20.00              –
  Bob     -$15.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $15.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $15.00
  bank    owes  Ann       $15.00
  Bob and Ann settle up with each other
  night 1 would be closed
  (dry run: nothing was recorded)
! note: the drawer can't pay `Ann` the last $15.00, so the bank owes `Ann` $15.00
! note: `Bob`'s note `BOB` for $15.00 is now in THE BOOK
> Bob     owes  Ann
$ close --lapse --dry-run
  Bob cashes out $5.00: $5.00 goes to pay note BOB
  Ann cashes out $35.00: $20.00 in cash, and the bank owes Ann $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00     $20.00        -$15.00
  Bob     -$15.00          –         $15.00
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: the drawer can't pay `Ann` the last $15.00, so the bank owes `Ann` $15.00
! note: `Bob`'s note `BOB` for $15.00 was never written in THE BOOK, so it's void (MIK-07)
> MIK-07)
$ close --yes
  Bob cashes out $5.00: $5.00 goes to pay note BOB
  Ann cashes out $35.00: $20.00 in cash, and the bank owes Ann $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00     $20.00              –
  Bob     -$15.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $15.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $15.00
  bank    owes  Ann       $15.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! note: the drawer can't pay `Ann` the last $15.00, so the bank owes `Ann` $15.00
! note: `Bob`'s note `BOB` for $15.00 is now in THE BOOK
! next: see who pays whom (book)
> Bob     owes  Ann       $15.00

## A limit forgives nothing: the note stays open until somebody decides
$ book limit Bob 30 --why "enough"
  Bob can owe up to $30.00 in THE BOOK from now on: enough
  recorded #18 ········
$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #19 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --note
  Bob buys chips: $20.00 with note BOB; stack $20.00
  recorded #21 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 40
  Ann has $40.00: up $20.00 in unrecorded hands
  recorded #22 ········
! next: count Bob's stack
$ count Bob 0
  Bob has $0.00: down $20.00 in unrecorded hands
  recorded #23 ········
! next: pay them all (cashout)
$ note commit --all
  no notes went into THE BOOK
! note: note `BOB` can't go into THE BOOK: `Bob` owes $15.00 in THE BOOK, so $20.00 more would be over the limit of $30.00
$ close --yes
! error: note `BOB` can't go into THE BOOK: `Bob` owes $15.00 in THE BOOK, so $20.00 more would be over the limit of $30.00
! hint: book statement Bob
! hint: book limit --help
! hint: close --yes --really
= 4
> note `BOB` can't go into THE BOOK: `Bob` owes $15.00 in THE BOOK, so $20.00 more would be over the limit of $30.00
$ close --yes --really
  Ann cashes out $40.00: $20.00 in cash, and the bank owes Ann $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $20.00              –
  Bob     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $35.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $15.00
  Bob     owes  bank      $20.00
  bank    owes  Ann       $20.00
  Bob and Ann settle up with each other
  night 2 is closed
  recorded #28 ········
! note: the drawer can't pay `Ann` the last $20.00, so the bank owes `Ann` $20.00
! note: `Bob`'s note `BOB` for $20.00 is now in THE BOOK
! note: `Bob` now owes $35.00 in THE BOOK, over the limit of $30.00
! next: see who pays whom (book)
> Bob     owes  Ann       $35.00

## A zero too many
$ open --banker Ann
  night 3 is open at Mike's house; Ann is the banker
  recorded #29 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #30 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #31 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
! note: `Bob` owes $35.00 in THE BOOK; the limit is $30.00
$ buy Cat 200
! error: `Cat` is buying in for $200.00, but the others bought in for $20.00
! hint: buy Cat 200 --really
= 4
> `Cat` is buying in for $200.00, but the others bought in for $20.00
> buy Cat 200 --really
$ buy Cat 195
  Cat buys chips: $195.00 in cash; stack $195.00
  recorded #32 ········
$ buy Cat 2000 --yes
! error: `Cat` is buying in for $2,000.00, but the others bought in for $20.00
! hint: buy Cat 2000 --yes --really
= 4
$ undo
  undid #32 (Cat bought chips: $195.00 for cash)
  recorded #33 ········
$ buy Cat 200 --really
  Cat buys chips: $200.00 in cash; stack $200.00
  recorded #34 ········
! note: `Cat` is buying in for $200.00, but the others bought in for $20.00
> `Cat` is buying in for $200.00, but the others bought in for $20.00

## Paying by counts that do not add up
$ count Ann 20
  Ann has $20.00, as expected
  recorded #35 ········
! next: count the stacks of Bob and Cat
$ count Bob 24.50
  Bob has $24.50: up $4.50 in unrecorded hands
  recorded #36 ········
! next: count Cat's stack
$ count Cat 200
  Cat has $200.00, as expected
  recorded #37 ········
! next: the counts are $4.50 over: count again, or close --over-short house, winner or banker
$ cashout Bob
! error: every stack has been counted, but the total is $4.50 over: count again, or close --over-short house, winner or banker
! hint: cashout Bob --really
= 4
> every stack has been counted, but the total is $4.50 over
$ cashout
! error: every stack has been counted, but the total is $4.50 over: count again, or close --over-short house, winner or banker
! hint: cashout --really
= 4
> every stack has been counted, but the total is $4.50 over
$ cashout Bob --really
  Bob cashes out $24.50: $24.50 in cash
  recorded #39 ········
! note: every stack has been counted, but the total is $4.50 over: count again, or close --over-short house, winner or banker
! note: `Bob` cashes out $24.50, with $0.50 in odd change: to play for that, use coldhands first (MIK-29)
$ count Bob 7.50
! error: `Bob` cashed out and left, so there's no stack to count
! hint: status
= 4
> `Bob` cashed out and left, so there's no stack to count
$ close --over-short winner
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $200.00: $195.50 in cash, and the bank owes Cat $4.50
  Bob covers $4.50 because there were too many chips
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $4.50     $24.50         -$4.50
  Cat      $0.00    $195.50              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $35.00
  Bob     owes  Cat        $4.50
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $35.00
  Bob     owes  bank       $4.50
  bank    owes  Cat        $4.50
  Bob, Ann and Cat settle up among themselves
  night 3 is closed
  recorded #46 ········
! note: the drawer can't pay `Cat` the last $4.50, so the bank owes `Cat` $4.50
! note: `Bob` now owes $39.50 in THE BOOK, over the limit of $30.00
! next: see who pays whom (book)

## A winner who put nothing in
$ --book b.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book b.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book b.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book b.book open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book b.book buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #8 ········
$ --book b.book buy Cat 100
  Cat buys chips: $100.00 in cash; stack $100.00
  recorded #9 ········
$ --book b.book hand result --game holdem --in Ann=5 --in Bob=5 --win Cat=10
! error: `Cat` put nothing in and can't win $10.00
! hint: --book b.book hand result --game holdem --in Ann=5 --in Bob=5 --win Cat=10 --really
= 4
> `Cat` put nothing in and can't win $10.00
$ --book b.book hand result --game holdem --in Ann=5 --in Bob=5 --win Cat=10 --really
  hand 1, holdem: Cat wins $10.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
> Cat wins $10.00
