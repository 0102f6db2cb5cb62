# A house of one's own is told by its own rules: no rule of another house stands behind a refusal, a game, or in the journal

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [money]
  unit = "0.25"
  ¶
  [credit]
  is = "notes+book"
  sponsor = { is = true, rule = "OUR-7" }
  ¶
  [ante]
  party = { is = "0.50", rule = "OUR-9" }
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
$ player add Gus --guest-of Ann
  Gus, guest of Ann
  recorded #6 ········
$ player add Hal --guest-of Gus
! error: `Gus` is a guest too, and only a regular can bring a guest (OUR-7)
! hint: player regular Gus
= 4
> `Gus` is a guest too, and only a regular can bring a guest (OUR-7)
$ player merge Ann Gus
! error: `Gus` came as `Ann`'s guest, so they can't be the same person (OUR-7)
! hint: player regular Gus
= 4
> `Gus` came as `Ann`'s guest, so they can't be the same person (OUR-7)
$ book owe Ann Bob 5 --for pizza
! error: THE BOOK is only for poker debts, and `pizza` isn't one
! hint: book owe --help
= 4
> THE BOOK is only for poker debts, and `pizza` isn't one
$ open --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ play lcr --players Ann
  nothing was started
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  3      standard for the game
!   stack   $1.00  standard for the game
!   dot     any    rules don't say; or all
!   games   3      standard for the game
!   Ann plays; Ann deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
$ play lcr --option dot=none
! error: `none` isn't a choice for what the last player with stacks has to roll; use any or all
= 4
$ play lcr --option stacks=1 --option games=1 --dealer Cat
< ¶
< 1
< L; R C
< C
  player  stacks  put in   took
  ───────────────────────────────
    Ann        0   $1.00  $3.00
    Bob        0   $1.00      –
    Cat        0   $1.00      –
  pot $0.00
  game 1 of 1
  everybody puts up 1 stack of $1.00 (standard rule)
  `Ann` is the last player with stacks in game 1 and takes $3.00 (standard rule)
  hand 1, left-center-right: Ann wins $3.00
! Left, Center, Right, three dice marked L, C, R and three dots
!   stacks  1      set by you
!   stack   $1.00  standard for the game
!   dot     any    rules don't say; or all
!   games   1      set by you
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts up 1 stack of $1.00 (standard rule)
! [pot $3.00] Ann, roll one die: 1
! error: you play Left, Center, Right with three dice marked L, C, R and three dots; `Ann`: roll one die
! [pot $3.00] Ann, roll one die: L; R C
! Ann rolls L
! Bob rolls R C
! [pot $3.00] Cat, roll one die: C
! Cat rolls C
!   `Ann` is the last player with stacks in game 1 and takes $3.00 (standard rule)
> Right with three dice marked L, C, R and three dots; `Ann`: roll one die
$ play zilch --players Ann,Bob
< q
  nothing was started
! 3,000 Zilch, six dice
!   ante        $0.50    house rule (OUR-9)
!   reante      $1.00    standard for the game
!   target      3000     standard for the game
!   board       500      standard for the game
!   three-ones  singles  rules don't say; or triple, thousand
!   tie         share    rules don't say; or replay
!   Ann and Bob play; Ann deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: q
> OUR-9)
> standard for the game
$ hand show 1
  hand 1, left-center-right: Ann wins $3.00 (event 15, 2026-01-02 19:14)
  ¶
  player  stacks  put in   took
  ───────────────────────────────
    Ann        0   $1.00  $3.00
    Bob        0   $1.00      –
    Cat        0   $1.00      –
  pot $0.00
  game 1 of 1
  ¶
  Ann rolls L
  Bob rolls R C
  Cat rolls C
  everybody puts up 1 stack of $1.00 (standard rule)
  `Ann` is the last player with stacks in game 1 and takes $3.00 (standard rule)
  ¶
  in the ledger (show 15):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $2.00
  Bob    chips        -$1.00
  Cat    chips        -$1.00
> (standard rule)
$ games show golf --house igloo
  Golf, 52 cards
    ante    $0.20  standard for the game
    reante  $0.20  standard for the game
    holes   9      rules don't say; 1 to 18
    fours   zero   rules don't say; or minus
    2 to 6 players
  ¶
  Two to six players pay $0.20, lay four cards in a square, and turn up a card
  to discard on.
  You get one look at the two cards nearest you.
  Draw and replace one of your cards, or discard a card from the deck and turn
  one of yours up.
  You can't replace a card that's already face up.
  If you look at a face-down card, you have to replace it.
  Aces are 1, number cards are face value, jacks and queens are 10, and kings
  are 0.
  A pair scores no points.
  Three of a kind takes the value of one of its cards off your score.
  The lowest total over all the holes wins the pot.
  Everybody puts in $0.20 more and starts over from zero.
> The lowest total over all the holes wins the pot.
