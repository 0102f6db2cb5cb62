# A word that a player says is worth something only where the seed was drawn before it. Where it was not, that is said.
# rules: IGL-43
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
$ count Ann 20.30
  Ann has $20.30: up $0.30 in unrecorded hands
  recorded #8 ········
! next: count Bob's stack
$ count Bob 19.70
  Bob has $19.70: down $0.30 in unrecorded hands
  recorded #9 ········
! next: play for the odd change (coldhands)
$ coldhands --deal --salt apple
  player  cards           hand
  ────────────────────────────────────────
  Ann     Jc 7s 8h Kc Qh  king high
  Bob     2c 2s 5c Ac Jh  pair of deuces
  Bob has the best hand for the main pot of $1.00: pair of deuces (IGL-18)
  Bob wins $1.00 and now has $20.00
    odd change: `Ann` $0.30, `Bob` $0.70 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  dealt from seed 6cb9299bf8a5e0a4e97903437ac1f757aed8f4a1d93e84a1c950005d9aa31ca7
    and the word `apple`; the seed was picked after the word; no hash was shown
    first
  recorded #10 ········
! next: pay them all (cashout)
> the seed was picked after the word
$ undo
  undid #10 (cold hands: Bob took the pot)
  recorded #11 ········
! next: play for the odd change (coldhands)
$ coldhands --commit
  the seed's hash is
    7c497007113b6608225dff10538d24b5fe5f2ff2c1bb51f52898d61b1efbb3cb
  now have a player pick a word: coldhands --deal --salt WORD
  recorded #12 ········
$ coldhands --deal --salt pear
  player  cards           hand
  ────────────────────────────────────────
  Ann     4c 2h Jh 3c 6s  jack high
  Bob     8h 8c 5h 6h 7c  pair of eights
  Bob has the best hand for the main pot of $1.00: pair of eights (IGL-18)
  Bob wins $1.00 and now has $20.00
    odd change: `Ann` $0.30, `Bob` $0.70 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  dealt from seed 816363f1a47bd9b48712ac44fc19ec1a1583ba520c3569c21beb59efcf207293
    and the word `pear`
  recorded #13 ········
! next: pay them all (cashout)
> and the word `pear`
# Without a word nothing is committed either, and a word on the line of a game comes before its hash.
$ count Ann 20.50
  Ann has $20.50: up $0.50 in unrecorded hands
  recorded #14 ········
! next: the counts are $0.50 over: count again, or close --over-short winner
$ count Bob 19.50
  Bob has $19.50: down $0.50 in unrecorded hands
  recorded #15 ········
! next: play for the odd change (coldhands)
$ coldhands --deal
  player  cards           hand
  ───────────────────────────────────────
  Ann     Ts 9d 5s 9h 3s  pair of nines
  Bob     3d As 2s Kc Jh  ace high
  Ann has the best hand for the main pot of $1.00: pair of nines (IGL-18)
  Ann wins $1.00 and now has $21.00
    odd change: `Ann` $0.50, `Bob` $0.50 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  dealt from seed
    d786124485b6b9f75ba6ddd7b36553cf5183709d8c52cc0431f4367de63171dc, picked for
    this deal; no hash was shown first
  recorded #16 ········
! next: pay them all (cashout)
> no hash was shown first
$ --json undo
  {"undone":[16],"event":17,"events":[17],"hash":"········","id":"019b8022-7320-7c58-9ae6-9d7ac7bbc585"}
$ play left-center-right --roll --salt pear
< q
  nothing was started
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  3      standard for the game
!   stack   $0.20  standard for the game
!   dot     any    rules don't say; or all
!   games   3      standard for the game
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals from a seed with the hash 06e65e4541c18113… and the word pear
!   the word was picked before the hash was shown, so it proves nothing; pick a new one: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: q
> so it proves nothing
$ play left-center-right --roll
< salt pear
< q
  nothing was started
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  3      standard for the game
!   stack   $0.20  standard for the game
!   dot     any    rules don't say; or all
!   games   3      standard for the game
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals as you go
!   to prove the rolls are fair (seed with the hash d6dabf416fac5207…), pick a word: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: salt pear
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals; the hash of its seed is d6dabf416fac5207…
!   the word is pear
! Enter starts: q
> the word is pear
