# Where the dealer antes for the table, a hand told without the dealer's money is refused by every door, and says how much that is: for everybody who sits there with chips and wasn't away.
# rules: IGL-08

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #18 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2 --dealer Dan
! error: the dealer antes for the table ($0.50 with 5 players dealt in), but `Dan` put nothing in: add --in Dan=0.50 (IGL-08)
! hint: hand result --help
= 4
> the dealer antes for the table ($0.50 with 5 players dealt in), but `Dan` put nothing in: add --in Dan=0.50
$ hand result five-card-draw Ann 1 Bob --dealer Dan --away Cat --away Eve
! error: the dealer antes for the table ($0.30 with 3 players dealt in), but `Dan` put nothing in: add --in Dan=0.30 (IGL-08)
! hint: hand result --help
= 4
> ($0.30 with 3 players dealt in)
$ hand add --hand '{"game":"five-card-draw","button":"Dan","players":[{"name":"Ann","in":"1","cards":"KhKcQdJs2h"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.50 with 5 players dealt in), but `Dan` isn't listed: add {"name":"Dan","in":"0","dead":"0.50","folded":true}; if somebody else dealt, name them in "button" (IGL-08)
= 5
> ($0.50 with 5 players dealt in)
$ hand add --hand '{"game":"five-card-draw","button":"Dan","away":["Cat","Eve"],"players":[{"name":"Ann","in":"1","cards":"KhKcQdJs2h"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in), but `Dan` isn't listed: add {"name":"Dan","in":"0","dead":"0.30","folded":true}; if somebody else dealt, name them in "button" (IGL-08)
= 5
> ($0.30 with 3 players dealt in)

## who was away didn't deal
$ deal --dealer Dan
  Dan deals
  recorded #19 ········
$ hand add --hand '{"game":"five-card-draw","button":"Dan","away":["Dan"],"players":[{"name":"Ann","in":"1","cards":"KhKcQdJs2h"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table, but `Dan` was away and didn't deal: say who did (IGL-08)
= 5
> `Dan` was away and didn't deal: say who did

## more than the antes of those who were there is refused
$ hand add --hand '{"game":"five-card-draw","button":"Bob","away":["Cat","Dan","Eve"],"players":[{"name":"Ann","in":"1","cards":"KhKcQdJs2h"},{"name":"Bob","in":"1","dead":"0.50","folded":true}]}'
! error: --hand:1:1: with 2 players dealt in, the dealer antes $0.20 for the table, but `Bob` put in $0.50 (IGL-08)
= 5
> with 2 players dealt in, the dealer antes $0.20 for the table, but `Bob` put in $0.50

## what is right is taken
$ hand result five-card-draw Ann 1 Bob --dealer Dan --in Dan=0.50
  hand 1, five-card-draw: Ann wins $2.50
  recorded #20 ········
> Ann wins $2.50

## the deal passes on where the player who had it by turn was away
$ deal
  Eve deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Eve posts $0.50 dead
    `Eve` antes $0.50 for all 5 players (IGL-08)
  recorded #21 ········
$ hand add --hand '{"game":"five-card-draw","away":["Eve"],"players":[{"name":"Ann","in":"1","cards":"KhKcQdJs2h"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.40 with 4 players dealt in): split `Ann`'s money into "in" and "dead", like "in":"0.60","dead":"0.40", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> ($0.40 with 4 players dealt in): split `Ann`'s money into "in" and "dead", like "in":"0.60","dead":"0.40"
$ hand add --hand '{"game":"five-card-draw","away":["Eve"],"players":[{"name":"Ann","in":"0.60","dead":"0.40","cards":"KhKcQdJs2h"},{"name":"Bob","in":"0.60","folded":true}]}'
  hand 2, five-card-draw: Ann wins $1.60
    Ann is the only one left in the main pot, so Ann wins it: $1.60 (standard
      rule)
  recorded #23 ········
! note: `Eve` wasn't in this hand, so it counts as `Ann`'s deal (IGL-05)
> Ann wins $1.60
