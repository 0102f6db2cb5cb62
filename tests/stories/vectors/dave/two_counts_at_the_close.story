# Two counts that differ stop the close as they stop a payout: the difference is found first, or the host rules.
# rules: DAV-20

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ count Ann 50 --by player
  Ann counts $50.00
  recorded #10 ········
$ count Ann 49 --by banker
  the banker counts $49.00 for Ann
  recorded #11 ········
! note: `Ann` counted $50.00, but the banker counted $49.00: find the difference first (DAV-20)
$ close
! error: `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Ann 50.00
! hint: ruling 'Ann is paid 50.00'
= 4
> `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
$ close --yes
! error: `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Ann 50.00
! hint: ruling 'Ann is paid 50.00'
= 4
> `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
$ close --over-short house
! error: `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
! hint: count Ann 50.00
! hint: ruling 'Ann is paid 50.00'
= 4
> `Ann` counted $50.00, but the banker counted $49.00 (DAV-20)
$ count Ann 50 --by banker
  both counts of Ann's stack agree: $50.00
  recorded #13 ········
! next: count the stacks of Bob and Cat

One count that contradicts the book is a difference too.

$ count Bob 51 --by banker
  the banker counts $51.00 for Bob
  recorded #14 ········
$ close
! error: the banker counted $51.00 for `Bob`, but the book says $50.00 (DAV-20)
! hint: count Bob 50.00
! hint: ruling 'Bob is paid 50.00'
= 4
> the banker counted $51.00 for `Bob`, but the book says $50.00 (DAV-20)

Both counts of one stack, but the hands say otherwise.

$ hand result --game holdem --in Ann=10 --in Cat=10 --win Ann=20
  hand 1, holdem: Ann wins $20.00
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
! next: play (hand new or hand result), then count the stacks
$ count Ann 55
  Ann has $55.00: down $5.00 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Bob and Cat
$ count Cat 45
  Cat has $45.00: up $5.00 in unrecorded hands
  recorded #17 ········
! next: count Bob's stack
$ close
! error: both counts of `Ann`'s stack say $55.00, but the recorded hands say $60.00; the banker counted $51.00 for `Bob`, but the book says $50.00; both counts of `Cat`'s stack say $45.00, but the recorded hands say $40.00 (DAV-20)
! hint: count Ann 60.00
! hint: ruling 'Ann is paid 55.00'
! hint: count Bob 50.00
! hint: ruling 'Bob is paid 50.00'
! hint: count Cat 40.00
! hint: ruling 'Cat is paid 45.00'
= 4
> both counts of `Ann`'s stack say $55.00, but the recorded hands say $60.00
$ ruling "Bob is paid 50.00"
  the host ruled: Bob is paid 50.00
  recorded #18 ········
$ close
! error: both counts of `Ann`'s stack say $55.00, but the recorded hands say $60.00; both counts of `Cat`'s stack say $45.00, but the recorded hands say $40.00 (DAV-20)
! hint: count Ann 60.00
! hint: ruling 'Ann is paid 55.00'
! hint: count Cat 40.00
! hint: ruling 'Cat is paid 45.00'
= 4
$ close --really
  Cat cashes out $45.00: $45.00 in cash
  Bob cashes out $50.00: $50.00 in cash
  Ann cashes out $55.00: $55.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $5.00     $55.00              –
  Bob      $0.00     $50.00              –
  Cat     -$5.00     $45.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #25 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: `Bob` gets $50.00, as the ruling says (DAV-20)
! note: both counts of `Ann`'s stack say $55.00, but the recorded hands say $60.00; both counts of `Cat`'s stack say $45.00, but the recorded hands say $40.00; paid anyway (DAV-20)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 25 events
