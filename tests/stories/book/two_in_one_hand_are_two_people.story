# Two records of one person become one, but who was in a hand with somebody is not him; a void hand says nothing.

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Dan 20 --really
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #11 ········
$ hand result --game holdem --in Bob=1 --in Dan=1 --win Dan=2
  hand 2, holdem: Dan wins $2.00
  recorded #12 ········
$ hand void 2 --why "told twice"
  hand 2, holdem, is void: told twice
  player  gets back
  ───────────────────
  Bob         $1.00
  Dan        -$1.00
  recorded #14 ········
$ close
  Bob cashes out $19.00: $19.00 in cash
  Dan cashes out $20.00: $20.00 in cash
  Ann cashes out $21.00: $21.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $21.00              –
  Bob     -$1.00     $19.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #21 ········
! note: `Ann`, `Bob` and `Dan`'s chips weren't counted; paying what the book says
$ player merge Ann Bob
! error: `Ann` and `Bob` were both in hand 1 of night 1, so they can't be the same person
! hint: hand show 1 --night 1
= 4
> `Ann` and `Bob` were both in hand 1 of night 1, so they can't be the same person
$ player merge Dan Bob
! error: `Dan` and `Bob` were both in hand 2 of night 1, so they can't be the same person
! hint: hand show 2 --night 1
= 4
> were both in hand 2 of night 1
$ player merge Ann Cat
  Cat was merged into Ann
  recorded #22 ········
> Cat
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $1.00     $1.00              –
  Dan          1      0   $0.00         –              –
  Bob          1      1  -$1.00         –              –
