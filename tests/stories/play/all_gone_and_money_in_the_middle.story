# Everybody turned in his chips while money lies in the middle: the last cash-out is taken back

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
$ hand result --game five-card-stud --in Bob=1 --in Ann=1 --carry 2 --really
  hand 1, five-card-stud: nobody wins; $2.00 carries over to the next hand
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
$ cashout
  Ann cashes out $19.00: $19.00 in cash
  Bob cashes out $19.00: $19.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  recorded #12 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! next: close the night (close)
$ close
! error: $2.00 is still in the middle of the table: everybody cashed out, so undo the cash-outs and play for it first
! hint: log
= 4
$ coldhands
! error: everybody cashed out, but $2.00 is still in the middle: undo the cash-outs and play for it first (IGL-44)
! hint: log
= 4
$ undo
  undid #9 (Ann cashed out $19.00: $19.00 in cash)
  undid #10 (Ann left the table)
  undid #11 (Bob cashed out $19.00: $19.00 in cash)
  undid #12 (Bob left the table)
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ hand result --game five-card-stud --in Bob=1 --in Ann=1 --win Ann=4
  hand 2, five-card-stud: Ann wins $4.00
  recorded #17 ········
$ close
  Bob cashes out $18.00: $18.00 in cash
  Ann cashes out $22.00: $22.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00     $22.00              –
  Bob     -$2.00     $18.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #22 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says

Who put in all he has is still here, and plays for what lies there.

$ open --banker Ann
  night 2 is open at The Igloo; Ann is the banker
  recorded #23 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
$ hand result --game five-card-stud --in Bob=20 --in Ann=20 --carry 40 --really
  hand 1, five-card-stud: nobody wins; $40.00 carries over to the next hand
  recorded #26 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
! next: close the night (close)
$ close
! error: $40.00 is still in the middle of the table: play another hand for it; any game will do
! hint: hand new
= 4
$ coldhands
! error: nobody has odd change, but $40.00 is still in the middle (IGL-44)
! hint: hand new
= 4
$ hand result --game five-card-stud --win Ann=40
  hand 2, five-card-stud: Ann wins $40.00
  recorded #27 ········
! next: play (hand new or hand result), then count the stacks
$ close
  Ann cashes out $40.00: $40.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $40.00              –
  Bob     -$20.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #30 ········
! note: `Ann`'s chips weren't counted; paying what the book says
