# The first jack deals, and the deal costs him a chip as every deal does, whether the hand is written down or not.

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 bfb9718a
$ player add Ann
  Ann, a regular
  recorded #3 26151262
$ player add Bob
  Bob, a regular
  recorded #4 7bfcf7cf
$ player add Cat
  Cat, a regular
  recorded #5 6f20ce74
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #6 0e613c45
! note: management says how much a purchase may be (CAU-004)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #8 d84c5b01
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #10 4f97019b
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #12 624af074
$ deal --cards "9d Qs Jh"
  Ann 9d, Bob Qs, Cat Jh
  Cat has the first jack and deals (CAU-007)
  recorded #14 596ee587
! note: `Cat` pays 25 to the leader board for dealing (CAU-003)
> `Cat` pays 25 to the leader board for dealing (CAU-003)
$ deal
  Ann deals
    the deal goes to the left (CAU-008)
  recorded #16 a386421a
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
