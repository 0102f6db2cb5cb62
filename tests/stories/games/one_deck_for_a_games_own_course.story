# A house's own game is held to its own course at every door: a short Baseball fits nine though the listed one doesn't

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.baseball]
  title = "Our baseball"
  menu = ["7-stud"]
  course = ["down 4", "bet", "up 1", "bet"]
  wild = ["3", "9"]
  ¶
  [game.big-eight]
  title = "Big Eight"
  menu = ["other"]
  course = ["down 8", "bet"]
$ init --house ours.toml --quiet
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ida --quiet
$ open --banker Ann --quiet
$ buy Ann 20 --quiet
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ buy Dan 20 --quiet
$ buy Eve 20 --quiet
$ buy Fay 20 --quiet
$ buy Gus 20 --quiet
$ buy Hal 20 --quiet
$ buy Ida 20 --quiet
$ hand result baseball Ann 1 Bob Cat Dan Eve Fay Gus Hal Ida
  hand 1, baseball: Ann wins $9.00
  recorded #22 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> Ann wins $9.00
$ hand add --hand '{"game":"baseball","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Cat","in":"1","folded":true},{"name":"Dan","in":"1","folded":true},{"name":"Eve","in":"1","folded":true},{"name":"Fay","in":"1","folded":true},{"name":"Gus","in":"1","folded":true},{"name":"Hal","in":"1","folded":true},{"name":"Ida","in":"1","folded":true}]}'
  hand 2, baseball: Ann wins $9.00
    Ann is the only one left in the main pot, so Ann wins it: $9.00 (standard
      rule)
  recorded #23 ········
> Ann wins $9.00
$ hand result big-eight Ann 1 Bob Cat Dan Eve Fay Gus Hal Ida
! error: `big-eight` takes 72 cards for 9 players, but the deck has only 52
! hint: hand result --help
= 4
> takes 72 cards for 9 players, but the deck has only 52
$ hand add --hand '{"game":"big-eight","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Cat","in":"1","folded":true},{"name":"Dan","in":"1","folded":true},{"name":"Eve","in":"1","folded":true},{"name":"Fay","in":"1","folded":true},{"name":"Gus","in":"1","folded":true},{"name":"Hal","in":"1","folded":true},{"name":"Ida","in":"1","folded":true}]}'
! error: --hand:1:1: `big-eight` takes 72 cards for 9 players, but the deck has only 52
= 5
> takes 72 cards for 9 players, but the deck has only 52
$ showdown --house ours.toml
< {"game":"big-eight","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Cat","in":"1","folded":true},{"name":"Dan","in":"1","folded":true},{"name":"Eve","in":"1","folded":true},{"name":"Fay","in":"1","folded":true},{"name":"Gus","in":"1","folded":true},{"name":"Hal","in":"1","folded":true},{"name":"Ida","in":"1","folded":true}]}
  {"id":null,"error":{"code":"not-enough-cards","exit":5,"rule":null,"message":"`big-eight` takes 72 cards for 9 players, but the deck has only 52","hint":null}}
= 5
> takes 72 cards for 9 players, but the deck has only 52
