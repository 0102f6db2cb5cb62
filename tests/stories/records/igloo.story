# What the Igloo wants to be kept is shown again, with the rule that asks for it

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
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ show 6
  #6 seated, 2026-01-02 19:04, night 1
  Ann took seat 1
  ¶
  IGL-03  You keep your seat
  ¶
  request 019b8018-6100-70e0-ab14-a5d7bf90382e
  hash    ········
> IGL-03
$ seat Bob 2
  Bob has seat 2
  recorded #7 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ show 8
  #8 bought-in, 2026-01-02 19:07, night 1
  Ann bought chips: $20.00 for cash
  ¶
  IGL-01  Twenty dollars to sit down
  ¶
  party  asset  with   amount
  ─────────────────────────────
  Ann    cash         -$20.00
  Ann    chips         $20.00
  bank   cash          $20.00
  bank   chips        -$20.00
  ¶
  request 019b801b-2020-74fa-880a-b9fa120e8b88
  hash    ········
> IGL-01
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Ann 5 --from Bob
  Ann buys chips from Bob: $5.00 in cash; stack $25.00
  recorded #10 ········
$ show 10
  #10 bought-in, 2026-01-02 19:10, night 1
  Ann bought chips from Bob: $5.00 for cash
  ¶
  IGL-14  More chips come from players
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    cash         -$5.00
  Ann    chips         $5.00
  Bob    cash          $5.00
  Bob    chips        -$5.00
  ¶
  request 019b801d-df40-7e0f-be10-fce7cf4f0481
  hash    ········
> IGL-14
$ deal --cards "4h Jd"
  Ann 4h, Bob Jd
  Bob has the first jack and deals (IGL-04)
  recorded #11 ········
$ log --last 1
  #11  2026-01-02 19:12  first-dealt  Bob got the first jack and deals first:
                                      Ann 4h, Bob Jd
> #11
$ show 11
  #11 first-dealt, 2026-01-02 19:12, night 1
  Bob got the first jack and deals first: Ann 4h, Bob Jd
  ¶
  IGL-04  First jack picks the dealer
  ¶
  request 019b801f-b400-75af-89a0-8fa8908e70a4
  hash    ········
> IGL-04
$ count Ann 24.60
  Ann has $24.60: down $0.40 in unrecorded hands
  recorded #12 ········
! next: count Bob's stack
$ count Bob 15.40
  Bob has $15.40: up $0.40 in unrecorded hands
  recorded #13 ········
! next: play for the odd change (coldhands)
$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c
  player  cards           hand
  ────────────────────────────────────────
  Ann     Kh 9d 7c 4s 2d  king high
  Bob     8h 8c Td 5s 3c  pair of eights
  Bob has the best hand for the main pot of $1.00: pair of eights (IGL-18)
  Bob wins $1.00 and now has $16.00
    odd change: `Ann` $0.60, `Bob` $0.40 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #14 ········
! next: pay them all (cashout)
$ show 14
  #14 cold-hands, 2026-01-02 19:17, night 1
  cold hands: Bob took the pot
  ¶
  IGL-44  Cold hands for the cents
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.60
  Bob    chips         $0.60
  ¶
  request 019b8024-47e0-7d44-827f-4a15ba2db5a7
  hash    ········
> IGL-44
