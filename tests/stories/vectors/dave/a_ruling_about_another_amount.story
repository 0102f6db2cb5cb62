# A ruling pays what it names: where the book has another stack, the count comes first.
# rules: DAV-20

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes 0.25/0.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ count Bob 49 --by player
  Bob counts $49.00
  recorded #11 ········
$ count Bob 48 --by banker
  the banker counts $48.00 for Bob
  recorded #12 ········
! note: `Bob` counted $49.00, but the banker counted $48.00: find the difference first (DAV-20)
$ cashout Bob --dry-run
! error: `Bob` counted $49.00, but the banker counted $48.00 (DAV-20)
! hint: count Bob 49.00
! hint: ruling 'Bob is paid 49.00'
= 4
$ ruling "Bob has 48"
  the host ruled: Bob has 48
  recorded #13 ········
$ cashout Bob
! error: the ruling says $48.00 for `Bob`, but the book says $49.00 (DAV-20)
! hint: count Bob 48.00
= 4
> the ruling says $48.00 for `Bob`, but the book says $49.00
> count Bob 48.00
$ count Bob 48
  Bob has $48.00: down $1.00 in unrecorded hands
  recorded #14 ········
! next: count the stacks of Ann and Cat
$ cashout Bob
  Bob cashes out $48.00: $48.00 in cash
  recorded #16 ········
! note: `Bob` gets $48.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
> Bob cashes out $48.00
> `Bob` gets $48.00, as the ruling says
$ count Ann 51 --by player
  Ann counts $51.00
  recorded #17 ········
$ count Ann 50 --by banker
  the banker counts $50.00 for Ann
  recorded #18 ········
! note: `Ann` counted $51.00, but the banker counted $50.00: find the difference first (DAV-20)
$ ruling "Ann counted 51, the banker 50"
  the host ruled: Ann counted 51, the banker 50
  recorded #19 ········
$ cashout Ann
! error: the ruling says $50.00 and $51.00 for `Ann`, but the book says $51.00 (DAV-20)
! hint: ruling 'Ann is paid 51.00'
= 4
$ ruling "the banker miscounted the stack of Ann"
  the host ruled: the banker miscounted the stack of Ann
  recorded #20 ········
$ cashout Ann
! error: the ruling says $50.00 and $51.00 for `Ann`, but the book says $51.00 (DAV-20)
! hint: ruling 'Ann is paid 51.00'
= 4
> the ruling says $50.00 and $51.00 for `Ann`
$ ruling "Ann is paid 51"
  the host ruled: Ann is paid 51
  recorded #21 ········
$ cashout Ann
  Ann cashes out $51.00: $51.00 in cash
  recorded #23 ········
! note: `Ann` gets $51.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
> `Ann` gets $51.00, as the ruling says
