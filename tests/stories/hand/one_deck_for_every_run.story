# The boards of several runs share what was dealt before, and no card comes twice: DAV-51

$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","KdQd9s4c2h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"2h was dealt twice: it's on the board more than once","hint":null}}
= 5
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","KdQd9s2h3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"2h was dealt twice: it's on the board more than once","hint":null}}
= 5
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","8dQd9s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"Qd was dealt twice: it's on the board more than once","hint":null}}
= 5
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","9sKdQd4c3h","KdQd9s4c3c"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 3 is for $0.67 of the main pot"},{"rule":"DAV-51","text":"run 2 of 3 is for $0.67 of the main pot"},{"rule":"DAV-51","text":"run 3 of 3 is for $0.66 of the main pot"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.67: pair of kings"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.67: pair of kings"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.66: pair of kings"}]}
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","8d7d6s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 2 is for $1.00 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 is for $1.00 of the main pot"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $1.00: pair of kings"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $1.00: pair of sevens"}]}
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","As7d6s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"As was dealt twice: `Ann` and the board","hint":null}}
= 5
