# A debt is bought with --debt; --book behind a purchase still means that, and says the new word

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --debt
  Ann buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
> THE BOOK
$ buy Bob 20 --cash 10 --debt
  Bob buys chips: $10.00 in cash, $10.00 on THE BOOK; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
> $10.00 in cash
$ buy Cat 20 --book
  Cat buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #9 ········
! note: to buy on THE BOOK use --debt; --book is the file
> use --debt
$ --json buy Cat 5 --book
  {"player":"Cat","from":"bank","paid":[{"means":"book","amount":"5.00"}],"note":null,"chips":"25.00","event":10,"events":[10],"hash":"········","id":"019b801a-35c0-7e60-9a38-a6114d599260"}
! note: to buy on THE BOOK use --debt; --book is the file
$ buy Cat 5 --cash 5 --note
! error: $5.00 is already paid, so there's nothing left to pay another way
! hint: buy --help
= 2
> so there's nothing left to pay another way
$ seat Ann 3 Bob Cat
  Ann has seat 3
  Bob has seat 1
  Cat has seat 2
  recorded #13 ········
> Ann has seat 3
$ --json seat Ann 4 Bob 5
  {"players":[{"player":"Ann","seat":4},{"player":"Bob","seat":5}],"event":15,"events":[14,15],"hash":"········","id":"019b801c-f4e0-72b9-be7e-6b2ee5682b29"}
$ seat Ann Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ hand result holdem an 2 bo
  hand 1, holdem: Ann wins $4.00
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> Ann wins $4.00
$ hand result holdem ann 2
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result holdem ann 2 Cat
! hint: hand result holdem ann 2 Bob
= 2
$ hand result holdem ann 2 bob --win Ann=4
! error: `[GAME WINNER STAKE LOSER]...` doesn't go with `--win <PLAYER=AMOUNT>`: leave one of them out
! hint: housebook hand result --help
= 2
$ hand result omaha cat 1 ann bob
  hand 2, omaha: Cat wins $3.00
  recorded #17 ········
> Cat wins $3.00
$ count Ann=21 Bob=17 Cat=26
  Ann has $21.00, as expected
  Bob has $17.00, as expected
  Cat has $26.00: down $1.00 in unrecorded hands
  recorded #20 ········
! next: the counts are $1.00 short: count again, or close --over-short house or banker
> down $1.00 in unrecorded hands
$ --json count Ann=20.50 Bob=17
  {"counts":[{"player":"Ann","counted":"20.50","expected":"21.00","difference":"-0.50","over_short":"-1.50"},{"player":"Bob","counted":"17.00","expected":"17.00","difference":"0.00","over_short":"-1.50"}],"event":22,"events":[21,22],"hash":"········","id":"019b8023-5d80-7f69-8824-ab119bcba845"}
$ count Ann=21 Zed=17
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ count Ann
! error: still missing: the amount
! hint: count Ann 20.50
= 2
