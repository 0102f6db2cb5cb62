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
  a new book, counting in USD, under the rules of `ours`
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
! error: `Gus` is a guest himself; only a regular answers for a guest (OUR-7)
! hint: player regular Gus
= 4
> `Gus` is a guest himself; only a regular answers for a guest (OUR-7)
$ player merge Ann Gus
! error: `Gus` came as the guest of `Ann`, so they are two people (OUR-7)
! hint: player regular Gus
= 4
> `Gus` came as the guest of `Ann`, so they are two people (OUR-7)
$ book owe Ann Bob 5 --for pizza
! error: THE BOOK holds poker debts only, and `pizza` is not one
! hint: book owe --help
= 4
> THE BOOK holds poker debts only, and `pizza` is not one
$ open --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ play lcr --players Ann
  nothing began
! Left, Center, Right, three dice with L, C, R and three dots
!   stacks  3      as the game is written
!   stack   $1.00  as the game is written
!   dot     any    the text leaves it open, else all
!   games   3      as the game is written
!   Ann play; Ann deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
$ play lcr --option dot=none
! error: `none` is no answer to what the last player with stacks must throw: any, all
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
  everybody lays out 1 stack of $1.00 (standard rule)
  `Ann` is the last with stacks in game 1 and takes $3.00 (standard rule)
  hand 1, left-center-right: Ann wins $3.00
! Left, Center, Right, three dice with L, C, R and three dots
!   stacks  1      set by you
!   stack   $1.00  as the game is written
!   dot     any    the text leaves it open, else all
!   games   1      set by you
!   Ann, Bob and Cat play; Cat deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! everybody lays out 1 stack of $1.00 (standard rule)
! [pot $3.00] Ann, throw one die: 1
! error: Left, Center, Right is played with three dice with L, C, R and three dots; `Ann`: throw one die
! [pot $3.00] Ann, throw one die: L; R C
! Ann throws L
! Bob throws R C
! [pot $3.00] Cat, throw one die: C
! Cat throws C
!   `Ann` is the last with stacks in game 1 and takes $3.00 (standard rule)
> is played with three dice with L, C, R and three dots; `Ann`: throw one die
$ play zilch --players Ann,Bob
< q
  nothing began
! 3,000 Zilch, six dice
!   ante        $0.50    the house (OUR-9)
!   reante      $1.00    as the game is written
!   target      3000     as the game is written
!   board       500      as the game is written
!   three-ones  singles  the text leaves it open, else triple, thousand
!   tie         share    the text leaves it open, else replay
!   Ann and Bob play; Ann deals, Bob begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: q
> the house (OUR-9)
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
  Ann throws L
  Bob throws R C
  Cat throws C
  everybody lays out 1 stack of $1.00 (standard)
  `Ann` is the last with stacks in game 1 and takes $3.00 (standard)
  ¶
  in the ledger (show 15):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $2.00
  Bob    chips        -$1.00
  Cat    chips        -$1.00
> (standard)
$ games show golf --house igloo
  Golf, 52 cards
    ante    $0.20  as the game is written
    reante  $0.20  as the game is written
    holes   9      the text leaves it open, 1 to 18
    fours   zero   the text leaves it open, else minus
    2 to 6 players
  ¶
  Two to six players pay $0.20, place four cards in a square and open a discard
  pile.
  The two nearest cards may be seen once and never again.
  Take from stock or discards, then replace a card, or turn one up after a
  refused draw.
  What lies face up is not exchanged any more.
  Looking at a hidden card means it has to be replaced.
  Aces one, numbers their own, jack and queen ten, and kings nothing.
  A pair adds no points.
  They take the value of one of them off the score.
  The lowest total over all holes collects the pot.
  Everyone pays $0.20 more and starts again at nothing.
> The lowest total over all the holes wins the pot.
