# In points there is never any change, so a pot that waits is played for by the next hand, of whatever game.
# rules: CAU-119

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
$ buy Ann 200
  Ann buys chips: 200 in cash; stack 175
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 200
  Bob buys chips: 200 in cash; stack 175
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 200
  Cat buys chips: 200 in cash; stack 175
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 200
  Dan buys chips: 200 in cash; stack 175
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #16 ········
$ hand result --game guts --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --carry 100
  hand 1, two-card-guts-with-a-bump: nobody wins; 100 carries over to the next
    hand
  recorded #18 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ close
! error: 100 is still in the middle of the table: play another hand for it; any game will do
! hint: hand new
= 4
> play another hand for it; any game will do
> hint: hand new
$ coldhands
! error: nobody has odd change, but 100 is still in the middle
! hint: hand new
= 4
> hint: hand new
$ cashout Dan
  Dan cashes out 150: 150 in cash
  recorded #20 ········
! note: `Dan`'s chips weren't counted; paying what the book says
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --in Cat=25 --win Ann=175
  hand 2, five-card-draw: Ann wins 175
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
$ close --dry-run
  Bob cashes out 125: 125 in cash
  Cat cashes out 125: 125 in cash
  Ann cashes out 275: 275 in cash
  the leaderboard cashes out 125: 125 in cash
  ¶
  player           result  cash paid  gifts, losses
  ───────────────────────────────────────────────────
  Ann                 125        275            -50
  Bob                 -50        125            -25
  Cat                 -50        125            -25
  Dan                 -25        150            -25
  the leaderboard       –        125            125
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: management says when play stops (CAU-004)
! note: `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says
