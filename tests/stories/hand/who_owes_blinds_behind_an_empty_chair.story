# Who lost all on the big blind and buys again sits between a dead button and the small blind: in a told hand he got no cards either, and owes both blinds
# rules: DAV-25 DAV-27 DAV-28 DAV-29

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
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
$ hand result --game holdem --in Cat=50 --in Dan=50 --in Eve=50 --win Eve=150
  hand 1, holdem: Eve wins $150.00
  recorded #20 ········
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts a blind of $0.50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #21 ········
$ hand result --game holdem --in Eve=.50 --in Bob=.50 --win Bob=1
  hand 2, holdem: Bob wins $1.00
  recorded #22 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········

The button comes to Cat's empty chair, Eve has the small blind, and Dan sits between them.

$ deal
  Bob deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #24 ········
! note: dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
> dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
$ hand add --hand '{"game":"holdem","players":[{"name":"Eve","in":"2","folded":true},{"name":"Ann","in":"2"},{"name":"Dan","in":"2","folded":true}]}'
! error: --hand:1:1: `Dan` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand add --hand '{"game":"holdem","players":[{"name":"Eve","in":"2","folded":true},{"name":"Ann","in":"2"},{"name":"Dan","in":"2","folded":true}]}' --really
= 5
$ hand add --hand '{"game":"holdem","players":[{"name":"Eve","in":"2","folded":true},{"name":"Ann","in":"2"},{"name":"Bob","in":"0","folded":true}]}'
  hand 3, holdem: Ann wins $4.00
    Ann is the only one left in the main pot, so Ann wins it: $4.00 (standard
      rule)
  recorded #25 ········
$ deal
  Eve deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #26 ········
> `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
$ undo
  undid #26 (Eve deals the next hand)
  recorded #27 ········
$ undo
  undid #25 (hand 3, holdem: Ann won $4.00)
  recorded #28 ········
$ hand result --game holdem --in Eve=2 --in Ann=2 --win Ann=4
  hand 3, holdem: Ann wins $4.00
  recorded #29 ········
$ deal
  Eve deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #30 ········
> `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  35 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 30 events
