# Who has bet can say early what he does if another raises: when his turn comes he has to
# rules: CAU-026

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········

## If you raise, I raise

$ hand new --yes
< five-card-draw
< d cat
< ¶
< 25
< early ann raise
< early ann call
< 50
< f
< c
< 75
< f
  hand 1, five-card-draw: Ann wins 175
  recorded #15 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 75 · check, bet 25 > 25
! Bob 475 · pot 100 · call 25, raise 50 > early ann raise
! Bob 475 · pot 100 · call 25, raise 50 > early ann call
! error: `Ann` already said raise and has to stick to it (CAU-026)
! Bob 475 · pot 100 · call 25, raise 50 > 50
! Cat 475 · pot 150 · call 50, raise 75 > f
! Ann 450 · pot 150 · has to raise, raise 75 > c
! error: `Ann` said raise out of turn and has to stick to it (CAU-026)
! Ann 450 · pot 150 · has to raise, raise 75 > 75
! Bob 425 · pot 200 · call 25, raise 100 > f
! Ann acted out of turn and was held to it (CAU-026)
! only Ann is left, so there's no draw (CAU-062)
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 175 (CAU-029)
! Ann gets 175 (+100), Bob -75, Cat -25
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand why 1
  hand 1, five-card-draw: Ann wins 175
  Ann acted out of turn and was held to it (CAU-026)
  only Ann is left, so there's no draw (CAU-062)
  nobody called Ann's last 25, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: 175 (CAU-029)

## Nobody raises: his word waits for the next round

$ hand new --yes
< five-card-draw
< d cat
< ¶
< 25
< early ann raise
< c
< c
< early bob raise
< p p p
< 50 c c
< x
< khkdqc5s4s
< x
  hand 2, five-card-draw: Bob wins 300
  recorded #18 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 575 · pot 75 · check, bet 25 > 25
! Bob 400 · pot 100 · call 25, raise 50 > early ann raise
! Bob 400 · pot 100 · call 25, raise 50 > c
! Cat 425 · pot 125 · call 25, raise 50 > c
! Ann 550 · pot 150 · draws 0–3 > early bob raise
! error: `Bob` has no more turns in this round: nobody is betting (CAU-019)
! Ann 550 · pot 150 · draws 0–3 > p p p
! Ann 550 · pot 150 · has to raise, bet 50 > 50 c c
! pot 300 · Ann shows > x
! pot 300 · Bob shows > khkdqc5s4s
! pot 300 · Cat shows > x
! Ann acted out of turn and was held to it (CAU-026)
! more than one player is left after the first round, so they draw cards (CAU-062)
! Ann made the last bet or raise, so Ann shows first (CAU-032)
! Bob is the only one left in the main pot, so Bob wins it: 300 (CAU-037)
! Ann -100, Bob gets 300 (+200), Cat -100
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand why 2
  hand 2, five-card-draw: Bob wins 300
  Ann acted out of turn and was held to it (CAU-026)
  more than one player is left after the first round, so they draw cards (CAU-062)
  Ann made the last bet or raise, so Ann shows first (CAU-032)
  Bob is the only one left in the main pot, so Bob wins it: 300 (CAU-037)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 18 events
