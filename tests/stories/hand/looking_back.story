# Looking back at hands: lists, tags, notes, and a hand that does not count.

file flush.json:
  {"game":"holdem","board":"Ts Td 9s 3s Jh","players":[
   {"name":"Ann","in":"2.00","cards":"As5s"},{"name":"Bob","in":"2.00","cards":"7d4c"},
   {"name":"Cat","in":"1.00","folded":true}]}

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ hand list
  no hands recorded
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
$ hand result --game seven-card-stud --in Ann=1 --in Bob=1 --in Cat=1 --win Bob=3
  hand 1, seven-card-stud: Bob wins $3.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand add flush.json
  hand 2, holdem: Ann wins $5.00
    Ann has the best hand for the main pot of $5.00: flush, ace high (MIK-31)
  recorded #11 ········
$ hand result --game five-card-draw --in Bob=4 --in Cat=4 --win Cat=8
  hand 3, five-card-draw: Cat wins $8.00
  recorded #12 ········

Tags are one word each, in small letters.

$ hand tag 2 Flush cooler
  hand 2: cooler flush
  recorded #13 ········
$ hand tag 2 cooler
! error: hand 2 is already tagged `cooler`
! hint: hand show 2 --night 1
= 4
$ hand tag 2 big-pot --remove
! error: hand 2 isn't tagged `big-pot`
! hint: hand show 2 --night 1
= 4
$ hand tag 2 "two words"
! error: a tag is one word of 1 to 30 letters, digits and hyphens, not `two words`
! hint: hand tag --help
= 2
$ hand tag 2 cooler --remove
  hand 2: flush
  recorded #14 ········
$ hand note 2 "Bob called with nothing"
  remark added to hand 2: Bob called with nothing
  recorded #15 ········
$ hand tag 9 bluff
! error: there's no hand 9
! hint: hand list
= 4

The list is cut down by anything that was said.

$ hand list
  night  hand  game               pot  recorded by  tags
  ─────────────────────────────────────────────────────────
      1     1  seven-card-stud  $3.00  result
      1     2  holdem           $5.00  showdown     flush
      1     3  five-card-draw   $8.00  result
$ hand list --player Cat --game five-card-draw
  night  hand  game              pot  recorded by
  ─────────────────────────────────────────────────
      1     3  five-card-draw  $8.00  result
$ hand list --min-pot 4 --max-pot 6
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand list --won Bob
  night  hand  game               pot  recorded by
  ──────────────────────────────────────────────────
      1     1  seven-card-stud  $3.00  result
$ hand list --lost Cat
  night  hand  game               pot  recorded by  tags
  ─────────────────────────────────────────────────────────
      1     1  seven-card-stud  $3.00  result
      1     2  holdem           $5.00  showdown     flush
$ hand list --showdown
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand list --tag flush
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand list --depth result --won Cat
  night  hand  game              pot  recorded by
  ─────────────────────────────────────────────────
      1     3  five-card-draw  $8.00  result
$ hand list --night 2
  no hands found
$ hand list --depth guess
! error: invalid value `guess` for `--depth <WAY>`: use result, showdown, full or game
! hint: housebook hand list --help
= 2
$ hand list --player Zoe
! error: no player is called `Zoe`
! hint: player add Zoe
= 4
$ hand list --page 3
  the last page is --page 1

Words are looked for everywhere.

$ hand search "ann FLUSH"
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand search As
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand search AsTd
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand search Ah
  no hands found
$ hand search nothing
  night  hand  game      pot  recorded by  tags
  ────────────────────────────────────────────────
      1     2  holdem  $5.00  showdown     flush
$ hand search stud --json
  {"hands":[{"night":1,"hand":1,"hand_id":"019b801cf4e07984b6d0b190ca9264db","event":10,"game":"seven-card-stud","depth":"result","pot":"3.00","at":"2026-01-02T19:09:00+00:00","showdown":false,"void":false,"tags":[]}],"total":1}

One hand, with what it moved, and the event that knows its hand.

$ hand show 2
  hand 2, holdem: Ann wins $5.00 (event 11, 2026-01-02 19:10)
  the dealer called holdem (MIK-58)
  tags: flush
  note: Bob called with nothing
  ¶
  player  put in  returned    won
  ─────────────────────────────────
  Ann      $2.00         –  $5.00
  Bob      $2.00         –      –
  Cat      $1.00         –      –
  Ann has the best hand for the main pot of $5.00: flush, ace high (MIK-31)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $3.00
  Bob    chips        -$2.00
  Cat    chips        -$1.00
$ hand show 2 --json
  {"hand":2,"hand_id":"019b801ddf407affb98b9b21ea7bf6f4","game":"holdem","depth":"showdown","in":{"Ann":"2.00","Bob":"2.00","Cat":"1.00"},"returned":{},"awards":{"Ann":"5.00"},"carried_in":"0.00","carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $5.00: flush, ace high"}],"night":1,"event":11,"record":"{\"game\":\"holdem\",\"board\":\"Ts Td 9s 3s Jh\",\"players\":[\n {\"name\":\"Ann\",\"in\":\"2.00\",\"cards\":\"As5s\"},{\"name\":\"Bob\",\"in\":\"2.00\",\"cards\":\"7d4c\"},\n {\"name\":\"Cat\",\"in\":\"1.00\",\"folded\":true}]}","tags":["flush"],"notes":["Bob called with nothing"],"void":null,"entries":[{"event":11,"party":"Ann","asset":"chips","amount":"3.00"},{"event":11,"party":"Bob","asset":"chips","amount":"-2.00"},{"event":11,"party":"Cat","asset":"chips","amount":"-1.00"}]}
$ show 11 --json
  {"seq":11,"at":"2026-01-02T19:10:00+00:00","kind":"hand-played","night":1,"hand":2,"text":"hand 2, holdem: Ann won $5.00","undone_by":null,"postings":[{"party":"Ann","asset":"chips","with":null,"amount":"3.00"},{"party":"Bob","asset":"chips","with":null,"amount":"-2.00"},{"party":"Cat","asset":"chips","with":null,"amount":"-1.00"}],"nature":"play","recorded":"2026-01-02T19:10:00+00:00","request":"019b801d-df40-7ff7-89ad-81bd7ddb5f95","hash":"········","rules":[]}

A hand that does not count gives everything back; the list remembers it.

$ hand void 1 --why "Cat had six cards" --dry-run
  hand 1, seven-card-stud, is void: Cat had six cards
  player  gets back
  ───────────────────
  Ann         $1.00
  Bob        -$2.00
  Cat         $1.00
  (dry run: nothing was recorded)
$ hand void 1 --why "Cat had six cards" --id void-1
  hand 1, seven-card-stud, is void: Cat had six cards
  player  gets back
  ───────────────────
  Ann         $1.00
  Bob        -$2.00
  Cat         $1.00
  recorded #17 ········
$ hand void 1 --why "Cat had six cards" --id void-1
  already recorded #17
$ hand void 1 --why "again"
! error: hand 1 is already void (event 17)
! hint: show 17
= 4
$ hand list
  night  hand  game               pot  recorded by  tags
  ──────────────────────────────────────────────────────────
      1     1  seven-card-stud  $3.00  result       (void)
      1     2  holdem           $5.00  showdown     flush
      1     3  five-card-draw   $8.00  result
$ hand show 1
  hand 1, seven-card-stud: Bob wins $3.00 (event 10, 2026-01-02 19:09)
  the dealer called seven-card-stud (MIK-58)
  the hand is void (event 17): Cat had six cards
  ¶
  player  put in  returned    won
  ─────────────────────────────────
  Ann      $1.00         –      –
  Bob      $1.00         –  $3.00
  Cat      $1.00         –      –
  ¶
  in the ledger (show 10):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$1.00
  Bob    chips         $2.00
  Cat    chips        -$1.00
$ hand search "six cards"
  night  hand  game               pot  recorded by  tags
  ──────────────────────────────────────────────────────────
      1     1  seven-card-stud  $3.00  result       (void)
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
  hand 4, holdem: Bob wins $2.00
  recorded #18 ········
$ hand void 4 --why "the wrong deck"
  hand 4, holdem, is void: the wrong deck
  player  gets back
  ───────────────────
  Ann         $1.00
  Bob        -$1.00
  recorded #20 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
  hand 5, holdem: Ann wins $2.00
  recorded #21 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $24.00  not yet   $4.00
  Bob     $20.00  -$20.00    –      –     –  $13.00  not yet  -$7.00
  Cat     $20.00  -$20.00    –      –     –  $23.00  not yet   $3.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ undo 15
  undid #15 (remark added to hand 2: Bob called with nothing)
  recorded #22 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  29 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 22 events
