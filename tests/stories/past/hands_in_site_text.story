# Hands as PokerStars and GGPoker write them, line by line: recognised by their first line, each at its own hour, known again.

file friday.txt:
  PokerStars Home Game Hand #211111111111: {Garage}  Hold'em No Limit ($0.50/$1.00 USD) - 2020/04/03 20:15:30 ET
  Table 'Garage II' 6-max Seat #3 is the button
  Seat 1: Ann ($100 in chips)
  Seat 2: Big Bob ($60.50 in chips)
  Seat 3: Cat ($40 in chips)
  Seat 5: Dan ($40 in chips) is sitting out
  Ann: posts small blind $0.50
  Big Bob: posts big blind $1
  *** HOLE CARDS ***
  Dealt to Ann [Ah Kd]
  Dan said, "back in a minute"
  Cat: raises $2 to $3
  Ann: raises $7 to $10
  Big Bob: folds
  Cat: calls $7
  *** FLOP *** [As 7c 2d]
  Ann: bets $12.50
  Cat: raises $17.50 to $30 and is all-in
  Ann: calls $17.50
  *** TURN *** [As 7c 2d] [7h]
  *** RIVER *** [As 7c 2d 7h] [Qc]
  *** SHOW DOWN ***
  Ann: shows [Ah Kd] (two pair, Aces and Sevens)
  Cat: shows [Qs Qh] (a full house, Queens full of Sevens)
  Cat collected $81 from pot
  *** SUMMARY ***
  Total pot $81 | Rake $0
  Board [As 7c 2d 7h Qc]
  Seat 1: Ann (small blind) showed [Ah Kd] and lost with two pair, Aces and Sevens
  Seat 3: Cat (button) showed [Qs Qh] and won ($81) with a full house
  ¶
  ¶
  ¶
  PokerStars Home Game Hand #211111111112: {Garage}  Hold'em No Limit ($0.50/$1.00 USD) - 2020/04/03 20:18:02 ET
  Table 'Garage II' 6-max Seat #1 is the button
  Seat 1: Ann ($60 in chips)
  Seat 2: Big Bob ($59.50 in chips)
  Seat 3: Cat ($80 in chips)
  Big Bob: posts small blind $0.50
  Cat: posts big blind $1
  *** HOLE CARDS ***
  Dealt to Ann [2h 7d]
  Ann: folds
  Big Bob: raises $2 to $3
  Cat: folds
  Uncalled bet ($2) returned to Big Bob
  Big Bob collected $2 from pot
  Big Bob: doesn't show hand
  *** SUMMARY ***
  Total pot $2 | Rake $0
file gg.txt:
  Poker Hand #HD77: Hold'em No Limit ($0.05/$0.1) - 2021/05/13 19:05:05
  Table 'Friends' 6-max Seat #1 is the button
  Seat 1: Ann ($10 in chips)
  Seat 4: Cat ($12.34 in chips)
  Ann: posts small blind $0.05
  Cat: posts big blind $0.1
  *** HOLE CARDS ***
  Dealt to Ann ¶
  Dealt to Cat [9c 9d]
  Ann: calls $0.05
  Cat: checks
  *** FLOP *** [9h 2c 3d]
  Cat: bets $0.1
  Ann: folds
  Uncalled bet ($0.1) returned to Cat
  *** SHOWDOWN ***
  Cat collected $0.19 from pot
  *** SUMMARY ***
  Total pot $0.2 | Rake $0.01 | Jackpot $0 | Bingo $0
file strange.txt:
  PokerStars Hand #9: Hold'em No Limit ($0.50/$1.00 USD) - 2020/04/04 20:15:30 ET
  Table 'X' 6-max Seat #1 is the button
  Seat 1: Ann ($100 in chips)
  Seat 2: Cat ($60.50 in chips)
  Ann: posts small blind $0.50
  Cat: posts big blind $1
  *** HOLE CARDS ***
  Ann: burns the deck
  ¶
  PokerStars Hand #10: 7 Card Stud Limit ($0.50/$1.00 USD) - 2020/04/04 20:15:30 ET

$ hand check friday.txt gg.txt strange.txt
  {"file":"friday.txt","hand":"211111111111","variant":"Holdem","starting":[40.00,100.00,60.50,40.00],"finishing":[40.00,60.00,59.50,81.00],"pots":[{"amount":81.00,"eligible":["Ann","Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,0.00,81.00],"flags":[],"why":[{"rule":"standard","text":"Cat has the best hand for the main pot of $81.00: full house, queens over sevens"}]}
  {"file":"friday.txt","hand":"211111111112","variant":"Holdem","starting":[59.50,80.00,60.00],"finishing":[60.50,79.00,60.00],"pots":[{"amount":2.00,"eligible":["Big Bob"],"high":["Big Bob"],"low":[]}],"awards":[2.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Big Bob's last $2.00, so Big Bob gets it back"},{"rule":"standard","text":"Big Bob is the only one left in the main pot, so Big Bob wins it: $2.00"}]}
  {"file":"gg.txt","hand":"HD77","variant":"Holdem","starting":[12.34,10.00],"finishing":[12.44,9.90],"finishing_in_file":[12.43,9.90],"pots":[{"amount":0.20,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.20,0.00],"flags":["rake","finishing-differs"],"why":[{"rule":"standard","text":"nobody called Cat's last $0.10, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: $0.20"}]}
  {"file":"strange.txt","error":{"line":8,"column":1,"message":"can't understand `Ann: burns the deck`"}}
  {"file":"strange.txt","error":{"line":10,"column":1,"message":"this program reads only hold'em and Omaha here, not `7 Card Stud Limit`"}}
= 5
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import hands friday.txt --player "Big Bob=Bob" --banker Ann
  2 hands
  ¶
  Ann cashes out $60.00: $60.00 off what Ann owes the bank
  Bob cashes out $60.50: $60.50 off what Bob owes the bank
  Cat cashes out $79.00: $39.00 off what Cat owes the bank, and the bank owes Cat
    $40.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$40.00          –              –
  Bob       $0.00          –              –
  Cat      $40.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat       $40.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $40.00
  bank    owes  Cat       $40.00
  Ann and Cat settle up with each other
  night 1 is closed
  recorded #24 ········
! next: see who pays whom (book)
$ import hands friday.txt --player "Big Bob=Bob" --banker Ann
  already imported #7

$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2020-04-04 00:15  2020-04-04 00:18      2
$ hand list
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $81.00  full
      1     2  holdem   $2.00  full
$ hand show 1
  hand 1, holdem: Cat wins $81.00 (event 11, 2020-04-04 00:15)
  the dealer called holdem (MIK-58)
  ¶
  player        posted        before   after
  ────────────────────────────────────────────
  Ann           blind $0.50  $100.00  $60.00
  Bob           blind $1.00   $60.50  $59.50
  Cat (button)  –             $40.00  $81.00
  ¶
  before the flop
    Ann is dealt Ah Kd     pot $1.50
    Cat raises to $3.00    pot $4.50
    Ann raises to $10.00  pot $14.00
    Bob folds             pot $14.00
    Cat calls $7.00       pot $21.00
  board As 7c 2d
    Ann bets $12.50               pot $33.50
    Cat raises to $30.00, all in  pot $63.50
    Ann calls $17.50              pot $81.00
  board As 7c 2d 7h
  board As 7c 2d 7h Qc
    Ann shows Ah Kd  pot $81.00
    Cat shows Qs Qh  pot $81.00
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot  $81.00  Ann and Cat   Cat
  Cat has the best hand for the main pot of $81.00: full house, queens over sevens
    (standard rule)
  ¶
  in the ledger (show 11):
  party  asset  with   amount
  ─────────────────────────────
  Bob    chips         -$1.00
  Ann    chips        -$40.00
  Cat    chips         $41.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  24 events in an unbroken chain
  entries     ok  39 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 24 events
$ import hands strange.txt
! error: strange.txt:8:1: can't understand `Ann: burns the deck`
= 5
$ hand convert friday.txt --format phh --out friday.phhs
  2 hands in `friday.phhs`
