# At Mike's a straight or a flush of three cards counts only where the dealer says so.
# rules: MIK-33

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········

Nothing is said: a pair of twos beats a straight.

$ hand add --hand '{"game":"three-card-poker","players":[{"name":"Ann","in":"1","cards":"9c 8d 7h"},{"name":"Bob","in":"1","cards":"2c 2d 4h"}]}'
  hand 1, three-card-poker: Bob wins $2.00
    Bob has the best hand for the main pot of $2.00: pair of deuces (MIK-31)
  recorded #10 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
> Bob wins $2.00

The dealer says that straights count.

$ hand add --hand '{"game":"three-card-poker straights-count","players":[{"name":"Ann","in":"1","cards":"9c 8d 7h"},{"name":"Bob","in":"1","cards":"2c 2d 4h"}]}'
  hand 2, three-card-poker + straights-count: Ann wins $2.00
    Ann has the best hand for the main pot of $2.00: straight, nine high (MIK-31)
  recorded #11 ········
> three-card-poker + straights-count: Ann wins $2.00

In guts too, and a flush is still no more than a high card there.

$ hand new --yes
< three-card-guts straights
< ¶
< i i
< 9c8d7h
< KhQh2h
  hand 3, three-card-guts + straights-count: Bob wins $0.10; $0.10 carries over to
    the next hand
  recorded #13 ········
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! three-card-poker + straights-count, Ann deals, 2 in: Ann Bob
! Enter to deal > three-card-guts straights
! three-card-guts + straights-count, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! pot 0.10 · in or out: Bob Ann > i i
! pot 0.10 · Bob shows > 9c8d7h
! pot 0.10 · Ann shows > KhQh2h
! Bob has the best hand for the main pot of $0.10: straight, nine high (MIK-31)
! Ann pays $0.10 into the next pot (MIK-16)
! the game goes on with Ann and Bob for the pot of $0.10 (standard rule)
! Ann -0.15, Bob gets 0.10 (+0.05), 0.10 carries over to the next hand
! ¶
> Bob has the best hand
$ hand show 3
  hand 3, three-card-guts + straights-count: Bob wins $0.10; $0.10 carries over to
    the next hand (event 13, 2026-01-02 19:10)
  the dealer called three-card-guts + straights-count (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $10.00   $9.85
  Bob           ante $0.05  $10.00  $10.05
  ¶
  the hand
    Bob stays           pot $0.10
    Ann stays           pot $0.10
    Bob shows 9c 8d 7h  pot $0.10
    Ann shows Kh Qh 2h  pot $0.10
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.10  Ann and Bob   Bob
  Bob has the best hand for the main pot of $0.10: straight, nine high (MIK-31)
  Ann pays $0.10 into the next pot (MIK-16)
  the game goes on with Ann and Bob for the pot of $0.10 (standard rule)
  ¶
  in the ledger (show 13):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.15
  Bob    chips         $0.05
  pot    chips         $0.10
> straights-count

One kind at a time, and each once; a game of five cards has all of them anyway.

$ games show three-card-poker --add straights-count --add flushes-count --add straight-flushes-count --house mike
  game        Three-card poker, `three-card-poker`
  listed      other games
  course      3 down, bet
  cards       all 3 cards play
  wins        the best three-card hand
  in words    Three cards down to each player, then a bet. The best three-card
              hand takes the pot.
  added       straight-flushes-count (straight flushes count in three-card
              hands); straights-count (straights count in three-card hands);
              flushes-count (flushes count in three-card hands)
  players     2 to 17 from 52 cards
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     goal-post, no-opener-redeal, no-ante, match-pot, low-card-wild,
              one-eyed-jacks-wild, suicide-king-wild, joker-wild, joker-bug, any
              rank, like `3s-wild`
$ games show three-card-poker --add straights-count --add straights-count --house mike
! error: you gave `straights-count` twice
! hint: games show --help
= 4
$ games show five-card-draw --add flushes-count
! error: `flushes-count` doesn't go with `five-card-draw`: it isn't a three-card game
! hint: games show five-card-draw
= 4
> it isn't a three-card game
$ games show three-card-poker --add pairs-count --house mike
! error: at this house the dealer doesn't choose `pairs-count`: those hands always count (MIK-33)
! hint: games show --help
= 4
> at this house the dealer doesn't choose `pairs-count`: those hands always count

Another house has an order of its own.

$ games show three-card-poker --add straights-count --house cause
! error: at this house the dealer doesn't choose `straights-count`: those hands always count (CAU-052)
! hint: games show --help
= 4
> those hands always count
