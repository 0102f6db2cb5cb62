# A hand of a file that was declared void stays void when the file is added again, and so does one that is typed again: both doors say so.

file evening.jsonl:
  {"game":"holdem","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true}]}
  {"game":"holdem","players":[{"name":"Ann","in":"3","folded":true},{"name":"Bob","in":"3"}]}
file more.jsonl:
  {"id":"c","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Bob","in":"2","folded":true}]}
  {"id":"d","game":"holdem","players":[{"name":"Ann","in":"5"},{"name":"Bob","in":"5","folded":true}]}
file again.jsonl:
  {"id":"e","game":"holdem","players":[{"name":"Ann","in":"2"},{"name":"Bob","in":"2","folded":true}]}
file full.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 2", "p1 f"]

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand add evening.jsonl
  hand 1, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  hand 2, holdem: Bob wins $6.00
    Bob is the only one left in the main pot, so Bob wins it: $6.00 (standard
      rule)
  recorded #9 ········
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
$ hand void 1 --why "the cards were never cut"
  hand 1, holdem, is void: the cards were never cut
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #11 ········
$ hand add evening.jsonl
  already recorded as hand 1 of night 1 (event 8), which is void;
    --really-different records it again
  already recorded as hand 2 of night 1 (event 9)
> already recorded as hand 1 of night 1 (event 8), which is void
> already recorded as hand 2
$ hand add evening.jsonl --really-different
  hand 3, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  hand 4, holdem: Bob wins $6.00
    Bob is the only one left in the main pot, so Bob wins it: $6.00 (standard
      rule)
  recorded #13 ········
> hand 3
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}'
  hand 5, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #14 ········
> hand 5
$ hand void 5 --why "the wrong game"
  hand 5, holdem, is void: the wrong game
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #16 ········
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}'
  already recorded as hand 5 of night 1 (event 14), which is void;
    --really-different records it again
> which is void; --really-different records it again
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}' --really-different
  hand 6, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #17 ········
> hand 6

Full hands keep to it as well.

$ hand add full.phh
  hand 7, holdem: Bob wins $1.00
    nobody called Bob's last $1.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard
      rule)
  recorded #19 ········
! note: the hand has `Ann` starting with $20.00, but the book says $16.00
! note: the hand has `Bob` starting with $20.00, but the book says $24.00
> hand 7
$ hand void 7 --why "a bad deal"
  hand 7, holdem, is void: a bad deal
  player  gets back
  ───────────────────
  Ann         $0.50
  Bob        -$0.50
  recorded #22 ········
$ hand add full.phh
  already recorded as hand 7 of night 1 (event 19), which is void;
    --really-different records it again
> already recorded as hand 7
> which is void
$ hand add full.phh --really-different
  hand 8, holdem: Bob wins $1.00
    nobody called Bob's last $1.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard
      rule)
  recorded #24 ········
! note: the hand has `Ann` starting with $20.00, but the book says $16.00
! note: the hand has `Bob` starting with $20.00, but the book says $24.00
> hand 8
$ hand add full.phh
  already recorded as hand 8 of night 1 (event 24)
> already recorded as hand 8

Where no card is named, other ids are other hands.

$ hand add more.jsonl
  hand 9, holdem: Ann wins $4.00
    Ann is the only one left in the main pot, so Ann wins it: $4.00 (standard
      rule)
  hand 10, holdem: Ann wins $10.00
    Ann is the only one left in the main pot, so Ann wins it: $10.00 (standard
      rule)
  recorded #26 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
> hand 9, holdem
> hand 10, holdem
$ hand add again.jsonl
  hand 11, holdem: Ann wins $4.00
    Ann is the only one left in the main pot, so Ann wins it: $4.00 (standard
      rule)
  recorded #27 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
> hand 11, holdem
$ hand add more.jsonl again.jsonl
  already recorded as hand 9 of night 1 (event 25)
  already recorded as hand 10 of night 1 (event 26)
  already recorded as hand 11 of night 1 (event 27)
> already recorded as hand 9
> already recorded as hand 10
> already recorded as hand 11

A hand with cards is known by them all night, whoever adds it and how.

file cards.jsonl:
  {"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"TcTdTh2s3c"},{"name":"Bob","in":"1","cards":"7c7d4s4h6c"}]}

$ hand add cards.jsonl
  hand 12, five-card-draw: Ann wins $2.00
    Ann has the best hand for the main pot of $2.00: three tens (standard rule)
  recorded #28 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
> hand 12
$ hand void 12 --why "wrong cards"
  hand 12, five-card-draw, is void: wrong cards
  player  gets back
  ───────────────────
  Ann        -$1.00
  Bob         $1.00
  recorded #30 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"TcTdTh2s3c"},{"name":"Bob","in":"1","cards":"7c7d4s4h6c"}]}'
  already recorded as hand 12 of night 1 (event 28), which is void;
    --really-different records it again
> already recorded as hand 12
> which is void; --really-different records it again
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"1","cards":"TcTdTh2s3c"},{"name":"Bob","in":"1","cards":"7c7d4s4h6c"}]}' --really-different
  hand 13, five-card-draw: Ann wins $2.00
    Ann has the best hand for the main pot of $2.00: three tens (standard rule)
  recorded #31 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
> hand 13
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  31 events in an unbroken chain
  entries     ok  42 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  13 hands settled again, same result
  ¶
  the book is in order: 31 events
