# Who says how halves find their winners says it of a game that has halves, at every door and at every house
# rules: MIK-41, MIK-42

file plain.phh:
  variant = "NT"
  _hilo = "cards"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AhAd", "d dh p2 9s9d", "p2 cbr 1.00", "p1 f"]
  players = ["Ann", "Bob"]

file mike.phh:
  variant = "five-card-draw"
  _house = "mike"
  _hilo = "declare"
  starting_stacks = [20, 20]
  actions = []
  players = ["Ann", "Bob"]

$ init --house mike
  started a new book in USD with `mike` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #12 ········
$ hand add --hand '{"game":"five-card-draw","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}]}'
! error: --hand:1:1: `cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too
! hint: games show five-card-draw
= 5
> `cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too
$ hand add --hand '{"game":"five-card-draw","hilo":"declare","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}]}'
! error: --hand:1:1: `declare` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too
! hint: games show five-card-draw
= 5
> `declare` doesn't go with `five-card-draw`
$ hand add --hand '{"game":"seven-card-stud + high-spade","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}]}'
! error: --hand:1:1: `cards-speak` doesn't go with `high-spade-in-the-hole`: it isn't high-low; add `high-low` too
! hint: games show high-spade-in-the-hole
= 5
$ hand add mike.phh
! error: mike.phh:1:1: `declare` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too
= 5
> `declare` doesn't go with `five-card-draw`
$ hand add plain.phh
! error: plain.phh:2:1: `_hilo` is "cards", but `NT` isn't high-low
= 5
> `_hilo` is "cards", but `NT` isn't high-low
$ hand add --hand '{"game":"five-card-draw high-low declare","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}]}'
! error: --hand:1:1: `declare` and `cards-speak` don't go together; use one or the other
= 5
> `declare` and `cards-speak` don't go together

With two halves it acts: $3.00, of which Ann's pair of aces and Cat's seven low have half each.

$ hand add --hand '{"game":"five-card-draw high-low","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}]}'
  hand 1, five-card-draw-hi-lo: Ann wins $1.50, Cat wins $1.50
    no declare, so cards speak for each half of the main pot (MIK-41)
    Ann has the best hand for the high half of the main pot: pair of aces (MIK-31)
    Cat has the best hand for the low half of the main pot: seven-six low (MIK-36)
  recorded #13 ········
> Ann wins $1.50
> Cat wins $1.50

In a single showdown it is the same, at a house that declares, at one where the cards speak, and at one that has neither.

$ showdown
< {"game":"five-card-draw","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"mike"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too","hint":"games show five-card-draw"}}
= 5
> `cards-speak` doesn't go with `five-card-draw`
$ showdown
< {"game":"five-card-draw","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"igloo"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too","hint":"games show five-card-draw"}}
= 5
> `cards-speak` doesn't go with `five-card-draw`
$ showdown
< {"game":"five-card-draw","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"casino"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too","hint":"games show five-card-draw"}}
= 5
> `cards-speak` doesn't go with `five-card-draw`
$ showdown
< {"game":"five-card-draw","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"cause"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `five-card-draw`: it isn't high-low; add `high-low` too","hint":"games show five-card-draw"}}
= 5
> `cards-speak` doesn't go with `five-card-draw`
$ showdown
< {"game":"holdem","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"dave"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `holdem`: it isn't high-low; add `high-low` too","hint":"games show holdem"}}
= 5
> `cards-speak` doesn't go with `holdem`
$ showdown
< {"game":"holdem","hilo":"cards","players":[{"name":"Ann","in":"1","cards":"AhAd3c4c5d"},{"name":"Bob","in":"1","cards":"KsKc3d4d5h"},{"name":"Cat","in":"1","cards":"2h7d3h4h6s"}],"house":"pig"}
  {"id":null,"error":{"code":"feature-misfit","exit":5,"rule":null,"message":"`cards-speak` doesn't go with `holdem`: it isn't high-low; add `high-low` too","hint":"games show holdem"}}
= 5
> `cards-speak` doesn't go with `holdem`
