# A hand cannot be declared void when something stands on it.

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
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10
  hand 1, holdem: Bob wins $10.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ cashout Bob
  Bob cashes out $10.00: $10.00 in cash
  recorded #10 ········
! note: `Bob`'s chips weren't counted; paying what the book says
! next: close the night (close)
$ hand void 1 --why "a card was marked"
! error: can't void hand 1 (event 8) because of event 9 (a cash-out): a player or a pot would be short on chips
! hint: undo 9
= 4
$ undo 9
  undid #9 (Bob cashed out $10.00: $10.00 in cash)
  undid #10 (Bob left the table)
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ hand void 1 --why "a card was marked"
  hand 1, holdem, is void: a card was marked
  player  gets back
  ───────────────────
  Ann         $5.00
  Bob        -$5.00
  recorded #14 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
  hand 2, holdem: Bob wins $2.00
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ close
  Ann cashes out $4.00: $4.00 in cash
  Bob cashes out $6.00: $6.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00      $4.00              –
  Bob      $1.00      $6.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #20 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
$ hand void 2 --why "too late"
! error: night 1 is closed, so its hands can't be changed
! hint: adjust --help
= 4

Words may be put on a hand of an old night all the same.

$ hand tag 2 last
  hand 2: last
  recorded #21 ········
$ hand note 2 "the last one"
  remark added to hand 2: the last one
  recorded #22 ········
$ hand list
  night  hand  game       pot  recorded by  tags
  ──────────────────────────────────────────────────
      1     1  holdem  $10.00  result       (void)
      1     2  holdem   $2.00  result       last
$ log --night 1 --last 4
  #19  2026-01-02 19:12  left          Bob left the table
  #20  2026-01-02 19:12  night-closed  the night ended
  #21  2026-01-02 19:14  hand-tagged   hand 2 is tagged `last`
  #22  2026-01-02 19:15  hand-noted    remark added to hand 2: the last one
