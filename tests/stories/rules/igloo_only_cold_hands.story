# The Igloo's last pot is played with five open cards each, and high wins

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand result --game holdem --in Ann=0.40 --in Bob=0.40 --win Ann=0.80
  hand 1, holdem: Ann wins $0.80
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
$ coldhands --game omaha-hi-lo-8 --win Ann --win Bob
! error: the last pot is five cards each, face up, and the high hand wins: it can't be `omaha-hi-lo-8` (IGL-44)
! hint: coldhands --deal
= 4
> the last pot is five cards each, face up, and the high hand wins: it can't be `omaha-hi-lo-8` (IGL-44)
$ coldhands --game razz --cards Ann=Kh9d7c4s2d3h4h --cards Bob=8h8cTd5s3c5d6d
! error: the last pot is five cards each, face up, and the high hand wins: it can't be `razz` (IGL-44)
! hint: coldhands --deal
= 4
> it can't be `razz` (IGL-44)
$ coldhands --game "five-card-draw deuces-wild" --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c
! error: the last pot is five cards each, face up, and the high hand wins: it can't be `five-card-draw + deuces-wild` (IGL-44)
! hint: coldhands --deal
= 4
> it can't be `five-card-draw + deuces-wild` (IGL-44)
$ coldhands --win Ann --win Bob
! error: `cold-hands` has one winner; only a split-pot game has two
! hint: coldhands --help
= 4
> `cold-hands` has one winner
$ coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c
  player  cards           hand
  ────────────────────────────────────────
  Ann     Kh 9d 7c 4s 2d  king high
  Bob     8h 8c Td 5s 3c  pair of eights
  Bob has the best hand for the main pot of $1.00: pair of eights (IGL-18)
  Bob wins $1.00 and now has $20.00
    odd change: `Ann` $0.40, `Bob` $0.60 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #9 ········
> Bob wins $1.00
