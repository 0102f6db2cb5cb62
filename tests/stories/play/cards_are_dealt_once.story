# Nobody sees what a word would deal before it is said: cards of the program are not rehearsed, a seed is drawn once, and what was committed deals.
# rules: IGL-43, IGL-44

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ count Ann 20.50
  Ann has $20.50: up $0.50 in unrecorded hands
  recorded #8 ········
! next: count Bob's stack
$ count Bob 19.50
  Bob has $19.50: down $0.50 in unrecorded hands
  recorded #9 ········
! next: play for the odd change (coldhands)
$ coldhands --commit
  the seed's hash is
    ecbf190ea78afdca46658fbfa86461aff19268f14d90efceab7ec2c406592a1b
  now have a player pick a word: coldhands --deal --salt WORD
  recorded #10 ········
$ coldhands --deal --salt red --dry-run
! error: what the program deals counts, so there's no dry run
! hint: coldhands --help
= 2
> what the program deals counts

$ deal --deal --salt red --dry-run
! error: what the program deals counts, so there's no dry run
! hint: deal --help
= 2
> so there's no dry run

$ coldhands --commit
! error: the seed is set and its hash was shown; now a player has to add a word (`--deal --salt`)
! hint: coldhands --help
! hint: deal --help
= 4
> the seed is set and its hash was shown
> hint: coldhands --help

$ deal --commit
! error: the seed is set and its hash was shown; now a player has to add a word (`--deal --salt`)
! hint: coldhands --help
! hint: deal --help
= 4
> the seed is set and its hash was shown

$ coldhands --deal
! error: the seed is set and its hash was shown; to deal, a player has to add a word (`--deal --salt`)
! hint: coldhands --help
! hint: deal --help
= 4
> the seed is set and its hash was shown; to deal, a player has to add a word

$ coldhands --deal --salt banana
  player  cards           hand
  ────────────────────────────────────
  Ann     4h 6c Kc 9d Th  king high
  Bob     3h 7s 8h 6d Qd  queen high
  Ann has the best hand for the main pot of $1.00: king high (IGL-18)
  Ann wins $1.00 and now has $21.00
    odd change: `Ann` $0.50, `Bob` $0.50 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  dealt from seed 6cb9299bf8a5e0a4e97903437ac1f757aed8f4a1d93e84a1c950005d9aa31ca7
    and the word `banana`
  recorded #11 ········
! next: pay them all (cashout)
> and the word `banana`
