# Who went both ways and shows the only hand has the pot: the others gave up their claims
# rules: IGL-34

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ showdown
< {"game":"omaha-hi-lo-8","hilo":"declare","board":"Qd Qh 5c 8h 9h","players":[{"name":"Ann","in":"3","declare":"high"},{"name":"Bob","in":"3","cards":"(Ks 2d 2s 2h)","declare":"both"},{"name":"Cat","in":"3","declare":"low"}]}
  {"id":null,"pots":[{"amount":"9.00","eligible":["Ann","Bob","Cat"],"high":["Bob"],"low":[]}],"awards":{"Bob":"9.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"Ann doesn't show, so Ann can't win"},{"rule":"standard","text":"Cat doesn't show, so Cat can't win"},{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: $9.00"}]}
$ showdown --house mike
< {"game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"3","declare":"high"},{"name":"Bob","in":"3","cards":"Ks 2d 2s 2h 9c 8d 7c","declare":"both"}]}
  {"id":null,"pots":[{"amount":"6.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"6.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann doesn't show, so Ann can't win"},{"rule":"MIK-31","text":"Bob is the only one left in the main pot, so Bob wins it: $6.00"}]}
