# Money at Dave's: what is bought, how, and that nothing leaves the table before its owner does.

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
$ chips set white=.25:400 red=1:200 blue=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $5.00    100          100    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)

## V-DAV-14: with a biggest stack of $31.00 a purchase is $10.00 to $50.00, with one of $73.50 up to that
$ buy Bob 9
! error: $9.00 is too little: buy at least $10.00 (20 big blinds) (DAV-16)
! hint: buy Bob 10.00
= 4
> $10.00
$ buy Bob 31
  Bob buys chips: $31.00 in cash; stack $31.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 51
! error: $51.00 is over the limit: you can buy up to $50.00 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Cat 50.00
= 4
> $50.00
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ hand result --game holdem --in Bob=23.50 --in Cat=23.50 --win Cat=47
  hand 1, holdem: Cat wins $47.00
  recorded #10 ········
$ buy Ann 73.75
! error: $73.75 is over the limit: you can buy up to $73.50 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Ann 73.50
= 4
> $73.50
$ buy Ann 73.50
  Ann buys chips: $73.50 in cash; stack $73.50
  recorded #11 ········

## V-DAV-16: chips are not sold for an IOU
$ buy Bob 50 --note
! error: this house doesn't give credit, so no bank notes (DAV-18)
! hint: buy Bob 50.00 --cash
= 4
> DAV-18
$ buy Bob 20 --transfer
! error: the bank takes only cash for chips, not app payments (DAV-18)
! hint: buy Bob 20.00 --cash
= 4
$ buy Bob 5 --from Cat
! error: players can't sell chips to each other at this house (DAV-19)
! hint: buy --help
= 4

## V-DAV-17: who has $180 does not pocket $100 of it and play on
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $57.50
  recorded #12 ········
$ hand result --game holdem --in Ann=50 --in Cat=50 --in Bob=50 --win Ann=150
  hand 2, holdem: Ann wins $150.00
  recorded #13 ········
$ cashout Ann 100
! error: chips stay on the table until the player cashes out for good: `Ann` can cash out all $173.50 or nothing, not $100.00 (DAV-19)
! hint: cashout Ann
= 4
> DAV-19

## V-DAV-20: a stack counted by colour is shown with its worth, the highest chips first
$ count Bob blue=3 red=8 white=6
  Bob has $24.50 (3 × $5.00, 8 × $1.00, 6 × $0.25, DAV-23): up $17.00 in
    unrecorded hands
  recorded #14 ········
! next: count the stacks of Cat and Ann
> $24.50
> 3 × $5.00, 8 × $1.00, 6 × $0.25

## V-DAV-19: a pot of $30.00 is paid out whole, and the night keeps which edition of the rules it was played under
$ hand result --game holdem --in Ann=15 --in Cat=15 --win Cat=29
! error: $30.00 went in, but $29.00 was won and $0.00 carried over; if $1.00 stays in the pot, add --carry 1.00 (DAV-21)
! hint: hand result --help
= 4
> DAV-21
$ hand result --game holdem --in Ann=15 --in Cat=15 --win Cat=30
  hand 3, holdem: Cat wins $30.00
  recorded #15 ········
> $30.00
$ night 1
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:05;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book    chips  counted   result
  ──────────────────────────────────────────────────────────────────────
  Bob     $81.00  -$81.00    –      –     –   $24.50   $24.50  -$56.50
  Cat     $50.00  -$50.00    –      –     –   $38.50  not yet  -$11.50
  Ann     $73.50  -$73.50    –      –     –  $158.50  not yet   $85.00
  ¶
  drawer $204.50   chips out $204.50   in the middle $0.00
  the counts are $17.00 over so far
> v8 2018-06-21
$ show 7
  #7 night-opened, 2026-01-02 19:05, night 1
  night 1 opened at `dave`, banker Ann, stakes .25/.50
  ¶
  DAV-17  Limits are set first
  DAV-22  The rules have a version
  ¶
  request 019b8019-4b60-7ed6-97d8-c5adbc8771a0
  hash    ········
> DAV-22

## V-DAV-12: a player with $20.00 who bets $25.00 is all-in for the $20.00, and cash is not added in the hand
$ count Cat 20.50
  Cat has $20.50: down $18.00 in unrecorded hands
  recorded #16 ········
! next: count Ann's stack
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
! note: first come, first seated: `Bob` and `Cat` got here before `Ann` (DAV-06)
$ seat Cat 2
  Cat has seat 2
  recorded #18 ········
! note: first come, first seated: `Bob` got here before `Cat` (DAV-06)
$ seat Bob 3
  Bob has seat 3
  recorded #19 ········
$ hand new
< d bob
< ¶
< f
< c
< k
< qs7h2c
< k
< b 25
< bet 25
< $ cat 5
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal
! holdem, .25/.50, Ann deals, 3 in: Ann Cat Bob
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 3 in: Ann Cat Bob
! Enter to deal > ¶
! Bob 24.50 · pot 0.75 · call 0.50, raise 1.00–24.50 > f
! Ann 158.25 · pot 0.75 · call 0.25, raise 1.00–158.50 > c
! Cat 20.00 · pot 1.00 · check, raise 1.00–20.50 > k
! flop · pot 1.00 > qs7h2c
! flop: Qs 7h 2c · pot 1.00
! Ann 158.00 · pot 1.00 · check, bet 0.50–158.00 > k
! Cat 20.00 · pot 1.00 · check, bet 0.50–20.00 > b 25
! error: `Cat` has $20.00 and can't bet $25.00 (DAV-14); if the stack is bigger,
!   quit and count it
! Cat 20.00 · pot 1.00 · check, bet 0.50–20.00 > bet 25
! the stack is $20.00, so it's all-in (DAV-14)
! Ann 158.00 · pot 21.00 · call 20.00 > $ cat 5
! error: `Cat` plays this hand with the chips on the table; no buying until it's
!   over (DAV-14); chips bought before the deal (`$ NAME AMOUNT`) do play (DAV-15)
! Ann 158.00 · pot 21.00 · call 20.00 > q
> `Cat` has $20.00 and can't bet $25.00 (DAV-14)
> the stack is $20.00, so it's all-in
> DAV-15

## V-DAV-15: a house that says 200 big blinds at the outset sells up to $100.00; in a running night that does not change
file deep.toml:
  [house]
  name = "dave-deep"
  title = "Dave's deep game"
  currency = "USD"
  ¶
  [buyin]
  min_bb = { is = 20, rule = "DAV-16" }
  max_bb = { is = 200, rule = "DAV-16" }
  max_stack = { is = true, rule = "DAV-16" }
  announced = { is = "outset", rule = "DAV-17" }
$ house use deep.toml
  from now on, the house is `dave-deep`: Dave's deep game
  recorded #20 ········
! note: night 1 continues under `dave`'s rules (DAV-17)
> DAV-17
$ buy Bob 60
  Bob buys chips: $60.00 in cash; stack $84.50
  recorded #21 ········
! next: count the stacks of Bob and Ann
$ count Ann 30
  Ann has $30.00: down $128.50 in unrecorded hands
  recorded #22 ········
! next: count Bob's stack
$ count Bob 90
  Bob has $90.00: up $5.50 in unrecorded hands
  recorded #23 ········
! next: the counts are $124.00 short: count again, or close --over-short house or banker
$ count Cat 76
  Cat has $76.00: up $55.50 in unrecorded hands
  recorded #24 ········
! next: the counts are $68.50 short: count again, or close --over-short house, winner or banker
$ close --over-short house --really
  Ann cashes out $30.00: $30.00 in cash
  Cat cashes out $76.00: $76.00 in cash
  Bob cashes out $90.00: $90.00 in cash
  the bank pays Ann $68.50 of what it owed
  Ann gets $68.50 because chips were missing
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob     -$51.00     $90.00              –
  Cat      $26.00     $76.00              –
  Ann     -$43.50     $98.50         $68.50
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #33 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: both counts of `Bob`'s stack say $90.00, but the recorded hands say $84.50; both counts of `Cat`'s stack say $76.00, but the recorded hands say $38.50; both counts of `Ann`'s stack say $30.00, but the recorded hands say $158.50; paid anyway (DAV-20)
$ open --banker Ann --stakes .25/.50
  night 2 is open at Dave's deep game; Ann is the banker
  recorded #34 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $100.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Cat 73.50
  Cat buys chips: $73.50 in cash; stack $73.50
  recorded #35 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100.25
! error: $100.25 is over the limit: you can buy up to $100.00 (200 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Bob 100.00
= 4
> $100.00
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #36 ········
$ ruling "buy-ins go up to $150 from now on, all agree" --by Ann
  Ann ruled: buy-ins go up to $150 from now on, all agree
  recorded #37 ········
$ show 38
! error: there's no event 38; the last one is 37
! hint: log
= 4
