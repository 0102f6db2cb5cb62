# What a waiting pot says: by which rule it stays in Guts, who has a claim to it when he goes, and that nobody waits alone

$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "blind": "AsKc7d", "players": [{"name": "Ann", "in": "0", "cards": "AhKd7c"}, {"name": "Bob", "in": "0", "cards": "Qs9s4d"}, {"name": "Cat", "in": "0", "folded": true}, {"name": "Dan", "in": "0", "folded": true}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"300","why":[{"rule":"CAU-121","text":"the blind hand ties Ann (ace high), so nobody takes the pot"},{"rule":"CAU-121","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-121","text":"the best hands tie, so nobody wins: Ann and Bob each pay 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann, Bob, Cat and Dan for the pot of 300"}],"matched":{"Ann":"100","Bob":"100"},"goes_on":true,"next":["Ann","Bob","Cat","Dan"]}
> so nobody takes the pot"},{"rule":"CAU-121","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-121","text":"the best hands tie
$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "blind": "7d7c2h", "players": [{"name": "Ann", "in": "0", "cards": "AhKd9c"}, {"name": "Bob", "in": "0", "cards": "Qs9s4d"}, {"name": "Cat", "in": "0", "folded": true}, {"name": "Dan", "in": "0", "folded": true}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"300","why":[{"rule":"CAU-119","text":"the blind hand wins (pair of sevens), so nobody takes the pot"},{"rule":"CAU-119","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-119","text":"Ann and Bob each pay 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann, Bob, Cat and Dan for the pot of 300"}],"matched":{"Ann":"100","Bob":"100"},"goes_on":true,"next":["Ann","Bob","Cat","Dan"]}
> {"rule":"CAU-119","text":"100 from the main pot carries over to the next game"}
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #13 ········

A pot that only one can win is no pot that waits: it is his.

$ hand result --game straight-poker --in Ann=4 --in Bob=4 --carry 8 --for Bob
! error: only `Bob` can win the $8.00 in the middle, so it doesn't carry over: `Bob` wins it
! hint: hand result --game straight-poker --in Ann=4.00 --in Bob=4.00 --win Bob=8.00
= 4
> only `Bob` can win the $8.00 in the middle, so it doesn't carry over: `Bob` wins it
> hint: hand result --game straight-poker --in Ann=4.00 --in Bob=4.00 --win Bob=8.00
$ hand result --game straight-poker --in Ann=4 --in Bob=4 --carry 8 --for Bob --for Bob
! error: `Bob` is named twice
! hint: hand result --game straight-poker --in Ann=4 --in Bob=4 --carry 8 --for Bob
= 4
> `Bob` is named twice
$ hand result --game straight-poker --in Ann=4 --in Bob=4 --in Cat=2 --carry 10 --for Ann --for Bob
  hand 1, straight-poker: nobody wins; $10.00 carries over to the next hand
  recorded #14 ········

Who turns his chips in hears what becomes of his claim; who has none hears nothing of it.

$ cashout Cat
  Cat cashes out $18.00: $18.00 in cash
  recorded #16 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ cashout Bob
  Bob cashes out $16.00: $16.00 in cash
  recorded #18 ········
! note: `Bob`'s chips weren't counted; paying what the book says
! note: `Bob` has to buy chips before anybody plays for the $10.00 in the middle, or lose any claim to it (MIK-34)
> `Bob` has to buy chips before anybody plays for the $10.00 in the middle, or lose any claim to it (MIK-34)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ hand result --game straight-poker --in Ann=1 --in Bob=1 --win Bob=12
  hand 2, straight-poker: Bob wins $12.00
  recorded #20 ········
> Bob wins $12.00

## Cards that a house does not deal

$ hand incident exposed --house dave --whose sb --card 3 --by dealer
! error: there's no face-down card 3 in this game; use a number from 1 to 2 (DAV-01)
! hint: hand incident --help
= 4
> there's no face-down card 3 in this game; use a number from 1 to 2 (DAV-01)
$ hand incident exposed --house dave --whose bb --card 0 --by dealer
! error: there's no face-down card 0 in this game; use a number from 1 to 2 (DAV-01)
! hint: hand incident --help
= 4
> (DAV-01)
$ hand incident exposed --house dave --whose sb --card 2 --by player
  first-burn  after the deal, the first burn card replaces the exposed card,
              which is burned instead, face up (DAV-38)
$ hand incident exposed --house cause --whose other --card 5 --by player
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
