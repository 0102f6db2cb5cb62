# A hand as text to paste, out of a file and out of the book.

file side.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [5, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 5", "p2 cc", "p1 sm AsKd", "p2 sm 7h7c", "d db 2c3d4h", "d db Jh", "d db Qs"]
  players = ["Ann", "Bob", "Cat"]
  hand = 7
file folds.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 ????", "p2 cbr 1.50", "p1 f"]
  players = ["Ann", "Bob"]

$ hand convert side.phh folds.phh --format text
  Hand #7: holdem (0.25/0.50)
  Seat 1: Ann (5.00 in chips)
  Seat 2: Bob (20.00 in chips)
  Seat 3: Cat (20.00 in chips), the button
  Ann posts a blind of 0.25
  Bob posts a blind of 0.50
  *** CARDS ***
  Ann is dealt As Kd
  Bob is dealt 7h 7c
  Cat folds
  Ann raises to 5.00, all in
  Bob calls 4.50
  *** SHOWDOWN ***
  Ann shows As Kd
  Bob shows 7h 7c
  *** FLOP *** [2c 3d 4h]
  *** TURN *** [2c 3d 4h Jh]
  *** RIVER *** [2c 3d 4h Jh Qs]
  *** SUMMARY ***
  Total pot 10.00
  Bob collected 10.00
  ¶
  Hand: holdem (0.25/0.50)
  Seat 1: Ann (20.00 in chips)
  Seat 2: Bob (20.00 in chips), the button
  Bob posts a blind of 0.25
  Ann posts a blind of 0.50
  *** CARDS ***
  Ann is dealt As Kd
  Bob raises to 1.50
  Ann folds
  Uncalled bet of 1.00 goes back to Bob
  *** SUMMARY ***
  Total pot 1.00
  Bob collected 1.00
> Bob collected 10.00
> Uncalled bet of 1.00 goes back to Bob
$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add side.phh
  hand 1, holdem: Bob wins $10.00
    Bob has the best hand for the main pot of $10.00: pair of sevens (standard
      rule)
  recorded #11 ········
$ hand export 1 --format text
  Hand #7: holdem ($0.25/$0.50), 2026-01-02 19:09:00 UTC
  Seat 1: Ann ($5.00 in chips)
  Seat 2: Bob ($20.00 in chips)
  Seat 3: Cat ($20.00 in chips), the button
  Ann posts a blind of $0.25
  Bob posts a blind of $0.50
  *** CARDS ***
  Ann is dealt As Kd
  Bob is dealt 7h 7c
  Cat folds
  Ann raises to $5.00, all in
  Bob calls $4.50
  *** SHOWDOWN ***
  Ann shows As Kd
  Bob shows 7h 7c
  *** FLOP *** [2c 3d 4h]
  *** TURN *** [2c 3d 4h Jh]
  *** RIVER *** [2c 3d 4h Jh Qs]
  *** SUMMARY ***
  Total pot $10.00
  Bob collected $10.00
> Seat 2: Bob ($20.00 in chips)
> *** RIVER *** [2c 3d 4h Jh Qs]
> Total pot $10.00
