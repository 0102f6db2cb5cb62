# A debt, a payment, a late fact or a drawer far from what is played for is asked about: in a pipe it is refused until it is meant

## In a new book nothing is usual yet: opening balances are taken as they stand
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ book owe Ann Bob 12 --for "opening balance"
  Ann owes Bob $12.00 more: opening balance
  recorded #7 ········
$ book owe Cat Bob 130 --for "opening balance"
  Cat owes Bob $130.00 more: opening balance
  recorded #8 ········
> Cat owes Bob $130.00 more
$ undo
  undid #8 (Cat owes Bob $130.00 more: opening balance)
  recorded #9 ········
$ book owe Cat Ann 35 --for "opening balance"
  Cat owes Ann $35.00 more: opening balance
  recorded #10 ········

## Two debts are a measure
$ book owe Dan Ann 350 --for "a hand"
! error: $350.00 looks too big for this game: the biggest debt is $35.00
! hint: book owe Dan Ann 350 --for 'a hand' --really
= 4
> $350.00 looks too big for this game: the biggest debt is $35.00
> book owe Dan Ann 350 --for 'a hand' --really
$ book owe Dan Ann 349 --for "a hand"
  Dan owes Ann $349.00 more: a hand
  recorded #11 ········
$ undo
  undid #11 (Dan owes Ann $349.00 more: a hand)
  recorded #12 ········
$ book owe Dan Ann 350 --for "a hand" --yes
! error: $350.00 looks too big for this game: the biggest debt is $35.00
! hint: book owe Dan Ann 350 --for 'a hand' --yes --really
= 4
$ book owe Dan Ann 350 --for "a hand" --really
  Dan owes Ann $350.00 more: a hand
  recorded #13 ········
! note: $350.00 looks too big for this game: the biggest debt is $35.00
> note: $350.00 looks too big for this game
$ undo
  undid #13 (Dan owes Ann $350.00 more: a hand)
  recorded #14 ········

## A payment is held against what is owed between the two
$ book pay Ann Bob 120
! error: `Ann` owes `Bob` $12.00, but is paying $120.00
! hint: book pay Ann Bob 120 --really
= 4
> `Ann` owes `Bob` $12.00, but is paying $120.00
$ book pay Bob Ann 12
! error: `Bob` doesn't owe `Ann` anything, but is paying $12.00; `Ann` owes `Bob` $12.00
! hint: book pay Bob Ann 12 --really
= 4
> `Bob` doesn't owe `Ann` anything, but is paying $12.00; `Ann` owes `Bob` $12.00
$ book pay Ann Dan 100000
! error: `Ann` doesn't owe `Dan` anything, but is paying $100,000.00
! hint: book pay Ann Dan 100000 --really
= 4
> `Ann` doesn't owe `Dan` anything, but is paying $100,000.00
$ book pay Ann Dan 100000 --app --json
  {"error":{"code":"unusual-amount","exit":4,"rule":null,"message":"`Ann` doesn't owe `Dan` anything, but is paying $100,000.00","hint":"book pay Ann Dan 100000 --app --json --really"}}
= 4
> "code":"unusual-amount"
$ book pay Ann Bob 15
  Ann paid Bob $15.00, which is $3.00 more than the debt: Bob owes that back
  recorded #15 ········
> which is $3.00 more than the debt
$ book pay Ann Dan 5 --really
  Ann paid Dan $5.00, which is $5.00 more than the debt: Dan owes that back
  recorded #16 ········
! note: `Ann` doesn't owe `Dan` anything, but is paying $5.00
> `Ann` doesn't owe `Dan` anything, but is paying $5.00

## What people bought tells what is usual, and what the drawer should hold
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #17 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
$ drawer 600
! error: the drawer has $600.00, but it should have $60.00
! hint: drawer 600 --really
= 4
> the drawer has $600.00, but it should have $60.00
> drawer 600 --really
$ drawer 60
  the drawer has $60.00, as it should
  recorded #21 ········
$ count Ann 20
  Ann has $20.00, as expected
  recorded #22 ········
! next: count the stacks of Bob and Cat
$ count Bob 20
  Bob has $20.00, as expected
  recorded #23 ········
! next: count Cat's stack
$ count Cat 20
  Cat has $20.00, as expected
  recorded #24 ········
! next: pay them all (cashout)
$ close
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.00
  Cat     owes  Ann       $35.00
  Dan     owes  Ann        $5.00
  night 1 is closed
  recorded #31 ········
! next: see who pays whom (book)

## A late fact is held against its night
$ adjust --night 1 Bob -400 --against Ann --why "miscounted"
! error: $400.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: adjust --night 1 Bob -400 --against Ann --why miscounted --really
= 4
> $400.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
$ adjust --night 1 Bob -4 --against Ann --why "miscounted"
  night 1: Bob's result was $0.00, now it's -$4.00
  recorded #32 ········
$ book owe Dan Bob 2000
! error: $2,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: book owe Dan Bob 2000 --really
= 4
# The change in the drawer and what one banker hands another are held against the same.
$ open --banker Ann --float 20000
! error: $20,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: open --banker Ann --float 20000 --really
= 4
> $20,000.00 looks too big for this game
$ open --banker Ann --float 20000 --really
  night 2 is open at Mike's house; Ann is the banker
  recorded #33 ········
! note: $20,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! next: sell chips (buy NAME AMOUNT)
$ undo
  undid #33 (night 2 opened at `mike`, banker Ann, $20,000.00 in change in the
    drawer)
  recorded #34 ········
! next: see who pays whom (book)
$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #35 ········
! next: sell chips (buy NAME AMOUNT)
$ open --float 20000
! error: $20,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: open --float 20000 --really
= 4
> $20,000.00 looks too big for this game
$ open --float 20
  night 2: $20.00 in change in the drawer
  recorded #36 ········
$ book hand Ann Bob 20000
! error: $20,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: book hand Ann Bob 20000 --really
= 4
> $20,000.00 looks too big for this game
$ book take Ann Bob 20000
! error: $20,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: book take Ann Bob 20000 --really
= 4
> $20,000.00 looks too big for this game
# Before anybody bought tonight the drawer is held against the nights before, and the entry of a tournament against what others bought.
$ undo
  undid #36 ($20.00 in change went in the drawer)
  recorded #37 ········
$ drawer 50000
! error: $50,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
! hint: drawer 50000 --really
= 4
> $50,000.00 looks too big for this game
$ drawer 50000 --really
  the drawer has $50,000.00 but should have $0.00: $50,000.00 over
  recorded #38 ········
! note: $50,000.00 looks too big for this game: buy-ins are $20.00 and the biggest debt is $35.00
$ undo
  undid #38 (the drawer was counted: $50,000.00, expected $0.00)
  recorded #39 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #40 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #41 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #42 ········
$ tournament new --entry 5000 --stack 1500 --levels "25/50@20 50/100@20" --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $5,000.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #43 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
! error: `Ann` is buying in for $5,000.00, but the others bought in for $20.00
! hint: tournament enter Ann --really
= 4
> `Ann` is buying in for $5,000.00, but the others bought in for $20.00
$ tournament enter Ann --really
  Ann enters for $5,000.00: 1,500 chips
  1 entered; the prize pool is $5,000.00
  recorded #45 ········
! note: `Ann` is buying in for $5,000.00, but the others bought in for $20.00
> enters for $5,000.00
