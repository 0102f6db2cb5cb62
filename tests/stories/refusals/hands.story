# A hand that cannot have been played so.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ hand result --game holdem
! error: a hand needs at least one player who put something in
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=3
! error: $2.00 went in, but $3.00 was won and $0.00 carried over
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=1.50
! error: $2.00 went in, but $1.50 was won and $0.00 carried over; if $0.50 stays in the pot, add --carry 0.50
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=6 --in Bob=6 --win Ann=12
! error: the book says `Ann` has $5.00, not $6.00
! hint: count Ann --help
= 4
$ hand result --game holdem --in Ann=0.02 --in Bob=0.02 --win Ann=0.04
! error: $0.02 isn't a multiple of $0.05; try $0.05 (MIK-13, MIK-59)
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=3 --carry=-1
! error: the amount left in the middle can't be negative
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann --win Ann=1
! error: `Ann` should look like ANN=1.50
! hint: hand result --help
= 2
$ hand show 9
! error: there's no hand 9
! hint: hand list
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --carry 2 --really
  hand 1, holdem: nobody wins; $2.00 carries over to the next hand
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ coldhands
! error: nobody has odd change, but $2.00 is still in the middle (MIK-30)
! hint: hand new
= 4
$ close
! error: $2.00 is still in the middle of the table: play another hand for it; any game will do
! hint: hand new
= 4
