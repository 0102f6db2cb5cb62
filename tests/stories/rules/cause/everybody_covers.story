# Every bet is covered: nobody is still in who has put in less, or nothing (CAU-027)

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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"100","cards":"QhQd5d5s8d"},{"name":"Bob","in":"100","cards":"JcJs5c5h4d"},{"name":"Cat","in":"0","cards":"KhKd2c2h4c"}]}'
! error: --hand:1:1: `Cat` is still in with only 0, but at this house every bet must be covered (CAU-027)
= 5
> `Cat` is still in with only 0, but at this house every bet must be covered (CAU-027)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"100","cards":"QhQd5d5s8d"},{"name":"Bob","in":"100","cards":"JcJs5c5h4d"},{"name":"Cat","in":"25","folded":true}]}'
  hand 1, five-card-draw: Ann wins 225
    Ann has the best hand for the main pot of 225: two pair, queens and fives
      (CAU-030, CAU-034, CAU-063)
    Ann beats Bob, two pair against two pair: compare the higher pair, the lower
      pair, then the fifth card (CAU-049)
  recorded #13 ········
! note: nobody said who dealt (`"button"`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Ann wins 225
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"25","cards":"QhQd5d5s8d"},{"name":"Bob","in":"0","cards":"KcKs5c5h4d"}]}'
! error: --hand:1:1: `Bob` put in 0, but everybody antes 25 (CAU-010)
= 5
> `Bob` put in 0, but everybody antes 25 (CAU-010)

## a bet that only one made is no way round it: Bob is in for less than Ann
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"100","cards":"KdKsQdQh2s"},{"name":"Bob","in":"75","cards":"KcKhQcQs3c"},{"name":"Cat","in":"50","folded":true}]}'
! error: --hand:1:1: `Bob` is still in with only 75, but at this house every bet must be covered (CAU-027)
= 5
