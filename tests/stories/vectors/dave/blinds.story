# Blinds at Dave's, $0.25/$0.50: a dead button, missed blinds, a bought button, straddles.

$ init --house dave
  started a new book in USD with `dave` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········

The first hand: Ann has the button, Bob and Cat the blinds.

$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y

Then Bob, the small blind, goes home.

$ count Bob 19.75
  Bob has $19.75, as expected
  recorded #21 ········
! next: count the stacks of Ann, Cat, Dan and Eve
$ cashout Bob
  Bob cashes out $19.75: $19.75 in cash
  Bob's count, the banker's count and the payout are all $19.75 (DAV-20)
  recorded #23 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks

## V-DAV-22: the player with the small blind leaves, so the button falls on his empty seat and the blinds move on
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Dan wins $0.50
  recorded #24 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
> the button is at Bob's seat
> the button stays at an empty seat
> DAV-25
$ hand show 2
  hand 2, holdem: Dan wins $0.50 (event 24, 2026-01-02 19:20)
  ¶
  player  posted       before   after
  ─────────────────────────────────────
  Ann     –            $20.00  $20.00
  Cat     blind $0.25  $20.25  $20.00
  Dan     blind $0.50  $20.00  $20.25
  Eve     –            $20.00  $20.00
  ¶
  the hand
    Eve folds  pot $0.75
    Ann folds  pot $0.75
    Cat folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Dan           Dan
  nobody called Dan's last $0.25, so Dan gets it back (standard rule)
  Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 24):
  party  asset  with  amount
  ────────────────────────────
  Cat    chips        -$0.25
  Dan    chips         $0.25
> Cat

## V-DAV-24: who comes to a running game two seats left of the big blind is dealt in and posts nothing
$ player add Fay
  Fay, a regular
  recorded #25 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ seat Fay 6
  Fay has seat 6
  recorded #27 ········
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Eve wins $0.50
  recorded #29 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Fay` is new and doesn't have to post (DAV-26)
! Fay 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
> `Fay` is new and doesn't have to post (DAV-26)

## V-DAV-35: an absent player with paid blinds is dealt in and mucked; one who misses a blind is not; a slip is no misdeal
Dan deals, Eve has the small blind, Fay the big one. Cat is away with paid blinds.
$ hand new
< -cat
< ¶
< f
< dead cat
< f*
< y
  hand 4, holdem: Fay wins $0.50
  recorded #31 ········
! holdem, .25/.50, Dan deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > -cat
! holdem, .25/.50, Dan deals, 4 in: Ann Dan Eve Fay
! Enter to deal > ¶
! note: `Cat` is sitting out but gets cards; the hand is dead when it's `Cat`'s
!   turn (DAV-36)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! note: `Cat` isn't at the table to act, so the hand is dead (type `dead Cat`)
!   (DAV-30)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > dead cat
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! Cat's hand is dead and can't win (DAV-41)
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Eve -0.25, Fay gets 0.50 (+0.25)
! record? [Y/n] > y
> `Cat` is sitting out but gets cards; the hand is dead when it's `Cat`'s turn (DAV-36)
> DAV-30
Eve deals now, and the big blind passes Ann, who is away.
$ hand new
< -ann
< ¶
< f*
< y
  hand 5, holdem: Cat wins $0.50
  recorded #33 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Cat gets 0.50 (+0.25), Fay -0.25
! record? [Y/n] > y
> `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
$ hand incident absent-wrongly-dealt --house dave
  plays-on  dealing a player who's away in or out by mistake isn't a misdeal
            (DAV-36)
> isn't a misdeal

The small blind passes her too.
$ hand new
< -ann
< ¶
< f*
< y
  hand 6, holdem: Dan wins $0.50
  recorded #35 ········
! holdem, .25/.50, Fay deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > -ann
! holdem, .25/.50, Fay deals, 4 in: Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

## V-DAV-26: Ann is back and waits: she gets no cards until the big blind is hers
$ hand new
< wait ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Cat deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > wait ann
! holdem, .25/.50, Cat deals, 5 in: Ann Cat Dan Eve Fay; Ann waits for the big
!   blind
! Enter to deal > ¶
! note: `Ann` waits for the big blind (DAV-27)
! Fay 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q
> `Ann` waits for the big blind (DAV-27)

## V-DAV-25: she has missed both blinds, and pays $0.75 to play now: $0.50 live, $0.25 dead
$ hand new
< ¶
< f*
< y
  hand 7, holdem: Eve wins $1.50
  recorded #37 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Ann` comes in and posts $0.50 live and $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Fay 20.00 · pot 1.50 · call 0.50, raise 1.00–20.00 > f*
! Eve is the only one left in the main pot, so Eve wins it: $1.50 (standard rule)
! Ann -0.75, Dan -0.25, Eve gets 1.50 (+1.00)
! record? [Y/n] > y
! note: unusual in this hand: a player folded with nothing to call
> `Ann` comes in and posts $0.50 live and $0.25 dead (DAV-27)
> the $0.25 for the small blind is dead: it doesn't count toward a bet  (DAV-28)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  37 events in an unbroken chain
  entries     ok  43 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  7 hands settled again, same result
  ¶
  the book is in order: 37 events
