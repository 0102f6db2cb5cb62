# One deck is enough for guts and for a card room's file too, and what the house says of numbers is said first
# rules: MIK-34, CAU-059

$ init --house mike --quiet
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lou Moe Ned Oli Pia Qia Rob --quiet
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
$ buy Jon 20 --quiet
$ buy Kim 20 --quiet
$ buy Lou 20 --quiet
$ buy Moe 20 --quiet
$ buy Ned 20 --quiet
$ buy Oli 20 --quiet
$ buy Pia 20 --quiet
$ buy Qia 20 --quiet
$ buy Rob 20 --quiet
$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0.05"},{"name":"Bob","in":"0.05","folded":true},{"name":"Cat","in":"0.05","folded":true},{"name":"Dan","in":"0.05","folded":true},{"name":"Eve","in":"0.05","folded":true},{"name":"Fay","in":"0.05","folded":true},{"name":"Gus","in":"0.05","folded":true},{"name":"Hal","in":"0.05","folded":true},{"name":"Ida","in":"0.05","folded":true},{"name":"Jon","in":"0.05","folded":true},{"name":"Kim","in":"0.05","folded":true},{"name":"Lou","in":"0.05","folded":true},{"name":"Moe","in":"0.05","folded":true},{"name":"Ned","in":"0.05","folded":true},{"name":"Oli","in":"0.05","folded":true},{"name":"Pia","in":"0.05","folded":true},{"name":"Qia","in":"0.05","folded":true},{"name":"Rob","in":"0.05","folded":true}]}'
! error: --hand:1:1: `three-card-guts` takes 54 cards for 18 players, but the deck has only 52 (MIK-34)
= 5
> takes 54 cards for 18 players, but the deck has only 52 (MIK-34)
file lowball.phh:
  variant = "N2L1D"
  antes = [0,0,0,0,0,0,0,0,0,0,0]
  blinds_or_straddles = [0.05,0.10,0,0,0,0,0,0,0,0,0]
  starting_stacks = [20,20,20,20,20,20,20,20,20,20,20]
  min_bet = 0.10
  players = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????", "d dh p5 ??????????", "d dh p6 ??????????", "d dh p7 ??????????", "d dh p8 ??????????", "d dh p9 ??????????", "d dh p10 ??????????", "d dh p11 ??????????", "p3 f", "p4 f", "p5 f", "p6 f", "p7 f", "p8 f", "p9 f", "p10 f", "p11 f", "p1 f"]
$ hand add lowball.phh
! error: lowball.phh:7:13: `deuce-to-seven-draw` takes 55 cards for 11 players, but the deck has only 52 (MIK-34)
= 5
> takes 55 cards for 11 players, but the deck has only 52 (MIK-34)
