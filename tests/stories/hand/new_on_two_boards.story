# Games with two boards, with lines and with two lows entered at the table, shown and written out again

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cay
  Ann, a regular
  Bob, a regular
  Cay, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seat Cay 3
  Cay has seat 3
  recorded #9 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10 --from Ann
  Bob buys chips from Ann: $10.00 in cash; stack $10.00
  recorded #11 ········
$ buy Cay 10
  Cay buys chips: $10.00 in cash; stack $10.00
  recorded #12 ········
! note: buy from a player first: `Bob` has $10.00 (MIK-04)

Each board is asked for its own cards, and takes its half of the pot.

$ hand new
< ¶
< double-board-omaha
< ¶
< k*
< Ah Kd 7c
< Qs Qd 9h
< k*
< 4s
< 9c
< k*
< 2h
< 3d
< 0.50 c c
< As Ks 8d 8h
< Qh Qc 5d 5c
< Jc Jd Th Tc
< y
  hand 1, double-board-omaha: Bob wins $0.85, Cay wins $0.80
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cay
! which game? > ¶
! error: which game? the dealer calls it (MIK-58)
! which game? > double-board-omaha
! double-board-omaha, Ann deals, 3 in: Ann Bob Cay
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > k*
! flop of board 1 · pot 0.15 > Ah Kd 7c
! boards: Ah Kd 7c · pot 0.15
! flop of board 2 · pot 0.15 > Qs Qd 9h
! flops: Ah Kd 7c / Qs Qd 9h · pot 0.15
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > k*
! turn of board 1 · pot 0.15 > 4s
! boards: Ah Kd 7c 4s / Qs Qd 9h · pot 0.15
! turn of board 2 · pot 0.15 > 9c
! turns: Ah Kd 7c 4s / Qs Qd 9h 9c · pot 0.15
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > k*
! river of board 1 · pot 0.15 > 2h
! boards: Ah Kd 7c 4s 2h / Qs Qd 9h 9c · pot 0.15
! river of board 2 · pot 0.15 > 3d
! rivers: Ah Kd 7c 4s 2h / Qs Qd 9h 9c 3d · pot 0.15
! Bob 9.95 · pot 0.15 · check, bet 0.05–0.50 > 0.50 c c
! pot 1.65 · Bob shows > As Ks 8d 8h
! pot 1.65 · Cay shows > Qh Qc 5d 5c
! pot 1.65 · Ann shows > Jc Jd Th Tc
! board 1 of 2 plays for $0.85 of the main pot (MIK-31)
! Bob has the best hand for the main pot of $0.85: two pair, aces and kings
!   (MIK-31)
! board 2 of 2 plays for $0.80 of the main pot (MIK-31)
! Cay has the best hand for the main pot of $0.80: four queens (MIK-31)
! Ann -0.55, Bob gets 0.85 (+0.30), Cay gets 0.80 (+0.25)
! record? [Y/n] > y
$ hand show 1
  hand 1, double-board-omaha: Bob wins $0.85, Cay wins $0.80 (event 14, 2026-01-02
    19:09)
  the dealer called double-board-omaha (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $10.00   $9.45
  Bob           ante $0.05  $10.00  $10.30
  Cay           ante $0.05  $10.00  $10.25
  ¶
  before the flop
    Bob checks  pot $0.15
    Cay checks  pot $0.15
    Ann checks  pot $0.15
  board Ah Kd 7c
  board Ah Kd 7c / Qs Qd 9h
    Bob checks  pot $0.15
    Cay checks  pot $0.15
    Ann checks  pot $0.15
  board Ah Kd 7c 4s / Qs Qd 9h
  board Ah Kd 7c 4s / Qs Qd 9h 9c
    Bob checks  pot $0.15
    Cay checks  pot $0.15
    Ann checks  pot $0.15
  board Ah Kd 7c 4s 2h / Qs Qd 9h 9c
  board Ah Kd 7c 4s 2h / Qs Qd 9h 9c 3d
    Bob bets $0.50         pot $0.65
    Cay calls $0.50        pot $1.15
    Ann calls $0.50        pot $1.65
    Bob shows As Ks 8d 8h  pot $1.65
    Cay shows Qh Qc 5d 5c  pot $1.65
    Ann shows Jc Jd Th Tc  pot $1.65
  ¶
  pot       amount  could win it      won it
  ─────────────────────────────────────────────────
  main pot   $1.65  Ann, Bob and Cay  Bob and Cay
  board 1 of 2 plays for $0.85 of the main pot (MIK-31)
  Bob has the best hand for the main pot of $0.85: two pair, aces and kings
    (MIK-31)
  board 2 of 2 plays for $0.80 of the main pot (MIK-31)
  Cay has the best hand for the main pot of $0.80: four queens (MIK-31)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Cay    chips         $0.25
  Ann    chips        -$0.55
  Bob    chips         $0.30
$ hand export 1 --format housebook
  variant = "double-board-omaha"
  ante_trimming_status = false
  antes = [0.05, 0.05, 0.05]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.00
  starting_stacks = [10.00, 10.00, 10.00]
  actions = ["d dh p1 ????????", "d dh p2 ????????", "d dh p3 ????????", "p1 cc", "p2 cc", "p3 cc", "d db AhKd7c", "d db QsQd9h", "p1 cc", "p2 cc", "p3 cc", "d db 4s", "d db 9c", "p1 cc", "p2 cc", "p3 cc", "d db 2h", "d db 3d", "p1 cbr 0.50", "p2 cc", "p3 cc", "p1 sm AsKs8d8h", "p2 sm QhQc5d5c", "p3 sm JcJdThTc"]
  _house = "mike"
  _unit = 0.05
  _strict = true
  hand = 1
  players = ["Bob", "Cay", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:09:00
  time_zone = "UTC"
$ hand new
< badeucey
< ¶
< k*
< p 5 5
< k*
< p p p
< k*
< p p p
< k*
< 2h 3h 4h 5h 7d
< As 2d 3c 6h Kh
< Kc Kd Qs Qd Jc
< y
  hand 2, badeucey: Ann wins $0.05, Cay wins $0.10
  recorded #16 ········
! double-board-omaha, Bob deals, 3 in: Ann Bob Cay
! Enter to deal > badeucey
! badeucey, Bob deals, 3 in: Ann Bob Cay
! Enter to deal > ¶
! note: `Cay`, to the dealer's left, opens the betting (MIK-67)
! note: 3 players may need 60 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! Cay 10.20 · pot 0.15 · check, bet 0.05–0.50 > k*
! Cay 10.20 · pot 0.15 · draws 0–5 > p 5 5
! Cay 10.20 · pot 0.15 · check, bet 0.05–0.50 > k*
! Cay 10.20 · pot 0.15 · draws 0–5 > p p p
! Cay 10.20 · pot 0.15 · check, bet 0.05–0.50 > k*
! Cay 10.20 · pot 0.15 · draws 0–5 > p p p
! Cay 10.20 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · Cay shows > 2h 3h 4h 5h 7d
! pot 0.15 · Ann shows > As 2d 3c 6h Kh
! pot 0.15 · Bob shows > Kc Kd Qs Qd Jc
! Cay has the best hand for the low half of the main pot: seven-five low (MIK-31)
! Ann has the best hand for the badugi half of the main pot: badugi, six high
!   (MIK-31)
! the main pot doesn't split evenly: low $0.10, badugi $0.05 (MIK-49)
! Ann gets 0.05 (+0.00), Bob -0.05, Cay gets 0.10 (+0.05)
! record? [Y/n] > y
$ hand new
< criss-cross
< ¶
< k*
< 9h
< k*
< 4c
< k*
< 9s
< k*
< 5c
< k*
< Kd
< k*
< 9d 2s 3h 7d Jc
< Ah Ad Kc 8s 6h
< 2c 2d 3c 3d 4h
< y
  hand 3, criss-cross: Cay wins $0.15
  recorded #18 ········
! badeucey, Cay deals, 3 in: Ann Bob Cay
! Enter to deal > criss-cross
! criss-cross, Cay deals, 3 in: Ann Bob Cay
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-68)
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! a shared card · pot 0.15 > 9h
! board: 9h · pot 0.15
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! a shared card · pot 0.15 > 4c
! board: 9h 4c · pot 0.15
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! a shared card · pot 0.15 > 9s
! board: 9h 4c 9s · pot 0.15
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! a shared card · pot 0.15 > 5c
! board: 9h 4c 9s 5c · pot 0.15
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! a shared card · pot 0.15 > Kd
! board: 9h 4c 9s 5c Kd · pot 0.15
! Ann 9.40 · pot 0.15 · check, bet 0.05–0.50 > k*
! pot 0.15 · Ann shows > 9d 2s 3h 7d Jc
! pot 0.15 · Bob shows > Ah Ad Kc 8s 6h
! pot 0.15 · Cay shows > 2c 2d 3c 3d 4h
! Cay has the best hand for the main pot of $0.15: straight flush, six high
!   (MIK-31)
! Ann -0.05, Bob -0.05, Cay gets 0.15 (+0.10)
! record? [Y/n] > y
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Cay          1      3   $0.40     $0.25     3/3 (100%)
  Bob          1      3   $0.20     $0.30      1/3 (33%)
  Ann          1      3  -$0.60         –      1/3 (33%)
  ¶
  player      VPIP       PFR  3-bet  to showdown   won there
  ────────────────────────────────────────────────────────────
  Cay     0/2 (0%)  0/2 (0%)      –   2/2 (100%)  2/2 (100%)
  Bob     0/2 (0%)  0/2 (0%)      –   2/2 (100%)   1/2 (50%)
  Ann     0/2 (0%)  0/2 (0%)      –   2/2 (100%)    0/2 (0%)
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
