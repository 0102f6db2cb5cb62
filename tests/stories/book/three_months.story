# Three months at Mike's: eight evenings, one of them kept in a surrogate while the keeper was away, one played online;
# notes that change hands and go into THE BOOK, a guest who does not pay, a limit, a consolidation that is taken back
# and made again, and a statement for everybody who asks.
# rules: MIK-03 MIK-05 MIK-07 MIK-08 MIK-09 MIK-10 MIK-11 MIK-12 MIK-28

file online.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b-1,2025-12-05T20:00:00.000Z,2025-12-05T23:30:00.000Z,2000,0,0,-2000
  Cat,c-1,2025-12-05T20:05:00.000Z,2025-12-05T23:30:00.000Z,2000,3500,0,1500
  Eve,e-1,2025-12-05T20:10:00.000Z,2025-12-05T23:30:00.000Z,1000,1500,0,500

$ init --house mike --at "2025-10-03 18:00"
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Xavier --guest-of Dan
  Xavier, guest of Dan
  recorded #8 ········

The first evening: cash, a line in THE BOOK, a bank note.

$ open --banker Ann --at "2025-10-03 20:00"
  night 1 is open at Mike's house; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --at "2025-10-03 20:05"
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --debt --at "2025-10-03 20:05"
  Bob buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #11 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20 --note --at "2025-10-03 20:06"
  Cat buys chips: $20.00 with note BOC; stack $20.00
  recorded #12 ········
$ buy Dan 20 --at "2025-10-03 20:07"
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ hand result --game holdem --in Bob=20 --in Dan=20 --win Dan=40 --at "2025-10-03 22:00"
  hand 1, holdem: Dan wins $40.00
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand result --game holdem --in Cat=15 --in Ann=15 --win Ann=30 --at "2025-10-03 22:30"
  hand 2, holdem: Ann wins $30.00
  recorded #15 ········
$ note commit --all --at "2025-10-03 23:00"
  note BOC went into THE BOOK: Cat owes the bank $20.00
  recorded #16 ········
$ close --at "2025-10-03 23:30"
  Cat cashes out $5.00: $5.00 off what Cat owes the bank
  Ann cashes out $35.00: $35.00 in cash
  Dan cashes out $40.00: $5.00 in cash, and the bank owes Dan $35.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00     $35.00              –
  Bob     -$20.00          –              –
  Cat     -$15.00          –              –
  Dan      $20.00      $5.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Dan       $20.00
  Cat     owes  Dan       $15.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $20.00
  Cat     owes  bank      $15.00
  bank    owes  Dan       $35.00
  Bob, Dan and Cat settle up among themselves
  night 1 is closed
  recorded #24 ········
! note: `Ann`, `Cat` and `Dan`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Dan` the last $35.00, so the bank owes `Dan` $35.00
! next: see who pays whom (book)

The second: a note goes from hand to hand, a part of it is paid, the rest goes into THE BOOK.

$ open --banker Ann --at "2025-10-10 20:00"
  night 2 is open at Mike's house; Ann is the banker
  recorded #25 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Dan 20 --at "2025-10-10 20:05"
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ note issue Eve Bob 12 --for cash --at "2025-10-10 20:30"
  Eve wrote Bob a $12.00 note (BOE) for cash
  recorded #27 ········
$ note give BOE Cat --for cash --at "2025-10-10 21:00"
  Eve's note BOE ($12.00) went from Bob to Cat for cash
  recorded #28 ········
$ note give BOE Dan --for book --at "2025-10-10 21:30"
  Eve's note BOE ($12.00) went from Cat to Dan to pay off a debt in THE BOOK
  recorded #29 ········
$ note pay BOE 5 --at "2025-10-10 22:00"
  Eve paid Dan $5.00 on note BOE: $7.00 still owed
  recorded #30 ········
$ note commit BOE --at "2025-10-10 23:00"
  note BOE went into THE BOOK: Eve owes Dan $7.00
  recorded #31 ········
$ close --at "2025-10-10 23:30"
  Dan cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Dan       $20.00
  Cat     owes  Dan        $3.00
  Eve     owes  Dan        $7.00
  night 2 is closed
  recorded #34 ········
! note: `Dan`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ note trace BOE
  Eve's note BOE, written for $12.00 on night 2:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #27  2025-10-10      2  Eve wrote Bob a $12.00 note (BOE) for cash      $12.00
  #28  2025-10-10      2  note BOE ($12.00) went from Bob to Cat for      $12.00
                          cash
  #29  2025-10-10      2  note BOE ($12.00) went from Cat to Dan to pay   $12.00
                          off a debt in THE BOOK
  #30  2025-10-10      2  Eve paid Dan $5.00 on note BOE                   $5.00
  #31  2025-10-10      2  note BOE went into THE BOOK: Eve owes Dan        $7.00
                          $7.00
  ¶
  $7.00 of note BOE went into THE BOOK: Eve owes Dan

The third: a guest loses on a note and does not pay; the debt is his inviter's.

$ open --banker Bob --at "2025-10-17 20:00"
  night 3 is open at Mike's house; Bob is the banker
  recorded #35 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Xavier 15 --note --at "2025-10-17 20:05"
  Xavier buys chips: $15.00 with note BOX; stack $15.00
  recorded #36 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 15 --at "2025-10-17 20:05"
  Cat buys chips: $15.00 in cash; stack $15.00
  recorded #37 ········
! note: buy from a player first: `Xavier` has $15.00 (MIK-04)
$ hand result --game holdem --in Xavier=15 --in Cat=15 --win Cat=30 --at "2025-10-17 22:00"
  hand 1, holdem: Cat wins $30.00
  recorded #38 ········
$ note commit --all --at "2025-10-17 23:00"
  note BOX went into THE BOOK: Dan owes the bank $15.00 for Xavier (MIK-12)
  recorded #39 ········
$ close --at "2025-10-17 23:30"
  Cat cashes out $30.00: $15.00 in cash, and the bank owes Cat $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Xavier  -$15.00          –              –
  Cat      $15.00     $15.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $12.00
  Bob     owes  Dan        $8.00
  Eve     owes  Dan        $7.00
  ¶
  was 5 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Dan       $20.00
  Cat     owes  Dan        $3.00
  Dan     owes  bank      $15.00
  Eve     owes  Dan        $7.00
  bank    owes  Cat       $15.00
  Bob, Cat, Dan and Eve settle up among themselves
  night 3 is closed
  recorded #43 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Cat` the last $15.00, so the bank owes `Cat` $15.00
! next: see who pays whom (book)
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Cat       $12.00  2025-10-03
  Bob     Dan        $8.00  2025-10-03
  Eve     Dan        $7.00  2025-10-10
  ¶
           net
  ──────────────
  Bob  -$20.00
  Cat   $12.00
  Dan   $15.00
  Eve   -$7.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Xavier  Dan       $15.00  2025-10-17
$ book why Dan Bob
  Bob owes Dan $8.00:
  ¶
       day         night  what happened                                 amount
  ──────────────────────────────────────────────────────────────────────────────
  #23  2025-10-03      1  THE BOOK was consolidated: 3 debts became 2   $20.00
  #42  2025-10-17      3  THE BOOK was consolidated: 5 debts became 3  -$12.00
  ¶
  #42 settled several debts at once. To see the old debts: book consolidations 42
  Everything Bob owed and paid: book statement Bob

The keeper goes away: Bob keeps a surrogate. At home a debt is paid meanwhile, and Fay comes into both books.

$ book export the-book.bundle --at "2025-10-24 18:00"
  `the-book.bundle` has events #1 to #44 from THE BOOK
  the bundle is signed with key e875-af91-f037-0367
  the book now has a signing key: e875-af91-f037-0367
  recorded #44 ········
$ --book away.book init --surrogate-of the-book.bundle --at "2025-10-24 18:30"
  stand-in 9468b546 for book f85a8059 has the book's 44 events
  the stand-in's key is d49e-5cd7-1eba-0f63; the book's is e875-af91-f037-0367
  recorded #45 ········
! next: see who pays whom (book)
$ --book away.book player add Fay --at "2025-10-24 19:00"
  Fay, a regular
  recorded #46 ········
$ --book away.book open --banker Bob --at "2025-10-24 20:00"
  night 4 is open at Mike's house; Bob is the banker
  recorded #47 ········
! next: sell chips (buy NAME AMOUNT)
$ --book away.book buy Fay 20 --debt --at "2025-10-24 20:05"
  Fay buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #48 ········
! next: play (hand new or hand result), then count the stacks
$ --book away.book buy Cat 20 --at "2025-10-24 20:05"
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #49 ········
! note: buy from a player first: `Fay` has $20.00 (MIK-04)
$ --book away.book hand result --game holdem --in Fay=20 --in Cat=20 --win Cat=40 --at "2025-10-24 22:00"
  hand 1, holdem: Cat wins $40.00
  recorded #50 ········
$ --book away.book close --at "2025-10-24 23:30"
  Cat cashes out $40.00: $20.00 in cash, and the bank owes Cat $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Fay     -$20.00          –              –
  Cat      $20.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $12.00
  Bob     owes  Dan        $8.00
  Eve     owes  Dan        $7.00
  Fay     owes  Cat       $20.00
  ¶
  was 5 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $12.00
  Bob     owes  Dan        $8.00
  Eve     owes  Dan        $7.00
  Fay     owes  bank      $20.00
  bank    owes  Cat       $20.00
  Bob, Cat, Dan, Eve and Fay settle up among themselves
  night 4 is closed
  recorded #54 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Cat` the last $20.00, so the bank owes `Cat` $20.00
! next: see who pays whom (book)
$ --book away.book book export away.bundle --at "2025-10-25 09:00"
  `away.bundle` has events #45 to #54 from stand-in 9468b546
  the bundle is signed with key d49e-5cd7-1eba-0f63
$ player add Fay --at "2025-10-25 12:00"
  Fay, a regular
  recorded #45 ········
$ book pay Bob Dan 4 --at "2025-10-25 12:00"
  Bob paid Dan $4.00
  recorded #46 ········
$ book merge away.bundle --at "2025-10-26 12:00"
  events #45 to #54 came in from stand-in 9468b546
  check it: `book stand-ins` in the stand-in should show the key
    d49e-5cd7-1eba-0f63
  recorded #57 ········
! note: `Fay` is in both books and counts as one person
$ book merge away.bundle --at "2025-10-26 12:05"
  nothing new: THE BOOK already has the 10 events from stand-in 9468b546
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-10-03 20:00  2025-10-03 23:30      2
      2  mike   2025-10-10 20:00  2025-10-10 23:30      0
      3  mike   2025-10-17 20:00  2025-10-17 23:30      1
      4  mike   2025-10-24 20:00  2025-10-24 23:30      1

The fifth: Fay has a limit by now.

$ book limit Fay 30 --why "agreed with all" --at "2025-11-07 19:00"
  Fay can owe up to $30.00 in THE BOOK from now on: agreed with all
  recorded #58 ········
$ open --banker Ann --at "2025-11-07 20:00"
  night 5 is open at Mike's house; Ann is the banker
  recorded #59 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Fay 20 --debt --at "2025-11-07 20:05"
! error: `Fay` owes $20.00 in THE BOOK, so $20.00 more would be over the limit of $30.00
! hint: book statement Fay
! hint: book limit --help
= 4
$ buy Fay 10 --debt --at "2025-11-07 20:06"
  Fay buys chips: $10.00 on THE BOOK; stack $10.00
  recorded #60 ········
! next: play (hand new or hand result), then count the stacks
$ buy Eve 10 --at "2025-11-07 20:06"
  Eve buys chips: $10.00 in cash; stack $10.00
  recorded #61 ········
! note: buy from a player first: `Fay` has $10.00 (MIK-04)
$ hand result --game holdem --in Fay=4 --in Eve=4 --win Fay=8 --at "2025-11-07 22:00"
  hand 1, holdem: Fay wins $8.00
  recorded #62 ········
$ close --at "2025-11-07 23:30"
  Eve cashes out $6.00: $6.00 in cash
  Fay cashes out $14.00: $10.00 off what Fay owes the bank, $4.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Fay      $4.00      $4.00              –
  Eve     -$4.00      $6.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $12.00
  Bob     owes  Dan        $4.00
  Eve     owes  Dan        $7.00
  Fay     owes  Cat       $20.00
  night 5 is closed
  recorded #67 ········
! note: `Fay` and `Eve`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ book forgive Cat Fay 3 --why "her birthday" --at "2025-11-08 12:00"
  Cat forgave Fay $3.00: her birthday
  recorded #68 ········

The sixth and the seventh: one at the table, one online.

$ open --banker Ann --at "2025-11-21 20:00"
  night 6 is open at Mike's house; Ann is the banker
  recorded #69 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Eve 20 --at "2025-11-21 20:05"
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #70 ········
! next: play (hand new or hand result), then count the stacks
$ buy Dan 20 --debt --at "2025-11-21 20:06"
  Dan buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #71 ········
! note: buy from a player first: `Eve` has $20.00 (MIK-04)
$ hand result --game holdem --in Dan=20 --in Eve=20 --win Eve=40 --at "2025-11-21 22:00"
  hand 1, holdem: Eve wins $40.00
  recorded #72 ········
$ close --at "2025-11-21 23:30"
  Eve cashes out $40.00: $20.00 in cash, and the bank owes Eve $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Eve      $20.00     $20.00              –
  Dan     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $16.00
  Dan     owes  Eve        $9.00
  Fay     owes  Cat       $13.00
  Fay     owes  Eve        $4.00
  ¶
  was 6 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $12.00
  Bob     owes  Dan        $4.00
  Dan     owes  bank      $20.00
  Eve     owes  Dan        $7.00
  Fay     owes  Cat       $17.00
  bank    owes  Eve       $20.00
  Bob, Cat, Dan, Eve and Fay settle up among themselves
  night 6 is closed
  recorded #76 ········
! note: `Eve`'s chips weren't counted; paying what the book says
! note: the drawer can't pay `Eve` the last $20.00, so the bank owes `Eve` $20.00
! next: see who pays whom (book)
$ import poker-now online.csv --unit cents --at "2025-12-06 10:00"
  Eve cashes out $15.00: $10.00 off what Eve owes the bank, and the bank owes Eve
    $5.00
  Cat cashes out $35.00: $20.00 off what Cat owes the bank, and the bank owes Cat
    $15.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob     -$20.00          –              –
  Cat      $15.00          –              –
  Eve       $5.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $36.00
  Dan     owes  Eve        $9.00
  Fay     owes  Cat        $8.00
  Fay     owes  Eve        $9.00
  ¶
  was 7 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $16.00
  Bob     owes  bank      $20.00
  Dan     owes  Eve        $9.00
  Fay     owes  Cat       $13.00
  Fay     owes  Eve        $4.00
  bank    owes  Cat       $15.00
  bank    owes  Eve        $5.00
  Bob, Cat, Dan, Eve and Fay settle up among themselves
  night 7 is closed
  recorded #90 ········

The eighth, the last of the year. A payment that is too much is credit.

$ open --banker Ann --at "2025-12-19 20:00"
  night 8 is open at Mike's house; Ann is the banker
  recorded #91 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --at "2025-12-19 20:05"
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #92 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --at "2025-12-19 20:05"
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #93 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=10 --in Bob=10 --win Bob=20 --at "2025-12-19 22:00"
  hand 1, holdem: Bob wins $20.00
  recorded #94 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close --at "2025-12-19 23:30"
  Ann cashes out $10.00: $10.00 in cash
  Bob cashes out $30.00: $30.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$10.00     $10.00              –
  Bob      $10.00     $30.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat       $36.00
  Dan     owes  Eve        $9.00
  Fay     owes  Cat        $8.00
  Fay     owes  Eve        $9.00
  night 8 is closed
  recorded #99 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Cat       $36.00  2025-10-03
  Dan     Eve        $9.00  2025-11-21
  Fay     Cat        $8.00  2025-10-24
  Fay     Eve        $9.00  2025-10-24
  ¶
           net
  ──────────────
  Bob  -$36.00
  Cat   $44.00
  Dan   -$9.00
  Eve   $18.00
  Fay  -$17.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Xavier  Dan       $15.00  2025-10-17
  ¶
       owes in all   limit
  ──────────────────────────
  Fay       $17.00  $30.00
$ book owe Eve Ann 2 --for "a side bet" --at "2025-12-20 10:00"
  Eve owes Ann $2.00 more: a side bet
  recorded #100 ········
$ book pay Eve Ann 5 --at "2025-12-20 11:00" --really
  Eve paid Ann $5.00, which is $3.00 more than the debt: Ann owes that back
  recorded #101 ········
! note: `Eve` owes `Ann` $2.00, but is paying $5.00
$ book consolidate --mode pairs --at "2025-12-20 12:00"
  nothing to consolidate: THE BOOK stays as it is
$ book consolidate --apply --at "2025-12-20 12:00"
  nothing to consolidate: THE BOOK stays as it is
$ undo --at "2025-12-20 12:05"
  undid #101 (Eve paid Ann $5.00)
  recorded #102 ········
$ book consolidate --mode hub --hub Ann --apply --at "2025-12-20 12:10"
  before:
  debtor  creditor    owes
  ──────────────────────────
  Bob     Cat       $36.00
  Dan     Eve        $9.00
  Eve     Ann        $2.00
  Fay     Cat        $8.00
  Fay     Eve        $9.00
  ¶
  after:
  debtor  creditor    owes  group
  ─────────────────────────────────
  Ann     Cat       $44.00      1
  Ann     Eve       $16.00      1
  Bob     Ann       $36.00      1
  Dan     Ann        $9.00      1
  Fay     Ann       $17.00      1
  ¶
  because
  group 1:  Ann, Bob, Cat, Dan, Eve and Fay settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           is owed by Bob instead of Eve                $2.00
  Ann           owes Cat and gets it from Bob               $34.00
  Ann           owes Cat and gets it from Dan                $9.00
  Ann           owes Cat and gets it from Fay                $1.00
  Ann           owes Eve and gets it from Fay               $16.00
  Bob           owes Ann instead of Cat                     $36.00
  Cat           is owed by Ann instead of Bob               $36.00
  Cat           is owed by Ann instead of Fay                $8.00
  Dan           owes Ann instead of Eve                      $9.00
  Eve           is owed by Ann instead of Dan                $9.00
  Eve           is owed by Ann instead of Fay                $7.00
  Eve           owed Ann and was owed by Fay: canceled out   $2.00
  Fay           owes Ann instead of Cat                      $8.00
  Fay           owes Ann instead of Eve                      $9.00
  ¶
  still 5 debts: that's the fewest this way of settling up allows
  recorded #103 ········

What it all came to.

$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Cat       $44.00  2025-12-20
  Ann     Eve       $16.00  2025-12-20
  Bob     Ann       $36.00  2025-10-03
  Dan     Ann        $9.00  2025-11-21
  Fay     Ann       $17.00  2025-10-24
  ¶
           net
  ──────────────
  Ann    $2.00
  Bob  -$36.00
  Cat   $44.00
  Dan   -$9.00
  Eve   $16.00
  Fay  -$17.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Xavier  Dan       $15.00  2025-10-17
  ¶
       owes in all   limit
  ──────────────────────────
  Fay       $17.00  $30.00
$ book statement Dan
  statement for Dan, all nights
  Dan owes $9.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
        day         with  what happened                          amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #21  2025-10-03  bank  Dan cashed out $40.00: $5.00 in cash   $35.00   $35.00
                          and the bank owes Dan $35.00
   #23  2025-10-03  Bob   THE BOOK was consolidated: 3 debts     $20.00   $20.00
                          became 2
   #23  2025-10-03  Cat   THE BOOK was consolidated: 3 debts     $15.00   $15.00
                          became 2
   #23  2025-10-03  bank  THE BOOK was consolidated: 3 debts    -$35.00    $0.00
                          became 2
   #29  2025-10-10  Cat   note BOE ($12.00) went from Cat to    -$12.00    $3.00
                          Dan to pay off a debt in THE BOOK
   #31  2025-10-10  Eve   note BOE went into THE BOOK: Eve        $7.00    $7.00
                          owes Dan $7.00
   #39  2025-10-17  bank  note BOX went into THE BOOK: Dan      -$15.00  -$15.00
                          owes the bank $15.00 for Xavier
   #42  2025-10-17  Bob   THE BOOK was consolidated: 5 debts    -$12.00    $8.00
                          became 3
   #42  2025-10-17  Cat   THE BOOK was consolidated: 5 debts     -$3.00    $0.00
                          became 3
   #42  2025-10-17  bank  THE BOOK was consolidated: 5 debts     $15.00    $0.00
                          became 3
   #46  2025-10-25  Bob   Bob paid Dan $4.00                     -$4.00    $4.00
   #71  2025-11-21  bank  Dan bought chips: $20.00 on THE BOOK  -$20.00  -$20.00
   #75  2025-11-21  Bob   THE BOOK was consolidated: 6 debts     -$4.00    $0.00
                          became 4
   #75  2025-11-21  Eve   THE BOOK was consolidated: 6 debts    -$16.00   -$9.00
                          became 4
   #75  2025-11-21  bank  THE BOOK was consolidated: 6 debts     $20.00    $0.00
                          became 4
  #103  2025-12-20  Ann   THE BOOK was consolidated: 5 debts     -$9.00   -$9.00
                          became 5
  #103  2025-12-20  Eve   THE BOOK was consolidated: 5 debts      $9.00    $0.00
                          became 5
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Ann    -$9.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Ann    #71  2025-11-21    42  -$9.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $0.00    $0.00
  31 to 90 days   $9.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $0.00    $0.00
  ¶
  what happened (private, not in THE BOOK):
       day         with    what happened                     amount  balance
  ────────────────────────────────────────────────────────────────────────────
  #39  2025-10-17  Xavier  note BOX went into THE BOOK: Dan  $15.00   $15.00
                           owes the bank $15.00 for Xavier
  ¶
  now (private, not in THE BOOK):
  with    balance
  ─────────────────
  Xavier   $15.00
  ¶
  a minus means this player owes money; no minus means this player is owed
$ book statement Fay
  statement for Fay, all nights
  Fay owes $17.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
        day         with  what happened                          amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #50  2025-10-24  bank  Fay bought chips: $20.00 on THE BOOK  -$20.00  -$20.00
   #55  2025-10-24  Cat   THE BOOK was consolidated: 5 debts    -$20.00  -$20.00
                          became 4
   #55  2025-10-24  bank  THE BOOK was consolidated: 5 debts     $20.00    $0.00
                          became 4
   #60  2025-11-07  bank  Fay bought chips: $10.00 on THE BOOK  -$10.00  -$10.00
   #65  2025-11-07  bank  Fay cashed out $14.00: $10.00 off      $10.00    $0.00
                          the debt to the bank and $4.00 in
                          cash
   #68  2025-11-08  Cat   Cat forgave Fay $3.00: her birthday     $3.00  -$17.00
   #75  2025-11-21  Cat   THE BOOK was consolidated: 6 debts      $4.00  -$13.00
                          became 4
   #75  2025-11-21  Eve   THE BOOK was consolidated: 6 debts     -$4.00   -$4.00
                          became 4
   #89  2025-12-06  Cat   THE BOOK was consolidated: 7 debts      $5.00   -$8.00
                          became 4
   #89  2025-12-06  Eve   THE BOOK was consolidated: 7 debts     -$5.00   -$9.00
                          became 4
  #103  2025-12-20  Ann   THE BOOK was consolidated: 5 debts    -$17.00  -$17.00
                          became 5
  #103  2025-12-20  Cat   THE BOOK was consolidated: 5 debts      $8.00    $0.00
                          became 5
  #103  2025-12-20  Eve   THE BOOK was consolidated: 5 debts      $9.00    $0.00
                          became 5
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Ann   -$17.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Ann    #50  2025-10-24    70  -$8.00
  Ann    #50  2025-10-24    70  -$4.00
  Ann    #50  2025-10-24    70  -$5.00
  ¶
  how old the debts are:
                    owes  is owed
  ─────────────────────────────────
  up to 30 days    $0.00    $0.00
  31 to 90 days   $17.00    $0.00
  91 to 365 days   $0.00    $0.00
  over a year      $0.00    $0.00
  ¶
  a minus means this player owes money; no minus means this player is owed
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-10-03 20:00  2025-10-03 23:30      2
      2  mike   2025-10-10 20:00  2025-10-10 23:30      0
      3  mike   2025-10-17 20:00  2025-10-17 23:30      1
      4  mike   2025-10-24 20:00  2025-10-24 23:30      1
      5  mike   2025-11-07 20:00  2025-11-07 23:30      1
      6  mike   2025-11-21 20:00  2025-11-21 23:30      1
      7  mike   2025-12-05 20:00  2025-12-06 10:00      0
      8  mike   2025-12-19 20:00  2025-12-19 23:30      1
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          4      3   $35.00    $20.00              –
  Eve          3      2   $21.00    $20.00              –
  Ann          2      2    $5.00    $15.00              –
  Dan          3      2    $0.00    $20.00              –
  Xavier       1      1  -$15.00         –              –
  Fay          2      2  -$16.00     $4.00              –
  Bob          3      2  -$30.00    $10.00              –
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  103 events in an unbroken chain
  entries     ok  270 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  7 hands settled again, same result
  ¶
  the book is in order: 103 events
$ --book away.book audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  54 events in an unbroken chain
  entries     ok  130 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 54 events
