# A whole tournament at Whose Pig: the prizes that cannot be paid, the first one out who comes back, a level by
# agreement, an early leaver, two out in one hand over a side pot, and the prizes in the ledger.
# rules: PIG-01 PIG-02 PIG-03 PIG-08 PIG-09 PIG-12 PIG-14 PIG-15 PIG-16 PIG-17 PIG-18 PIG-19 PIG-20 PIG-21 PIG-22 PIG-27 PIG-40

$ init --house pig
  started a new book in USD with `pig` rules
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
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #9 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)

A third of 1,000 cannot be counted out, so it is asked before the start.

$ tournament new --entry 20 --stack 1000 --rebuy 10
! error: the rebuy is 1/3 of 1,000, but 25s can't make that (PIG-09)
! hint: tournament new --help
= 4
$ tournament new --name "the pig of november" --entry 20 --stack 1500 --rebuy 10
  tournament 1: the pig of november
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #18 ········
! next: enter everybody, then tournament start
$ tournament enter Eve --transfer
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #20 ········
$ tournament enter Fay --credit
! error: the book says `Fay` has $0.00, not $20.00
! hint: status
= 4
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #21 ········
$ tournament enter Fay --credit
  Fay enters for $20.00: 1,500 chips
  6 entered; the prize pool is $120.00
  recorded #22 ········
$ tournament enter Fay
! error: `Fay` has already entered tournament 1
! hint: tournament status
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #23 ········
$ seat Bob 2
  Bob has seat 2
  recorded #24 ········
$ seat Cat 3
  Cat has seat 3
  recorded #25 ········
$ seat Dan 4
  Dan has seat 4
  recorded #26 ········
$ seat Eve 5
  Eve has seat 5
  recorded #27 ········
$ seat Fay 6
  Fay has seat 6
  recorded #28 ········

The printed table makes 110 %; nothing is dealt before one makes exactly the pool, and before it is clear who rules.

$ deal
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ tournament start
! error: the prize table 60/30/20 adds up to 110%, 10% over, so it can't be paid (PIG-16)
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
= 4
$ tournament start --payout 60/30/10
! error: say who the host is, and who rules when the host is involved (PIG-02, PIG-03)
! hint: tournament start --payout 60/30/10 --host Ann --deputy Bob
= 4
$ tournament start --payout 60/30/10 --host Ann --deputy Ann
! error: `Ann` can't stand in for `Ann` (PIG-02, PIG-03)
! hint: tournament start --help
= 4
$ tournament start --payout 60/30/10 --host Ann --deputy Bob
  tournament 1: the pig of november, running
  level 1, 25/50, until the table agrees on a new level
  6 of 6 players left, 9,000 chips in play, average stack 1,500
  6 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Fay        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $72.00
      2  $36.00
      3  $12.00
  prize pool $120.00
  recorded #29 ········
! next: play (hand new or hand result)
$ seat Ann 9
! error: `Ann` keeps seat 1 until the tournament is over (PIG-18)
! hint: tournament seats
= 4
$ seat Ann 2
! error: `Ann` keeps seat 1 until the tournament is over (PIG-18)
! hint: tournament seats
= 4

Seat 1 has the first button. Ann loses everything, comes back for a third of a stack, and loses that too.

$ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Fay`, `Ann`,
      `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Fay`,
      `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #30 ········
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --win Bob=3000
  hand 1, holdem: Bob wins 3,000
  recorded #32 ········
! note: `Ann` is out in 6th place (PIG-40)
! note: `Ann` can rebuy for $10.00 and get 500 chips: tournament rebuy Ann (PIG-09)
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=1500 --in Bob=1500 --win Bob=3050 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
$ tournament rebuy Bob
! error: `Bob` still has chips (PIG-09)
! hint: tournament status
= 4
$ tournament rebuy Ann
  Ann buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  6 entered; the prize pool is $130.00
  recorded #34 ········
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Fay`, `Ann`, `Bob`,
      `Cat`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Fay`, `Ann`,
      `Bob` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #35 ········
$ hand result --game holdem --in Ann=500 --in Cat=500 --win Cat=1000
  hand 2, holdem: Cat wins 1,000
  recorded #37 ········
! note: `Ann` is out in 6th place (PIG-40)
! note: going by the button, the pot should have 50 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=500 --in Cat=500 --win Cat=1050 --in Dan=50 (and --away for players who were sitting out) (PIG-64)
$ tournament rebuy Ann
! error: there's only one rebuy, and it's been used (PIG-09)
! hint: tournament status
= 4

Now she deals for the others, and the button goes on.

$ deal
  Cat has the button, and Ann deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Dan` is next to the button and has the small blind; `Eve` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Fay`, `Bob`, `Cat`, `Dan`,
      `Eve` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Eve`, `Fay`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
  recorded #38 ········
$ tournament level 50/100 --against Cat
! error: all 5 players have to agree to a new level, but `Cat` is against it (PIG-01)
! hint: tournament level --help
= 4
$ tournament level 60/120
! error: you can't pay 60 in 25s
! hint: tournament level
= 4
$ tournament level 50/100/5
! error: this house plays with blinds only, so leave the ante out of 50/100, ante 5 (PIG-28)
! hint: tournament level --help
= 4
$ tournament level 50/100
  level 2, 50/100, until the table agrees on a new level
  recorded #39 ········
$ tournament level
       level  blinds  minutes
  ─────────────────────────────
           1  25/50         –
  now      2  50/100        –
  ¶
  after 2 hands  play 50/100 until the table agrees on a new  agreed by all 5
                 level
  ¶
  level 2, 50/100, until the table agrees on a new level

Fay goes home with her chips: they leave the game, her money does not.

$ tournament leave Fay
  Fay leaves; 1,500 chips come out of play and 8,000 stay in (PIG-14)
  recorded #40 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Ann` moves up to 5th place (PIG-40)
$ tournament status
  tournament 1: the pig of november, running
  level 2, 50/100, until the table agrees on a new level
  4 of 6 players left, 8,000 chips in play, average stack 2,000
  6 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Ann is out, so Ann deals (PIG-20, PIG-21)
  all 5 agreed after 2 hands: play 50/100 until the table agrees on a new level
    (PIG-26, PIG-27)
  Ann went out in hand 2 (PIG-40)
  Fay left and doesn't place; the $20.00 stays in the pool (PIG-14)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  3,000   $20.00       –
  Cat        in  2,000   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Ann         5      –   $30.00       1
  Fay      left      –   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $78.00
      2  $39.00
      3  $13.00
  prize pool $130.00

A quarrel in which the host has a part: everything stays as it is until the deputy has ruled.

$ tournament stop "did Cat say all-in?" --party Ann --party Cat
  leave the cards and chips where they are; play stops for a ruling: did Cat say
    all-in?
  recorded #42 ········
$ hand result --game holdem --in Bob=100 --in Cat=100 --win Bob=200
! error: play is stopped until there's a ruling: did Cat say all-in? (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ tournament bust Cat
! error: play is stopped until there's a ruling: did Cat say all-in? (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ ruling "she did" --by Ann
! error: `Bob` makes the rulings, not `Ann` (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ ruling "she did"
  Bob ruled: she did; play goes on
  recorded #44 ········

Dan and Eve go out in one hand: Cat has them both covered, and the side pot is hers too.

file allin.json:
  {"house":"pig","game":"holdem","unit":"25","board":"Ah Kd 7c 5s 2h","button":"Cat","players":[{"name":"Cat","in":"1500","cards":"AsAd"},{"name":"Dan","in":"1500","cards":"KhKs"},{"name":"Eve","in":"600","cards":"QhQs"},{"name":"Bob","in":"50","folded":true,"cards":""}]}

$ hand result --game holdem --in Eve=900 --in Cat=900 --win Cat=1800
  hand 3, holdem: Cat wins 1,800
  recorded #45 ········
! note: going by the button, the pot should have 50 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Eve=900 --in Cat=900 --win Cat=1850 --in Dan=50 (and --away for players who were sitting out) (PIG-64)
$ hand add allin.json
  hand 4, holdem: Cat wins 3,650
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (PIG-36)
    Eve put in 600, so Eve can win at most that much from each of the others
      (PIG-38)
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Cat has the best hand for the main pot of 1,850: three aces (PIG-55)
    Cat has the best hand for side pot 1 (1,800): three aces (PIG-55)
  recorded #48 ········
! note: `Dan` is out in 3rd place; `Eve` is out in 4th place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ hand show 4
  hand 4, holdem: Cat wins 3,650 (event 47, 2026-01-02 19:50)
  ¶
  player  put in  returned    won
  ─────────────────────────────────
  Cat      1,500         –  3,650
  Dan      1,500         –      –
  Eve        600         –      –
  Bob         50         –      –
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (PIG-36)
  Eve put in 600, so Eve can win at most that much from each of the others
    (PIG-38)
  everybody still in put in the same amount or is all in, so the pot is right
    (PIG-52)
  your hand is your best five cards: two, one or none of your own, and the rest
    from the board (PIG-04)
  hands are ranked in the usual order (PIG-05)
  Cat has the best hand for the main pot of 1,850: three aces (PIG-55)
  Cat has the best hand for side pot 1 (1,800): three aces (PIG-55)
  ¶
  in the ledger (show 47):
  party  asset   with  amount
  ─────────────────────────────
  Bob    stacks           -50
  Cat    stacks         2,150
  Dan    stacks        -1,500
  Eve    stacks          -600
$ tournament seats
  seat  player  chips
  ─────────────────────────────
     2  Bob     2,950
     3  Cat     5,050  button
  Dan is out, so Dan deals (PIG-20, PIG-21)
$ tournament payout
! error: 2 players still have chips, and play goes on until one has them all (PIG-12)
! hint: tournament status
! hint: tournament chop --help
= 4
$ close
! error: tournament 1 is still going, with $130.00 to win
! hint: tournament status
! hint: tournament cancel --help
= 4
$ cashout Bob
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4

Two are left. They play it out: nobody recorded the last hands, and the banker says who is out.

$ count Bob 2000
  Bob has 2,000: down 950 in unrecorded hands (PIG-65)
  recorded #49 ········
$ tournament bust Bob --by Cat
  Bob is out in 2nd place (PIG-40)
  1 left
  recorded #50 ········
! note: the book says `Bob` still had 2,000 chips: they go to the winner; if `Bob` isn't out, undo this (PIG-40)
! note: `Cat` has all 8,000 chips and wins; next: tournament payout (PIG-12)
$ tournament status
  tournament 1: the pig of november, running
  level 2, 50/100, until the table agrees on a new level
  1 of 6 players left, 8,000 chips in play, average stack 8,000
  6 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Bob is out, so Bob deals (PIG-20, PIG-21)
  all 5 agreed after 2 hands: play 50/100 until the table agrees on a new level
    (PIG-26, PIG-27)
  Ann went out in hand 2 (PIG-40)
  Dan and Eve went out in hand 4 (PIG-40)
  Bob went out (PIG-40)
  Fay left and doesn't place; the $20.00 stays in the pool (PIG-14)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat         1  8,000   $20.00       –
  Bob         2      –   $20.00       –
  Dan         3      –   $20.00       –
  Eve         4      –   $20.00       –
  Ann         5      –   $30.00       1
  Fay      left      –   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $78.00
      2  $39.00
      3  $13.00
  prize pool $130.00
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Cat     $78.00
      2  Bob     $39.00
      3  Dan     $13.00
  the pool was $130.00; cashout pays the prizes
    Cat has all 8,000 chips (PIG-12)
    the pool of $130.00 is 6 entries at $20.00 and 1 rebuy at $10.00, with nothing
      taken out (PIG-15)
    Fay left with chips and doesn't place; the $20.00 stays in the pool (PIG-14)
    the pool is split 60/30/10: the house's printed shares add up to 110%, so they
      can't be used (PIG-16)
  recorded #51 ········
! next: pay them all (cashout)
$ tournament payout
! error: no tournament is running
! hint: tournament new --help
= 4
$ cashout
  Cat cashes out $78.00: $78.00 in cash
  Bob cashes out $39.00: $32.00 in cash, and the bank owes Bob $7.00
  Dan cashes out $13.00: the bank owes Dan $13.00
  recorded #57 ········
! note: the drawer can't pay `Bob` the last $7.00, so the bank owes `Bob` $7.00
! note: the drawer can't pay `Dan` the last $13.00, so the bank owes `Dan` $13.00
! next: close the night (close)
$ status
  night 1 at The Pig tournament, open since 2026-01-02 19:07; banker: Ann
  ¶
  player  bought     cash      app  notes    book  chips  counted   result
  ──────────────────────────────────────────────────────────────────────────
  Ann     $30.00  -$30.00        –      –       –      –  not yet  -$30.00
  Bob     $20.00   $12.00        –      –   $7.00      –     left   $19.00
  Cat     $20.00   $58.00        –      –       –      –     left   $58.00
  Dan     $20.00  -$20.00        –      –  $13.00      –     left   -$7.00
  Eve     $20.00        –  -$20.00      –       –      –  not yet  -$20.00
  Fay     $20.00  -$20.00        –      –       –      –  not yet  -$20.00
  ¶
  drawer $0.00   chips out $0.00   in the middle $0.00
! next: close the night (close)
$ close
  Ann keeps the $20.00 that came by app
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$30.00          –              –
  Bob      $19.00     $32.00              –
  Cat      $58.00     $78.00              –
  Dan      -$7.00          –              –
  Eve     -$20.00          –              –
  Fay     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $7.00
  Ann     owes  Dan       $13.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  bank    owes  Bob        $7.00
  bank    owes  Dan       $13.00
  Ann, Bob and Dan settle up among themselves
  night 1 is closed
  next: book pay Ann Bob 7.00 --app
  next: book pay Ann Dan 13.00 --app
  recorded #60 ········
! next: see who pays whom (book)
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  60 events in an unbroken chain
  entries     ok  107 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 60 events
$ tournament status
  tournament 1: the pig of november, paid
  6 players entered
  6 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  all 5 agreed after 2 hands: play 50/100 until the table agrees on a new level
    (PIG-26, PIG-27)
  Ann went out in hand 2 (PIG-40)
  Dan and Eve went out in hand 4 (PIG-40)
  Bob went out (PIG-40)
  Fay left and doesn't place; the $20.00 stays in the pool (PIG-14)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat         1      –   $20.00       –
  Bob         2      –   $20.00       –
  Dan         3      –   $20.00       –
  Eve         4      –   $20.00       –
  Ann         5      –   $30.00       1
  Fay      left      –   $20.00       –
  ¶
  place  player   prize
  ───────────────────────
      1  Cat     $78.00
      2  Bob     $39.00
      3  Dan     $13.00
$ log --night 1
   #9  2026-01-02 19:07  night-opened  night 1 opened at `pig`, banker Ann
  #10  2026-01-02 19:09  tournament    tournament 1: the pig of november, $20.00
                                       for 1,500 chips
  #11  2026-01-02 19:10  bought-in     Ann bought chips: $20.00 for cash
  #12  2026-01-02 19:10  tournament    Ann entered for $20.00: 1,500 chips
  #13  2026-01-02 19:10  bought-in     Bob bought chips: $20.00 for cash
  #14  2026-01-02 19:10  tournament    Bob entered for $20.00: 1,500 chips
  #15  2026-01-02 19:10  bought-in     Cat bought chips: $20.00 for cash
  #16  2026-01-02 19:10  tournament    Cat entered for $20.00: 1,500 chips
  #17  2026-01-02 19:10  bought-in     Dan bought chips: $20.00 for cash
  #18  2026-01-02 19:10  tournament    Dan entered for $20.00: 1,500 chips
  #19  2026-01-02 19:11  bought-in     Eve bought chips: $20.00 by app
  #20  2026-01-02 19:11  tournament    Eve entered for $20.00: 1,500 chips
  #21  2026-01-02 19:13  bought-in     Fay bought chips: $20.00 for cash
  #22  2026-01-02 19:14  tournament    Fay entered for $20.00: 1,500 chips
  #23  2026-01-02 19:16  seated        Ann took seat 1
  #24  2026-01-02 19:17  seated        Bob took seat 2
  #25  2026-01-02 19:18  seated        Cat took seat 3
  #26  2026-01-02 19:19  seated        Dan took seat 4
  #27  2026-01-02 19:20  seated        Eve took seat 5
  #28  2026-01-02 19:21  seated        Fay took seat 6
  #29  2026-01-02 19:26  tournament    the tournament started
  #30  2026-01-02 19:29  tournament    Ann deals the next hand
  #31  2026-01-02 19:30  hand-played   hand 1, holdem: Bob won 3,000
  #32  2026-01-02 19:30  tournament    Ann was knocked out in hand 1
  #33  2026-01-02 19:32  bought-in     Ann bought chips: $10.00 for cash
  #34  2026-01-02 19:32  tournament    Ann bought back in for $10.00: 500 chips
  #35  2026-01-02 19:33  tournament    Bob deals the next hand
  #36  2026-01-02 19:34  hand-played   hand 2, holdem: Cat won 1,000
  #37  2026-01-02 19:34  tournament    Ann was knocked out in hand 2
  #38  2026-01-02 19:36  tournament    Cat has the button, and Ann deals
  #39  2026-01-02 19:40  tournament    all 5 players still in agreed: play
                                       50/100 until the table agrees on a new
                                       level
  #40  2026-01-02 19:42  tournament    Fay left the tournament and took 1,500
                                       chips out of play
  #41  2026-01-02 19:44  tournament    play stopped for a ruling: did Cat say
                                       all-in?
  #42  2026-01-02 19:44  tournament    the clock was stopped
  #43  2026-01-02 19:48  tournament    Bob ruled: she did
  #44  2026-01-02 19:48  tournament    the clock is running again
  #45  2026-01-02 19:49  hand-played   hand 3, holdem: Cat won 1,800
  #46  2026-01-02 19:50  tournament    Cat deals the next hand
  #47  2026-01-02 19:50  hand-played   hand 4, holdem: Cat won 3,650
  #48  2026-01-02 19:50  tournament    Dan and Eve were knocked out in hand 4
  #49  2026-01-02 19:56  counted       Bob's stack was counted: 2,000, expected
                                       2,950
  #50  2026-01-02 19:57  tournament    Bob was knocked out
  #51  2026-01-02 19:59  tournament    the prizes were paid: Cat $78.00, Bob
                                       $39.00, Dan $13.00
  #52  2026-01-02 20:01  cashed-out    Cat cashed out $78.00: $78.00 in cash
  #53  2026-01-02 20:01  left          Cat left the table
  #54  2026-01-02 20:01  cashed-out    Bob cashed out $39.00: $32.00 in cash and
                                       the bank owes Bob $7.00
  #55  2026-01-02 20:01  left          Bob left the table
  #56  2026-01-02 20:01  cashed-out    Dan cashed out $13.00: the bank owes Dan
                                       $13.00
  #57  2026-01-02 20:01  left          Dan left the table
  #58  2026-01-02 20:03  bank-settled  the bank was settled: $0.00 came out of
                                       the drawer, and Ann takes over the bank's
                                       debts of $20.00
  #59  2026-01-02 20:03  consolidated  THE BOOK was consolidated: 3 debts became
                                       2
  #60  2026-01-02 20:03  night-closed  the night ended
