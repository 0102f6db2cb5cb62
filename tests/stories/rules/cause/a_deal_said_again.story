# A deal that is said again charges nobody: who counts a night's hands by their deals alone says that the hand was played
# rules: CAU-003, CAU-008

$ init --house cause
  started a new book in points with `cause` rules
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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········

No hand was recorded yet tonight. Said again it is the same deal, whether Ann is named or nobody.

$ deal
  Ann deals
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> Ann deals
$ deal --dealer Ann
  Ann deals
! note: `Ann` already has the next deal, so nothing was recorded (CAU-008)
> `Ann` already has the next deal, so nothing was recorded (CAU-008)
$ fund show
  the leaderboard (CAU-003): 100 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
>   Bob          25          25         –

The hand was played and not written down: Ann pays for it, and Bob deals.

$ deal --next
  Bob deals
    the deal passes to the left (CAU-008)
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Bob deals
$ deal --next --dealer Dan
  Dan deals
  recorded #24 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          25          25         –
  Dan          25          25         –
>   Ann          50          50         –
>   Bob          50          50         –
>   Cat          25          25         –

Bob deals the one that is recorded, and pays for that too. Dan pays nothing.

$ hand result --game five-card-draw --dealer Bob --in Ann=25 --in Bob=25 --win Bob=50
  hand 1, five-card-draw: Bob wins 50
  recorded #27 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          75          75         –
  Cat          25          25         –
  Dan          25          25         –
>   Bob          75          75         –
>   Dan          25          25         –

Once a hand is recorded, and the next is not, it is the same.

$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #28 ········
> Cat deals
$ deal
  Cat deals
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> so nothing was recorded; if that hand was already played, type deal --next
$ deal --next
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #30 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ undo
  undid #29 (Cat paid 25 into the leaderboard for dealing)
  undid #30 (Dan deals the next hand)
  recorded #32 ········
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          75          75         –
  Cat          25          25         –
  Dan          25          25         –
>   Dan          25          25         –
$ deal --next --cards "2c 3c Jh"
! error: `--next` doesn't go with `--cards <CARDS>`: leave one of them out
! hint: housebook deal --help
= 2
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 32 events
