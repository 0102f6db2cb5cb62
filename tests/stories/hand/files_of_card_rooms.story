# At a house without blinds a card-room hand out of a file is another house's game: it is taken, and that is said once
# rules: CAU-010, CAU-022, CAU-104

file holdem.phhs:
  [1]
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [25, 50]
  min_bet = 50
  starting_stacks = [2000, 2000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 200", "p1 f"]
  [2]
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [25, 50]
  min_bet = 50
  starting_stacks = [1950, 2050]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 KhKd", "d dh p2 4s4d", "p2 cbr 200", "p1 f"]

file stud.phh:
  variant = "F7S"
  antes = [0, 0]
  bring_in = 100
  small_bet = 500
  big_bet = 1000
  starting_stacks = [2000, 2000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2h3dAh", "d dh p2 3s4dKs", "p2 pb", "p1 f"]

file stud_of_the_house.phh:
  variant = "F7S"
  antes = [25, 25]
  bring_in = 25
  small_bet = 25
  big_bet = 50
  starting_stacks = [2000, 2000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2h3dAh", "d dh p2 3s4dKs", "p2 pb", "p1 f"]

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········

Stud has the limits and antes of the house, whatever a card room makes of it.

$ hand add stud.phh
! error: stud.phh:8:13: `cause` plays spread limit, not fixed limit (CAU-022)
= 5
> `cause` plays spread limit, not fixed limit (CAU-022)
$ hand add stud_of_the_house.phh
! error: stud_of_the_house.phh:8:13: `cause` plays spread limit, not fixed limit (CAU-022)
= 5
> `cause` plays spread limit, not fixed limit (CAU-022)
$ hand add holdem.phhs
  hand 1, holdem: Bob wins 100
    nobody called Bob's last 150, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: 100 (CAU-029)
  hand 2, holdem: Bob wins 100
    nobody called Bob's last 150, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: 100 (CAU-029)
  recorded #15 ········
! note: the hand has `Ann` starting with 2,000, but the book says 1,975
! note: the hand has `Bob` starting with 2,000, but the book says 1,975
! note: this is a card-room game, so it wasn't played with `cause`'s antes and limits (CAU-010, CAU-022, CAU-104, CAU-106)
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
! note: the hand has `Ann` starting with 1,950, but the book says 1,925
! note: the hand has `Bob` starting with 2,050, but the book says 2,000
> this is a card-room game, so it wasn't played with `cause`'s antes and limits (CAU-010, CAU-022, CAU-104, CAU-106)
$ hand add holdem.phhs
  already recorded as hand 1 of night 1 (event 11)
  already recorded as hand 2 of night 1 (event 14)
> already recorded as hand 1 of night 1
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 15 events
