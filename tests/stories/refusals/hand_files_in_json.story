# What is wrong in a hand of JSON is said in plain words, with the name beside the value.

file word.json:
  {"game":"holdem","unit":"1","button":"Ann","players":[{"name":"Bob","in":"5","cards":"AhKh"},{"name":"Ann","in":"5","folded":"no"}]}
file number.json:
  {"game":"holdem","unit":1,"players":[{"name":"Bob","in":"5"}]}
file object.json:
  {"game":"holdem","players":{"name":"Bob"}}
file unnamed.json:
  {"game":"holdem","players":[{"in":"5"}]}
file twice.json:
  {"game":"holdem","players":[{"name":"Bob","in":"5","in":"6"}]}
file unknown.json:
  {"game":"holdem","plyers":[]}
file torn.json:
  {"game":"holdem","players":[{"name":"Bob",}]}
file list.json:
  ["holdem"]

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand add word.json
! error: word.json:1:1: `folded` should be true or false, not "no"
= 5
> `folded` should be true or false, not "no"
$ hand add number.json
! error: number.json:1:1: `unit` should be text in quotes, not 1
= 5
> `unit` should be text in quotes, not 1
$ hand add object.json
! error: object.json:1:1: `players` should be a list in [ ], not an object
= 5
> `players` should be a list in [ ], not an object
$ hand add unnamed.json
! error: unnamed.json:1:1: `name` is missing
= 5
> `name` is missing
$ hand add twice.json
! error: twice.json:1:1: `in` appears twice
= 5
> `in` appears twice
$ hand add unknown.json
! error: unknown.json:1:1: `plyers` isn't known here; use `id`, `house`, `game`, `unit`, `carry`, `fines`, `blind`, `players`, `away`, `button`, `board`, `boards`, `hilo`, `goalpost`, `layers`, `agreed`, `wild` or `as_called`
= 5
> `plyers` isn't known here
$ hand add torn.json
! error: torn.json:1:1: there's an extra comma
= 5
> there's an extra comma
$ hand add list.json
! error: list.json:1:1: this should be an object in { }, not a list
= 5
> this should be an object in { }, not a list
