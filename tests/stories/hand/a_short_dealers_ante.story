# Nobody matches the dealer's ante at the Igloo, so that it wins nothing but itself (IGL-08)
# rules: IGL-08, IGL-15

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Zoe
  Zoe, a regular
  recorded #3 ········
$ player add Yan
  Yan, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Xia
  Xia, a regular
  recorded #5 ········
$ open --banker Zoe
  night 1 is open at The Igloo; Zoe is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zoe 20
  Zoe buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Zoe 1
  Zoe has seat 1
  recorded #8 ········
$ buy Yan 20
  Yan buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Yan 2
  Yan has seat 2
  recorded #10 ········
$ buy Xia 20
  Xia buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Xia 3
  Xia has seat 3
  recorded #12 ········
$ deal --dealer Zoe
  Zoe deals
  recorded #13 ········

Thirty cents for three are all that Zoe has in: she can win those, and no cent of the others' bets.

$ hand result --game five-card-draw --in Zoe=.30 --in Yan=2 --in Xia=2 --win Zoe=.90 --win Yan=3.40
! error: `Zoe` put in $0.30 that nobody has to match, so `Zoe` can win at most what's in the middle: $0.30, not $0.90 (IGL-15)
! hint: hand result --game five-card-draw --in Zoe=.30 --in Yan=2 --in Xia=2 --win Zoe=.90 --win Yan=3.40 --really
= 4
> `Zoe` put in $0.30 that nobody has to match, so `Zoe` can win at most what's in the middle: $0.30, not $0.90
$ hand result --game five-card-draw --in Zoe=.30 --in Yan=2 --in Xia=2 --win Zoe=.35 --win Yan=3.95
! error: `Zoe` put in $0.30 that nobody has to match, so `Zoe` can win at most what's in the middle: $0.30, not $0.35 (IGL-15)
! hint: hand result --game five-card-draw --in Zoe=.30 --in Yan=2 --in Xia=2 --win Zoe=.35 --win Yan=3.95 --really
= 4
$ hand result --dry-run --game five-card-draw --in Zoe=.30 --in Yan=2 --in Xia=2 --win Zoe=.30 --win Yan=4
  hand 1, five-card-draw: Zoe wins $0.30, Yan wins $4.00
  (dry run: nothing was recorded)

With a dollar more she wins a dollar of each beside the ante: 0.30 and three times 1.00.

$ hand result --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=4.20 --win Yan=1.10
! error: `Zoe` put in $1.30, but the others only have to match $1.00, so `Zoe` can win at most that much from each of them plus what's in the middle: $3.30 in all, not $4.20 (IGL-15)
! hint: hand result --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=4.20 --win Yan=1.10 --really
= 4
> but the others only have to match $1.00
> $3.30 in all, not $4.20
$ hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=3.35 --win Yan=1.95
! error: `Zoe` put in $1.30, but the others only have to match $1.00, so `Zoe` can win at most that much from each of them plus what's in the middle: $3.30 in all, not $3.35 (IGL-15)
! hint: hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=3.35 --win Yan=1.95 --really
= 4
$ hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=3.30 --win Yan=2
  hand 1, five-card-draw: Zoe wins $3.30, Yan wins $2.00
  (dry run: nothing was recorded)

Yan is the short one: a dollar of each, and Zoe's ante.

$ hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=1 --in Xia=2 --win Yan=3.35 --win Zoe=1.95
! error: `Yan` put in $1.00 and can win at most that much from each of the others plus what's in the middle: $3.30 in all, not $3.35 (IGL-15)
! hint: hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=1 --in Xia=2 --win Yan=3.35 --win Zoe=1.95 --really
= 4
> $3.30 in all, not $3.35
$ hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=1 --in Xia=2 --win Yan=3.30 --win Zoe=2
  hand 1, five-card-draw: Zoe wins $2.00, Yan wins $3.30
  (dry run: nothing was recorded)

Zoe and Yan are both short, with 1.00 and 1.50 bet: they can win 0.30, 1.00 of each and 0.50 of two more.

$ hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=1.50 --in Xia=2 --win Zoe=3.30 --win Yan=1.05 --win Xia=.45
! error: `Zoe` and `Yan` put in no more than $1.50 each, so the most they can win together is $4.30, not $4.35 (IGL-15)
! hint: hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=1.50 --in Xia=2 --win Zoe=3.30 --win Yan=1.05 --win Xia=.45 --really
= 4
> `Zoe` and `Yan` put in no more than $1.50 each, so the most they can win together is $4.30, not $4.35
$ hand result --dry-run --game five-card-draw --in Zoe=1.30 --in Yan=1.50 --in Xia=2 --win Zoe=3.30 --win Yan=1 --win Xia=.50
  hand 1, five-card-draw: Zoe wins $3.30, Yan wins $1.00, Xia wins $0.50
  (dry run: nothing was recorded)
$ hand result --game five-card-draw --in Zoe=1.30 --in Yan=2 --in Xia=2 --win Zoe=3.30 --win Yan=2
  hand 1, five-card-draw: Zoe wins $3.30, Yan wins $2.00
  recorded #14 ········

Where nobody says who dealt, anybody may have paid the ante: Yan 2.00 of Zoe and of Xia and 0.30, but not more.

$ hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=2 --in Xia=2.50 --win Yan=6.30 --win Xia=.50
  hand 2, five-card-draw: Yan wins $6.30, Xia wins $0.50
  (dry run: nothing was recorded)
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Zoe`
$ hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=2 --in Xia=2.50 --win Yan=6.35 --win Xia=.45
! error: `Yan` put in $2.00 and can win at most that much from each of the others plus what's in the middle: $6.30 in all, not $6.35 (IGL-15)
! hint: hand result --dry-run --game five-card-draw --in Zoe=2.30 --in Yan=2 --in Xia=2.50 --win Yan=6.35 --win Xia=.45 --really
= 4
Where each put in two dollars, nobody counted the ante.

$ deal --dealer Zoe
  Zoe deals
  if it's five-card-draw again: Zoe posts $0.30 dead
    `Zoe` antes $0.30 for all 3 players (IGL-08)
  recorded #15 ········
$ hand result --dry-run --game five-card-draw --in Zoe=2 --in Yan=2 --in Xia=2 --win Zoe=6
  hand 2, five-card-draw: Zoe wins $6.00
  (dry run: nothing was recorded)
> Zoe wins $6.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 15 events
