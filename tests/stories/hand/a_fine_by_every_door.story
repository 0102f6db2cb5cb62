# A fine needs a warning first that night, through whatever door it comes

file fined.phh:
  variant = 'holdem'
  _house = 'mike'
  antes = [0.05, 0.05]
  starting_stacks = [10, 10]
  players = ['Ann', 'Bob']
  actions = ['d dh p1 2c7d', 'd dh p2 3c8d', 'p2 fine 0.20', 'p1 cbr 0.50', 'p2 f']

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
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

Nobody was warned yet, so that nobody can be fined.

$ hand result --game holdem --in Ann=1 --in Bob=1 --fine Bob=0.20 --win Ann=2.20
! error: `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
! hint: fine Bob
= 4
> `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"KdKsQdQhQs"},{"name":"Bob","in":"1","fine":"0.20","cards":"Ad2h3s4d6h"}]}'
! error: --hand:1:1: `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
! hint: fine Bob
= 5
> `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
$ hand add fined.phh
! error: fined.phh:6:13: `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
! hint: fine Bob
= 5
> `Bob` can't be fined yet: the first offense of the night is only a warning (MIK-17)
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"0.20","cards":"KdKsQdQhQs"},{"name":"Bob","in":"1","cards":"Ad2h3s4d6h"}]}'
! error: --hand:1:1: $0.20 from `Ann` isn't a bet or an ante; if it's a fine, write "fine":"0.20" (MIK-15)
= 5
> write "fine":"0.20" (MIK-15)

Once somebody was warned, the next one pays, whoever he is.

$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········
> Cat gets a warning
$ hand result --game holdem --in Ann=1 --in Bob=1 --fine Bob=0.20 --win Ann=2.20
  hand 1, holdem: Ann wins $2.20
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> Ann wins $2.20
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"KdKsQdQhQs"},{"name":"Bob","in":"1","fine":"0.20","cards":"Ad2h3s4d6h"}]}'
  hand 2, five-card-draw: Ann wins $2.20
    Ann has the best hand for the main pot of $2.20: full house, queens over kings
      (MIK-31)
  recorded #15 ········
> Ann wins $2.20
$ hand add fined.phh
  hand 3, holdem: Ann wins $0.30
    nobody called Ann's last $0.50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard
      rule)
  recorded #17 ········
! note: the hand has `Ann` starting with $10.00, but the book says $12.40
! note: the hand has `Bob` starting with $10.00, but the book says $7.60
> Ann wins

An ante is nobody's bet either, and no fine.

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","dead":"0.05","cards":"KdKsQdQhQs"},{"name":"Bob","in":"1","dead":"0.05","cards":"Ad2h3s4d6h"}]}'
  hand 4, five-card-draw: Ann wins $2.10
    Ann has the best hand for the main pot of $2.10: full house, queens over kings
      (MIK-31)
  recorded #18 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
> Ann wins $2.10
