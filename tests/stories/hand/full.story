# A hand with every act: it moves the chips, is kept, and is known when it comes again.

file evening.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 8]
  players = ["Ann", "Bob", "Kat"]
  hand = 7
  actions = [
    "d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 QsQd",
    "p3 cbr 1.50", "p1 cbr 4.50", "p2 f", "p3 cbr 8", "p1 cc",
    "p1 sm AsKd", "p3 sm QsQd",
    "d db Ah7d2c", "d db 9s", "d db 3h",
  ]

file wrong.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 cbr 0.60", "p1 f"]

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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
$ hand add evening.phh
! error: evening.phh:6:1: no player is called `Kat`; did you mean `Cat`?
! hint: hand add evening.phh --as Kat=Cat
= 5
$ hand add evening.phh --as Kat
! error: `Kat` should look like FILE_NAME=PLAYER
! hint: hand add --help
= 2

$ hand add evening.phh --as Kat=Cat
! error: evening.phh:9:4: the book says `Cat` has $5.00, not $8.00
! hint: count Cat --help
= 5
$ count Cat 8
  Cat has $8.00: up $3.00 in unrecorded hands
  recorded #10 ········
! next: count the stacks of Ann and Bob
$ hand add evening.phh --as Kat=Cat --dry-run
  hand 1, holdem: Ann wins $16.50
    Ann has the best hand for the main pot of $16.50: pair of aces (MIK-31)
  (dry run: nothing was recorded)
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ hand add evening.phh --as Kat=Cat
  hand 1, holdem: Ann wins $16.50
    Ann has the best hand for the main pot of $16.50: pair of aces (MIK-31)
  recorded #12 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
! next: play (hand new or hand result), then count the stacks
$ hand add evening.phh --as Kat=Cat
  already recorded as hand 1 of night 1 (event 12)
$ hand add evening.phh --as Kat=Cat --json
  {"hands":[{"night":1,"hand":1,"hand_id":"019b80209e607f359f15898ed566eb26","event":12,"game":"holdem","depth":"full","pot":"16.50","at":"2026-01-02T19:13:00+00:00","showdown":true,"void":false,"tags":[],"known":true}],"event":null,"events":[],"hash":"········","id":"019b8022-7320-76d6-b0e6-bda7f06e0d43"}
$ hand add wrong.phh
! error: wrong.phh:7:45: action 3: `Bob` can raise to anything from $1.00 to $20.00, not to $0.60
= 5
$ hand list
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $16.50  full
$ hand show 1
  hand 1, holdem: Ann wins $16.50 (event 12, 2026-01-02 19:13)
  the dealer called holdem (MIK-58)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.25  $20.00  $28.50
  Bob           blind $0.50  $20.00  $19.50
  Cat (button)  –             $8.00   $0.00
  ¶
  before the flop
    Ann is dealt As Kd            pot $0.75
    Bob is dealt 7h 7c            pot $0.75
    Cat is dealt Qs Qd            pot $0.75
    Cat raises to $1.50           pot $2.25
    Ann raises to $4.50           pot $6.50
    Bob folds                     pot $6.50
    Cat raises to $8.00, all in  pot $13.00
    Ann calls $3.50              pot $16.50
    Ann shows As Kd              pot $16.50
    Cat shows Qs Qd              pot $16.50
  board Ah 7d 2c
  board Ah 7d 2c 9s
  board Ah 7d 2c 9s 3h
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot  $16.50  Ann and Cat   Ann
  Ann has the best hand for the main pot of $16.50: pair of aces (MIK-31)
  ¶
  in the ledger (show 12):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $8.50
  Bob    chips        -$0.50
  Cat    chips        -$8.00
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $8.50     $8.50     1/1 (100%)
  Bob          1      1  -$0.50         –              –
  Cat          1      1  -$5.00         –       0/1 (0%)
  ¶
  player        VPIP         PFR       3-bet  to showdown   won there
  ─────────────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  1/1 (100%)  1/1 (100%)   1/1 (100%)  1/1 (100%)
  Bob       0/1 (0%)    0/1 (0%)           –            –           –
  Cat     1/1 (100%)  1/1 (100%)           –   1/1 (100%)    0/1 (0%)
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ stats Ann
  Ann
  nights              1
  hands               1
  net                 $8.50
  most won in a hand  $8.50
  showdowns won       1/1 (100%)
  VPIP                1/1 (100%)
  PFR                 1/1 (100%)
  3-bet               1/1 (100%)
  to showdown         1/1 (100%)
  won there           1/1 (100%)
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
  ¶
  game    nights  hands    net  most won  showdowns won
  ───────────────────────────────────────────────────────
  holdem       1      1  $8.50     $8.50     1/1 (100%)
  ¶
  house  nights  hands    net  most won  showdowns won
  ──────────────────────────────────────────────────────
  mike        1      1  $8.50     $8.50     1/1 (100%)
$ hand search AhQs
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $16.50  full
$ hand replay 1
  0 of 13: antes and blinds are posted
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –   $8.00
  ¶
  1 of 13: Ann is dealt As Kd
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –   $8.00
  ¶
  2 of 13: Bob is dealt 7h 7c
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –   $8.00
  ¶
  3 of 13: Cat is dealt Qs Qd
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –   $8.00
  ¶
  4 of 13: Cat raises to $1.50
  pot $2.25
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat     $1.50   $6.50
  ¶
  5 of 13: Ann raises to $4.50
  pot $6.50
  player    bet   stack
  ──────────────────────────
  Ann     $4.50  $15.50
  Bob     $0.50  $19.50
  Cat     $1.50   $6.50
  ¶
  6 of 13: Bob folds
  pot $6.50
  player    bet   stack
  ────────────────────────────
  Ann     $4.50  $15.50
  Bob     $0.50  $19.50  out
  Cat     $1.50   $6.50
  ¶
  7 of 13: Cat raises to $8.00, all in
  pot $13.00
  player    bet   stack
  ────────────────────────────
  Ann     $4.50  $15.50
  Bob     $0.50  $19.50  out
  Cat     $8.00   $0.00
  ¶
  8 of 13: Ann calls $3.50
  pot $16.50
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
  ¶
  9 of 13: Ann shows As Kd
  pot $16.50
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
  ¶
  10 of 13: Cat shows Qs Qd
  pot $16.50
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
  ¶
  11 of 13: board Ah 7d 2c
  pot $16.50   board Ah 7d 2c
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
  ¶
  12 of 13: board Ah 7d 2c 9s
  pot $16.50   board Ah 7d 2c 9s
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
  ¶
  13 of 13: board Ah 7d 2c 9s 3h
  pot $16.50   board Ah 7d 2c 9s 3h
  player  bet   stack
  ──────────────────────────
  Ann       –  $12.00
  Bob       –  $19.50  out
  Cat       –   $0.00
$ hand export 1 --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 8.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 QsQd", "p3 cbr 1.50", "p1 cbr 4.50", "p2 f", "p3 cbr 8.00", "p1 cc", "p1 sm AsKd", "p3 sm QsQd", "d db Ah7d2c", "d db 9s", "d db 3h"]
  hand = 7
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 19:13:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/25,2000/0/50,800 B2 T5 ANT I7 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a13%3a00 Ztime_zone=UTC d0AsKd d17h7c d2QsQd r2150 r0450 f1 r2800 c0 w0AsKd w2QsQd bAh7d2c b9s b3h"
$ hand export --format ohh --out evening.ohh
  1 hand in `evening.ohh`
! note: the file leaves out some of hand 7: which pot each winner took; the smallest amount paid ($0.05)
$ hand export --format housebook --out evening2.phh
  1 hand in `evening2.phh`
$ hand add evening.ohh
  already recorded as hand 1 of night 1 (event 12)
$ hand add evening2.phh
  already recorded as hand 1 of night 1 (event 12)
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $28.50  not yet   $8.50
  Bob     $20.00  -$20.00    –      –     –  $19.50  not yet  -$0.50
  Cat      $5.00   -$5.00    –      –     –       –  not yet  -$5.00
  ¶
  drawer $45.00   chips out $45.00   in the middle $0.00
  the counts are $3.00 over so far
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  17 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 12 events
$ hand void 1 --why "a rehearsal"
  hand 1, holdem, is void: a rehearsal
  player  gets back
  ───────────────────
  Ann        -$8.50
  Bob         $0.50
  Cat         $8.00
  recorded #15 ········
! next: count the stacks of Ann and Bob
$ hand add evening.phh --as Kat=Cat --really-different
  hand 2, holdem: Ann wins $16.50
    Ann has the best hand for the main pot of $16.50: pair of aces (MIK-31)
  recorded #17 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
! next: play (hand new or hand result), then count the stacks
$ undo
  undid #16 (Cat deals the next hand)
  undid #17 (hand 2, holdem: Ann won $16.50)
  recorded #19 ········
! next: count the stacks of Ann and Bob
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 19 events
