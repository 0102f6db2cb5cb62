# The dealer's ante at the Igloo is nobody's bet: it never comes back as one that was not called

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  recorded #13 ········

Ann put in thirty cents for the table and twenty of her own; Bob called those. The line has to say which is which.

$ hand add --hand '{"game":"five-card-stud","players":[{"name":"Ann","in":"0.50","cards":"KdKsQdQh(Qs)"},{"name":"Bob","in":"0.20","cards":"Ad2h3s4d(6h)"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in): split `Ann`'s money into "in" and "dead", like "in":"0.20","dead":"0.30", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> "in":"0.20","dead":"0.30"
$ hand add --hand '{"game":"five-card-stud","players":[{"name":"Ann","in":"0.20","dead":"0.30","cards":"KdKsQdQh(Qs)"},{"name":"Bob","in":"0.20","cards":"Ad2h3s4d(6h)"},{"name":"Cat","in":"0","folded":true}]}'
  hand 1, five-card-stud: Ann wins $0.70
    Ann has the best hand for the main pot of $0.70: full house, queens over kings
      (IGL-18)
  recorded #14 ········
> Ann wins $0.70

Everybody folds to the ante: it is asked about as well, and is not given back.

$ hand add --hand '{"game":"five-card-stud","button":"Ann","players":[{"name":"Ann","in":"0.30"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in): split `Ann`'s money into "in" and "dead", like "in":"0.00","dead":"0.30", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> "in":"0.00","dead":"0.30"
$ hand add --hand '{"game":"five-card-stud","button":"Ann","players":[{"name":"Ann","in":"0","dead":"0.30"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","folded":true}]}'
  hand 2, five-card-stud: Ann wins $0.30
    Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard
      rule)
  recorded #16 ········
> Ann wins $0.30

A bet of the dealer's that nobody called goes back where the line says that it is no ante, or that nobody anted.

$ hand add --hand '{"game":"five-card-stud","button":"Ann","players":[{"name":"Ann","in":"0.50","dead":"0"},{"name":"Bob","in":"0.30","folded":true},{"name":"Cat","in":"0","folded":true}]}'
  hand 3, five-card-stud: Ann wins $0.60
    nobody called Ann's last $0.20, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.60 (standard
      rule)
  recorded #18 ········
> nobody called Ann's last $0.20, so Ann gets it back

Where the dealer's figure is not the largest the ante decides most: how much of it the others have to match.

$ deal --dealer Cat
  Cat deals
    `Cat` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  if it's five-card-stud again: Cat posts $0.30 dead
    `Cat` antes $0.30 for all 3 players (IGL-08)
  recorded #19 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0.50","cards":"AsAdKcQc2h"}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in): split `Cat`'s money into "in" and "dead", like "in":"0.20","dead":"0.30", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> "in":"0.20","dead":"0.30"
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"1","cards":"AsAdKcQc2h"}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in): split `Cat`'s money into "in" and "dead", like "in":"0.70","dead":"0.30", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> "in":"0.70","dead":"0.30"
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in): split `Cat`'s money into "in" and "dead", like "in":"0.00","dead":"0.30", or write "dead":"0" if that isn't the ante (IGL-08)
= 5
> "in":"0.00","dead":"0.30"

Dead money of another is no ante.

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"0.10","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0.50","cards":"AsAdKcQc2h"}]}'
! error: --hand:1:1: $0.10 from `Ann` isn't an ante: `Cat` dealt, and only the dealer antes; if `Ann` dealt, say so (IGL-08)
= 5
> $0.10 from `Ann` isn't an ante: `Cat` dealt, and only the dealer antes
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0.20","dead":"0.30","cards":"AsAdKcQc2h"}]}'
  hand 4, five-card-draw: Bob wins $1.60, Cat wins $0.90
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (IGL-15)
    Cat has the best hand for the main pot of $0.90: pair of aces (IGL-18)
    Bob has the best hand for side pot 1 ($1.60): pair of fours (IGL-18)
  recorded #20 ········
> Bob wins $1.60, Cat wins $0.90

Who folded what he had anted pays the same either way, and isn't asked.

$ deal --dealer Bob
  Bob deals
  if it's five-card-draw again: Bob posts $0.30 dead
    `Bob` antes $0.30 for all 3 players (IGL-08)
  recorded #21 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"0.30","folded":true},{"name":"Cat","in":"1","cards":"AsAdKcQc2h"}]}'
  hand 5, five-card-draw: Cat wins $2.30
    Cat has the best hand for the main pot of $2.30: pair of aces (IGL-18)
  recorded #22 ········
> Cat wins $2.30

A dealer who folded is listed with his ante: without him it would be missing from the pot.

$ deal --dealer Cat
  Cat deals
    the deal passes to the left (IGL-05)
    `Cat` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  if it's five-card-draw again: Cat posts $0.30 dead
    `Cat` antes $0.30 for all 3 players (IGL-08)
  recorded #23 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"}]}'
! error: --hand:1:1: the dealer antes for the table ($0.30 with 3 players dealt in), but `Cat` isn't listed: add {"name":"Cat","in":"0","dead":"0.30","folded":true}; if somebody else dealt, name them in "button" (IGL-08)
= 5
> add {"name":"Cat","in":"0","dead":"0.30","folded":true}
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0","dead":"0.30","folded":true}]}'
  hand 6, five-card-draw: Bob wins $2.30
    Bob has the best hand for the main pot of $2.30: pair of fours (IGL-18)
  recorded #24 ········
> Bob wins $2.30

Only the dealer antes, and a dime for each who was dealt in: nothing else passes for the ante.

$ deal --dealer Ann
  Ann deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Ann posts $0.30 dead
    `Ann` antes $0.30 for all 3 players (IGL-08)
  recorded #25 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","dead":"0.30","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: $0.30 from `Bob` isn't an ante: `Ann` dealt, and only the dealer antes; if `Bob` dealt, say so (IGL-08)
= 5
> $0.30 from `Bob` isn't an ante: `Ann` dealt, and only the dealer antes
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"1","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","dead":"0.40","cards":"4s4dKsQs2d"}]}'
! error: --hand:1:1: $0.40 from `Bob` isn't an ante: `Ann` dealt, and only the dealer antes; if `Bob` dealt, say so (IGL-08)
= 5
> $0.40 from `Bob` isn't an ante
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"0.10","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: with 3 players dealt in, the dealer antes $0.30 for the table, but `Ann` put in $0.10 (IGL-08)
= 5
> with 3 players dealt in, the dealer antes $0.30 for the table, but `Ann` put in $0.10 (IGL-08)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"1.00","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: with 3 players dealt in, the dealer antes $0.30 for the table, but `Ann` put in $1.00 (IGL-08)
= 5
> but `Ann` put in $1.00 (IGL-08)

Who folded before he bet need not be listed: two are, and three were dealt in.

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"0.30","cards":"3s3dKhQh2c"},{"name":"Bob","in":"1","cards":"4s4dKsQs2d"}]}'
  hand 7, five-card-draw: Bob wins $2.30
    Bob has the best hand for the main pot of $2.30: pair of fours (IGL-18)
  recorded #26 ········
> Bob wins $2.30
