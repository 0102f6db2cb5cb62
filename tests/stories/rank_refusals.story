# What a comparison refuses: every line by its id, with the thing that is wrong; the batch goes on and ends with 5.

$ rank --batch -
< {"id":"good","high":"standard","low":"none","board":"Ts Td 9s 3s Jh","hands":["5s Jc","7d 4c","Jd 9c"]}
< nonsense
< ¶
< {"id":"no hands"}
< {"id":"unknown word","high":"best","hands":["AhKhQhJhTh"]}
< {"id":"unknown house","house":"moe","hands":["AhKhQhJhTh"]}
< {"id":"no card","hands":["AhKhQhJhTx"]}
< {"id":"parenthesis","hands":["(AhKhQhJhTh"]}
< {"id":"twice","hands":["AhKhQhJhAh"]}
< {"id":"on the board","board":"Ts Td 9s 3s Jh","hands":["5s Jc","Td 4c"]}
< {"id":"four cards","hands":["AhKhQhJhTh","AdKdQdJd"]}
< {"id":"one of two","use":"two","board":"Ts Td 9s 3s Jh","hands":["5s"]}
< {"id":"short deck","high":"short-deck","hands":["AhKhQhJh2h"]}
< {"id":"joker","hands":["AhKhQhJhJo"]}
< {"id":"wild","wild":["1"],"hands":["AhKhQhJhTh"]}
< {"id":"wild twice","wild":["2","2"],"hands":["AhKhQhJhTh"]}
< {"id":"hole cards","wild":["low-hole"],"hands":["AhKhQhJhTh"]}
< {"id":8,"high":"none","low":"badugi","hands":["2h3d4c8s"]}
  {"id":"good","high":[0,2],"low":[],"hands":[{"high":"two pair, jacks and tens","cards":"Jc Jh Ts Td 9s","low":null},{"high":"pair of tens","cards":"Ts Td Jh 9s 7d","low":null},{"high":"two pair, jacks and tens","cards":"Jd Jh Ts Td 9c","low":null}]}
  {"id":null,"error":{"code":"bad-json","exit":5,"rule":null,"message":"stdin:2:2: a word isn't true, false or null","hint":null}}
  {"id":"no hands","error":{"code":"bad-json","exit":5,"rule":null,"message":"stdin:4:17: `hands` is missing","hint":null}}
  {"id":"unknown word","error":{"code":"bad-json","exit":5,"rule":null,"message":"stdin:5:34: `best` isn't known here; use `standard`, `short-deck`, `three-card`, `partial` or `none`","hint":null}}
  {"id":"unknown house","error":{"code":"unknown-house","exit":5,"rule":null,"message":"stdin:6: there's no house `moe` (casino, cause, dave, igloo, mike, pig)","hint":"housebook house list"}}
  {"id":"no card","error":{"code":"no-card","exit":5,"rule":null,"message":"stdin:7: hand 0: `Tx` at position 9 isn't a card: use a rank 2-9 T J Q K A and a suit c d h s, or `Jo`","hint":null}}
  {"id":"parenthesis","error":{"code":"no-card","exit":5,"rule":null,"message":"stdin:8: hand 0: `(` at position 11 isn't a card: use one pair of parentheses, around the hole cards","hint":null}}
  {"id":"twice","error":{"code":"card-twice","exit":5,"rule":null,"message":"stdin:9: hand 0: Ah appears twice","hint":null}}
  {"id":"on the board","error":{"code":"card-twice","exit":5,"rule":null,"message":"stdin:10: hand 1: Td appears twice","hint":null}}
  {"id":"four cards","error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"stdin:11: hand 1: 4 cards; give 5 to 13","hint":null}}
  {"id":"one of two","error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"stdin:12: hand 0: a hand here is two of your own cards and three from the board","hint":null}}
  {"id":"short deck","error":{"code":"card-not-in-deck","exit":5,"rule":null,"message":"stdin:13: hand 0: 2h isn't in a short deck","hint":null}}
  {"id":"joker","error":{"code":"joker-not-wild","exit":5,"rule":null,"message":"stdin:14: hand 0: there's a joker, but `wild` has neither `joker` nor `bug`","hint":null}}
  {"id":"wild","error":{"code":"unknown-wild","exit":5,"rule":null,"message":"stdin:15: `1` can't be wild; use a rank `2`, a card `Jh`, `joker`, `bug`, `low-hole`, `low-hole-all` or `low-card`","hint":null}}
  {"id":"wild twice","error":{"code":"wild-twice","exit":5,"rule":null,"message":"stdin:16: `2` can't be added: another card like it is already wild","hint":null}}
  {"id":"hole cards","error":{"code":"hole-cards-unknown","exit":5,"rule":null,"message":"stdin:17: hand 0: hole cards are wild, so put them in parentheses","hint":null}}
  {"id":8,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"badugi, eight high"}]}
= 5
$ rank
< {"id":7,"hands":["AhKhQhJhAh"]}
  {"id":7,"error":{"code":"card-twice","exit":5,"rule":null,"message":"hand 0: Ah appears twice","hint":null}}
= 5
$ rank --batch /
! error: `/` is a folder
= 5
