# What the nights add up to.

file flush.json:
  {"game":"holdem","board":"Ts Td 9s 3s Jh","players":[
   {"name":"Ann","in":"2.00","cards":"As5s"},{"name":"Bob","in":"2.00","cards":"7d4c"},
   {"name":"Cat","in":"1.00","folded":true}]}

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ stats
  nobody has played anything like that
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add flush.json
  hand 1, holdem: Ann wins $5.00
    Ann has the best hand for the main pot of $5.00: flush, ace high (MIK-31)
  recorded #10 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
$ hand result --game five-card-draw --in Bob=4 --in Cat=4 --win Cat=8
  hand 2, five-card-draw: Cat wins $8.00
  recorded #11 ········
$ count Bob 15
  Bob has $15.00: up $1.00 in unrecorded hands
  recorded #12 ········
! next: count the stacks of Ann and Cat
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $3.00     $3.00     1/1 (100%)
  Cat          1      2   $3.00     $4.00              –
  Bob          1      2  -$5.00         –       0/1 (0%)
$ stats Ann
  Ann
  nights              1
  hands               1
  net                 $3.00
  most won in a hand  $3.00
  showdowns won       1/1 (100%)
  ¶
  game    nights  hands    net  most won  showdowns won
  ───────────────────────────────────────────────────────
  holdem       1      1  $3.00     $3.00     1/1 (100%)
  ¶
  house  nights  hands    net  most won  showdowns won
  ──────────────────────────────────────────────────────
  mike        1      1  $3.00     $3.00     1/1 (100%)
$ stats Bob --game holdem
  Bob
  nights              1
  hands               1
  net                 -$2.00
  most won in a hand  –
  showdowns won       0/1 (0%)
  ¶
  game    nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  holdem       1      1  -$2.00         –       0/1 (0%)
  ¶
  house  nights  hands     net  most won  showdowns won
  ───────────────────────────────────────────────────────
  mike        1      1  -$2.00         –       0/1 (0%)
$ stats --game HoldEm --json
  {"players":{"Ann":{"nights":1,"hands":1,"net":"3.00","net_in_hands":"3.00","biggest_pot":"3.00","showdowns":{"times":1,"of":1,"percent":100},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}},"Cat":{"nights":1,"hands":1,"net":"-1.00","net_in_hands":"-1.00","biggest_pot":"0.00","showdowns":{"times":0,"of":0,"percent":null},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}},"Bob":{"nights":1,"hands":1,"net":"-2.00","net_in_hands":"-2.00","biggest_pot":"0.00","showdowns":{"times":0,"of":1,"percent":0},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}}}}
$ stats Cat --json
  {"nights":1,"hands":2,"net":"3.00","net_in_hands":"3.00","biggest_pot":"4.00","showdowns":{"times":0,"of":0,"percent":null},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null},"player":"Cat","games":{"five-card-draw":{"nights":1,"hands":1,"net":"4.00","net_in_hands":"4.00","biggest_pot":"4.00","showdowns":{"times":0,"of":0,"percent":null},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}},"holdem":{"nights":1,"hands":1,"net":"-1.00","net_in_hands":"-1.00","biggest_pot":"0.00","showdowns":{"times":0,"of":0,"percent":null},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}}},"houses":{"mike":{"nights":1,"hands":2,"net":"3.00","net_in_hands":"3.00","biggest_pot":"4.00","showdowns":{"times":0,"of":0,"percent":null},"vpip":{"times":0,"of":0,"percent":null},"pfr":{"times":0,"of":0,"percent":null},"three_bet":{"times":0,"of":0,"percent":null},"went_to_showdown":{"times":0,"of":0,"percent":null},"won_at_showdown":{"times":0,"of":0,"percent":null}}}}
$ stats --house dave
  nobody has played anything like that
$ stats --night 2
! error: there's no night 2
! hint: nights
= 4
$ hand void 1 --why "a joker in the deck"
  hand 1, holdem, is void: a joker in the deck
  player  gets back
  ───────────────────
  Ann        -$3.00
  Bob         $2.00
  Cat         $1.00
  recorded #14 ········
! next: play (hand new or hand result), then count the stacks
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Cat          1      1   $4.00     $4.00              –
  Ann          1      0   $0.00         –              –
  Bob          1      1  -$3.00         –              –

Two records of one person are one in the figures.

$ count Ann 20
  Ann has $20.00, as expected
  recorded #15 ········
! next: count the stacks of Bob and Cat
$ count Bob 16
  Bob has $16.00: down $1.00 in unrecorded hands
  recorded #16 ········
! next: count Cat's stack
$ close
  Bob cashes out $16.00: $16.00 in cash
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $24.00: $24.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob     -$4.00     $16.00              –
  Cat      $4.00     $24.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #23 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #24 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Robert --really-different
  Robert, a regular
  recorded #25 ········
$ buy Robert 5
  Robert buys chips: $5.00 in cash; stack $5.00
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #27 ········
! note: buy from a player first: `Robert` has $5.00 (MIK-04)
$ hand result --game holdem --in Ann=1 --in Robert=1 --win Robert=2
  hand 1, holdem: Robert wins $2.00
  recorded #28 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close
  Ann cashes out $4.00: $4.00 in cash
  Robert cashes out $6.00: $6.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Robert   $1.00      $6.00              –
  Ann     -$1.00      $4.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #33 ········
! note: `Robert` and `Ann`'s chips weren't counted; paying what the book says
$ player merge Robert Bob
  Bob was merged into Robert
  recorded #34 ········
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Cat          1      1   $4.00     $4.00              –
  Ann          2      1  -$1.00         –              –
  Robert       2      2  -$3.00     $1.00              –
$ hand list --player Bob
  night  hand  game              pot  recorded by  tags
  ─────────────────────────────────────────────────────────
      1     1  holdem          $5.00  showdown     (void)
      1     2  five-card-draw  $8.00  result
      2     1  holdem          $2.00  result
$ hand search bob
  night  hand  game              pot  recorded by  tags
  ─────────────────────────────────────────────────────────
      1     1  holdem          $5.00  showdown     (void)
      1     2  five-card-draw  $8.00  result
      2     1  holdem          $2.00  result
