# The dealer who was noted is the dealer of a hand told by its showdown: odd chips go round from him

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
$ chips set white=0.25:400 red=1:200 blue=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $5.00    100          100    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········

Ann and Bob share $1.75: the odd quarter goes to the first on the dealer's left. Bob was noted, so it is Ann's.

$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #17 ········
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"0.50","cards":"AdAc"},{"name":"Bob","in":"0.50","cards":"AsAh"},{"name":"Cat","in":"0.50","folded":true},{"name":"Dan","in":"0.25","folded":true}]}'
  hand 1, holdem: Ann wins $1.00, Bob wins $0.75
    Ann and Bob tie for the main pot of $1.75: two pair, aces and tens (DAV-54)
    Ann and Bob split the main pot: $0.75 each (DAV-57)
    the odd $0.25 of the main pot goes to Ann (DAV-57)
  recorded #18 ········
> Ann wins $1.00, Bob wins $0.75

Who folded before betting need not be listed. Cat dealt the next one: the first on his left is still Ann.

$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #19 ········
> Cat deals
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Bob","in":"0.50","cards":"AsAh"},{"name":"Dan","in":"0.25","folded":true},{"name":"Ann","in":"0.50","cards":"AdAc"}]}'
  hand 2, holdem: Bob wins $0.50, Ann wins $0.75
    Bob and Ann tie for the main pot of $1.25: two pair, aces and tens (DAV-54)
    Bob and Ann split the main pot: $0.50 each (DAV-57)
    the odd $0.25 of the main pot goes to Ann (DAV-57)
  recorded #20 ········
> Ann wins $0.75

The seats decide who is next, in whatever order the line names the players.

$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #21 ········
> Dan deals
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Cat","in":"0.50","cards":"AsAh"},{"name":"Bob","in":"0.50","cards":"AdAc"},{"name":"Ann","in":"0.25","folded":true},{"name":"Dan","in":"0.50","folded":true}]}'
  hand 3, holdem: Bob wins $1.00, Cat wins $0.75
    Bob and Cat tie for the main pot of $1.75: two pair, aces and tens (DAV-54)
    Bob and Cat split the main pot: $0.75 each (DAV-57)
    the odd $0.25 of the main pot goes to Bob (DAV-57)
  recorded #22 ········
> Bob wins $1.00

A dealer in the line itself counts.

$ deal
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #23 ········
$ hand add --hand '{"game":"holdem","button":"Cat","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"0.50","cards":"AsAh"},{"name":"Bob","in":"0.50","cards":"AdAc"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 4, holdem: Ann wins $0.75, Bob wins $0.50
    Ann and Bob tie for the main pot of $1.25: two pair, aces and tens (DAV-54)
    Ann and Bob split the main pot: $0.50 each (DAV-57)
    the odd $0.25 of the main pot goes to Ann (DAV-57)
  recorded #25 ········
> Ann wins $0.75
$ hand add --hand '{"game":"holdem","button":"Ann","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"0.50","cards":"AsAh"},{"name":"Bob","in":"0.50","cards":"AdAc"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 5, holdem: Ann wins $0.50, Bob wins $0.75
    Ann and Bob tie for the main pot of $1.25: two pair, aces and tens (DAV-54)
    Ann and Bob split the main pot: $0.50 each (DAV-57)
    the odd $0.25 of the main pot goes to Bob (DAV-57)
  recorded #27 ········
> Bob wins $0.75
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 27 events
> 5 hands settled again, same result
