# Counts that cannot be: more than is in play, colours that are not there, a player who never bought in.

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
$ count Ann 5
! error: `Ann` hasn't bought in tonight
! hint: buy Ann --help
= 4
$ buy Ann 20 --chips white=40,red=80,blue=40
  Ann buys chips: $20.00 in cash (40 × $0.25, 80 × $0.10, 40 × $0.05); stack
    $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ count Ann 20.05
! error: $20.05 is more than the $20.00 in play
! hint: status
= 4
$ count Ann 19.99
! error: $19.99 isn't a multiple of $0.05; try $19.95 or $20.00 (MIK-13, MIK-59)
! hint: count Ann 19.95
! hint: count Ann 20.00
= 4
$ count Ann white=40 red=80 purple=1
! error: there are no `purple` chips; the set has green, black, yellow, blue, red and white
! hint: chips show
= 4
$ count Ann white=40 white=41
! error: `white` appears twice
! hint: count --help
= 2
$ count Ann white=-1
! error: you can't have `-1` chips
! hint: count --help
= 4
$ count Ann white=1.5
! error: `1.5` isn't a valid number of chips (use whole numbers up to 1,000,000)
! hint: count --help
= 2
$ count Ann white=99999999
! error: `99999999` isn't a valid number of chips (use whole numbers up to 1,000,000)
! hint: count --help
= 2
$ count Bob 1
! error: `Bob` hasn't bought in tonight
! hint: buy Bob --help
= 4

Counted by colour, what is missing at the close is named by colour.

$ count Ann white=30 red=80 blue=40
  Ann has $19.50 (40 × $0.25, 80 × $0.10, 30 × $0.05): down $0.50 in unrecorded
    hands
  recorded #7 ········
! next: the counts are $0.50 short: count again, or close --over-short house or banker
$ close
! error: the count is off: $0.50 short in chips (-10 white)
! hint: close --over-short house
! hint: close --over-short banker
= 4
$ close --over-short winner
! error: nobody won tonight, so there's no winner to cover the difference
! hint: close --over-short house
! hint: close --over-short banker
= 4
$ close --over-short house
  Ann cashes out $19.50: $19.50 in cash
  the bank pays Ann $0.50 of what it owed
  Ann gets $0.50 because chips were missing
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50     $20.00          $0.50
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #12 ········
! note: `Ann` cashes out $19.50, with $0.50 in odd change: to play for that, use coldhands first (MIK-29)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 12 events
