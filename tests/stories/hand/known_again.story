# The same hand is known again, by whatever door it comes and whoever its players were merged into.

file hand.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]
  players = ["Ann", "Bob"]
file again.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]
  players = ["Ann", "Robert"]

file folded.jsonl:
  {"game":"holdem","players":[{"name":"Ann","in":"0.30"},{"name":"Cat","in":"0.30","folded":true}]}
  {"game":"holdem","players":[{"name":"Ann","in":"0.35"},{"name":"Cat","in":"0.35","folded":true}]}

file alike.jsonl:
  {"game":"holdem","players":[{"name":"Ann","in":"0.40"},{"name":"Cat","in":"0.40","folded":true}]}
  {"game":"holdem","players":[{"name":"Ann","in":"0.40"},{"name":"Cat","in":"0.40","folded":true}]}

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Robert
  Robert, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --debt
  Ann buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --debt
  Bob buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand add --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"1.00","cards":"5sJc"},{"name":"Bob","in":"1.00","cards":"7d4c"}]}'
  hand 1, holdem: Ann wins $2.00
    Ann has the best hand for the main pot of $2.00: two pair, jacks and tens
      (MIK-31)
  recorded #9 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
$ hand add --hand '{"game":"holdem","board":"TsTd9s3sJh","players":[{"name":"Bob","in":"1","cards":"7d 4c"},{"name":"Ann","in":"1","cards":"Jc5s"}]}'
  already recorded as hand 1 of night 1 (event 9)
$ hand add --really-different --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"1.00","cards":"5sJc"},{"name":"Bob","in":"1.00","cards":"7d4c"}]}'
  hand 2, holdem: Ann wins $2.00
    Ann has the best hand for the main pot of $2.00: two pair, jacks and tens
      (MIK-31)
  recorded #10 ········
$ hand add hand.phh
  hand 3, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #12 ········
! note: the hand has `Ann` starting with $20.00, but the book says $22.00
! note: the hand has `Bob` starting with $20.00, but the book says $18.00
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ hand search "two pair"
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  showdown
      1     2  holdem  $2.00  showdown
$ hand search quads
  no hands found
$ stats Ann --json
  {"nights":1,"hands":3,"net":"2.25","net_in_hands":"2.25","biggest_pot":"1.00","showdowns":{"times":2,"of":2,"percent":100},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null},"player":"Ann","games":{"holdem":{"nights":1,"hands":3,"net":"2.25","net_in_hands":"2.25","biggest_pot":"1.00","showdowns":{"times":2,"of":2,"percent":100},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}}},"houses":{"mike":{"nights":1,"hands":3,"net":"2.25","net_in_hands":"2.25","biggest_pot":"1.00","showdowns":{"times":2,"of":2,"percent":100},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}}}}
$ count Bob 17.75
  Bob has $17.75, as expected
  recorded #13 ········
! next: count Ann's stack
$ cashout Bob
  Bob cashes out $17.75: $17.75 off what Bob owes the bank
  recorded #15 ········
! note: `Bob` cashes out $17.75, with $0.75 in odd change: to play for that, use coldhands first (MIK-29)
! note: `Bob` is leaving before everybody has had the same number of deals (MIK-27)
! next: play (hand new or hand result), then count the stacks
$ player merge Bob Robert
  Robert was merged into Bob
  recorded #16 ········
$ hand add again.phh
  already recorded as hand 3 of night 1 (event 12)
Hands in which nobody shows a card are alike all night: only the last one is taken for the same, and only before the next deal.

$ player add Cat
  Cat, a regular
  recorded #17 ········
$ buy Cat 20 --debt
  Cat buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #18 ········
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.25"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 4, holdem: Ann wins $0.50
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #19 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Bob`
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.25"},{"name":"Cat","in":"0.25","folded":true}]}'
  already recorded as hand 4 of night 1 (event 19)
> already recorded as hand
$ deal --dealer Cat
  Cat deals
    the deal passes to the left (MIK-26)
    `Cat` sits to the right of the banker, so the night can end here (MIK-27)
  if it's holdem again: Ann and Cat ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-68)
  recorded #20 ········
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.25"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 5, holdem: Ann wins $0.50
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #21 ········
> Ann wins $0.50
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.50"},{"name":"Cat","in":"0.50","folded":true}]}'
  hand 6, holdem: Ann wins $1.00
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #22 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.25"},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 7, holdem: Ann wins $0.50
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #23 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
> Ann wins $0.50
A file may come twice: what stands in it is recorded once, also without cards.

$ hand add folded.jsonl
  hand 8, holdem: Ann wins $0.60
    Ann is the only one left in the main pot, so Ann wins it: $0.60 (standard
      rule)
  hand 9, holdem: Ann wins $0.70
    Ann is the only one left in the main pot, so Ann wins it: $0.70 (standard
      rule)
  recorded #25 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
$ hand add folded.jsonl
  already recorded as hand 8 of night 1 (event 24)
  already recorded as hand 9 of night 1 (event 25)
> already recorded as hand
Two lines of one file that look alike are two hands; the file again is still the same two.

$ hand add alike.jsonl
  hand 10, holdem: Ann wins $0.80
    Ann is the only one left in the main pot, so Ann wins it: $0.80 (standard
      rule)
  hand 11, holdem: Ann wins $0.80
    Ann is the only one left in the main pot, so Ann wins it: $0.80 (standard
      rule)
  recorded #27 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
> hand 11, holdem: Ann wins $0.80
$ hand add alike.jsonl alike.jsonl
  already recorded as hand 10 of night 1 (event 26)
  already recorded as hand 11 of night 1 (event 27)
  already recorded as hand 10 of night 1 (event 26)
  already recorded as hand 11 of night 1 (event 27)
> already recorded as hand 11
A line typed beside a file may stand in it too: it is one hand, also the next time.

$ hand add alike.jsonl --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.45"},{"name":"Cat","in":"0.45","folded":true}]}'
  hand 12, holdem: Ann wins $0.90
    Ann is the only one left in the main pot, so Ann wins it: $0.90 (standard
      rule)
  already recorded as hand 10 of night 1 (event 26)
  already recorded as hand 11 of night 1 (event 27)
  recorded #28 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
> hand 12, holdem: Ann wins $0.90
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.45"},{"name":"Cat","in":"0.45","folded":true}]}' alike.jsonl
  already recorded as hand 12 of night 1 (event 28)
  already recorded as hand 10 of night 1 (event 26)
  already recorded as hand 11 of night 1 (event 27)
> already recorded as hand 12
