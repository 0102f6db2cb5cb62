# Bets at the Igloo: what the dealer antes, what may be bet and raised, and who opens.
# rules: IGL-02, IGL-07, IGL-08, IGL-09, IGL-10, IGL-11, IGL-12, IGL-13, IGL-27, IGL-28, IGL-29, IGL-30

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········

## V-IGL-09: four players, and the dealer alone antes $0.40
$ hand new --yes
< five-card-draw d dan
< ¶
< fff
  hand 1, five-card-draw: Dan wins $0.40
  recorded #17 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > fff
! Dan is the only one left in the main pot, so Dan wins it: $0.40 (standard rule)
! Dan gets 0.40 (+0.00)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> `Dan` antes $0.40 for all 4

## V-IGL-10: in an early round $0.05 and $0.50 are bets, $0.55 is not, and a bet of nothing is a check
$ hand new --yes
< five-card-draw d dan
< ¶
< b .55
< b 0
< k
< b .05
< <
< b .50
< fff
  hand 2, five-card-draw: Bob wins $0.40
  recorded #19 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > b .55
! error: `Ann` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > b 0
! error: `Ann` can bet between $0.05 and $0.50, not $0.00 (IGL-09)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > k
! Bob 20.00 · pot 0.40 · check, bet 0.05–0.50 > b .05
! Cat 20.00 · pot 0.45 · call 0.05, raise 0.10–0.55 > <
! Bob 20.00 · pot 0.40 · check, bet 0.05–0.50 > b .50
! Cat 20.00 · pot 0.90 · call 0.50, raise 0.55–1.00 > fff
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.40 (standard rule)
! Bob gets 0.40 (+0.40), Dan -0.40
! ¶
> `Ann` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
> not $0.00 (IGL-09)
> call 0.50

## V-IGL-11: high-only draw: $0.75 is refused in round one and taken in round two, which is the last
$ hand new --yes
< five-card-draw d dan
< ¶
< b .75
< k*
< p p p p
< b .75
< <
< b 1.05
< b 1
< fff
  hand 3, five-card-draw: Ann wins $0.40
  recorded #21 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > b .75
! error: `Ann` can bet between $0.05 and $0.50, not $0.75 (IGL-09)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 20.00 · pot 0.40 · draws 0–3 > p p p p
! Ann 20.00 · pot 0.40 · check, bet 0.05–1.00 > b .75
! Bob 20.40 · pot 1.15 · call 0.75, raise 0.80–1.75 > <
! Ann 20.00 · pot 0.40 · check, bet 0.05–1.00 > b 1.05
! error: `Ann` can bet between $0.05 and $1.00, not $1.05 (IGL-10)
! Ann 20.00 · pot 0.40 · check, bet 0.05–1.00 > b 1
! Bob 20.40 · pot 1.40 · call 1.00, raise 1.05–2.00 > fff
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! nobody called Ann's last $1.00, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.40 (standard rule)
! Ann gets 0.40 (+0.40), Dan -0.40
! ¶
> not $0.75 (IGL-09)
> not $1.05 (IGL-10)

## V-IGL-12: five card stud high-low: $0.50 three times, $1.00 before the declare and $1.00 behind it
$ hand new --yes
< five-card-stud-hi-lo d dan
< ¶
< 2c 9h Td 4s
< c b .55
< c b .50 c c c
< 3c 7h 8d Js
< d b .55
< d b .50 c c c
< 5c 6h Qd Ks
< d b .55
< d b .50 c c c
< 7c 3h Jd 2s
< h l h l
< b 1.05
< b 1.00 c c c
< l h h l
< b 1.05
< b 1.00 c f f
< w bob
  hand 4, five-card-stud-hi-lo: Bob wins $12.40
  recorded #23 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-stud-hi-lo d dan
! five-card-stud-hi-lo, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! second street, one card up: Ann Bob Cat Dan > 2c 9h Td 4s
! Cat 20.00 · pot 0.40 · check, bet 0.05–0.50 > c b .55
! error: c went in, but `Dan` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
! Dan 18.80 · pot 0.40 · check, bet 0.05–0.50 > c b .50 c c c
! third street, one card up: Ann Bob Cat Dan > 3c 7h 8d Js
! Dan 18.30 · pot 2.40 · check, bet 0.05–0.50 > d b .55
! error: `Dan` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
! Dan 18.30 · pot 2.40 · check, bet 0.05–0.50 > d b .50 c c c
! fourth street, one card up: Ann Bob Cat Dan > 5c 6h Qd Ks
! Dan 17.80 · pot 4.40 · check, bet 0.05–0.50 > d b .55
! error: `Dan` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
! Dan 17.80 · pot 4.40 · check, bet 0.05–0.50 > d b .50 c c c
! fifth street, one card up: Ann Bob Cat Dan > 7c 3h Jd 2s
! Dan 17.30 · pot 6.40 · check, bet 0.05–1.00 > h l h l
! error: `h` doesn't work here: type f, c, k, an amount to bet or raise to,
!   +amount or a; ? shows what you can do
! Dan 17.30 · pot 6.40 · check, bet 0.05–1.00 > b 1.05
! error: `Dan` can bet between $0.05 and $1.00, not $1.05 (IGL-10)
! Dan 17.30 · pot 6.40 · check, bet 0.05–1.00 > b 1.00 c c c
! pot 10.40 · h, l or b: Ann Bob Cat Dan > l h h l
! note: `Bob` opens as the first player going high to the dealer's left (IGL-30)
! Bob 17.90 · pot 10.40 · check, bet 0.05–1.00 > b 1.05
! error: `Bob` can bet between $0.05 and $1.00, not $1.05 (IGL-10)
! Bob 17.90 · pot 10.40 · check, bet 0.05–1.00 > b 1.00 c f f
! pot 12.40 · Bob shows > w bob
! Bob is the only one left in the main pot, so Bob wins it: $12.40 (IGL-19)
! Ann -2.50, Bob gets 12.40 (+8.90), Cat -3.50, Dan -2.90
! ¶
> bet 0.05–1.00
> h, l or b: Ann Bob Cat Dan

## V-IGL-36: behind the declare $1.00 is a bet and $1.05 is not
$ hand new --yes
< five-card-draw-hi-lo d dan
< ¶
< k*
< p p p p
< k*
< l h h l
< b 1.05
< b 1.00
< ff
  hand 5, five-card-draw-hi-lo: Ann wins $0.20, Bob wins $0.20
  recorded #25 ········
! five-card-stud-hi-lo, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw-hi-lo d dan
! five-card-draw-hi-lo, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 17.90 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 17.90 · pot 0.40 · draws 0–3 > p p p p
! Ann 17.90 · pot 0.40 · check, bet 0.05–1.00 > k*
! pot 0.40 · h, l or b: Ann Bob Cat Dan > l h h l
! note: `Bob` opens as the first player going high to the dealer's left (IGL-30)
! Bob 29.30 · pot 0.40 · check, bet 0.05–1.00 > b 1.05
! error: `Bob` can bet between $0.05 and $1.00, not $1.05 (IGL-10)
! Bob 29.30 · pot 0.40 · check, bet 0.05–1.00 > b 1.00
! Cat 16.50 · pot 1.40 · call 1.00, raise 1.05–2.00 > ff
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! nobody called Bob's last $1.00, so Bob gets it back (standard rule)
! only Bob is left for high and Ann for low, so they split the main pot without
!   comparing hands (IGL-31)
! the main pot is split in half: $0.20 for each half (IGL-26)
! Ann gets 0.20 (+0.20), Bob gets 0.20 (+0.20), Dan -0.40
! ¶
> between $0.05 and $1.00, not $1.05 (IGL-10)

## V-IGL-15: a bet of fifty cents and three raises of fifty: $2.00 each, and no fourth raise
$ hand new --yes
< five-card-draw d dan
< ¶
< b .50
< +.50
< +.50
< +.50
< +.50
< c c c
< p p p p
< k*
< w ann
  hand 6, five-card-draw: Ann wins $8.40
  recorded #27 ········
! five-card-draw-hi-lo, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 18.10 · pot 0.40 · check, bet 0.05–0.50 > b .50
! Bob 29.50 · pot 0.90 · call 0.50, raise 0.55–1.00 > +.50
! Cat 16.50 · pot 1.90 · call 1.00, raise 1.05–1.50 > +.50
! Dan 15.50 · pot 3.40 · call 1.50, raise 1.55–2.00 > +.50
! Ann 17.60 · pot 5.40 · call 1.50 > +.50
! error: `Ann` can't raise: this round has already had 3 raises (IGL-13); call or
!   fold
! Ann 17.60 · pot 5.40 · call 1.50 > c c c
! Ann 16.10 · pot 8.40 · draws 0–3 > p p p p
! Ann 16.10 · pot 8.40 · check, bet 0.05–1.00 > k*
! pot 8.40 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $8.40 (IGL-19)
! Ann gets 8.40 (+6.40), Bob -2.00, Cat -2.00, Dan -2.40
! ¶
> this round has already had 3 raises
> (IGL-13)

## V-IGL-16: in the last round $1.00 and three raises of $1.00 are $4.00 each
$ hand new --yes
< five-card-draw d dan
< ¶
< k*
< p p p p
< b 1
< +1
< +1
< +1
< c c c
< w ann
  hand 7, five-card-draw: Ann wins $16.40
  recorded #29 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 24.50 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 24.50 · pot 0.40 · draws 0–3 > p p p p
! Ann 24.50 · pot 0.40 · check, bet 0.05–1.00 > b 1
! Bob 27.50 · pot 1.40 · call 1.00, raise 1.05–2.00 > +1
! Cat 14.50 · pot 3.40 · call 2.00, raise 2.05–3.00 > +1
! Dan 13.10 · pot 6.40 · call 3.00, raise 3.05–4.00 > +1
! Ann 23.50 · pot 10.40 · call 3.00 > c c c
! pot 16.40 · Dan shows > w ann
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! Ann is the only one left in the main pot, so Ann wins it: $16.40 (IGL-19)
! Ann gets 16.40 (+12.40), Bob -4.00, Cat -4.00, Dan -4.40
! ¶
> call 3.00

## V-IGL-17: with two players left the fourth raise is refused as well
$ hand new --yes
< five-card-draw d dan
< ¶
< b .50 +.50 f f
< +.50
< +.50
< +.50
< c
< p p
< k*
< w ann
  hand 8, five-card-draw: Ann wins $4.40
  recorded #31 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 36.90 · pot 0.40 · check, bet 0.05–0.50 > b .50 +.50 f f
! Ann 36.40 · pot 1.90 · call 0.50, raise 1.05–1.50 > +.50
! Bob 22.50 · pot 2.90 · call 0.50, raise 1.55–2.00 > +.50
! Ann 35.40 · pot 3.90 · call 0.50 > +.50
! error: `Ann` can't raise: this round has already had 3 raises (IGL-13); call or
!   fold
! Ann 35.40 · pot 3.90 · call 0.50 > c
! Ann 34.90 · pot 4.40 · draws 0–3 > p p
! Ann 34.90 · pot 4.40 · check, bet 0.05–1.00 > k*
! pot 4.40 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $4.40 (IGL-19)
! Ann gets 4.40 (+2.40), Bob -2.00, Dan -0.40
! ¶
> (IGL-13)

## V-IGL-14: nobody opens the first round: the hand goes on, unless the dealer's call said redeal
$ hand new --yes
< five-card-draw d dan
< ¶
< k*
< p p p p
< k*
< w ann
  hand 9, five-card-draw: Ann wins $0.40
  recorded #33 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 39.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 39.30 · pot 0.40 · draws 0–3 > p p p p
! Ann 39.30 · pot 0.40 · check, bet 0.05–1.00 > k*
! pot 0.40 · Ann shows > w ann
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! Ann is the only one left in the main pot, so Ann wins it: $0.40 (IGL-19)
! Ann gets 0.40 (+0.40), Dan -0.40
! ¶
> draws 0–3
$ hand new --yes
< five-card-draw no-opener-redeal d dan
< ¶
< k*
  hand 10, five-card-draw + no-opener-redeal: nobody wins; $0.40 carries over to
    the next hand
  recorded #35 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw no-opener-redeal d dan
! five-card-draw + no-opener-redeal, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! note: the dealer has to call `no-opener-redeal` before the deal: if nobody opens
!   the first round, the pot stays and is dealt for again (IGL-12)
! Ann 39.70 · pot 0.40 · check, bet 0.05–0.50 > k*
! nobody opened the betting, so $0.40 carries over to the next hand (IGL-12)
! ¶
> IGL-12
$ hand show 10
  hand 10, five-card-draw + no-opener-redeal: nobody wins; $0.40 carries over to
    the next hand (event 35, 2026-01-02 19:23)
  the dealer called five-card-draw + no-opener-redeal (IGL-07)
  `no-opener-redeal` was called before the deal: if nobody opens the first round,
    the pot stays and is dealt for again (IGL-12)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $39.70  $39.70
  Bob           –           $21.50  $21.50
  Cat           –           $10.50  $10.50
  Dan (button)  dead $0.40   $8.30   $7.90
  ¶
  the hand
    Ann checks  pot $0.40
    Bob checks  pot $0.40
    Cat checks  pot $0.40
    Dan checks  pot $0.40
  nobody opened the betting, so $0.40 carries over to the next hand (IGL-12)
  ¶
  in the ledger (show 35):
  party  asset  with  amount
  ────────────────────────────
  Dan    chips        -$0.40
  pot    chips         $0.40
> `no-opener-redeal` was called before the deal
> IGL-12

## V-IGL-34: L, H, L, L: the only one for high is the lock and opens
$ hand new --yes
< five-card-draw-hi-lo d dan
< ¶
< k*
< p p p p
< k*
< l h l l
< k*
< w bob
  hand 11, five-card-draw-hi-lo: Bob wins $0.80
  recorded #37 ········
! five-card-draw + no-opener-redeal, 0.40 in the pot, Ann deals, 4 in: Ann Bob Cat
!   Dan
! Enter to deal > five-card-draw-hi-lo d dan
! five-card-draw-hi-lo, 0.40 in the pot, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 39.70 · pot 0.80 · check, bet 0.05–0.50 > k*
! Ann 39.70 · pot 0.80 · draws 0–3 > p p p p
! Ann 39.70 · pot 0.80 · check, bet 0.05–1.00 > k*
! pot 0.80 · h, l or b: Ann Bob Cat Dan > l h l l
! note: `Bob` opens as the only player going high (IGL-30)
! Bob 21.50 · pot 0.80 · check, bet 0.05–1.00 > k*
! pot 0.80 · Ann shows > w bob
! nobody bet in round 1, so the pot stays at $0.80 (IGL-12)
! Bob is the only one left in the main pot, so Bob wins it: $0.80 (IGL-19)
! Bob gets 0.80 (+0.80), Dan -0.40
! ¶
> `Bob` opens as the only player going high (IGL-30)

## V-IGL-35: two for high: the first on the dealer's left; a pigger counts as high; all for low: the first on the left
$ hand new --yes
< five-card-draw-hi-lo d dan
< ¶
< k*
< p p p p
< k*
< l h l h
< <<<<
< l b h l
< <<<<
< l l l l
< fff
  hand 12, five-card-draw-hi-lo: Dan wins $0.40
  recorded #39 ········
! five-card-draw-hi-lo, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw-hi-lo d dan
! five-card-draw-hi-lo, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 39.70 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 39.70 · pot 0.40 · draws 0–3 > p p p p
! Ann 39.70 · pot 0.40 · check, bet 0.05–1.00 > k*
! pot 0.40 · h, l or b: Ann Bob Cat Dan > l h l h
! note: `Bob` opens as the first player going high to the dealer's left (IGL-30)
! Bob 22.30 · pot 0.40 · check, bet 0.05–1.00 > <<<<
! pot 0.40 · h, l or b: Ann Bob Cat Dan > l b h l
! note: `Bob` opens as the first player going high to the dealer's left (IGL-30)
! Bob 22.30 · pot 0.40 · check, bet 0.05–1.00 > <<<<
! pot 0.40 · h, l or b: Ann Bob Cat Dan > l l l l
! note: `Ann` opens from the dealer's left, because nobody went high (IGL-30)
! Ann 39.70 · pot 0.40 · check, bet 0.05–1.00 > fff
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! Dan is the only one left in the main pot, so Dan wins it: $0.40 (standard rule)
! Dan gets 0.40 (+0.00)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> `Bob` opens as the first player going high to the dealer's left
> `Ann` opens from the dealer's left, because nobody went high

## V-IGL-07: what the dealer called is kept with the hand: who dealt, the game, and what was added
$ hand new --yes
< seven-card-stud-low-hole-wild-hi-lo d dan
< ¶
< 2c 9h Td 4s
< cat b .50
< fff
  hand 13, seven-card-stud-low-hole-wild-hi-lo: Cat wins $0.40
  recorded #41 ········
! five-card-draw-hi-lo, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > seven-card-stud-low-hole-wild-hi-lo d dan
! seven-card-stud-low-hole-wild-hi-lo, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! third street, one card up: Ann Bob Cat Dan > 2c 9h Td 4s
! Cat 10.50 · pot 0.40 · check, bet 0.05–0.50 > cat b .50
! Dan 7.10 · pot 0.90 · call 0.50, raise 0.55–1.00 > fff
! nobody called Cat's last $0.50, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.40 (standard rule)
! Cat gets 0.40 (+0.40), Dan -0.40
! ¶
$ hand show 13
  hand 13, seven-card-stud-low-hole-wild-hi-lo: Cat wins $0.40 (event 41,
    2026-01-02 19:27)
  the dealer called seven-card-stud-low-hole-wild-hi-lo (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $39.70  $39.70
  Bob           –           $22.30  $22.30
  Cat           –           $10.50  $10.90
  Dan (button)  dead $0.40   $7.50   $7.10
  ¶
  the hand
    Ann is dealt (?? ??) 2c  pot $0.40
    Bob is dealt (?? ??) 9h  pot $0.40
    Cat is dealt (?? ??) Td  pot $0.40
    Dan is dealt (?? ??) 4s  pot $0.40
    Cat bets $0.50           pot $0.90
    Dan folds                pot $0.90
    Ann folds                pot $0.90
    Bob folds                pot $0.90
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.40  Cat           Cat
  ¶
  hole cards are in parentheses (IGL-42)
  nobody called Cat's last $0.50, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $0.40 (standard rule)
  ¶
  in the ledger (show 41):
  party  asset  with  amount
  ────────────────────────────
  Cat    chips         $0.40
  Dan    chips        -$0.40
> the dealer called seven-card-stud-low-hole-wild-hi-lo (IGL-07)
> Dan (button)
> IGL-07

What isn't played as the Igloo plays it is refused with its rule: declaring early, declaring twice, stopping before the
last round, hands that count as called. A check-raise is fine.

file early.phh:
  variant = "five-card-draw-hi-lo"
  _house = "igloo"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c3c4d6s7h", "d dh p2 KdQdQh7s8s", "d dh p3 9s9c2h9hKc", "p1 dc low"]

file twice.phh:
  variant = "five-card-draw-hi-lo"
  _house = "igloo"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c3c4d6s7h", "d dh p2 KdQdQh7s8s", "d dh p3 9s9c2h9hKc", "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p2 cc", "p3 cc", "p1 dc low", "p1 dc high"]

file stops.phh:
  variant = "five-card-draw-hi-lo"
  _house = "igloo"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c3c4d6s7h", "d dh p2 KdQdQh7s8s", "d dh p3 9s9c2h9hKc", "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p2 cc", "p3 cc", "p1 dc low", "p2 dc high", "p3 dc high"]

$ hand add early.phh
! error: early.phh:5:79: action 4: you can't declare now (IGL-27)
= 5
> you can't declare now (IGL-27)
$ hand add twice.phh
! error: twice.phh:5:173: action 14: `Ann` has already decided (IGL-28)
= 5
> (IGL-28)
$ hand add stops.phh
! error: stops.phh:5:187: the hand isn't over; it's `Ann`'s turn (IGL-29)
= 5
> (IGL-29)
$ showdown
< {"house":"igloo","game":"five-card-draw","as_called":true,"players":[{"name":"A","in":"1.00","cards":"QhQd8s5c2d","calls":"pair"},{"name":"B","in":"1.00","cards":"7h7d8c5s3d"}]}
  {"id":null,"error":{"code":"cards-speak","exit":5,"rule":"IGL-18","message":"cards speak at this house: a hand counts for what it is, not for what the player calls it","hint":null}}
= 5
> IGL-18
$ house explain check_raise
  setting   check_raise (betting)
  decides   whether a player who checked can raise in the same round
  because   some players think it's unfriendly
  takes     true or false
  at igloo  yes (rule IGL-11)
  acts in   src/engine/play/of_house/limits.rs
> IGL-11
