# Who is named twice in one line isn't seated, counted or paid twice

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ seat Ann ann
! error: `Ann` is named twice
! hint: seat Ann
= 4
> `Ann` is named twice
$ seat Ann 1 Bob 2 Ann 3
! error: `Ann` is named twice
! hint: seat Ann 1 Bob 2
! hint: seat Bob 2 Ann 3
= 4
> `Ann` is named twice
$ count Ann 20 Ann 19
! error: `Ann` is named twice
! hint: count Ann 20
! hint: count Ann 19
= 4
> `Ann` is named twice
$ count Ann=20 Bob=20 ann=19 --by banker
! error: `Ann` is named twice
! hint: count Ann=20 Bob=20 --by banker
! hint: count Bob=20 ann=19 --by banker
= 4
> `Ann` is named twice
$ cashout Ann Bob Ann
! error: `Ann` is named twice
! hint: cashout Ann Bob
= 4
> `Ann` is named twice
