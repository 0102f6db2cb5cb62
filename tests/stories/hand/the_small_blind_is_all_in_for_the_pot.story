# The small blind is all-in for a pot that waits: the same deal again, in which he posts nothing
# rules: DAV-25, PIG-35

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
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
$ hand result --game holdem --in Ann=20 --in Bob=50 --in Cat=20 --in Dan=20 --carry 110 --for Ann --for Bob --for Cat --for Dan --really
  hand 1, holdem: nobody wins; $110.00 carries over to the next hand
  recorded #20 ········
# The same deal again: he keeps his blind and posts nothing, and nobody posts it for him.
$ deal
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
    `Bob` has no chips but has to post $0.25: `Bob` is all-in and can only win the
      main pot
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
> `Bob` has no chips but has to post $0.25
$ hand result --game holdem --in Cat=.5 --in Dan=.5 --win Dan=111
  hand 2, holdem: Dan wins $111.00
  recorded #21 ········
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #22 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ undo
  undid #22 (Ann deals the next hand because the button is at an empty seat)
  recorded #23 ········
$ undo
  undid #21 (hand 2, holdem: Dan won $111.00)
  recorded #24 ········

$ hand new --yes
< ¶
< f
< c
< k
< 5h6h7c
< k
< k
< 8d
< k
< k
< 2s
< k
< k
< AsAd
< 4s4d
< 3s3d
  hand 2, holdem: Cat wins $111.00
  recorded #25 ········
! holdem, .25/.50, 110.00 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Bob` has no chips but has to post $0.25: `Bob` is all-in and can only win
!   the main pot
! Dan 30.00 · pot 110.50 · call 0.50, raise 1.00–30.00 > f
! Ann 30.00 · pot 110.50 · call 0.50, raise 1.00–30.00 > c
! Cat 29.50 · pot 111.00 · check, raise 1.00–30.00 > k
! flop · pot 111.00 > 5h6h7c
! flop: 5h 6h 7c · pot 111.00
! Cat 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! Ann 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! turn · pot 111.00 > 8d
! turn: 5h 6h 7c 8d · pot 111.00
! Cat 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! Ann 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! river · pot 111.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 111.00
! Cat 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! Ann 29.50 · pot 111.00 · check, bet 0.50–29.50 > k
! pot 111.00 · Bob shows > AsAd
! pot 111.00 · Cat shows > 4s4d
! pot 111.00 · Ann shows > 3s3d
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Cat has the best hand for the main pot of $110.00: straight, eight high (DAV-54)
! Cat has the best hand for side pot 1 ($1.00): straight, eight high (DAV-54)
! Ann -0.50, Cat gets 111.00 (+110.50)
! ¶
> Cat 29.50 · pot 111.00
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #26 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 26 events
