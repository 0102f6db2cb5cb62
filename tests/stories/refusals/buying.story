# What a bank does not sell, and to whom.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ buy Ann 20
! error: no player is called `Ann`
! hint: player add Ann
= 4
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Anton
  Anton, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ buy Ann 20
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zed 20
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ buy An 20
! error: `An` matches 2 players: `Ann` and `Anton`
! hint: player list
= 4
$ buy bank 20
! error: `bank` is the night's bank, not a player
! hint: player list
= 4
$ buy Ann 7
! error: $7.00 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 or $10.00 (MIK-02)
! hint: buy Ann 5.00
! hint: buy Ann 10.00
= 4
$ buy Ann
! error: the amount is missing
! hint: buy Ann 20 --cash
= 2
$ buy Ann --cash --debt
! error: the amount is missing
! hint: buy Ann 20 --cash
! hint: buy Ann 20 --debt
= 2
$ buy Ann 20 --cash 5 --debt 5
! error: the parts add up to $10.00, not $20.00
! hint: buy --help
= 2
$ buy Ann --note 5 --note 5
! error: you typed `--note [<AMOUNT>]` twice
! hint: housebook buy --help
= 2
$ player add Xavier --guest
  Xavier, a guest
  recorded #7 ········
$ buy Xavier 20 --debt
! error: `Xavier` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player regular Xavier
= 4
$ buy Xavier 20 --note
! error: there's no record of who invited `Xavier`, so nobody covers that guest's note (MIK-12)
! hint: player regular Xavier
= 4
$ buy Bob 5 --from Ann
! error: the book says `Ann` has $0.00, not $5.00
! hint: status
= 4
$ buy Bob 5 --from Bob
! error: `Bob` can't buy from `Bob`
! hint: buy --help
= 4
$ buy Bob 5 --from bank
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ chips set white=0.05:20 red=0.10:10 blue=0.25:4
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00      —            —    0  reserve
  yellow  $0.50      —            —    0  reserve
  blue    $0.25      4            4    0
  red     $0.10     10           10    0
  white   $0.05     20           20    0
  recorded #9 ········
$ buy Bob 5 --chips white=20
! error: 20 × $0.05 comes to $1.00, not $5.00
! hint: chips plan 5.00
= 4
$ buy Bob 5 --chips white=40,red=30
! error: you want 30 `red` chips, but there are only 10
! hint: buy --help
= 4
$ buy Bob 5 --chips purple=4
! error: there are no `purple` chips; the set has green, black, yellow, blue, red and white
! hint: chips show
= 4
$ buy Bob 5 --chips white=-4
! error: you can't have `-4` chips
! hint: buy --help
= 4
$ buy Bob 5 --chips white
! error: can't read `white` as chips (write it like white=20,red=10)
! hint: buy --help
= 2
$ buy Bob 5.02 --from Anton
! error: $5.02 isn't a multiple of $0.05; try $5.00 or $5.05 (MIK-13, MIK-59)
! hint: buy Bob 5.00 --from Anton
! hint: buy Bob 5.05 --from Anton
= 4
$ status
  night 1 at Mike's house, open since 2026-01-02 19:06; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Bob      $5.00  -$5.00    –      –     –  $5.00  not yet   $0.00
  ¶
  drawer $5.00   chips out $5.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  9 events in an unbroken chain
  entries     ok  4 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 9 events
