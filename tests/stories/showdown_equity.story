# What hands are worth before the last card: every way the rest can come, side pots and halves each for themselves.

$ showdown --equity
< {"id":"a set against a flush draw","game":"holdem","board":"9s 5s 2c","players":[{"name":"Ann","in":"2","cards":"9h 9d"},{"name":"Bob","in":"2","cards":"As Ks"}]}

$ showdown --equity --explain
< {"game":"holdem","board":"Ks 9d 4c 2h","players":[{"name":"Ann","in":"2","cards":"As Ad"},{"name":"Bob","in":"5","cards":"Kh Kc"},{"name":"Cat","in":"5","cards":"Qs Js"},{"name":"Dan","in":"1","folded":true,"cards":"Ac Ah"}]}

file open.jsonl:
  {"id":"both halves","game":"omaha-hi-lo-8","board":"Ts 3d 2h","players":[{"name":"Ann","in":"2","cards":"As Ah 7d 6d"},{"name":"Bob","in":"2","cards":"Kd Kc Qs Js"}]}
  {"id":"dealt out","game":"holdem","board":"2s 3s 4s 5s 6s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Kh Kc"}]}
  {"id":"the last card of stud","game":"seven-card-stud","players":[{"name":"Ann","in":"2","cards":"Ah Ad Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"2h 3d 4h 6d 8c Qh"}]}
  {"id":"three cards of stud","game":"seven-card-stud","players":[{"name":"Ann","in":"2","cards":"Ah Ad 4d 2c"},{"name":"Bob","in":"2","cards":"Kh Kd 4h 6d"}]}
  {"id":"two draw one each","game":"five-card-draw","players":[{"name":"Ann","in":"2","cards":"Ah Kh 7h 2h"},{"name":"Bob","in":"2","cards":"9c 9d 5s 5h"}]}
  {"id":"deuces are wild","game":"five-card-stud","house":"mike","wild":["2"],"players":[{"name":"Ann","in":"2","cards":"Ah Ad Ks 7c"},{"name":"Bob","in":"2","cards":"9c 9d 2s 5h"}]}
  {"id":"two boards","game":"double-board-holdem","board":"9s 5s 2c Kd Jd 4h Ts","players":[{"name":"Ann","in":"2","cards":"9h 9d"},{"name":"Bob","in":"2","cards":"As Ks"}]}
  {"id":"they declared","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","cards":"Kh Kd 9c 9s","declare":"high"},{"name":"Bob","in":"2","cards":"Ah 2c 3d 4s","declare":"both"},{"name":"Cay","in":"2","cards":"8h 7c 4d 3s","declare":"low"}]}
  {"id":"nobody declared yet","house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"2","cards":"Kh Kd 9c 9s"},{"name":"Bob","in":"2","cards":"Ah 2c 3d 4s"}]}
  {"id":"one is in","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Bob","in":"1","folded":true}]}
  {"id":"no cards","game":"holdem","board":"2s 3s 4s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2"}]}
  {"id":"in the hole","game":"seven-card-stud-low-hole-wild","players":[{"name":"Ann","in":"2","cards":"(Ah Ad) Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"(2h 3d) 4h 6d 8c Qh"}]}
  {"id":"what fell","game":"follow-the-queen","players":[{"name":"Ann","in":"2","cards":"Ah Ad Ac Ks 4d 2c"},{"name":"Bob","in":"2","cards":"2h 3d 4h 6d 8c Qh"}]}
  {"id":"twice","game":"holdem","boards":["2s 3s 4s","2s 3s 5s"],"players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Kh Kd"}]}
  {"id":"a drop game","house":"mike","game":"two-card-guts","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Kh Kd"}]}
  {"id":"not without the last card","game":"holdem","board":"2s 3s 4s","players":[{"name":"Ann","in":"2","cards":"Ah Ad"},{"name":"Bob","in":"2","cards":"Ah Kd"}]}
$ showdown --equity --batch open.jsonl
