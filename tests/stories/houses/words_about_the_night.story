# What a house says of the end of play, of seats, dealers, rebuys and limits of purchases is heard when it matters

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [session]
  end_rule = "last-dealer"
  ¶
  [seating]
  is = "draw"
  ¶
  [rebuy]
  is = "players-first"
  ¶
  [dealer]
  first = "banker"
  dedicated = "possible"
  ¶
  [buyin]
  initial = "10"
  announced = "outset"
  ¶
  [cut]
  max = 40
  ¶
  [ratholing]
  is = "no-leaving"
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
$ open --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: the first buy-in is $10.00
! next: sell chips (buy NAME AMOUNT)
> tonight's buy-in limits, unless everybody agrees to different ones in writing: the first buy-in is $10.00
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
$ seat Ann
  Ann has seat 1
  recorded #11 ········
! note: draw for seats before the first hand (seats draw)
> draw for seats before the first hand (seats draw)
$ seat Bob
  Bob has seat 2
  recorded #12 ········
$ seat Cat
  Cat has seat 3
  recorded #13 ········
$ seats draw --cards "Ah Kd Qc"
  Ann Ah, Bob Kd, Cat Qc
  now at table 1: Ann in seat 1, Bob in seat 2 and Cat in seat 3
  recorded #14 ········
$ hand incident cut --cards 45
  warned  a cut of 45 and 7 cards isn't fair, so cut again: take off at most 40
          cards
> cut again: take off at most 40
$ hand incident cut --cards 30
  granted  a cut of 30 and 22 cards is fine: take off at most 40 cards
> a cut of 30 and 22 cards is fine
$ deal --dealer Dan
  Ann has the button, and Dan deals
    the banker deals the first hand
  recorded #15 ········
! note: `Dan` deals without playing; `Ann` has the button
> `Dan` deals without playing
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10
  hand 1, holdem: Ann wins $10.00
  recorded #16 ········
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $10.00
  recorded #17 ········
! note: buy from a player first: `Ann` has $15.00
> buy from a player first: `Ann` has $15.00
$ cashout Ann 5
! error: players can't take a part of their chips off the table while the others play on: `Ann` can cash out all $15.00 or nothing, not $5.00
! hint: cashout Ann
= 4
> players can't take a part of their chips off the table while the others play on
$ cashout Ann
  Ann cashes out $15.00: $15.00 in cash
  recorded #19 ········
! note: `Ann`'s chips weren't counted; paying what the book says
! note: `Ann` leaves with $5.00 in winnings while the others play on
> `Ann` leaves with $5.00 in winnings while the others play on
$ close
  Bob cashes out $10.00: $10.00 in cash
  Cat cashes out $10.00: $10.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $5.00     $15.00              –
  Bob     -$5.00     $10.00              –
  Cat      $0.00     $10.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #24 ········
! note: `Cat` should have dealt the last hand, but `Ann` dealt it
! note: `Bob` and `Cat`'s chips weren't counted; paying what the book says
> `Cat` should have dealt the last hand, but `Ann` dealt it
file management.toml:
  [house]
  name = "management"
  currency = "USD"
  ¶
  [session]
  end_rule = "management"
  ¶
  [seating]
  is = "management"
  ¶
  [dealer]
  dedicated = "none"
  ¶
  [buyin]
  announced = "management"
  ¶
  [cashout]
  check = "whole-dollars"
  leftover = "pot"
  leftover_game = "cold-hands"
$ open --house management.toml --banker Ann
  night 2 is open at management; Ann is the banker
  recorded #25 ········
! note: management decides how much players can buy in for
! next: sell chips (buy NAME AMOUNT)
> management decides how much players can buy in for
$ buy Ann 10.50
  Ann buys chips: $10.50 in cash; stack $10.50
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10.50
  Bob buys chips: $10.50 in cash; stack $10.50
  recorded #27 ········
$ seat Ann 1
  Ann has seat 1
  recorded #28 ········
! note: management says who sits where
> management says who sits where
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #29 ········
$ seats draw --cards "Ah Kd"
  Ann Ah, Bob Kd
  now at table 1: Ann in seat 1 and Bob in seat 2
  recorded #30 ········
! note: drawing for seats because you asked; at this house, management says who sits where
> drawing for seats because you asked; at this house, management says who sits where
$ deal --dealer Dan
! error: `Dan` isn't playing tonight, so it can't be `Dan`'s turn to deal
! hint: seats
= 4
> `Dan` isn't playing tonight, so it can't be `Dan`'s turn to deal hint
$ deal --dealer Ann
  Ann deals
  recorded #31 ········
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10
  hand 1, holdem: Ann wins $10.00
  recorded #32 ········
$ cashout Bob
  Bob cashes out $5.50: $5.50 in cash
  recorded #34 ········
! note: `Bob`'s chips weren't counted; paying what the book says
! note: `Bob` cashes out $5.50, with $0.50 in odd change: to play for that, use coldhands first
> cashes out $5.50, with $0.50 in odd
$ close
  Ann cashes out $15.50: $15.50 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $5.00     $15.50              –
  Bob     -$5.00      $5.50              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #37 ········
! note: management says when play stops
! note: `Ann`'s chips weren't counted; paying what the book says
! note: `Ann` gets paid $15.50, but stacks should be whole dollars by now: undo and count again
> management says when play stops
file equal.toml:
  [house]
  name = "equal"
  currency = "USD"
  ¶
  [session]
  end_rule = "equal-deals"
  ¶
  [seating]
  is = "first-come"
  ¶
  [cashout]
  check = "pot-whole-dollars"
  leftover = "pot"
  leftover_game = "cold-hands"
$ open --house equal.toml --banker Ann
  night 3 is open at equal; Ann is the banker
  recorded #38 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10.50
  Ann buys chips: $10.50 in cash; stack $10.50
  recorded #39 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10.50
  Bob buys chips: $10.50 in cash; stack $10.50
  recorded #40 ········
$ seat Bob 1
  Bob has seat 1
  recorded #41 ········
! note: first come, first seated: `Ann` got here before `Bob`
> first seated: `Ann` got here before `Bob`
$ seat Ann 2
  Ann has seat 2
  recorded #42 ········
$ deal --dealer Ann
  Ann deals
  recorded #43 ········
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10
  hand 1, holdem: Ann wins $10.00
  recorded #44 ········
$ close
  Bob cashes out $5.50: $5.50 in cash
  Ann cashes out $15.50: $15.50 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $5.00     $15.50              –
  Bob     -$5.00      $5.50              –
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #49 ········
! note: `Ann` dealt 1 hand and `Bob`, the last dealer, 0: play stops when they're even
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! note: `Bob` cashes out $5.50, with $0.50 in odd change: to play for that, use coldhands first
! note: `Ann` cashes out $15.50, with $0.50 in odd change: to play for that, use coldhands first
> `Ann` dealt 1 hand and `Bob`, the last dealer, 0: play stops when they're even
> cashes out $5.50, with $0.50 in odd change:
file all.toml:
  [house]
  name = "all"
  currency = "USD"
  ¶
  [session]
  end_rule = "one-has-all"
  ¶
  [dealer]
  first = "banker"
  dedicated = "last-eliminated"
$ open --house all.toml --banker Ann
  night 4 is open at all; Ann is the banker
  recorded #50 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #51 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #52 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #53 ········
$ hand result --game holdem --in Ann=10 --in Bob=10 --win Ann=20
  hand 1, holdem: Ann wins $20.00
  recorded #54 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ deal --dealer Bob
  Ann has the button, and Bob deals
    nobody said yet who deals, so `Ann` gets the deal
  if it's holdem again: nobody antes or posts
  recorded #55 ········
! note: `Bob` is out and deals until the next player goes out; `Ann` has the button
> `Bob` is out and deals until the next player goes out
$ close
  Cat cashes out $10.00: $10.00 in cash
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00     $20.00              –
  Bob     -$10.00          –              –
  Cat       $0.00     $10.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 4 is closed
  recorded #60 ········
! note: play goes on until one player has all the chips, but `Ann` and `Cat` still have some
! note: `Ann` and `Cat`'s chips weren't counted; paying what the book says
> play goes on until one player has all the chips, but `Ann` and `Cat` still have some
file points.toml:
  [house]
  name = "points"
  currency = "USD"
  ¶
  [money]
  kind = "points"
$ house check points.toml
  fault  `money.kind` is `points`, but the house counts in USD; no night can
         start
= 3
> `money.kind` is `points`, but the house counts in USD
file paused.toml:
  [house]
  name = "paused"
  currency = "USD"
  ¶
  [allin]
  is = "table-stakes"
  ¶
  [rebuy]
  is = "pause-hand"
$ house check paused.toml
  fault  `allin` is `table-stakes` and `rebuy` is `pause-hand`: they don't go
         together; no night can start
= 3
