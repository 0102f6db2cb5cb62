# A payout waits for a ruling that names the player, by whole words, and an amount that can be read.
# rules: DAV-20

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Anna
  Anna, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Anna 50
  Anna buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ count Ann 50 --by player
  Ann counts $50.00
  recorded #10 ········
$ count Ann 49 --by banker
  the banker counts $49.00 for Ann
  recorded #11 ········
! note: `Ann` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ count Bob 50 --by player
  Bob counts $50.00
  recorded #12 ········
$ count Bob 49.50 --by banker
  the banker counts $49.50 for Bob
  recorded #13 ········
! note: `Bob` counted $50.00, but the banker counted $49.50: find the difference first (DAV-20)

Ann is neither Anna nor a part of another word.

$ ruling "Anna is paid 50.00"
  the host ruled: Anna is paid 50.00
  recorded #14 ········
$ ruling "Susann, a guest, may smoke"
  the host ruled: Susann, a guest, may smoke
  recorded #15 ········
$ cashout Ann
! error: `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Ann 50.00
! hint: ruling 'Ann is paid 50.00'
= 4
> `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
$ ruling "Anna has 49"
  the host ruled: Anna has 49
  recorded #16 ········
$ cashout Ann
! error: `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Ann 50.00
! hint: ruling 'Ann is paid 50.00'
= 4
> `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
$ ruling "Ann's count is right, she is paid $50."
  the host ruled: Ann's count is right, she is paid $50.
  recorded #17 ········
$ cashout Ann
  Ann cashes out $50.00: $50.00 in cash
  recorded #19 ········
! note: `Ann` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
> `Ann` gets $50.00, as the ruling says (DAV-20)

A ruling without an amount is about something else.

$ ruling "Bob said sorry for the spilled beer"
  the host ruled: Bob said sorry for the spilled beer
  recorded #20 ········
$ cashout Bob
! error: `Bob` counted $50.00, but the banker counted $49.50 (DAV-20)
! hint: count Bob 50.00
! hint: ruling 'Bob is paid 50.00'
= 4
> `Bob` counted $50.00, but the banker counted $49.50 (DAV-20)
$ ruling "Bob has .50 less"
  the host ruled: Bob has .50 less
  recorded #21 ········
$ cashout Bob
! error: the ruling says $0.50 for `Bob`, but the book says $50.00 (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> the ruling says $0.50 for `Bob`, but the book says $50.00 (DAV-20)
$ ruling "Bob is 50 cents short"
  the host ruled: Bob is 50 cents short
  recorded #22 ········
$ cashout Bob
! error: the ruling says $0.50 for `Bob`, but the book says $50.00 (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> the ruling says $0.50 for `Bob`, but the book says $50.00 (DAV-20)
$ ruling "Bob has 49.50"
  the host ruled: Bob has 49.50
  recorded #23 ········
$ cashout Bob
! error: the ruling says $49.50 for `Bob`, but the book says $50.00 (DAV-20)
! hint: count Bob 49.50
= 4
> hint: count Bob 49.50

What people read as an amount and the program does not is asked about.

$ ruling "Bob has 49,50"
  the host ruled: Bob has 49,50
  recorded #24 ········
$ cashout Bob
! error: the ruling says `49,50` for `Bob`, which isn't a valid amount: say in numbers what `Bob` gets (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> which isn't a valid amount: say in numbers what `Bob` gets (DAV-20)
$ ruling "Bob has 49$"
  the host ruled: Bob has 49$
  recorded #25 ········
$ cashout Bob
! error: the ruling says `49$` for `Bob`, which isn't a valid amount: say in numbers what `Bob` gets (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> which isn't a valid amount
$ ruling "Bob has forty-nine dollars"
  the host ruled: Bob has forty-nine dollars
  recorded #26 ········
$ cashout Bob
! error: the ruling says `forty-nine` for `Bob`, which isn't a valid amount: say in numbers what `Bob` gets (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> which isn't a valid amount
$ close
! error: the ruling says `forty-nine` for `Bob`, which isn't a valid amount: say in numbers what `Bob` gets (DAV-20)
! hint: ruling 'Bob is paid 50.00'
= 4
> which isn't a valid amount
$ count Anna 50
  Anna has $50.00, as expected
  recorded #27 ········
! next: count Bob's stack
$ ruling "Anna has a dollar less than she says"
  the host ruled: Anna has a dollar less than she says
  recorded #28 ········
$ cashout Anna
! error: the ruling says `dollar` for `Anna`, which isn't a valid amount: say in numbers what `Anna` gets (DAV-20)
! hint: ruling 'Anna is paid 50.00'
= 4
> which isn't a valid amount
$ ruling "Anna is paid 50 dollars"
  the host ruled: Anna is paid 50 dollars
  recorded #29 ········
$ cashout Anna
  Anna cashes out $50.00: $50.00 in cash
  recorded #31 ········
! note: `Anna` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Anna`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
> `Anna` gets $50.00, as the ruling says (DAV-20)
$ cashout Bob --really
  Bob cashes out $50.00: $50.00 in cash
  recorded #33 ········
! note: the ruling says `forty-nine` for `Bob`, which isn't a valid amount: say in numbers what `Bob` gets; paid anyway (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: close the night (close)
> paid anyway (DAV-20)
