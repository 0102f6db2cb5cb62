# What hands are worth before the last card: every way the rest can come, side pots and halves each for themselves.

$ showdown --equity
< {"id":"a set against a flush draw","game":"holdem","board":"9s 5s 2c","players":[{"name":"Ann","in":"2","cards":"9h 9d"},{"name":"Bob","in":"2","cards":"As Ks"}]}
  {"id":"a set against a flush draw","runouts":990,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"74.4","wins":737,"splits":0,"share":"67/90"},{"name":"Bob","percent":"25.6","wins":253,"splits":0,"share":"23/90"}]}]}

$ showdown --equity --explain
< {"game":"holdem","board":"Ks 9d 4c 2h","players":[{"name":"Ann","in":"2","cards":"As Ad"},{"name":"Bob","in":"5","cards":"Kh Kc"},{"name":"Cat","in":"5","cards":"Qs Js"},{"name":"Dan","in":"1","folded":true,"cards":"Ac Ah"}]}
  40 runouts  board Ks 9d 4c 2h
  main pot of $7.00
     Ann  As Ad  0.0% (wins 0, splits 0)
     Bob  Kh Kc  90.0% (wins 36, splits 0)
     Cat  Qs Js  10.0% (wins 4, splits 0)
  side pot 1 of $6.00
     Bob  Kh Kc  90.0% (wins 36, splits 0)
     Cat  Qs Js  10.0% (wins 4, splits 0)

file open.jsonl:
  {"id":"both halves","game":"omaha-hi-lo-8","board":"Ts 3d 2h","players":[{"name":"Ann","in":"2","cards":"As Ah 7d 6d"},{"name":"Bob","in":"2","cards":"Kd Kc Qs Js"}]}
  {"id":"dealt out","game":"holdem","board":"2s 3s 4s 5s 6s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Kh Kc"}]}
  {"id":"the last card of stud","game":"seven-card-stud","players":[{"name":"Ann","in":"2","cards":"Ah Ad Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"2h 3d 4h 6d 8c Qh"}]}
  {"id":"three cards of stud","game":"seven-card-stud","players":[{"name":"Ann","in":"2","cards":"Ah Ad 4d 2c"},{"name":"Bob","in":"2","cards":"Kh Kd 4h 6d"}]}
  {"id":"two draw one each","game":"five-card-draw","players":[{"name":"Ann","in":"2","cards":"Ah Kh 7h 2h"},{"name":"Bob","in":"2","cards":"9c 9d 5s 5h"}]}
  {"id":"deuces are wild","game":"five-card-stud","house":"mike","wild":["2"],"players":[{"name":"Ann","in":"2","cards":"Ah Ad Ks 7c"},{"name":"Bob","in":"2","cards":"9c 9d 2s 5h"}]}
  {"id":"two boards","game":"double-board-holdem","board":"9s 5s 2c Kd Jd 4h Ts 8d","players":[{"name":"Ann","in":"2","cards":"9h 9d"},{"name":"Bob","in":"2","cards":"As Ks"}]}
  {"id":"they declared","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","cards":"Kh Kd 9c 9s","declare":"high"},{"name":"Bob","in":"2","cards":"Ah 2c 3d 4s","declare":"both"},{"name":"Cay","in":"2","cards":"8h 7c 4d 3s Ts","declare":"low"}]}
  {"id":"nobody declared yet","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","cards":"Kh Kd 9c 9s"},{"name":"Bob","in":"2","cards":"Ah 2c 3d 4s"}]}
  {"id":"one is in","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Bob","in":"1","folded":true}]}
  {"id":"no cards","game":"holdem","board":"2s 3s 4s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2"}]}
  {"id":"in the hole","game":"seven-card-stud-low-hole-wild","players":[{"name":"Ann","in":"2","cards":"(Ah Ad) Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"(2h 3d) 4h 6d 8c Qh"}]}
  {"id":"what fell","game":"follow-the-queen","players":[{"name":"Ann","in":"2","cards":"Ah Ad Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"2h 3d 4h 6d 8c Qh"}]}
  {"id":"twice","game":"holdem","boards":["2s 3s 4s","2s 3s 5s"],"players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Kh Kd"}]}
  {"id":"not without the last card","game":"holdem","board":"2s 3s 4s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Ah Kd"}]}
$ showdown --equity --batch open.jsonl
  {"id":"both halves","runouts":820,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"85.1","wins":653,"splits":89,"share":"279/328"},{"name":"Bob","percent":"14.9","wins":78,"splits":89,"share":"49/328"}]}]}
  {"id":"dealt out","runouts":1,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"50.0","wins":0,"splits":1,"share":"1/2"},{"name":"Bob","percent":"50.0","wins":0,"splits":1,"share":"1/2"}]}]}
  {"id":"the last card of stud","runouts":1560,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"92.1","wins":1436,"splits":0,"share":"359/390"},{"name":"Bob","percent":"7.9","wins":124,"splits":0,"share":"31/390"}]}]}
  {"id":"three cards of stud","runouts":200000,"exact":false,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"68.0","wins":136078,"splits":2,"share":"136079/200000","error":"0.11"},{"name":"Bob","percent":"32.0","wins":63920,"splits":2,"share":"63921/200000","error":"0.11"}]}]}
  {"id":"two draw one each","runouts":1892,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"16.5","wins":313,"splits":0,"share":"313/1892"},{"name":"Bob","percent":"83.5","wins":1579,"splits":0,"share":"1579/1892"}]}]}
  {"id":"deuces are wild","runouts":1892,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"9.4","wins":178,"splits":0,"share":"89/946"},{"name":"Bob","percent":"90.6","wins":1714,"splits":0,"share":"857/946"}]}]}
  {"id":"two boards","runouts":1560,"exact":true,"pots":[{"amount":"4.00","equity":[{"name":"Ann","percent":"25.0","wins":96,"splits":588,"share":"1/4"},{"name":"Bob","percent":"75.0","wins":876,"splits":588,"share":"3/4"}]}]}
  {"id":"they declared","runouts":1482,"exact":true,"pots":[{"amount":"6.00","equity":[{"name":"Ann","percent":"45.4","wins":0,"splits":1346,"share":"673/1482"},{"name":"Bob","percent":"9.2","wins":136,"splits":0,"share":"68/741"},{"name":"Cay","percent":"45.4","wins":0,"splits":1346,"share":"673/1482"}]}]}
  {"id":"nobody declared yet","error":{"code":"not-declared","exit":5,"rule":"IGL-27","message":"open.jsonl:9: `Ann` is still in and has to declare: high, low or both","hint":null}}
  {"id":"one is in","runouts":1,"exact":true,"pots":[{"amount":"2.00","equity":[{"name":"Ann","percent":"100.0","wins":1,"splits":0,"share":"1/1"}]}]}
  {"id":"no cards","error":{"code":"cards-unknown","exit":5,"rule":null,"message":"open.jsonl:11: `Bob` is in, but the cards aren't known","hint":null}}
  {"id":"in the hole","error":{"code":"hole-cards-unknown","exit":5,"rule":null,"message":"open.jsonl:12: `Ann` gets 1 more, and in `seven-card-stud-low-hole-wild` it matters which cards are in the hole","hint":null}}
  {"id":"what fell","error":{"code":"fall-order-unsaid","exit":5,"rule":null,"message":"open.jsonl:13: what's wild in `follow-the-queen` depends on the order of the upcards","hint":"hand new"}}
  {"id":"twice","error":{"code":"no-equity","exit":5,"rule":null,"message":"open.jsonl:14: can't work out the equity: the board was dealt more than once; give the cards all runs share","hint":null}}
  {"id":"not without the last card","error":{"code":"card-twice","exit":5,"rule":null,"message":"open.jsonl:15: Ah was dealt twice: to `Ann` and to `Bob`","hint":null}}
= 5
