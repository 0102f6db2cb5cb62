# The first jack deals, and the deal costs him a chip as every deal does, whether the hand is written down or not.

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 5b3a05b7
$ player add Ann
  Ann, a regular
  recorded #3 f82f2b28
$ player add Bob
  Bob, a regular
  recorded #4 05042a6a
$ player add Cat
  Cat, a regular
  recorded #5 191200fd
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #6 4d3253da
! note: management says how much a purchase may be (CAU-004)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #8 743f018d
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #10 6fc0995d
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #12 4011eccd
$ deal --cards "9d Qs Jh"
  Ann 9d, Bob Qs, Cat Jh
  Cat has the first jack and deals (CAU-007)
  recorded #14 7f211383
! note: `Cat` pays 25 to the leader board for dealing (CAU-003)
> `Cat` pays 25 to the leader board for dealing (CAU-003)
$ deal --next
  Ann deals
    the deal goes to the left (CAU-008)
  recorded #16 5b0a2d9c
! note: `Ann` pays 25 to the leader board for dealing (CAU-003)
> `Ann` pays 25 to the leader board for dealing (CAU-003)
$ fund show
  the leader board (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          50          50         –
> 125 in chips
