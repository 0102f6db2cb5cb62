# A purchase or a hand makes an earlier count old: it is shown no more, and the close names the stack as one that nobody counted.
# rules: MIK-29

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
$ open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
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
$ count Ann 21
  Ann has $21.00: up $1.00 in unrecorded hands
  recorded #10 ········
! next: count the stacks of Bob and Cat
$ count Bob 19
  Bob has $19.00: down $1.00 in unrecorded hands
  recorded #11 ········
! next: count Cat's stack
$ count Cat 20
  Cat has $20.00, as expected
  recorded #12 ········
! next: pay them all (cashout)
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Cat
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $21.00   $21.00   $1.00
  Bob     $20.00  -$20.00    –      –     –  $19.00   $19.00  -$1.00
  Cat     $20.00  -$20.00    –      –     –  $20.00   $20.00   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: pay them all (cashout)
> $21.00
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $26.00
  recorded #13 ········
! next: count Ann's stack
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Cat
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $25.00  -$25.00    –      –     –  $26.00  not yet   $1.00
  Bob     $20.00  -$20.00    –      –     –  $19.00   $19.00  -$1.00
  Cat     $20.00  -$20.00    –      –     –  $20.00   $20.00   $0.00
  ¶
  drawer $65.00   chips out $65.00   in the middle $0.00
! next: count Ann's stack
> not yet
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Bob=2
  hand 1, five-card-draw: Bob wins $2.00
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so `Cat` gets the deal next
! next: count the stacks of Ann and Bob
$ --json status
  {"night":{"id":"019b80186100787dbfa1fd9f9effd32c","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:04:00+00:00","closed":null,"banker":"Cat"},"players":[{"name":"Ann","seat":null,"bought":"25.00","cash":"-25.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"25.00","counted":null,"result":"0.00"},{"name":"Bob","seat":null,"bought":"20.00","cash":"-20.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"20.00","counted":null,"result":"0.00"},{"name":"Cat","seat":null,"bought":"20.00","cash":"-20.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"20.00","counted":"20.00","result":"0.00"}],"bank":{"cash":"65.00","chips_out":"65.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00"}
> "counted":null
$ hand void 1 --why "the cards were short"
  hand 1, five-card-draw, is void: the cards were short
  player  gets back
  ───────────────────
  Ann         $1.00
  Bob        -$1.00
  recorded #16 ········
! next: count Ann's stack
$ close
  Bob cashes out $19.00: $19.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Ann cashes out $26.00: $26.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $26.00              –
  Bob     -$1.00     $19.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #23 ········
! note: `Ann`'s chips weren't counted; paying what the book says
> `Ann`'s chips weren't counted; paying what the book says
