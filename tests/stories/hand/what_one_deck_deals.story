A hand that one deck can't deal isn't recorded by any door; and a game keeps its low half with what was added.
rules: MIK-34, MIK-53, IGL-07

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ida
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ida, a regular
  recorded #11 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #15 ········
$ buy Dan 10
  Dan buys chips: $10.00 in cash; stack $10.00
  recorded #16 ········
$ buy Eve 10
  Eve buys chips: $10.00 in cash; stack $10.00
  recorded #17 ········
$ buy Fay 10
  Fay buys chips: $10.00 in cash; stack $10.00
  recorded #18 ········
$ buy Gus 10
  Gus buys chips: $10.00 in cash; stack $10.00
  recorded #19 ········
$ buy Hal 10
  Hal buys chips: $10.00 in cash; stack $10.00
  recorded #20 ········
$ buy Ida 10
  Ida buys chips: $10.00 in cash; stack $10.00
  recorded #21 ········
$ hand result --game anaconda --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --in Eve=1 --in Fay=1 --in Gus=1 --in Hal=1 --in Ida=1 --win Ann=9
! error: `anaconda` takes 63 cards for 9 players, but the deck has only 52 (MIK-34)
! hint: hand result --help
= 4
> `anaconda` takes 63 cards for 9 players, but the deck has only 52 (MIK-34)
$ hand add --hand '{"game":"anaconda","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Cat","in":"1","folded":true},{"name":"Dan","in":"1","folded":true},{"name":"Eve","in":"1","folded":true},{"name":"Fay","in":"1","folded":true},{"name":"Gus","in":"1","folded":true},{"name":"Hal","in":"1","folded":true},{"name":"Ida","in":"1","folded":true}]}'
! error: --hand:1:1: `anaconda` takes 63 cards for 9 players, but the deck has only 52 (MIK-34)
= 5
> `anaconda` takes 63 cards for 9 players, but the deck has only 52 (MIK-34)
$ hand result seven-card-stud-hi-lo low-hole-wild Ann 1 Bob
  hand 1, seven-card-stud-hi-lo + low-hole-wild: Ann wins $2.00
  recorded #22 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> hand 1, seven-card-stud-hi-lo + low-hole-wild: Ann wins $2.00
$ hand result five-card-draw deuces-wild Ann 1 Bob
  hand 2, five-card-draw + deuces-wild: Ann wins $2.00
  recorded #23 ········
> hand 2, five-card-draw + deuces-wild: Ann wins $2.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 23 events
> the book is in order
