# Ten players throw three cards each in five-card draw: nobody saw them, and they don't come back by themselves.
# rules: MIK-34

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add A
  A, a regular
  recorded #3 ········
$ player add B
  B, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add C
  C, a regular
  recorded #5 ········
$ player add D
  D, a regular
  recorded #6 ········
$ player add E
  E, a regular
  recorded #7 ········
$ player add F
  F, a regular
  recorded #8 ········
$ player add G
  G, a regular
  recorded #9 ········
$ player add H
  H, a regular
  recorded #10 ········
$ player add I
  I, a regular
  recorded #11 ········
$ player add J
  J, a regular
  recorded #12 ········
$ open --house mike --banker A
  night 1 is open at Mike's house; A is the banker
  recorded #13 ········
! next: sell chips (buy NAME AMOUNT)
$ buy A 10
  A buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
! next: play (hand new or hand result), then count the stacks
$ buy B 10
  B buys chips: $10.00 in cash; stack $10.00
  recorded #15 ········
! note: buy from a player first: `A` has $10.00 (MIK-04)
$ buy C 10
  C buys chips: $10.00 in cash; stack $10.00
  recorded #16 ········
$ buy D 10
  D buys chips: $10.00 in cash; stack $10.00
  recorded #17 ········
$ buy E 10
  E buys chips: $10.00 in cash; stack $10.00
  recorded #18 ········
$ buy F 10
  F buys chips: $10.00 in cash; stack $10.00
  recorded #19 ········
$ buy G 10
  G buys chips: $10.00 in cash; stack $10.00
  recorded #20 ········
$ buy H 10
  H buys chips: $10.00 in cash; stack $10.00
  recorded #21 ········
$ buy I 10
  I buys chips: $10.00 in cash; stack $10.00
  recorded #22 ········
$ buy J 10
  J buys chips: $10.00 in cash; stack $10.00
  recorded #23 ········
$ hand new --yes
< five-card-draw d j
< ¶
< k*
< 3 3 3 3 3 3 3 3 3 3
< redeal
  hand 1, five-card-draw: nobody wins; $0.50 carries over to the next hand
  recorded #25 ········
! no game yet, A deals, 10 in: A B C D E F G H I J
! which game? > five-card-draw d j
! five-card-draw, J deals, 10 in: A B C D E F G H I J
! Enter to deal > ¶
! note: `A`, to the dealer's left, opens the betting (MIK-67)
! note: 10 players may need 80 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! A 9.95 · pot 0.50 · check, bet 0.05–0.50 > k*
! A 9.95 · pot 0.50 · draws 0–3 > 3 3 3 3 3 3 3 3 3 3
! 30 cards due, 2 in the deck · redeal or ! > redeal
! the cards ran out, so $0.50 carries over to a new deal for A, B, C, D, E, F, G,
!   H, I and J (MIK-34)
! ¶
> 30 cards due, 2 in the deck
> MIK-34
$ hand show 1
  hand 1, five-card-draw: nobody wins; $0.50 carries over to the next hand (event
    25, 2026-01-02 19:22)
  the dealer called five-card-draw (MIK-58)
  ¶
  player      posted      before  after
  ───────────────────────────────────────
  A           ante $0.05  $10.00  $9.95
  B           ante $0.05  $10.00  $9.95
  C           ante $0.05  $10.00  $9.95
  D           ante $0.05  $10.00  $9.95
  E           ante $0.05  $10.00  $9.95
  F           ante $0.05  $10.00  $9.95
  G           ante $0.05  $10.00  $9.95
  H           ante $0.05  $10.00  $9.95
  I           ante $0.05  $10.00  $9.95
  J (button)  ante $0.05  $10.00  $9.95
  ¶
  the hand
    A checks                                                   pot $0.50
    B checks                                                   pot $0.50
    C checks                                                   pot $0.50
    D checks                                                   pot $0.50
    E checks                                                   pot $0.50
    F checks                                                   pot $0.50
    G checks                                                   pot $0.50
    H checks                                                   pot $0.50
    I checks                                                   pot $0.50
    J checks                                                   pot $0.50
    A discards ?? ?? ??                                        pot $0.50
    B discards ?? ?? ??                                        pot $0.50
    C discards ?? ?? ??                                        pot $0.50
    D discards ?? ?? ??                                        pot $0.50
    E discards ?? ?? ??                                        pot $0.50
    F discards ?? ?? ??                                        pot $0.50
    G discards ?? ?? ??                                        pot $0.50
    H discards ?? ?? ??                                        pot $0.50
    I discards ?? ?? ??                                        pot $0.50
    J discards ?? ?? ??                                        pot $0.50
    the cards ran out, so the players still in get a new deal  pot $0.50
  the cards ran out, so $0.50 carries over to a new deal for A, B, C, D, E, F, G,
    H, I and J (MIK-34)
  ¶
  in the ledger (show 25):
  party  asset  with  amount
  ────────────────────────────
  A      chips        -$0.05
  B      chips        -$0.05
  C      chips        -$0.05
  D      chips        -$0.05
  E      chips        -$0.05
  F      chips        -$0.05
  G      chips        -$0.05
  H      chips        -$0.05
  I      chips        -$0.05
  J      chips        -$0.05
  pot    chips         $0.50
> the cards ran out
