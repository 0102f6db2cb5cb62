# A name of a hand is the same as a number and as a text, so a line that comes again is no second hand.

file number.jsonl:
  {"id":7,"game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}
file text.jsonl:
  {"id":"7","game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}
file other.jsonl:
  {"id":"8","game":"holdem","players":[{"name":"Ann","in":"1.00"},{"name":"Bob","in":"1.00","folded":true}]}

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
$ hand add number.jsonl
  hand 1, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #8 ········
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
$ hand add text.jsonl
  already recorded as hand 1 of night 1 (event 8)
> already recorded as hand 1 of night 1
$ hand add other.jsonl
  hand 2, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #9 ········
> hand 2
$ hand add other.jsonl text.jsonl number.jsonl
  already recorded as hand 2 of night 1 (event 9)
  already recorded as hand 1 of night 1 (event 8)
  already recorded as hand 1 of night 1 (event 8)
> already recorded as hand 2 of night 1
> already recorded as hand 1 of night 1
$ status
  night 1 at The Card Room, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $22.00  not yet   $2.00
  Bob     $20.00  -$20.00    –      –     –  $18.00  not yet  -$2.00
  ¶
  drawer $40.00   chips out $40.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
> Ann
