# In Between: a bet too high is refused, a runner, a double burn, a split pair, and the joker takes the pot

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --regular
  Ann, a regular
  recorded #3 ········
$ player add Bob --regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat --regular
  Cat, a regular
  recorded #5 ········
$ player add Dan --regular
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 3000
  Dan buys chips: 3,000 in cash; stack 2,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········

$ games show in-between
  In Between, 52 cards and a joker
    ante            100          house rule (CAU-091)
    first-limit     100          standard for the game (CAU-093)
    limit           500          standard for the game (CAU-093)
    ace             second-high  rules don't say; or call (CAU-092)
    split           50           standard for the game (CAU-097)
    runner          neighbours   rules don't say; or player (CAU-096)
    runner-penalty  25           house rule (CAU-096)
    rounds          3            standard for the game (CAU-099)
    next            regular      rules don't say; or ordinary (CAU-100)
    2 players or more
  ¶
  CAU-091  Everybody pays 100, a turn starts with two cards face up, and one
           dealer deals the game.
  CAU-092  If your first card is an ace, you call it high or low; an ace as the
           second card is high.
  CAU-093  100 at most in the first round, then up to 500 or any part of the
           pot.
  CAU-094  A third card in between wins the bet, and one outside loses it.
  CAU-095  If the third card matches one of the first two, you pay twice your
           bet.
  CAU-096  If your two cards are in sequence you can't bet, and the players next
           to you pay 25 each.
  CAU-097  For 50 you can split a pair into two spreads and play them one at a
           time.
  CAU-098  Then you pay the 25 yourself.
  CAU-099  After three rounds a joker is shuffled in, and the player who's dealt
           it wins the pot.
  CAU-100  Everybody pays 100 again, and the last player who got cards before
           the joker was added goes first.
$ play in-between --dealer Dan
< ¶
< 4c 9d
< bet 125
< bet 100
< 6h
< 5d Kh b100 2c
< 3s Jd 100 Jh
< 7c 8d
< Ac
< low
< Ah bet 500 Kd
< 8h 8s split
< Qc bet 100 Tc
< 9h
< 2h 5s p
< 2d 5h p
< 2s 6d p
< 3c 6s p
< 3d 7h p
< 4d Td p
< 5c Ts p
< 6c Js p
< Jo
  player  cards  so far  put in  took
  ─────────────────────────────────────
    Ann             475     125   600
    Bob            -175     275   100
    Cat      Jo    -200     325   125
    Dan            -100     100     –
  pot 0
  everybody puts in 100, so the pot is 400 (CAU-091)
  6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
  2c is outside 5d and Kh: `Bob` pays 100 (CAU-094)
  Jh matches one of the end cards, 3s and Jd: `Cat` pays 200, twice the bet of 100
    (CAU-095)
  7c and 8d make a runner for `Dan`: `Cat` and `Ann` each pay 25 (CAU-096)
  Kd is between Ac low and Ah high: `Ann` takes 500 (CAU-094, CAU-092)
  `Bob` splits 8h and 8s for 50 (CAU-097)
  Tc is between 8h and Qc: `Bob` takes 100 (CAU-094)
  8s and 9h make a runner for `Bob`: `Bob` pays 25 (CAU-098)
  `Cat` gets the joker and takes 125 (CAU-099)
  `Dan` was the last player to get cards before the joker was added, so `Dan`
    starts the next game (CAU-100)
  Dan pays 25 into the leaderboard for dealing (CAU-003)
  hand 1, in-between: Ann wins 600, Bob wins 100, Cat wins 125
! In Between, 52 cards and a joker
!   ante            100          house rule (CAU-091)
!   first-limit     100          standard for the game (CAU-093)
!   limit           500          standard for the game (CAU-093)
!   ace             second-high  rules don't say; or call (CAU-092)
!   split           50           standard for the game (CAU-097)
!   runner          neighbours   rules don't say; or player (CAU-096)
!   runner-penalty  25           house rule (CAU-096)
!   rounds          3            standard for the game (CAU-099)
!   next            regular      rules don't say; or ordinary (CAU-100)
!   Ann, Bob, Cat and Dan play; Dan deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-091)
! [pot 400] Ann, type the first end card: 4c 9d
! 4c for Ann
! 9d for Ann
! [pot 400] Ann, bet 25 to 100 or pass: bet 125
! error: until the dealer has played, bet at most 100, or the pot (400) if that's less; `Ann`: bet 25 to 100 or pass (CAU-093)
! [pot 400] Ann, bet 25 to 100 or pass: bet 100
! Ann bets 100
! [pot 400] Ann, type the third card: 6h
! 6h for Ann
!   6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
! [pot 300] Bob, type the first end card: 5d Kh b100 2c
! 5d for Bob
! Kh for Bob
! Bob bets 100
! 2c for Bob
!   2c is outside 5d and Kh: `Bob` pays 100 (CAU-094)
! [pot 400] Cat, type the first end card: 3s Jd 100 Jh
! 3s for Cat
! Jd for Cat
! Cat bets 100
! Jh for Cat
!   Jh matches one of the end cards, 3s and Jd: `Cat` pays 200, twice the bet of
!     100 (CAU-095)
! [pot 600] Dan, type the first end card: 7c 8d
! 7c for Dan
! 8d for Dan
!   7c and 8d make a runner for `Dan`: `Cat` and `Ann` each pay 25 (CAU-096)
! [pot 650] Ann, type the first end card: Ac
! Ac for Ann
! [pot 650] Ann, high or low: low
! Ann calls the ace low (CAU-092)
! [pot 650] Ann, type the second end card: Ah bet 500 Kd
! Ah for Ann
! Ann bets 500
! Kd for Ann
!   Kd is between Ac low and Ah high: `Ann` takes 500 (CAU-094, CAU-092)
! [pot 150] Bob, type the first end card: 8h 8s split
! 8h for Bob
! 8s for Bob
! Bob splits the pair (CAU-097)
!   `Bob` splits 8h and 8s for 50 (CAU-097)
! [pot 200] Bob, type a new second end card: Qc bet 100 Tc
! Qc for Bob
! Bob bets 100
! Tc for Bob
!   Tc is between 8h and Qc: `Bob` takes 100 (CAU-094)
! [pot 100] Bob, type a new second end card: 9h
! 9h for Bob
!   8s and 9h make a runner for `Bob`: `Bob` pays 25 (CAU-098)
! [pot 125] Cat, type the first end card: 2h 5s p
! 2h for Cat
! 5s for Cat
! Cat passes
! [pot 125] Dan, type the first end card: 2d 5h p
! 2d for Dan
! 5h for Dan
! Dan passes
! [pot 125] Ann, type the first end card: 2s 6d p
! 2s for Ann
! 6d for Ann
! Ann passes
! [pot 125] Bob, type the first end card: 3c 6s p
! 3c for Bob
! 6s for Bob
! Bob passes
! [pot 125] Cat, type the first end card: 3d 7h p
! 3d for Cat
! 7h for Cat
! Cat passes
! [pot 125] Dan, type the first end card: 4d Td p
! 4d for Dan
! Td for Dan
! Dan passes
! [pot 125] Ann, type the first end card: 5c Ts p
! 5c for Ann
! Ts for Ann
! Ann passes
! [pot 125] Bob, type the first end card: 6c Js p
! 6c for Bob
! Js for Bob
! Bob passes
! [pot 125] Cat, type the first end card: Jo
! Jo for Cat
!   `Cat` gets the joker and takes 125 (CAU-099)
!   `Dan` was the last player to get cards before the joker was added, so `Dan`
!     starts the next game (CAU-100)
$ hand show 1
  hand 1, in-between: Ann wins 600, Bob wins 100, Cat wins 125 (event 39,
    2026-01-02 19:11)
  ¶
  player  cards  so far  put in  took
  ─────────────────────────────────────
    Ann             475     125   600
    Bob            -175     275   100
    Cat      Jo    -200     325   125
    Dan            -100     100     –
  pot 0
  ¶
  4c for Ann
  9d for Ann
  Ann bets 100
  6h for Ann
  5d for Bob
  Kh for Bob
  Bob bets 100
  2c for Bob
  3s for Cat
  Jd for Cat
  Cat bets 100
  Jh for Cat
  7c for Dan
  8d for Dan
  Ac for Ann
  Ann calls the ace low (CAU-092)
  Ah for Ann
  Ann bets 500
  Kd for Ann
  8h for Bob
  8s for Bob
  Bob splits the pair (CAU-097)
  Qc for Bob
  Bob bets 100
  Tc for Bob
  9h for Bob
  2h for Cat
  5s for Cat
  Cat passes
  2d for Dan
  5h for Dan
  Dan passes
  2s for Ann
  6d for Ann
  Ann passes
  3c for Bob
  6s for Bob
  Bob passes
  3d for Cat
  7h for Cat
  Cat passes
  4d for Dan
  Td for Dan
  Dan passes
  5c for Ann
  Ts for Ann
  Ann passes
  6c for Bob
  Js for Bob
  Bob passes
  Jo for Cat
  everybody puts in 100, so the pot is 400 (CAU-091)
  6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
  2c is outside 5d and Kh: `Bob` pays 100 (CAU-094)
  Jh matches one of the end cards, 3s and Jd: `Cat` pays 200, twice the bet of 100
    (CAU-095)
  7c and 8d make a runner for `Dan`: `Cat` and `Ann` each pay 25 (CAU-096)
  Kd is between Ac low and Ah high: `Ann` takes 500 (CAU-094, CAU-092)
  `Bob` splits 8h and 8s for 50 (CAU-097)
  Tc is between 8h and Qc: `Bob` takes 100 (CAU-094)
  8s and 9h make a runner for `Bob`: `Bob` pays 25 (CAU-098)
  `Cat` gets the joker and takes 125 (CAU-099)
  `Dan` was the last player to get cards before the joker was added, so `Dan`
    starts the next game (CAU-100)
  ¶
  in the ledger (show 39):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           475
  Bob    chips          -175
  Cat    chips          -200
  Dan    chips          -100
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  40 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 40 events
