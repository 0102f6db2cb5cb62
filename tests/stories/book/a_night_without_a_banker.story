# Nobody keeps the bank tonight, and the house is Cat's: what is found later is Cat's too, as everything else of the night was.
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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ house owner Cat
  Cat owns the house `mike`
    `BOG` is reserved for Cat's notes (MIK-06)
    Cat keeps THE BOOK; while Cat is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #6 ········
$ open --float 5
  night 1 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --note
  Bob buys chips: $20.00 with note BOB; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 40
  Ann has $40.00: up $20.00 in unrecorded hands
  recorded #10 ········
! next: count Bob's stack
$ count Bob 0
  Bob has $0.00: down $20.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ drawer 26
  the drawer has $26.00 but should have $25.00: $1.00 over
  recorded #12 ········
$ close --over-short house --lapse
  Ann cashes out $40.00: $26.00 in cash, and the bank owes Ann $14.00
  Cat gets $1.00 because there was too much in the drawer
  Cat gets none of the $5.00 float back: it isn't in the drawer
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $26.00              –
  Bob     -$20.00          –         $20.00
  Cat       $0.00          –        -$19.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann       $14.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank      $14.00
  bank    owes  Ann       $14.00
  Cat and Ann settle up with each other
  night 1 is closed
  recorded #19 ········
! note: the drawer can't pay `Ann` the last $14.00, so the bank owes `Ann` $14.00
! note: `Bob`'s note `BOB` for $20.00 was never written in THE BOOK, so it's void (MIK-07)
! next: see who pays whom (book)
$ adjust --night 1 Ann 5 --why "one chip under the table"
  night 1: Ann's result was $20.00, now it's $25.00
  recorded #20 ········
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cat     Ann       $19.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $19.00
  Cat  -$19.00
# Who bore what stands in both views of the night.
$ night 1
  night 1 at Mike's house, 2026-01-02 19:05 to 2026-01-02 19:11, 0 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $25.00     $26.00              –
  Bob     -$20.00          –         $20.00
  Cat      -$5.00          –        -$19.00
  ¶
  found after the night closed (already in the results above):
    Ann up $5.00, Cat down $5.00: one chip under the table
$ --json night 1
  {"night":{"id":"019b80194b607714903c1182a8e4280b","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:05:00+00:00","closed":"2026-01-02T19:11:00+00:00","banker":null},"players":[{"name":"Ann","seat":null,"bought":"20.00","cash":"6.00","transfer":"0.00","notes":"0.00","book":"19.00","chips":"0.00","counted":null,"result":"25.00"},{"name":"Bob","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":"0.00","result":"-20.00"},{"name":"Cat","seat":null,"bought":"0.00","cash":"-5.00","transfer":"0.00","notes":"0.00","book":"-19.00","chips":"0.00","counted":null,"result":"-5.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[{"player":"Ann","against":"Cat","cash":false,"amount":"5.00","why":"one chip under the table"}],"cash_paid":{"Ann":"26.00"},"gifts_losses":{"Bob":"20.00","Cat":"-19.00"}}
> "gifts_losses":{"Bob":"20.00","Cat":"-19.00"}
