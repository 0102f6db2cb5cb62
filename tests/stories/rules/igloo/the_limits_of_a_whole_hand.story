A hand told without its acts is held to what all rounds together let a player bet, the one behind the declare among them; the ante for the table is the dealer's alone.
rules: IGL-08, IGL-10, IGL-13, IGL-29

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand result --game five-card-draw-hi-lo --dealer Ann --in Ann=10.30 --in Bob=10 --in Cat=10 --win Ann=15.15 --win Bob=15.15
  hand 1, five-card-draw-hi-lo: Ann wins $15.15, Bob wins $15.15
  recorded #11 ········
$ undo
  undid #10 (Ann deals the next hand)
  undid #11 (hand 1, five-card-draw-hi-lo: Ann won $15.15 and Bob won $15.15)
  recorded #13 ········
$ hand result --game five-card-draw-hi-lo --dealer Ann --in Ann=10.30 --in Bob=10.30 --in Cat=10 --win Ann=15.30 --win Bob=15.30
! error: `Bob` put in $10.30, but the limits allow at most $10.00 in a hand of `five-card-draw-hi-lo` (IGL-13)
! hint: hand result --game five-card-draw-hi-lo --dealer Ann --in Ann=10.30 --in Bob=10.30 --in Cat=10 --win Ann=15.30 --win Bob=15.30 --really
= 4
> the limits allow at most $10.00
$ hand add --hand '{"game":"five-card-draw-hi-lo","button":"Ann","players":[{"name":"Ann","in":"10","dead":"0.30","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"10","folded":true}]}'
  hand 1, five-card-draw-hi-lo: Ann wins $15.15, Bob wins $15.15
    only Bob is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $15.15 for each half (IGL-26)
  recorded #15 ········
$ undo
  undid #14 (Ann deals the next hand)
  undid #15 (hand 1, five-card-draw-hi-lo: Ann won $15.15 and Bob won $15.15)
  recorded #17 ········
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"6","dead":"0.30","cards":"2h3h4h5h7c"},{"name":"Bob","in":"6.30","cards":"AsAdAhKcKd"},{"name":"Cat","in":"6","folded":true}]}'
! error: --hand:1:1: `Bob` put in $6.30, but the limits allow at most $6.00 in a hand of `five-card-draw` (IGL-13)
! hint: hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"6","dead":"0.30","cards":"2h3h4h5h7c"},{"name":"Bob","in":"6.30","cards":"AsAdAhKcKd"},{"name":"Cat","in":"6","folded":true}]}' --really
= 5
> the limits allow at most $6.00
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"6","dead":"0.30","cards":"2h3h4h5h7c"},{"name":"Bob","in":"6","cards":"AsAdAhKcKd"},{"name":"Cat","in":"6","folded":true}]}'
  hand 1, five-card-draw: Bob wins $18.30
    Bob has the best hand for the main pot of $18.30: full house, aces over kings
      (IGL-18)
  recorded #19 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  27 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 19 events
