# A house that plays one game plays no other by any door, and nothing is added to it

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game razz --in Ann=1 --in Bob=1 --win Bob=2
! error: `dave` plays hold'em, not `razz` (DAV-01)
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
= 4
> `dave` plays hold'em, not `razz` (DAV-01)
$ hand result --game "holdem deuces-wild" --in Ann=1 --in Bob=1 --win Bob=2
! error: `dave` plays plain hold'em, with nothing added (DAV-01)
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
= 4
> `dave` plays plain hold'em, with nothing added (DAV-01)
$ hand result --game chicago --new-game --in Ann=1 --in Bob=1 --win Bob=2
! error: `dave` plays hold'em, not `chicago` (DAV-01)
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
= 4
> `dave` plays hold'em, not `chicago` (DAV-01)
$ hand add --hand '{"game":"omaha","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"1","cards":"KhKd2c3c"},{"name":"Bob","in":"1","cards":"AhQs4c5c"}]}'
! error: --hand:1:1: `dave` plays hold'em, not `omaha` (DAV-01)
= 5
> `dave` plays hold'em, not `omaha` (DAV-01)
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","wild":["2"],"players":[{"name":"Ann","in":"1","cards":"KhKd"},{"name":"Bob","in":"1","cards":"AhQs"}]}'
! error: --hand:1:1: `dave` plays plain hold'em, with nothing added (DAV-01)
= 5
> `dave` plays plain hold'em, with nothing added (DAV-01)
$ hand new
< omaha
< deuces wild
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > omaha
! error: `dave` plays hold'em, not `omaha` (DAV-01)
! Enter to deal > deuces wild
! error: `dave` plays plain hold'em, with nothing added (DAV-01)
! Enter to deal > q
> `dave` plays hold'em, not `omaha` (DAV-01)
> `dave` plays plain hold'em, with nothing added (DAV-01)
