# Two counts before money is paid: the player's and the banker's, and the book has to agree with both.

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 30
  Ann buys chips: $30.00 in cash; stack $30.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 30
  Bob buys chips: $30.00 in cash; stack $30.00
  recorded #8 ········
$ buy Cat 30
  Cat buys chips: $30.00 in cash; stack $30.00
  recorded #9 ········
$ hand result --game holdem --in Ann=30 --in Bob=30 --win Ann=60
  hand 1, holdem: Ann wins $60.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ cashout Ann
! error: `Ann` and the banker both have to count the stack before `Ann` is paid (DAV-20)
! hint: count Ann 60.00
= 4
$ count Ann 62 --by player
  Ann counts $62.00
  recorded #11 ········
$ cashout Ann
! error: `Ann` counted $62.00, but the banker hasn't counted yet (DAV-20)
! hint: count Ann 62.00 --by banker
= 4
$ count Ann 60 --by banker
  the banker counts $60.00 for Ann
  recorded #12 ········
! note: `Ann` counted $62.00, but the banker counted $60.00: find the difference first (DAV-20)
$ cashout Ann
! error: `Ann` counted $62.00, but the banker counted $60.00 (DAV-20)
! hint: count Ann 60.00
! hint: ruling 'Ann is paid 60.00'
= 4
$ count Ann 62 --by banker
  both counts of Ann's stack agree: $62.00
  recorded #14 ········
! next: count Cat's stack
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Ann     $30.00  -$30.00    –      –     –  $62.00   $62.00   $32.00
  Bob     $30.00  -$30.00    –      –     –       –  not yet  -$30.00
  Cat     $30.00  -$30.00    –      –     –  $30.00  not yet    $0.00
  ¶
  drawer $90.00   chips out $90.00   in the middle $0.00
  the counts are $2.00 over so far
! next: count Cat's stack
$ cashout Ann
! error: both counts of `Ann`'s stack say $62.00, but the recorded hands say $60.00 (DAV-20)
! hint: count Ann 60.00
! hint: ruling 'Ann is paid 62.00'
= 4
$ cashout Ann --really --dry-run
  Ann cashes out $62.00: $62.00 in cash
  (dry run: nothing was recorded)
! note: both counts of `Ann`'s stack say $62.00, but the recorded hands say $60.00; paid anyway (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
$ count Ann 60
  Ann has $60.00: down $2.00 in unrecorded hands
  recorded #15 ········
$ cashout Ann --json
  {"cashed_out":[{"player":"Ann","chips":"60.00","notes":[],"debt":"0.00","answered":{},"app":"0.00","cash":"60.00","claim":"0.00"}],"drawer":"30.00","notices":[{"rule":"DAV-13","text":"players should give notice a round or 30 minutes before they leave: did `Ann`?"}],"event":17,"events":[16,17],"hash":"········","id":"019b8026-1ca0-76bd-aa49-aca8e892adb2"}
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
$ show 11
  #11 count-said, 2026-01-02 19:10, night 1
  Ann counted $62.00 in chips
  ¶
  DAV-20  Three counts must match
  ¶
  request 019b801d-df40-7ff7-89ad-81bd7ddb5f95
  hash    ········
$ show 17
  #17 left, 2026-01-02 19:19, night 1
  Ann left the table
  ¶
  request 019b8026-1ca0-76bd-aa49-aca8e892adb2
  hash    ········
$ buy Bob 30
  Bob buys chips: $30.00 in cash; stack $30.00
  recorded #18 ········
$ count Bob 29 --by banker
  the banker counts $29.00 for Bob
  recorded #19 ········
$ count Bob 30 --by player
  Bob counts $30.00
  recorded #20 ········
! note: `Bob` counted $30.00, but the banker counted $29.00: find the difference first (DAV-20)
$ cashout Bob
! error: `Bob` counted $30.00, but the banker counted $29.00 (DAV-20)
! hint: count Bob 30.00
! hint: ruling 'Bob is paid 30.00'
= 4
$ ruling "Bob is paid 30, the banker had miscounted" --by Cat
  Cat ruled: Bob is paid 30, the banker had miscounted
  recorded #21 ········
$ cashout Bob
  Bob cashes out $30.00: $30.00 in cash
  recorded #23 ········
! note: `Bob` gets $30.00, as the ruling says (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
$ close
  Cat cashes out $30.00: $30.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $30.00     $60.00              –
  Bob     -$30.00     $30.00              –
  Cat       $0.00     $30.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #26 ········
! note: `Cat`'s chips weren't counted; paying what the book says (DAV-20)
$ close --over-short house
! error: no night is open
! hint: open
= 4
$ show 21
  #21 ruled, 2026-01-02 19:26, night 1
  Cat ruled: Bob is paid 30, the banker had miscounted
  ¶
  DAV-02  When something goes wrong
  ¶
  request 019b802c-8540-722b-859f-d466f327d803
  hash    ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 26 events
