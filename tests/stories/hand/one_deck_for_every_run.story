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
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 3 plays for $0.67 of the main pot"},{"rule":"DAV-51","text":"run 2 of 3 plays for $0.67 of the main pot"},{"rule":"DAV-51","text":"run 3 of 3 plays for $0.66 of the main pot"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.67: pair of kings"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.67: pair of kings"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $0.66: pair of kings"}]}
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","8d7d6s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 2 plays for $1.00 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 plays for $1.00 of the main pot"},{"rule":"DAV-54","text":"Ann has the best hand for the main pot of $1.00: pair of kings"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $1.00: pair of sevens"}]}
$ showdown
< {"house":"dave","game":"holdem","boards":["KdQd9s4c2h","As7d6s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"As was dealt twice: to `Ann` and on the board","hint":null}}
= 5
## A card keeps its place: it isn't on another board in the next run, or on another arm of a cross
$ showdown
< {"house":"mike","game":"double-board-holdem","boards":["KdQd9sJhTh8h4c5c2h3h","KdQd9sJhTh8h5c4c2d3d"],"players":[{"name":"Ann","in":"20","cards":"5s5d"},{"name":"Bob","in":"20","cards":"Ks7c"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"5c was dealt twice: it's on the board more than once","hint":null}}
= 5
> was dealt twice
$ showdown
< {"house":"mike","game":"double-board-holdem","boards":["KdQd9sJhTh8h4c5c2h3h","QdKd9sJhTh8h4c5c2d3d"],"players":[{"name":"Ann","in":"20","cards":"5s5d"},{"name":"Bob","in":"20","cards":"Ks7c"}]}
  {"id":null,"pots":[{"amount":"40.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"20.00","Bob":"20.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"run 1, board 1 of 2 plays for $10.00 of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $10.00: pair of kings"},{"rule":"standard","text":"run 1, board 2 of 2 plays for $10.00 of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $10.00: three fives"},{"rule":"standard","text":"run 2, board 1 of 2 plays for $10.00 of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $10.00: pair of kings"},{"rule":"standard","text":"run 2, board 2 of 2 plays for $10.00 of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $10.00: three fives"}]}
$ showdown
< {"house":"mike","game":"iron cross","boards":["KdQd9s4c2h","QdKd9s4c3h"],"players":[{"name":"Ann","in":"20","cards":"KhJc9h8s7c"},{"name":"Bob","in":"20","cards":"AhAcTs6s5h"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"Qd was dealt twice: it's on the board more than once","hint":null}}
= 5
$ showdown
< {"house":"casino","game":"irish","boards":["KdQd9s4c2h","8d7d6s5c3h"],"players":[{"name":"Ann","in":"1","cards":"AsKs"},{"name":"Bob","in":"1","cards":"Ad7c"}]}
  {"id":null,"error":{"code":"no-more-runs","exit":5,"rule":null,"message":"in `irish` players draw or discard between the rounds, so the runs have to share what was dealt before that","hint":null}}
= 5
> players draw or discard between the rounds
