# What the dealer antes for the table is no bet of his: nobody has to match it, and it is part of the main pot.
# rules: IGL-08, IGL-34

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········

Cat bet fifty cents, and forty are the ante of four.

$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.9 --in Dan=.10 --win Ann=.55 --win Cat=.95 --carry .05
! error: this pot can't be split into $0.55 for `Ann`, $0.95 for `Cat` and $0.05 for the next hand: the nearest split is $0.75 for `Ann`, $0.75 for `Cat` and $0.05 for the next hand (IGL-34)
! hint: hand result --help
= 4
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.9 --in Dan=.10 --win Ann=.75 --win Cat=.75 --carry .05
  hand 1, five-card-draw: Ann wins $0.75, Cat wins $0.75; $0.05 carries over to
    the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.9 --in Dan=.10 --win Ann=.65 --win Dan=.10 --win Cat=.80
  hand 1, five-card-draw: Ann wins $0.65, Cat wins $0.80, Dan wins $0.10
  (dry run: nothing was recorded)
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.9 --in Dan=.10 --win Ann=1.55
  hand 1, five-card-draw: Ann wins $1.55
  (dry run: nothing was recorded)
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --win Ann=.65 --win Bob=.65 --win Cat=1.05 --carry .05
! error: $0.05 can't stay in the middle: the winners split the whole pot (IGL-18)
! hint: hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --win Ann=.65 --win Bob=.65 --win Cat=1.05 --carry .05 --really
= 4
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --win Ann=.80 --win Bob=.80 --win Cat=.80
  hand 1, five-card-draw: Ann wins $0.80, Bob wins $0.80, Cat wins $0.80
  (dry run: nothing was recorded)
$ hand result --dry-run --game 'five-card-draw goal-post' --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --win Cat=.4 --carry 2
! error: $2.00 can't stay in the middle: in `five-card-draw + goal-post` the best hand takes the whole pot (IGL-18)
! hint: hand result --dry-run --game 'five-card-draw goal-post' --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --win Cat=.4 --carry 2 --really
= 4
$ hand result --dry-run --game 'five-card-draw goal-post' --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --in Dan=.5 --carry 2.4
  hand 1, five-card-draw + goal-post: nobody wins; $2.40 carries over to the next
    hand
  (dry run: nothing was recorded)

Who is not in the result may have been dealt in: the ante is thirty cents or forty.

$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.8 --win Ann=.60 --win Bob=.60 --win Cat=.60
  hand 1, five-card-draw: Ann wins $0.60, Bob wins $0.60, Cat wins $0.60
  (dry run: nothing was recorded)
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.5 --in Cat=.9 --win Ann=.60 --win Bob=.60 --win Cat=.60 --carry .10
  hand 1, five-card-draw: Ann wins $0.60, Bob wins $0.60, Cat wins $0.60; $0.10
    carries over to the next hand
  (dry run: nothing was recorded)

Where somebody put in as much as the dealer the ante may have been left out.

$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.5 --in Dan=.10 --win Ann=.55 --win Cat=.55 --carry .05
  hand 1, five-card-draw: Ann wins $0.55, Cat wins $0.55; $0.05 carries over to
    the next hand
  (dry run: nothing was recorded)
$ hand result --dry-run --game five-card-draw --dealer Cat --in Ann=.5 --in Bob=.05 --in Cat=.5 --in Dan=.10 --win Ann=.45 --win Cat=.45 --win Dan=.25
  hand 1, five-card-draw: Ann wins $0.45, Cat wins $0.45, Dan wins $0.25
  (dry run: nothing was recorded)
