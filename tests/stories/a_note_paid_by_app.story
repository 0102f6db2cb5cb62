# A note is paid by app: the drawer gets nothing, the banker's phone does.
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 5 --note
  Bob buys chips: $5.00 with note BOB; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ note pay BOB 2 --app
  Bob paid the bank $2.00 on note BOB by app: $3.00 still owed
  recorded #7 ········
$ note pay BOB 3
  Bob paid the bank $3.00 on note BOB: paid in full
  recorded #8 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:02; banker: Ann
  ¶
  player  bought    cash     app  notes  book  chips  counted  result
  ─────────────────────────────────────────────────────────────────────
  Bob      $5.00  -$3.00  -$2.00      –     –  $5.00  not yet   $0.00
  ¶
  drawer $3.00   chips out $5.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ drawer 3
  the drawer has $3.00, as it should
  recorded #9 ········
$ log --last 2
  #8  2026-01-02 19:05  note-paid       Bob paid the bank $3.00 on note BOB
  #9  2026-01-02 19:07  drawer-counted  the drawer was counted: $3.00, expected
                                        $3.00
