# What Mike's house wants to be kept is shown again, with the rule that asks for it

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Zoe --guest-of Bob
  Zoe, guest of Bob
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ show 6
  #6 night-opened, 2026-01-02 19:04, night 1
  night 1 opened at `mike`, banker Ann
  ¶
  MIK-01  Somebody runs the bank
  ¶
  request 019b8018-6100-70e0-ab14-a5d7bf90382e
  hash    ········
> MIK-01
$ buy Bob 5 --note
  Bob buys chips: $5.00 with note BOB; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ show 7
  #7 bought-in, 2026-01-02 19:06, night 1
  Bob bought chips: $5.00 with note BOB
  ¶
  MIK-03  Every chip is paid for
  MIK-05  What a bank note says
  ¶
  party  asset  with      amount
  ────────────────────────────────
  Bob    chips             $5.00
  Bob    notes  note BOB  -$5.00
  bank   chips            -$5.00
  bank   notes  note BOB   $5.00
  ¶
  request 019b801a-35c0-7c7c-90aa-47417721e2fc
  hash    ········
> MIK-03
> MIK-05
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $5.00 (MIK-04)
$ fine Bob
  Bob gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #9 ········
$ show 9
  #9 warned, 2026-01-02 19:09, night 1
  Bob got a warning
  ¶
  MIK-17  One warning a night
  ¶
  request 019b801c-f4e0-7678-87d6-b5078958699b
  hash    ········
> MIK-17
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #10 ········
$ show 10
  #10 fined, 2026-01-02 19:11, night 1
  Ann paid a fine of $0.20 into the pot
  ¶
  MIK-15  Jumping the bet
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.20
  pot    chips         $0.20
  ¶
  request 019b801e-c9a0-7d6d-a0c5-bd8dd339c096
  hash    ········
> MIK-15
$ count Ann 4.60
  Ann has $4.60: down $0.20 in unrecorded hands
  recorded #11 ········
! next: count Bob's stack
$ count Bob 5.20
  Bob has $5.20: up $0.20 in unrecorded hands
  recorded #12 ········
! next: play for the odd change (coldhands)
$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c
  player  cards           hand
  ────────────────────────────────────────
  Ann     Kh 9d 7c 4s 2d  king high
  Bob     8h 8c Td 5s 3c  pair of eights
  Bob has the best hand for the main pot of $1.00: pair of eights (MIK-31)
  Bob wins $1.00 and now has $6.00
    odd change: `Bob` $0.20, `Ann` $0.60 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #13 ········
! next: pay them all (cashout)
$ log --last 1
  #13  2026-01-02 19:15  cold-hands  cold hands: Bob took the pot
$ show 13
  #13 cold-hands, 2026-01-02 19:15, night 1
  cold hands: Bob took the pot
  ¶
  MIK-30  One hand for the odd cents
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.60
  Bob    chips         $0.80
  pot    chips        -$0.20
  ¶
  request 019b8022-7320-7395-9cb8-cb68797230f8
  hash    ········
> MIK-30
$ banker Bob
  Bob is the banker from now on
  recorded #14 ········
$ show 14 --json
  {"seq":14,"at":"2026-01-02T19:18:00+00:00","kind":"banker-changed","night":1,"hand":null,"text":"Bob is the banker from now on","undone_by":null,"postings":[],"nature":"still","recorded":"2026-01-02T19:18:00+00:00","request":"019b8025-3240-7279-a476-26ad78276acd","hash":"········","rules":["MIK-01"]}
> "MIK-01"
$ note issue Zoe Ann 2 --for cash
  Zoe wrote Ann a $2.00 note (BOZ) for cash
  recorded #15 ········
$ note commit BOZ
  note BOZ went into THE BOOK: Bob owes Ann $2.00 for Zoe (MIK-12)
  recorded #16 ········
> MIK-12
$ show 16
  #16 note-committed, 2026-01-02 19:21, night 1
  note BOZ went into THE BOOK: Bob owes Ann $2.00 for Zoe
  ¶
  MIK-12  If your guest can't pay, you do
  ¶
  party  asset    with      amount
  ──────────────────────────────────
  Ann    notes    note BOZ  -$2.00
  Ann    book     Bob        $2.00
  Bob    book     Ann       -$2.00
  Bob    private  Zoe        $2.00
  Zoe    notes    note BOZ   $2.00
  Zoe    private  Bob       -$2.00
  ¶
  request 019b8027-f160-72b5-a654-0174d2a097fe
  hash    ········
> MIK-12

Chips that nobody paid for stay with the bank, while too few are only a slip.

$ buy Ann 5 --chips black=6
! error: 6 × $1.00 comes to $6.00, not $5.00 (MIK-03)
! hint: chips plan 5.00
= 4
> $6.00, not $5.00 (MIK-03)
$ buy Ann 5 --chips black=4
! error: 4 × $1.00 comes to $4.00, not $5.00
! hint: chips plan 5.00
= 4
> $4.00, not $5.00
