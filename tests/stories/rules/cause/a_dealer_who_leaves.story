# Who was noted to deal and leaves pays nothing when another deals
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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Bob
  Bob deals
  recorded #20 ········
$ cashout Bob
  Bob cashes out 1,975: 1,975 in cash
  recorded #22 ········
! note: `Bob`'s chips weren't counted; paying what the book says

He has left, so nobody can note him.

$ deal --dealer Bob
! error: `Bob` has left and can't deal: only the player with the button can (CAU-008)
! hint: seats
= 4
> `Bob` has left and can't deal: only the player with the button can (CAU-008)
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  recorded #23 ········

The same where the next thing is the hand, by every act or by its result.

$ cashout Cat
  Cat cashes out 1,975: 1,975 in cash
  recorded #25 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ hand new
< five-card-draw
< d dan
< ¶
< f*
< y
  hand 1, five-card-draw: Dan wins 50
  recorded #28 ········
! no game yet, Dan deals, 2 in: Ann Dan
! which game? > five-card-draw
! five-card-draw, Dan deals, 2 in: Ann Dan
! Enter to deal > d dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1950 · pot 50 · check, bet 25 > f*
! only Dan is left, so there's no draw (CAU-062)
! Dan is the only one left in the main pot, so Dan wins it: 50 (CAU-029)
! Ann -25, Dan gets 50 (+25)
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #30 ········
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #31 ········
> Ann deals
$ cashout Ann
  Ann cashes out 1,950: 1,950 in cash
  recorded #33 ········
! note: `Ann`'s chips weren't counted; paying what the book says
$ hand result --game five-card-draw --in Bob=25 --in Dan=25 --win Dan=50
  hand 2, five-card-draw: Dan wins 50
  recorded #36 ········
! note: `Ann` wasn't in this hand, so it counts as `Bob`'s deal (CAU-008)
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          25          25         –
  Bob          75          75         –
  Cat          25          25         –
  Dan          50          50         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  36 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 36 events
