# Who deals at the Igloo, and when the night may end.
# rules: IGL-04, IGL-05, IGL-06

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········

## V-IGL-04: four seats, and the sixth card is the first jack
$ deal --cards "7h Kd 2s 9c 4d Jc"
  Ann 7h, Bob Kd, Cat 2s, Dan 9c, Ann 4d, Bob Jc
  Bob has the first jack and deals (IGL-04)
  recorded #16 ········
> Bob has the first jack and deals

## V-IGL-05: the deal walks left from Bob
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  recorded #17 ········
> Cat deals
$ deal
  Dan deals
    the deal passes to the left (IGL-05)
  recorded #18 ········
> Dan deals
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #19 ········
> Ann deals
> IGL-06
$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  recorded #20 ········
> Bob deals

## V-IGL-06: after hand seven, Dan's, the banker hears that the last hand is Ann's; after hand eight nothing is missing
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  recorded #21 ········
$ deal
  Dan deals
    the deal passes to the left (IGL-05)
  recorded #22 ········
> Dan deals
$ close --dry-run
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Dan cashes out $20.00: $20.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Ann` should have dealt the last hand, but `Dan` dealt it (IGL-06)
! note: `Ann`, `Bob`, `Cat` and `Dan`'s chips weren't counted; paying what the book says
> `Ann` should have dealt the last hand, but `Dan` dealt it (IGL-06)
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #23 ········
> Ann deals
$ close --dry-run
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Dan cashes out $20.00: $20.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Ann`, `Bob`, `Cat` and `Dan`'s chips weren't counted; paying what the book says
> night 1 would be closed

The first dealer goes home early: the chair stays, so the last hand is still Ann's. When everybody has cashed out and
the last deal was Ann's, nothing is missing either.

$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  recorded #24 ········
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  recorded #25 ········
$ count Bob 20
  Bob has $20.00, as expected
  recorded #26 ········
! next: count the stacks of Ann, Cat and Dan
$ cashout Bob
  Bob cashes out $20.00: $20.00 in cash
  recorded #28 ········
! next: play (hand new or hand result), then count the stacks
$ close --dry-run
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Dan cashes out $20.00: $20.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Ann` should have dealt the last hand, but `Cat` dealt it (IGL-06)
! note: `Ann`, `Cat` and `Dan`'s chips weren't counted; paying what the book says
> `Ann` should have dealt the last hand, but `Cat` dealt it (IGL-06)
$ deal
  Dan deals
    the deal passes to the left (IGL-05)
  recorded #29 ········
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #30 ········
> Ann deals
$ cashout Ann
  Ann cashes out $20.00: $20.00 in cash
  recorded #32 ········
! note: `Ann`'s chips weren't counted; paying what the book says
$ cashout Cat
  Cat cashes out $20.00: $20.00 in cash
  recorded #34 ········
! note: `Cat`'s chips weren't counted; paying what the book says
$ cashout Dan
  Dan cashes out $20.00: $20.00 in cash
  recorded #36 ········
! note: `Dan`'s chips weren't counted; paying what the book says
! next: close the night (close)
$ close --dry-run
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
> night 1 would be closed
