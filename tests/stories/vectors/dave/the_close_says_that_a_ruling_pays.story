# The close pays by a ruling and says so, and calls nobody uncounted who was counted.
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #12 ········
$ hand result --game holdem --in Ann=10 --in Bob=10 --in Cat=10 --win Ann=30
  hand 1, holdem: Ann wins $30.00
  recorded #13 ········
$ count Ann 70.25
  Ann has $70.25: up $0.25 in unrecorded hands
  recorded #14 ········
! next: count the stacks of Bob, Cat and Dan
$ count Bob 39.75
  Bob has $39.75: down $0.25 in unrecorded hands
  recorded #15 ········
! next: count the stacks of Cat and Dan
$ count Cat 40 --by banker
  the banker counts $40.00 for Cat
  recorded #16 ········
$ close
! error: both counts of `Ann`'s stack say $70.25, but the recorded hands say $70.00; both counts of `Bob`'s stack say $39.75, but the recorded hands say $40.00 (DAV-20)
! hint: count Ann 70.00
! hint: ruling 'Ann is paid 70.25'
! hint: count Bob 40.00
! hint: ruling 'Bob is paid 39.75'
= 4
> but the recorded hands say
$ ruling "Ann is paid 70.25"
  the host ruled: Ann is paid 70.25
  recorded #17 ········
$ ruling "Bob is right"
  the host ruled: Bob is right
  recorded #18 ········
$ close
! error: both counts of `Bob`'s stack say $39.75, but the recorded hands say $40.00 (DAV-20)
! hint: count Bob 40.00
! hint: ruling 'Bob is paid 39.75'
= 4
> both counts of `Bob`'s stack say $39.75
$ ruling "Bob is paid 39.75"
  the host ruled: Bob is paid 39.75
  recorded #19 ········
$ close
  Bob cashes out $39.75: $39.75 in cash
  Cat cashes out $40.00: $40.00 in cash
  Dan cashes out $50.00: $50.00 in cash
  Ann cashes out $70.25: $70.25 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.25     $70.25              –
  Bob     -$10.25     $39.75              –
  Cat     -$10.00     $40.00              –
  Dan       $0.00     $50.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #28 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: `Dan`'s chips weren't counted; paying what the book says (DAV-20)
! note: only the banker counted `Cat`'s chips; paying what the book says (DAV-20)
! note: `Ann` gets $70.25, as the ruling says (DAV-20)
! note: `Bob` gets $39.75, as the ruling says (DAV-20)
> `Dan`'s chips weren't counted; paying what the book says (DAV-20)
> only the banker counted `Cat`'s chips; paying what the book says (DAV-20)
> `Ann` gets $70.25, as the ruling says (DAV-20)
> `Bob` gets $39.75, as the ruling says (DAV-20)
