# A word that a player says is worth something only where the seed was drawn before it. Where it was not, that is said.
# rules: IGL-43
$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
  recorded #2 ········
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann keeps the bank
  recorded #5 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ count Ann 20.30
  Ann has $20.30: won $0.30 in hands nobody recorded
  recorded #8 ········
$ count Bob 19.70
  Bob has $19.70: lost $0.30 in hands nobody recorded
  recorded #9 ········
$ coldhands --deal --salt apple
  player  cards           hand
  ────────────────────────────────────────
  Ann     Jc 7s 8h Kc Qh  king high
  Bob     2c 2s 5c Ac Jh  pair of deuces
  best for the main pot of $1.00 is Bob with pair of deuces (IGL-18)
  Bob wins $1.00 and has $20.00
    above the last whole dollar: `Ann` $0.30, `Bob` $0.70 (IGL-43)
    the best hand takes the whole middle, without a bet (IGL-44)
    every stack is a whole amount now, so the bank needs no change (IGL-45)
  dealt from seed 6cb9299bf8a5e0a4e97903437ac1f757aed8f4a1d93e84a1c950005d9aa31ca7
    and the word `apple`, but the seed was drawn after the word: nothing was
    committed
  recorded #10 ········
> the seed was drawn after the word
$ undo
  took back #10: cold hands, cold-hands: Bob took the pot
  recorded #11 ········
$ coldhands --commit
  the seed's hash is
    7c497007113b6608225dff10538d24b5fe5f2ff2c1bb51f52898d61b1efbb3cb
  now let a player say a word: coldhands --deal --salt WORD
  recorded #12 ········
$ coldhands --deal --salt pear
  player  cards           hand
  ────────────────────────────────────────
  Ann     4c 2h Jh 3c 6s  jack high
  Bob     8h 8c 5h 6h 7c  pair of eights
  best for the main pot of $1.00 is Bob with pair of eights (IGL-18)
  Bob wins $1.00 and has $20.00
    above the last whole dollar: `Ann` $0.30, `Bob` $0.70 (IGL-43)
    the best hand takes the whole middle, without a bet (IGL-44)
    every stack is a whole amount now, so the bank needs no change (IGL-45)
  dealt from seed 816363f1a47bd9b48712ac44fc19ec1a1583ba520c3569c21beb59efcf207293
    and the word `pear`
  recorded #13 ········
> and the word `pear`
