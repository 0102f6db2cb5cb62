# The wheel is the lowest straight: the rule is named wherever it decides, in JSON too
# rules: IGL-21 IGL-32

$ rank --explain --json
< {"house":"igloo","hands":["2h 3s 4d 5c 6h","Ah 2s 3c 4d 5s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, six high","cards":"6h 5c 4d 3s 2h","low":null},{"high":"straight, five high","cards":"Ah 5s 4d 3c 2s","low":null}],"why":[{"rule":"IGL-21","text":"A-2-3-4-5 is the lowest straight"}]}
> "rule":"IGL-21"
$ rank --explain --json
< {"house":"igloo","high":"standard","low":"house","hands":["Ah 3s 4d 5c 8h"]}
  {"id":null,"high":[0],"low":[0],"hands":[{"high":"ace high","cards":"Ah 8h 5c 4d 3s","low":"eight-five low"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-32","text":"an ace can be high for the high hand and low for the low hand"}]}
> "rule":"IGL-32"
$ rank --explain --json
< {"house":"mike","hands":["2h 3s 4d 5c 6h","Ah 2s 3c 4d 5s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, six high","cards":"6h 5c 4d 3s 2h","low":null},{"high":"straight, five high","cards":"Ah 5s 4d 3c 2s","low":null}]}
$ rank --explain --json
< {"house":"dave","hands":["2h 3s 4d 5c 6h","Ah 2s 3c 4d 5s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, six high","cards":"6h 5c 4d 3s 2h","low":null},{"high":"straight, five high","cards":"Ah 5s 4d 3c 2s","low":null}]}
$ rank --explain --json
< {"house":"cause","hands":["2h 3s 4d 5c 6h","Ah 2s 3c 4d 5s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, six high","cards":"6h 5c 4d 3s 2h","low":null},{"high":"straight, five high","cards":"Ah 5s 4d 3c 2s","low":null}],"why":[{"rule":"CAU-047","text":"hand 0 beats hand 1, straight against straight: compare the top card"},{"rule":"CAU-047","text":"A-2-3-4-5 is the lowest straight"}]}
> "rule":"CAU-047"
$ showdown
< {"house":"igloo","game":"five-card-stud","players":[{"name":"Ann","in":"1.00","cards":"Ah2s3d4c(5h)"},{"name":"Bob","in":"1.00","cards":"2h3s4d5c(6h)"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-18","text":"Bob has the best hand for the main pot of $2.00: straight, six high"},{"rule":"IGL-21","text":"A-2-3-4-5 is the lowest straight"}]}
> "rule":"IGL-21"
$ showdown
< {"house":"igloo","game":"five-card-stud","players":[{"name":"Ann","in":"1.00","cards":"7h8s9dTc(Jh)"},{"name":"Bob","in":"1.00","cards":"2h3s4d5c(6h)"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-18","text":"Ann has the best hand for the main pot of $2.00: straight, jack high"}]}
$ showdown
< {"house":"cause","game":"five-card-stud","players":[{"name":"Ann","in":"100","cards":"Ah2s3d4c(5h)"},{"name":"Bob","in":"100","cards":"2h3s4d5c(6h)"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the main pot of 200: straight, six high"},{"rule":"CAU-047","text":"Bob beats Ann, straight against straight: compare the top card"}]}
> "rule":"CAU-047"
