# "stayed": false in a told hand of guts is a player who dropped: he matches nothing (CAU-115, CAU-119).

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
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
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann 1 Bob 2 Cat 3 Dan 4
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #19 ········
! note: management says who sits where (CAU-005)
$ hand add --hand '{"game":"guts","button":"Dan","blind":"2c4d8s","players":[{"name":"Ann","in":"25","stayed":true,"cards":"QhQd9s"},{"name":"Bob","in":"25","stayed":true,"cards":"AhAd7h"},{"name":"Cat","in":"25","stayed":false},{"name":"Dan","in":"25","stayed":false}]}'
  hand 1, two-card-guts-with-a-bump: Bob wins 100; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Bob has the best hand for the main pot of 100: pair of aces (CAU-030, CAU-034)
    Bob beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Bob beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
  recorded #22 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> Ann pays 100
