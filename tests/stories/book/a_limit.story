# What a player may owe in THE BOOK: agreed on, kept to, and remembered when he sits down.
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
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #6 ········
$ book limit Ann 40 --why "agreed with all"
  Ann can owe up to $40.00 in THE BOOK from now on: agreed with all
  recorded #7 ········
$ book limit Ann 40
! error: `Ann`'s limit is already $40.00
! hint: book show
= 4
$ book limit Ann -5
! error: a limit can't be negative: -$5.00
! hint: book limit --help
= 4
$ book limit Bob none
! error: `Bob` has no limit
! hint: book show
= 4
$ book limit Ann forty
! error: `forty` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: book limit --help
= 2
$ book owe Ann Bob 30 --for "a hand"
  Ann owes Bob $30.00 more: a hand
  recorded #8 ········
$ book owe Ann Cat 10.01 --for "a hand"
! error: `Ann` owes $30.00 in THE BOOK, so $10.01 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ book owe Ann Cat 8 --for "a hand"
  Ann owes Cat $8.00 more: a hand
  recorded #9 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Bob       $30.00  2026-01-02
  Ann     Cat        $8.00  2026-01-02
  ¶
           net
  ──────────────
  Ann  -$38.00
  Bob   $30.00
  Cat    $8.00
  ¶
       owes in all   limit
  ──────────────────────────
  Ann       $38.00  $40.00
$ --json book
  {"debts":[{"debtor":"Ann","creditor":"Bob","amount":"30.00","since":"2026-01-02T19:10:00+00:00"},{"debtor":"Ann","creditor":"Cat","amount":"8.00","since":"2026-01-02T19:12:00+00:00"}],"private":[],"net":{"Ann":"-38.00","Bob":"30.00","Cat":"8.00"},"limits":[{"player":"Ann","owes":"38.00","limit":"40.00"}]}
$ player show Ann
  Ann, regular
  can owe up to $40.00 in THE BOOK
$ --json player show Ann
  {"name":"Ann","id":"019b8015a1e074cea30db5ef73e4c575","standing":"regular","guest_of":null,"aliases":[],"limit":"40.00"}

What Cat owes her is set off first where she comes to owe Cat; towards Bob it is no matter.

$ book owe Cat Ann 20 --for "a side bet"
  Cat owes Ann $20.00 more: a side bet
  recorded #10 ········
$ book owe Ann Bob 25 --for "a side bet"
! error: `Ann` owes $30.00 in THE BOOK, so $25.00 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ book owe Ann Cat 14 --for "a side bet"
  Ann owes Cat $14.00 more: a side bet
  recorded #11 ········

At the table: no more chips on THE BOOK, but he may sit, and may pay in cash.

$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10 --debt
! error: `Ann` owes $32.00 in THE BOOK, so $10.00 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ buy Ann 5 --cash 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ note issue Ann Bob 3 --as AA --for cash
  Ann wrote Bob a $3.00 note (AA) for cash
  recorded #15 ········
$ note commit AA
  note AA went into THE BOOK: Ann owes Bob $3.00
  recorded #16 ········
$ note issue Xavier Bob 6 --as XX --for cash
  Xavier wrote Bob a $6.00 note (XX) for cash
  recorded #17 ········
$ note commit XX
! error: `Ann` owes $35.00 in THE BOOK, so $6.00 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ note commit --all
  no notes went into THE BOOK
! note: note `XX` can't go into THE BOOK: `Ann` owes $35.00 in THE BOOK, so $6.00 more would be over the limit of $40.00
$ note issue Bob Ann 12 --as BB --for book
! error: `Ann` owes $35.00 in THE BOOK, so $12.00 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4
$ note issue Cat Bob 7 --as CC --for cash
  Cat wrote Bob a $7.00 note (CC) for cash
  recorded #18 ········
$ note give CC Ann --for book
! error: `Ann` owes $35.00 in THE BOOK, so $7.00 more would be over the limit of $40.00
! hint: book statement Ann
! hint: book limit --help
= 4

A limit is raised, with a reason, and the evening goes on.

$ book limit Ann 100 --why "one night only, Bob agrees"
  Ann can owe up to $100.00 in THE BOOK from now on: one night only, Bob agrees
  recorded #19 ········
$ book limit Ann 35
  Ann can owe up to $35.00 in THE BOOK from now on
  recorded #20 ········
$ seat Ann
  Ann has seat 1
  recorded #21 ········
! note: `Ann` owes $35.00 in THE BOOK; the limit is $35.00
$ book limit Ann 100
  Ann can owe up to $100.00 in THE BOOK from now on
  recorded #22 ········
$ note commit --all
  note XX went into THE BOOK: Ann owes Bob $6.00 for Xavier (MIK-12)
  note CC went into THE BOOK: Cat owes Bob $7.00
  recorded #24 ········
$ hand result --game holdem --in Ann=4 --in Cat=4 --win Cat=8
  hand 1, holdem: Cat wins $8.00
  recorded #25 ········
$ close
  Ann cashes out $1.00: $1.00 in cash
  Cat cashes out $14.00: $14.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$4.00      $1.00              –
  Cat      $4.00     $14.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $41.00
  Cat     owes  Bob        $5.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $39.00
  Ann     owes  Cat        $2.00
  Cat     owes  Bob        $7.00
  Ann, Bob and Cat settle up among themselves
  night 1 is closed
  recorded #31 ········
! note: `Ann` and `Cat`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)

A consolidation changes nobody's sum and is never refused; where it takes somebody past his limit, it says so.

$ book limit Ann 50 --why "for good"
  Ann can owe up to $50.00 in THE BOOK from now on: for good
  recorded #32 ········
$ book owe Cat Bob 40 --for "a hand"
  Cat owes Bob $40.00 more: a hand
  recorded #33 ········
$ book consolidate --mode hub --hub Ann --apply
  before:
  debtor  creditor    owes
  ──────────────────────────
  Ann     Bob       $41.00
  Cat     Bob       $45.00
  ¶
  after:
  debtor  creditor    owes  group
  ─────────────────────────────────
  Ann     Bob       $86.00      1
  Cat     Ann       $45.00      1
  ¶
  because
  group 1:  Ann, Bob and Cat settle up among themselves
  ¶
  what changes                                 amount
  ─────────────────────────────────────────────────────
  Ann           owes Bob and gets it from Cat  $45.00
  Bob           is owed by Ann instead of Cat  $45.00
  Cat           owes Ann instead of Bob        $45.00
  ¶
  still 2 debts: that's the fewest this way of settling up allows
  recorded #34 ········
! note: `Ann` now owes $86.00 in THE BOOK, over the limit of $50.00
$ undo
  undid #34 (THE BOOK was consolidated: 2 debts became 2)
  recorded #35 ········

An old debt is remembered when its debtor comes again, if it was ever said how much he may owe.

$ book pay Ann Bob 30
  Ann paid Bob $30.00
  recorded #36 ········
~ 109 days later
$ --at "2026-04-20 20:00" open --banker Bob
  night 2 is open at Mike's house; Bob is the banker
  recorded #37 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-04-20 20:01" seat Ann
  Ann has seat 1
  recorded #38 ········
! note: `Ann` owes $11.00 in THE BOOK, some of it for 108 days
$ --at "2026-04-20 20:02" buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #39 ········
! note: `Ann` owes $11.00 in THE BOOK, some of it for 108 days
! next: play (hand new or hand result), then count the stacks
$ book limit Ann none --why "she paid for years"
  Ann has no limit in THE BOOK from now on: she paid for years
  recorded #40 ········
$ --at "2026-04-20 20:03" buy Ann 5
  Ann buys chips: $5.00 in cash; stack $10.00
  recorded #41 ········
$ log --last 3
  #39  2026-04-20 20:02  bought-in     Ann bought chips: $5.00 for cash
  #40  2026-04-21 19:47  debt-limited  Ann has no limit in THE BOOK from now on:
                                       she paid for years
  #41  2026-04-20 20:03  bought-in     Ann bought chips: $5.00 for cash
$ undo
  undid #41 (Ann bought chips: $5.00 for cash)
  recorded #42 ········
$ undo
  undid #40 (Ann has no limit in THE BOOK from now on: she paid for years)
  recorded #43 ········
$ player show Ann
  Ann, regular
  can owe up to $50.00 in THE BOOK

