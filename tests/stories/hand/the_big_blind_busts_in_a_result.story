# The big blind is out of chips in a hand told by its result, or leaves after one: nobody posts the small one
# rules: DAV-25

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
$ hand add --hand '{"game":"holdem","board":"2c 7d 9h Js Qd","players":[{"name":"Bob","in":"0.25","folded":true},{"name":"Cat","in":"50","cards":"KsKc"},{"name":"Dan","in":"50","cards":"AsAc"}]}'
  hand 1, holdem: Dan wins $100.25
    Dan has the best hand for the main pot of $100.25: pair of aces (DAV-54)
  recorded #20 ········
> Dan wins $100.25
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts a blind of $0.50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #21 ········
> holdem: Dan posts a blind of $0.50
> there's no small blind
$ hand result --game holdem --in Dan=0.50 --in Ann=0.50 --win Ann=1.00
  hand 2, holdem: Ann wins $1.00
  recorded #22 ········
# The button is on Cat's empty chair: Bob deals once more.
$ deal
  Bob deals
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #23 ········
! note: dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
> holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50

$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins $0.50
  recorded #24 ········
! holdem, .25/.50, the button is at Cat's seat, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Ann 50.50 · pot 0.75 · call 0.50, raise 1.00–50.50 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
> Dan -0.25, Eve gets 0.50 (+0.25)
# Who leaves after a result: his chair has the small blind of the next hand, and nobody posts it.
$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #25 ········
$ hand result --game holdem --in Eve=0.50 --in Ann=0.50 --win Eve=1.00
  hand 4, holdem: Eve wins $1.00
  recorded #26 ········
$ count Ann 50
  Ann has $50.00, as expected
  recorded #27 ········
! next: count the stacks of Bob, Dan and Eve
$ cashout Ann
  Ann cashes out $50.00: $50.00 in cash
  Ann's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #29 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal
  Eve deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts a blind of $0.50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #30 ········
> there's no small blind
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  33 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 30 events
