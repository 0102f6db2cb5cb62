# What a showdown refuses: every line by its id, with the thing that is wrong; the batch goes on and ends with 5.

file night.jsonl:
  {"id":"good","game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"2","cards":"5s Jc"},{"name":"Bob","in":"2","cards":"7d 4c"}]}
  {"id":"no json",
  {"id":"unknown word","game":"holdem","players":[],"hurry":true}
  {"id":"unknown game","game":"canasta","players":[{"name":"Ann","in":"2"}]}
  {"id":"unknown house","house":"moe","game":"holdem","players":[{"name":"Ann","in":"2"}]}
  {"id":"no amount","game":"holdem","players":[{"name":"Ann","in":"two"}]}
  {"id":"below zero","game":"holdem","players":[{"name":"Ann","in":"-2"},{"name":"Bob","in":"2"}]}
  {"id":"odd unit","game":"holdem","unit":"0.25","players":[{"name":"Ann","in":"2.30"},{"name":"Bob","in":"2"}]}
  {"id":"no card","game":"holdem","players":[{"name":"Ann","in":"2","cards":"5s 10c"},{"name":"Bob","in":"2"}]}
  {"id":"twice","game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"2","cards":"5s Jc"},{"name":"Bob","in":"2","cards":"Jc 4c"}]}
  {"id":"on the board","game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"2","cards":"5s Jh"},{"name":"Bob","in":"2","cards":"Jc 4c"}]}
  {"id":"three cards","game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"2","cards":"5s Jc 2c"},{"name":"Bob","in":"2","cards":"7d 4c"}]}
  {"id":"four on the board","game":"holdem","board":"Ts Td 9s 3s","players":[{"name":"Ann","in":"2","cards":"5s Jc"},{"name":"Bob","in":"2","cards":"7d 4c"}]}
  {"id":"cards speak","game":"seven-card-stud-hi-lo-8","players":[{"name":"Ann","in":"2","declare":"high"},{"name":"Bob","in":"2","declare":"low"}]}
  {"id":"silent","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Bob","in":"2","cards":"Ad2h3s4d(6h)"}]}
  {"id":"folded","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","declare":"high"},{"name":"Bob","in":"2","declare":"low"},{"name":"Cy","in":"1","folded":true,"declare":"low"}]}
  {"id":"three chips","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","declare":"three"}]}
  {"id":"nobody in","game":"holdem","players":[{"name":"Ann","in":"2","folded":true}]}
  {"id":"nobody showed","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Bob","in":"2"}]}
  {"id":"two Anns","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Ann","in":"2"}]}
  {"id":"no side pots","house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"AhAdAc2c3c"},{"name":"Bob","in":"100","cards":"KhKdKc2d3d"},{"name":"Cy","in":"100","cards":"QhQdQc2h3h"}]}
  {"id":"not level","house":"pig","game":"holdem","players":[{"name":"Ann","in":"200","allin":false},{"name":"Bob","in":"150"}]}
  {"id":"wild","house":"cause","game":"five-card-draw","wild":["2"],"players":[{"name":"Ann","in":"50"}]}
  {"id":"joker","game":"five-card-draw","players":[{"name":"Ann","in":"2","cards":"AhAdAc2cJo"},{"name":"Bob","in":"2","cards":"KhKdKc2d3d"}]}
  {"id":"hole cards","game":"seven-card-stud-low-hole-wild","players":[{"name":"Ann","in":"2","cards":"AhAdAcKs4d2c6s"},{"name":"Bob","in":"2","cards":"2h3d4h6dAs8cQh"}]}
  {"id":"good again","game":"holdem","players":[{"name":"Ann","in":"2"}]}
$ showdown --batch night.jsonl
  {"id":"good","pots":[{"amount":"4.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"Ann has the best hand for the main pot of $4.00: two pair, jacks and tens"}]}
  {"id":null,"error":{"code":"bad-json","exit":5,"rule":null,"message":"night.jsonl:2:16: it stops in the middle","hint":null}}
  {"id":"unknown word","error":{"code":"bad-json","exit":5,"rule":null,"message":"night.jsonl:3:57: `hurry` isn't known here; use `id`, `house`, `game`, `unit`, `carry`, `fines`, `blind`, `players`, `away`, `button`, `board`, `boards`, `hilo`, `goalpost`, `layers`, `agreed`, `wild` or `as_called`","hint":null}}
  {"id":"unknown game","error":{"code":"unknown-game","exit":5,"rule":null,"message":"night.jsonl:4: there's no game called `canasta`","hint":null}}
  {"id":"unknown house","error":{"code":"unknown-house","exit":5,"rule":null,"message":"night.jsonl:5: there's no house `moe` (casino, cause, dave, igloo, mike, pig)","hint":"housebook house list"}}
  {"id":"no amount","error":{"code":"no-amount","exit":5,"rule":null,"message":"night.jsonl:6: `Ann`: `two` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)","hint":null}}
  {"id":"below zero","error":{"code":"negative-amount","exit":5,"rule":null,"message":"night.jsonl:7: `Ann` put in -2.00; an amount can't be negative","hint":null}}
  {"id":"odd unit","error":{"code":"not-a-multiple","exit":5,"rule":null,"message":"night.jsonl:8: `Ann` put in 2.30, which isn't a multiple of 0.25","hint":null}}
  {"id":"no card","error":{"code":"no-card","exit":5,"rule":null,"message":"night.jsonl:9: cards of `Ann`: `10c` at position 4 isn't a card: write a ten as `T`","hint":null}}
  {"id":"twice","error":{"code":"card-twice","exit":5,"rule":null,"message":"night.jsonl:10: Jc was dealt twice: to `Ann` and to `Bob`","hint":null}}
  {"id":"on the board","error":{"code":"card-twice","exit":5,"rule":null,"message":"night.jsonl:11: Jh was dealt twice: to `Ann` and on the board","hint":null}}
  {"id":"three cards","error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"night.jsonl:12: `Ann` has 3 cards; `holdem` needs 2","hint":null}}
  {"id":"four on the board","error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"night.jsonl:13: the board has 4 cards; `holdem` needs 5","hint":null}}
  {"id":"cards speak","error":{"code":"declared-where-cards-speak","exit":5,"rule":null,"message":"night.jsonl:14: `Ann` declares, but this game is cards speak","hint":null}}
  {"id":"silent","error":{"code":"not-declared","exit":5,"rule":"IGL-27","message":"night.jsonl:15: `Bob` is still in and has to declare: high, low or both","hint":null}}
  {"id":"folded","error":{"code":"folded-declares","exit":5,"rule":null,"message":"night.jsonl:16: `Cy` folded, so there's nothing to declare","hint":null}}
  {"id":"three chips","error":{"code":"bad-json","exit":5,"rule":null,"message":"night.jsonl:17:117: `three` isn't known here; use `high`, `low` or `both`","hint":null}}
  {"id":"nobody in","error":{"code":"nobody-in","exit":5,"rule":null,"message":"night.jsonl:18: nobody is left in the hand, so nobody can win it","hint":null}}
  {"id":"nobody showed","error":{"code":"nobody-showed","exit":5,"rule":null,"message":"night.jsonl:19: nobody showed a hand for the pot of 4.00: it's between `Ann` and `Bob`","hint":null}}
  {"id":"two Anns","error":{"code":"player-twice","exit":5,"rule":null,"message":"night.jsonl:20: `Ann` is in the hand twice","hint":null}}
  {"id":"no side pots","error":{"code":"side-pots-not-used","exit":5,"rule":"CAU-027","message":"night.jsonl:21: the bets make 2 pots (150 and 100), but at this house every bet must be covered","hint":null}}
  {"id":"not level","error":{"code":"bets-not-level","exit":5,"rule":"PIG-52","message":"night.jsonl:22: `Bob` put in 150.00 and isn't all in, but that's 50.00 short of 200.00","hint":null}}
  {"id":"wild","error":{"code":"wild-not-announced-here","exit":5,"rule":null,"message":"night.jsonl:23: deuces can't be wild: at this house you can't add wild cards to a game","hint":null}}
  {"id":"joker","error":{"code":"joker-not-wild","exit":5,"rule":null,"message":"night.jsonl:24: there's no joker in `five-card-draw`","hint":null}}
  {"id":"hole cards","error":{"code":"hole-cards-unknown","exit":5,"rule":null,"message":"night.jsonl:25: `seven-card-stud-low-hole-wild` depends on which cards `Ann` has in the hole; put the hole cards in parentheses","hint":null}}
  {"id":"good again","pots":[],"awards":{},"returned":{"Ann":"2.00"},"carry":"0.00","why":[{"rule":"standard","text":"nobody called Ann's last $2.00, so Ann gets it back"}]}
= 5

A single question that is refused ends with 5 too, and one that cannot be read says where.

$ showdown
< {"id":7,"game":"holdem","players":[{"name":"Ann","in":"2","folded":true}]}
  {"id":7,"error":{"code":"nobody-in","exit":5,"rule":null,"message":"nobody is left in the hand, so nobody can win it","hint":null}}
= 5
$ showdown
< {"id":7,
<  "game":"holdem",
<  "players":[{"name":"Ann","in":2}]}
  {"id":7,"error":{"code":"bad-json","exit":5,"rule":null,"message":"stdin:3:32: `in` should be text in quotes, not 2","hint":null}}
= 5
$ showdown --batch nothing.jsonl
! error: can't read `nothing.jsonl`: there's no such file
= 5
