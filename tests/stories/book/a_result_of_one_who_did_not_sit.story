# What is found after the close may concern people who did not sit there: their results are in every view

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Dan
  night 1 is open at Mike's house; Dan is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 17
  Ann has $17.00: down $3.00 in unrecorded hands
  recorded #10 ········
! next: count Bob's stack
$ count Bob 23
  Bob has $23.00: up $3.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ close
  Ann cashes out $17.00: $17.00 in cash
  Bob cashes out $23.00: $23.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$3.00     $17.00              –
  Bob      $3.00     $23.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ adjust --night 1 Cat 4 --against Bob --why "a pot was his"
  night 1: Cat's result was $0.00, now it's $4.00
  recorded #17 ········
! next: see who pays whom (book)
$ adjust --night 1 Ann 2 --why "counted twice"
  night 1: Ann's result was -$3.00, now it's -$1.00
  recorded #18 ········
$ night 1
  night 1 at Mike's house, 2026-01-02 19:05 to 2026-01-02 19:10, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00     $17.00              –
  Bob     -$1.00     $23.00              –
  Cat      $4.00          –              –
  Dan     -$2.00          –              –
  ¶
  found after the night closed (already in the results above):
    Cat up $4.00, Bob down $4.00: a pot was his
    Ann up $2.00, Dan down $2.00: counted twice
$ --json night 1
  {"night":{"id":"019b80194b607714903c1182a8e4280b","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:05:00+00:00","closed":"2026-01-02T19:10:00+00:00","banker":"Dan"},"players":[{"name":"Ann","seat":null,"bought":"20.00","cash":"-3.00","transfer":"0.00","notes":"0.00","book":"2.00","chips":"0.00","counted":null,"result":"-1.00"},{"name":"Bob","seat":null,"bought":"20.00","cash":"3.00","transfer":"0.00","notes":"0.00","book":"-4.00","chips":"0.00","counted":null,"result":"-1.00"},{"name":"Cat","seat":null,"bought":"0.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"4.00","chips":"0.00","counted":null,"result":"4.00"},{"name":"Dan","seat":null,"bought":"0.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"-2.00","chips":"0.00","counted":null,"result":"-2.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[{"player":"Cat","against":"Bob","cash":false,"amount":"4.00","why":"a pot was his"},{"player":"Ann","against":"Dan","cash":false,"amount":"2.00","why":"counted twice"}],"cash_paid":{"Ann":"17.00","Bob":"23.00"},"gifts_losses":{}}
> "name":"Cat"
> "name":"Dan"
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Cat          1      0   $4.00         –              –
  Ann          1      0  -$1.00         –              –
  Bob          1      0  -$1.00         –              –
  Dan          1      0  -$2.00         –              –
