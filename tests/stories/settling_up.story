# settle-up needs no book: balances in, the fewest payments out.

$ settle-up
< {"id":"x","balances":{"Ann":"-40","Bob":"-30","Cat":"20","Dan":"20","Eve":"30"},"mode":"fewest"}
  {"id":"x","payments":[{"from":"Bob","to":"Eve","amount":"30"},{"from":"Ann","to":"Cat","amount":"20"},{"from":"Ann","to":"Dan","amount":"20"}],"count":3,"proven":true,"groups":2}
$ settle-up
< {"balances":{"Ann":"-40","Bob":"30"}}
  {"id":null,"error":{"code":"balances-unbalanced","exit":4,"rule":null,"message":"the balances add up to -10, not zero","hint":null}}
= 4
$ --json settle-up
< {"balances":{"Ann":-40,"Bob":"40"}}
  {"id":null,"error":{"code":"bad-json","exit":5,"rule":null,"message":"column 22: `Ann` should be an amount as text, like \"-40\" or \"12.50\", not -40","hint":null}}
= 5
$ settle-up --batch -
< {"id":"x","balances":{"Ann":"-40","Bob":"40"}}
< nonsense
< {"id":7,"balances":{"Ann":"1"}}
  {"id":"x","payments":[{"from":"Ann","to":"Bob","amount":"40"}],"count":1,"proven":true,"groups":1}
  {"id":null,"error":{"code":"bad-json","exit":5,"rule":null,"message":"column 2: a word isn't true, false or null","hint":null}}
  {"id":7,"error":{"code":"balances-unbalanced","exit":4,"rule":null,"message":"the balances add up to 1, not zero","hint":null}}
= 5
$ settle-up --batch nothing.jsonl
! error: can't read `nothing.jsonl`: there's no such file
= 5

Each payment is explained where that is asked for: its group comes out even among itself.

$ settle-up
< {"balances":{"Ann":"-40","Bob":"-30","Cat":"20","Dan":"20","Eve":"30"},"explain":true}
  {"payments":[{"from":"Bob","to":"Eve","amount":"30","group":1},{"from":"Ann","to":"Cat","amount":"20","group":2},{"from":"Ann","to":"Dan","amount":"20","group":2}],"count":3,"proven":true,"groups":2,"why":[{"group":1,"even":["Bob","Eve"]},{"group":2,"even":["Ann","Cat","Dan"]}]}

A plan that was agreed on stays the plan when a part of it is paid: Ann gave Cat 5.

$ settle-up
< {"balances":{"Ann":"-35","Bob":"-30","Cat":"15","Dan":"20","Eve":"30"},"pairs":[["Bob","Eve"],["Ann","Cat"],["Ann","Dan"]]}
  {"payments":[{"from":"Bob","to":"Eve","amount":"30"},{"from":"Ann","to":"Cat","amount":"15"},{"from":"Ann","to":"Dan","amount":"20"}],"count":3,"proven":true,"groups":2}
