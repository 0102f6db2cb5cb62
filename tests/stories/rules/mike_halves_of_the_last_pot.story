# The last pot is halved like every other, by the same rules; the Igloo plays it with five open cards and nothing else

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ hand result --game holdem --in Ann=0.40 --in Bob=0.40 --win Ann=0.80
  hand 1, holdem: Ann wins $0.80
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ coldhands
  player  puts in
  ─────────────────
  Ann       $0.40
  Bob       $0.60
  the odd change goes in the last pot (MIK-29)
  playing for $1.00; type in the cards with --cards, or deal them with --deal
> playing for $1.00
$ coldhands --win Ann --win Bob
! error: `cold-hands` has one winner; only a split-pot game has two
! hint: coldhands --help
= 4
> `cold-hands` has one winner; only a split-pot game has two
$ coldhands --game razz --win Ann --win Bob
! error: `razz` has one winner; only a split-pot game has two
! hint: coldhands --help
= 4
> has one winner; only a split-pot game has two
$ coldhands --game "seven-card-stud-hi-lo cards-speak" --win Ann --win Ann
! error: `seven-card-stud-hi-lo + cards-speak` has one winner; only a split-pot game has two
! hint: coldhands --help
= 4
> has one winner; only a split-pot game has two
$ coldhands --game "seven-card-stud-hi-lo cards-speak" --win Bob --win Ann
  Bob wins $0.50 and now has $4.50
  Ann wins $0.50 and now has $5.50
    odd change: `Ann` $0.40, `Bob` $0.60 (MIK-29)
    the best hand for each half wins it, with no betting (MIK-30)
  recorded #9 ········
> Bob wins $0.50 and now has $4.50
> Ann wins $0.50 and now has $5.50

A game with a low of its own is judged by that, and no rule of the house stands behind it.

$ coldhands --dry-run --game badugi --cards Ann=Kh9d7c4s --cards Bob=8h7sTd5c
  player  cards
  ────────────────────────
  Ann     Kh 9d 7c 4s
  Bob     8h 7s Td 5c
  Bob has the best hand for the main pot of $1.00: badugi, ten high (standard
    rule)
  Bob wins $1.00 and now has $5.00
    odd change: `Ann` $0.50, `Bob` $0.50 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  (dry run: nothing was recorded)
> badugi, ten high
