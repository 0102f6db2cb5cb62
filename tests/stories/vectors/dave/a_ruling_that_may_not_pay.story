# A ruling pays only where it certainly says so: one that denies it, or speaks of something else beside the amount, is asked about.
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ count Ann 50 --by player
  Ann counts $50.00
  recorded #8 ········
$ count Ann 49 --by banker
  the banker counts $49.00 for Ann
  recorded #9 ········
! note: `Ann` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ ruling "Bob is paid 50, not Ann"
  the host ruled: Bob is paid 50, not Ann
  recorded #10 ········
$ cashout Ann
! error: the ruling `Bob is paid 50, not Ann` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
> the ruling `Bob is paid 50, not Ann` doesn't clearly say that `Ann` gets $50.00
$ ruling "Ann does not get 50.00"
  the host ruled: Ann does not get 50.00
  recorded #11 ········
$ cashout Ann
! error: the ruling `Ann does not get 50.00` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
> doesn't clearly say that `Ann` gets $50.00
$ ruling "In hand 50 Ann has to be quiet"
  the host ruled: In hand 50 Ann has to be quiet
  recorded #12 ········
$ cashout Ann
! error: the ruling `In hand 50 Ann has to be quiet` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
> doesn't clearly say that `Ann` gets $50.00
$ ruling "Ann owes Bob 50 for pizza"
  the host ruled: Ann owes Bob 50 for pizza
  recorded #13 ········
$ cashout Ann
! error: the ruling `Ann owes Bob 50 for pizza` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
> doesn't clearly say that `Ann` gets $50.00
$ ruling "is Ann paid 50?"
  the host ruled: is Ann paid 50?
  recorded #14 ········
$ cashout Ann
! error: the ruling `is Ann paid 50?` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
> doesn't clearly say that `Ann` gets $50.00
$ close --yes
! error: the ruling `is Ann paid 50?` doesn't clearly say that `Ann` gets $50.00: say it in plain words (DAV-20)
! hint: ruling 'Ann is paid 50.00'
= 4
$ ruling "the banker had miscounted, Ann is paid 50.00"
  the host ruled: the banker had miscounted, Ann is paid 50.00
  recorded #15 ········
$ cashout Ann
  Ann cashes out $50.00: $50.00 in cash
  recorded #17 ········
! note: `Ann` gets $50.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
> `Ann` gets $50.00, as the ruling says (DAV-20)
