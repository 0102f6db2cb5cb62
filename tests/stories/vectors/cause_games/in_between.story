# In Between at Cause: the bet, the post, the runner, the split, the joker

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

## V-CAU-084: four antes are 400; in the first round 125 is too much, 100 between 4 and 9 is won: the pot is 300
$ play in-between --dealer Dan
< ¶
< bet 25
< 4c 9d
< split
< bet 30
< bet 125
< 4c
< bet 100
< pass
< 4c
< 6h
< ann pass
< q
  player     cards  so far  put in  took
  ────────────────────────────────────────
    Ann   4c 9d 6h       0     100   100
  > Bob               -100     100     –
    Cat               -100     100     –
    Dan               -100     100     –
  pot 300
  round 1 of 3
  49 cards in the deck
  In Between isn't over; continue with: play
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
! [pot 400] Ann, type the first end card: bet 25
! error: bet once both end cards are out; `Ann`: type the first end card (CAU-091)
! [pot 400] Ann, type the first end card: 4c 9d
! 4c for Ann
! 9d for Ann
! [pot 400] Ann, bet 25 to 100 or pass: split
! error: only a pair can be split; `Ann`: bet 25 to 100 or pass (CAU-097)
! [pot 400] Ann, bet 25 to 100 or pass: bet 30
! error: 30 isn't a multiple of 25; `Ann`: bet 25 to 100 or pass (CAU-001)
! [pot 400] Ann, bet 25 to 100 or pass: bet 125
! error: until the dealer has played, bet at most 100, or the pot (400) if that's less; `Ann`: bet 25 to 100 or pass (CAU-093)
! [pot 400] Ann, bet 25 to 100 or pass: 4c
! error: `4c` isn't a legal move right now; `Ann`: bet 25 to 100 or pass
! [pot 400] Ann, bet 25 to 100 or pass: bet 100
! Ann bets 100
! [pot 400] Ann, type the third card: pass
! error: the bet is 100, and the third card decides it; `Ann`: type the third card (CAU-094)
! [pot 400] Ann, type the third card: 4c
! error: the 4c has already come out since the last shuffle; `Ann`: type the third card (CAU-091)
! [pot 400] Ann, type the third card: 6h
! 6h for Ann
!   6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
! [pot 300] Bob, type the first end card: ann pass
! error: it isn't `Ann`'s turn; `Bob`: type the first end card (CAU-091)
! [pot 300] Bob, type the first end card: q
> the pot is 400 (CAU-091)
> bet at most 100
> 30 isn't a multiple of 25
> (CAU-093)
> 6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
> pot 300
> bet once both end cards are out
> the 4c has already come out since the last shuffle
> (CAU-091)
> it isn't `Ann`'s turn

## V-CAU-085: a deuce lies outside 5 and king: the bet of 100 is lost, the pot is 400
$ play
< 5d Kh bet 100 2c
< q
  player     cards  so far  put in  took
  ────────────────────────────────────────
    Ann                  0     100   100
    Bob   5d Kh 2c    -200     200     –
  > Cat               -100     100     –
    Dan               -100     100     –
  pot 400
  round 1 of 3
  46 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 4 moves
! [pot 300] Bob, type the first end card: 5d Kh bet 100 2c
! 5d for Bob
! Kh for Bob
! Bob bets 100
! 2c for Bob
!   2c is outside 5d and Kh: `Bob` pays 100 (CAU-094)
! [pot 400] Cat, type the first end card: q
> 2c is outside 5d and Kh: `Bob` pays 100 (CAU-094)
> pot 400

## V-CAU-086: a jack on a jack costs the bet twice, 200, and the pot is 600
$ play
< 3s Jd bet 100 Jh
< q
  player     cards  so far  put in  took
  ────────────────────────────────────────
    Ann                  0     100   100
    Bob               -200     200     –
    Cat   3s Jd Jh    -300     300     –
  > Dan               -100     100     –
  pot 600
  round 1 of 3
  43 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 8 moves
! [pot 400] Cat, type the first end card: 3s Jd bet 100 Jh
! 3s for Cat
! Jd for Cat
! Cat bets 100
! Jh for Cat
!   Jh matches one of the end cards, 3s and Jd: `Cat` pays 200, twice the bet of
!     100 (CAU-095)
! [pot 600] Dan, type the first end card: q
> `Cat` pays 200, twice the bet of 100 (CAU-095)
> pot 600

## V-CAU-087: 7 and 8 leave no room: no bet, and both neighbors pay 25, so the pot is 650
$ play
< 7c 8d
< bet 100
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
  > Ann             -25     125   100
    Bob            -200     200     –
    Cat            -325     325     –
    Dan   7c 8d    -100     100     –
  pot 650
  round 2 of 3
  the table is open
  41 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 12 moves
! [pot 600] Dan, type the first end card: 7c 8d
! 7c for Dan
! 8d for Dan
!   7c and 8d make a runner for `Dan`: `Cat` and `Ann` each pay 25 (CAU-096)
! [pot 650] Ann, type the first end card: bet 100
! error: 7c and 8d make a runner, so there's no bet; `Ann`: type the first end card (CAU-096)
! [pot 650] Ann, type the first end card: q
> `Cat` and `Ann` each pay 25 (CAU-096)
> so there's no bet
> pot 650

## V-CAU-088: the table is open: between a low ace and a high one 500 of 650 is the most, and a king wins it: 150
$ play
< Ac
< bet 100
< low
< Ah
< bet 525
< bet 500
< Kd
< q
  player     cards  so far  put in  took
  ────────────────────────────────────────
    Ann   Ac Ah Kd     475     125   600
  > Bob               -200     200     –
    Cat               -325     325     –
    Dan               -100     100     –
  pot 150
  round 2 of 3
  the table is open
  38 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 14 moves
! [pot 650] Ann, type the first end card: Ac
! Ac for Ann
! [pot 650] Ann, high or low: bet 100
! error: call the ace high or low first; `Ann`: high or low (CAU-092)
! [pot 650] Ann, high or low: low
! Ann calls the ace low (CAU-092)
! [pot 650] Ann, type the second end card: Ah
! Ah for Ann
! [pot 650] Ann, bet 25 to 500 or pass: bet 525
! error: now that the table is open, bet at most 500, or the pot (650) if that's less; `Ann`: bet 25 to 500 or pass (CAU-093)
! [pot 650] Ann, bet 25 to 500 or pass: bet 500
! Ann bets 500
! [pot 650] Ann, type the third card: Kd
! Kd for Ann
!   Kd is between Ac low and Ah high: `Ann` takes 500 (CAU-094, CAU-092)
! [pot 150] Bob, type the first end card: q
> call the ace high or low first
> Ann calls the ace low (CAU-092)
> bet 25 to 500 or pass
> now that the table is open, bet at most 500
> (CAU-094, CAU-092)
> pot 150

## V-CAU-090: a pair split for 50 makes two gates: 100 won in the first, and a runner in the second costs 25: 125
$ play
< 8h 8s
< bet 100
< split
< Qc bet 100 Tc
< 9h
< q
  player           cards  so far  put in  took
  ──────────────────────────────────────────────
    Ann                      475     125   600
    Bob   8h 8s Qc Tc 9h    -175     275   100
  > Cat                     -325     325     –
    Dan                     -100     100     –
  pot 125
  round 2 of 3
  the table is open
  33 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 19 moves
! [pot 150] Bob, type the first end card: 8h 8s
! 8h for Bob
! 8s for Bob
! [pot 150] Bob, split or pass: bet 100
! error: 8h and 8s make a pair: split it for 50, or pass; `Bob`: split or pass (CAU-097)
! [pot 150] Bob, split or pass: split
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
! [pot 125] Cat, type the first end card: q
> split it for 50, or pass
> `Bob` splits 8h and 8s for 50 (CAU-097)
> pot 200
> pot 100
> `Bob` pays 25 (CAU-098)
> pot 125

## V-CAU-091: after three rounds the joker is in the deck; Cat is dealt it and wins 125, and Dan begins the next game
$ play
< 2h 5s p
< 2d 5h p
< 2s 6d p
< 3c 6s p
< Jo
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
! In Between continues after 26 moves
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
! [pot 125] Cat, type the first end card: Jo
! error: the joker goes into the deck after 3 rounds; `Cat`: type the first end card (CAU-099)
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
> the joker goes into the deck after 3 rounds
> (CAU-099)
> `Cat` gets the joker and takes 125 (CAU-099)
> `Dan` was the last player to get cards before the joker was added
$ hand show 1
  hand 1, in-between: Ann wins 600, Bob wins 100, Cat wins 125 (event 42,
    2026-01-02 19:16)
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
  in the ledger (show 42):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           475
  Bob    chips          -175
  Cat    chips          -200
  Dan    chips          -100
> Ann calls the ace low (CAU-092)
> Bob splits the pair (CAU-097)

The next game begins as the last one said: four antes, and Dan has the first turn.

$ play in-between
< ¶
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
    Ann            -100     100     –
    Bob            -100     100     –
    Cat            -100     100     –
  > Dan            -100     100     –
  pot 400
  round 1 of 3
  52 cards in the deck
  In Between isn't over; continue with: play
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
!   Ann, Bob, Cat and Dan play; Ann deals, Dan starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-091)
! [pot 400] Dan, type the first end card: q
! note: `Dan` starts because of how the last game of in-between ended (CAU-100)
> Dan starts
> the pot is 400 (CAU-091)
> `Dan` starts because of how the last game of in-between ended (CAU-100)
> [pot 400] Dan
$ play --give-up "somebody has to go home"
  in-between was called off: somebody has to go home; everybody gets their money
    back
  recorded #45 ········

file next.txt:
  4c 9d bet 25 6h

$ play in-between next.txt --players Ann,Bob,Dan --json
  {"game":"in-between","pot":"275","turn":"Ann","legal":"type the first end card","running":true,"moves":4,"sheet":{"Ann":{"cards":null,"so far":"-100"},"Bob":{"cards":null,"so far":"-100"},"Dan":{"cards":"4c 9d 6h","so far":"-75"}},"why":[{"rule":"CAU-091","text":"everybody puts in 100, so the pot is 300"},{"rule":"CAU-094","text":"6h is between 4c and 9d: `Dan` takes 25"}],"notes":["round 1 of 3","49 cards in the deck"],"event":47,"events":[47],"hash":"········","id":"019b8027-0700-7e15-89ab-1c2755e379a3","notices":[{"rule":"CAU-100","text":"`Dan` starts because of how the last game of in-between ended"}]}
! 4c for Dan
! 9d for Dan
! Dan bets 25
! 6h for Dan
!   6h is between 4c and 9d: `Dan` takes 25 (CAU-094)
! note: `Dan` starts because of how the last game of in-between ended (CAU-100)
> "turn":"Ann"
$ play --give-up "it was late"
  in-between was called off: it was late; everybody gets their money back
  recorded #48 ········

Whoever was said to begin begins, and who does not play does not.

$ play in-between --first Bob
< ¶
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
    Ann            -100     100     –
  > Bob            -100     100     –
    Cat            -100     100     –
    Dan            -100     100     –
  pot 400
  round 1 of 3
  52 cards in the deck
  In Between isn't over; continue with: play
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
!   Ann, Bob, Cat and Dan play; Ann deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-091)
! [pot 400] Bob, type the first end card: q
> Bob starts
$ play --give-up "it was later"
  in-between was called off: it was later; everybody gets their money back
  recorded #50 ········
$ play in-between --players Ann,Bob,Cat --dealer Cat
< ¶
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
  > Ann            -100     100     –
    Bob            -100     100     –
    Cat            -100     100     –
  pot 300
  round 1 of 3
  52 cards in the deck
  In Between isn't over; continue with: play
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
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-091)
! [pot 300] Ann, type the first end card: q
> Ann starts
$ play --give-up "it was very late"
  in-between was called off: it was very late; everybody gets their money back
  recorded #52 ········

## V-CAU-089: a first ace called high and a 9 leave 10 to king; two high aces are a pair
$ play in-between --players Ann,Bob --dealer Bob
< ¶
< Ac high 9d bet 25 Td
< Ac
< Ah high
< low
< Ad
< bet 25
< low
< pass
< 9c
< Ks
< low
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
  > Ann   9c Ks     -75     100    25
    Bob            -100     100     –
  pot 175
  round 2 of 3
  the table is open
  ends 9c and Ks
  45 cards in the deck
  In Between isn't over; continue with: play
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
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-091)
! [pot 200] Ann, type the first end card: Ac high 9d bet 25 Td
! Ac for Ann
! Ann calls the ace high (CAU-092)
! 9d for Ann
! Ann bets 25
! Td for Ann
!   Td is between Ac high and 9d: `Ann` takes 25 (CAU-094, CAU-092)
! [pot 175] Bob, type the first end card: Ac
! error: the Ac has already come out since the last shuffle; `Bob`: type the first end card (CAU-091)
! [pot 175] Bob, type the first end card: Ah high
! Ah for Bob
! Bob calls the ace high (CAU-092)
! [pot 175] Bob, type the second end card: low
! error: you can call an ace high or low only if it's dealt first; any other ace is high; `Bob`: type the second end card (CAU-092)
! [pot 175] Bob, type the second end card: Ad
! Ad for Bob
! [pot 175] Bob, split or pass: bet 25
! error: Ah high and Ad high make a pair: split it for 50, or pass; `Bob`: split or pass (CAU-097)
! [pot 175] Bob, split or pass: low
! error: you can call an ace high or low only if it's dealt first; any other ace is high; `Bob`: split or pass (CAU-092)
! [pot 175] Bob, split or pass: pass
! Bob passes
! [pot 175] Ann, type the first end card: 9c
! 9c for Ann
! [pot 175] Ann, type the second end card: Ks
! Ks for Ann
! [pot 175] Ann, bet 25 to 175 or pass: low
! error: you can call an ace high or low only if it's dealt first; any other ace is high; `Ann`: bet 25 to 175 or pass (CAU-092)
! [pot 175] Ann, bet 25 to 175 or pass: q
> Td is between Ac high and 9d: `Ann` takes 25 (CAU-094, CAU-092)
> split or pass
> you can call an ace high or low only if it's dealt first
$ play --give-up "the next vector"
  in-between was called off: the next vector; everybody gets their money back
  recorded #60 ········

## V-CAU-092: the deck runs out with a pot left: it is shuffled, the next player goes on, and one dealer has dealt
$ play in-between --dealer Dan --first Ann --option rounds=20
< ¶
< 2c 4c p; 3c 5c p; 6c 8c p; 7c 9c p; Tc Qc p; Jc Kc p; 2d 4d p; 3d 5d p; 6d 8d p; 7d 9d p; Td Qd p; Jd Kd p
< 2h 4h p; 3h 5h p; 6h 8h p; 7h 9h p; Th Qh p; Jh Kh p; 2s 4s p; 3s 5s p; 6s 8s p; 7s 9s p; Ts Qs p; Js Ks p; Ac low Ad p; Ah low As p
< sheet
< 2c
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
    Ann            -100     100     –
    Bob            -100     100     –
  > Cat      2c    -100     100     –
    Dan            -100     100     –
  pot 400
  round 7 of 20
  the table is open
  ends 2c
  51 cards in the deck
  In Between isn't over; continue with: play
! In Between, 52 cards and a joker
!   ante            100          house rule (CAU-091)
!   first-limit     100          standard for the game (CAU-093)
!   limit           500          standard for the game (CAU-093)
!   ace             second-high  rules don't say; or call (CAU-092)
!   split           50           standard for the game (CAU-097)
!   runner          neighbours   rules don't say; or player (CAU-096)
!   runner-penalty  25           house rule (CAU-096)
!   rounds          20           set by you (CAU-099)
!   next            regular      rules don't say; or ordinary (CAU-100)
!   Ann, Bob, Cat and Dan play; Dan deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-091)
! [pot 400] Ann, type the first end card: 2c 4c p; 3c 5c p; 6c 8c p; 7c 9c p; Tc Qc p; Jc Kc p; 2d 4d p; 3d 5d p; 6d 8d p; 7d 9d p; Td Qd p; Jd Kd p
! 2c for Ann
! 4c for Ann
! Ann passes
! 3c for Bob
! 5c for Bob
! Bob passes
! 6c for Cat
! 8c for Cat
! Cat passes
! 7c for Dan
! 9c for Dan
! Dan passes
! Tc for Ann
! Qc for Ann
! Ann passes
! Jc for Bob
! Kc for Bob
! Bob passes
! 2d for Cat
! 4d for Cat
! Cat passes
! 3d for Dan
! 5d for Dan
! Dan passes
! 6d for Ann
! 8d for Ann
! Ann passes
! 7d for Bob
! 9d for Bob
! Bob passes
! Td for Cat
! Qd for Cat
! Cat passes
! Jd for Dan
! Kd for Dan
! Dan passes
! [pot 400] Ann, type the first end card: 2h 4h p; 3h 5h p; 6h 8h p; 7h 9h p; Th Qh p; Jh Kh p; 2s 4s p; 3s 5s p; 6s 8s p; 7s 9s p; Ts Qs p; Js Ks p; Ac low Ad p; Ah low As p
! 2h for Ann
! 4h for Ann
! Ann passes
! 3h for Bob
! 5h for Bob
! Bob passes
! 6h for Cat
! 8h for Cat
! Cat passes
! 7h for Dan
! 9h for Dan
! Dan passes
! Th for Ann
! Qh for Ann
! Ann passes
! Jh for Bob
! Kh for Bob
! Bob passes
! 2s for Cat
! 4s for Cat
! Cat passes
! 3s for Dan
! 5s for Dan
! Dan passes
! 6s for Ann
! 8s for Ann
! Ann passes
! 7s for Bob
! 9s for Bob
! Bob passes
! Ts for Cat
! Qs for Cat
! Cat passes
! Js for Dan
! Ks for Dan
! Dan passes
! Ac for Ann
! Ann calls the ace low (CAU-092)
! Ad for Ann
! Ann passes
! Ah for Bob
! Bob calls the ace low (CAU-092)
! As for Bob
! Bob passes
! [pot 400] Cat, type the first end card: sheet
! player  cards  so far  put in  took
! ─────────────────────────────────────
!   Ann            -100     100     –
!   Bob   Ah As    -100     100     –
! > Cat            -100     100     –
!   Dan            -100     100     –
! pot 400
! round 7 of 20
! the table is open
! 52 cards in the deck
! [pot 400] Cat, type the first end card: 2c
! 2c for Cat
! [pot 400] Cat, type the second end card: q
> 52 cards in the deck
> 51 cards in the deck
> 2c for Cat
