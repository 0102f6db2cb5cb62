# A short deck has no twos: a card that is not in the pack is refused by every door.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #7 ········

## The banker mistypes the flop

$ hand new
< short-deck-holdem
< d ann
< ¶
< c
< k
< 2c Td Ah
< 9c Td Ah
< k
< k
< 7d
< k
< k
< 8s
< k
< k
< 5h 6h
< 6c 6h
< Kc Qh
< y
  hand 1, short-deck-holdem: Bob wins $4.00
  recorded #9 ········
! no game yet, 1/2, no dealer yet, 2 in: Ann Bob
! which game? > short-deck-holdem
! short-deck-holdem, 1/2, no dealer yet, 2 in: Ann Bob
! who deals? > d ann
! short-deck-holdem, 1/2, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! Ann 99.00 · pot 3.00 · call 1.00, raise 4.00–100.00 > c
! Bob 98.00 · pot 4.00 · check, raise 4.00–100.00 > k
! flop · pot 4.00 > 2c Td Ah
! error: `short-deck-holdem` uses the 36 cards from the sixes up, so there's no 2c
! flop · pot 4.00 > 9c Td Ah
! flop: 9c Td Ah · pot 4.00
! Bob 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! Ann 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! turn · pot 4.00 > 7d
! turn: 9c Td Ah 7d · pot 4.00
! Bob 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! Ann 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! river · pot 4.00 > 8s
! river: 9c Td Ah 7d 8s · pot 4.00
! Bob 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! Ann 98.00 · pot 4.00 · check, bet 2.00–98.00 > k
! pot 4.00 · Bob shows > 5h 6h
! error: `short-deck-holdem` uses the 36 cards from the sixes up, so there's no 5h
! pot 4.00 · Bob shows > 6c 6h
! pot 4.00 · Ann shows > Kc Qh
! Bob has the best hand for the main pot of $4.00: straight, ten high (standard
!   rule)
! Ann -2.00, Bob gets 4.00 (+2.00)
! record? [Y/n] > y
> so there's no 2c
> so there's no 5h

## The same by cards and money, and by a file

$ hand add --hand '{"game":"short-deck-holdem","board":"9c Td Ah 7d 3s","players":[{"name":"Ann","in":"2","cards":"6c6h"},{"name":"Bob","in":"2","cards":"KcQh"}]}'
! error: --hand:1:1: `short-deck-holdem` uses the 36 cards from the sixes up, so there's no 3s
= 5
> so there's no 3s

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"2","cards":"6c6h7d8d9d"},{"name":"Bob","in":"2","cards":"KcQhJo2c3d"}]}'
! error: --hand:1:1: there's no joker in `five-card-draw`
= 5
> there's no joker in `five-card-draw`
