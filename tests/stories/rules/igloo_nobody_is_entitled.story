# Two who went both ways and win neither both times: the pot is kept whole for the next hand, and the record says so
# rules: IGL-39, IGL-40

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Calvin
  Calvin, a regular
  recorded #3 ········
$ player add Hobbes
  Hobbes, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Snoopy
  Snoopy, a regular
  recorded #5 ········
$ open --banker Calvin
  night 1 is open at The Igloo; Calvin is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Calvin 20
  Calvin buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Hobbes 20
  Hobbes buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Snoopy 20
  Snoopy buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Calvin","in":"1.00","cards":"2c3d4c5d(Ac)","declare":"both"},{"name":"Hobbes","in":"1.00","cards":"As2s3s4s(7s)","declare":"both"},{"name":"Snoopy","in":"1.00","folded":true}]}'
  hand 1, five-card-stud-hi-lo: nobody wins; $3.00 carries over to the next hand
    Calvin went both ways, but lost the high half of the main pot to Hobbes
      (IGL-39)
    Hobbes went both ways, but lost the low half of the main pot to Calvin
      (IGL-39)
    nobody can win the main pot (IGL-40)
    $3.00 from the main pot carries over to the next game (IGL-40)
  recorded #10 ········
! note: nobody said who dealt (`"button"`), so the first jack decides who deals next (IGL-04)
$ hand show 1
  hand 1, five-card-stud-hi-lo: nobody wins; $3.00 carries over to the next hand
    (event 10, 2026-01-02 19:08)
  the dealer called five-card-stud-hi-lo (IGL-07)
  ¶
  player  put in  returned  won
  ───────────────────────────────
  Calvin   $1.00         –    –
  Hobbes   $1.00         –    –
  Snoopy   $1.00         –    –
  Calvin went both ways, but lost the high half of the main pot to Hobbes (IGL-39)
  Hobbes went both ways, but lost the low half of the main pot to Calvin (IGL-39)
  nobody can win the main pot (IGL-40)
  $3.00 from the main pot carries over to the next game (IGL-40)
  ¶
  in the ledger (show 10):
  party   asset  with  amount
  ─────────────────────────────
  Calvin  chips        -$1.00
  Hobbes  chips        -$1.00
  Snoopy  chips        -$1.00
  pot     chips         $3.00
> IGL-40
$ status
  night 1 at The Igloo, open since 2026-01-02 19:04; banker: Calvin
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Calvin  $20.00  -$20.00    –      –     –  $19.00  not yet  -$1.00
  Hobbes  $20.00  -$20.00    –      –     –  $19.00  not yet  -$1.00
  Snoopy  $20.00  -$20.00    –      –     –  $19.00  not yet  -$1.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $3.00
! next: play (hand new or hand result), then count the stacks
> in the middle $3.00
