# The last chip is said where it is posted, and who shows what is known shows it.

file short.phh:
  variant = "NT"
  antes = [0.10, 0.10, 0.10]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [0.10, 0.45, 20]
  actions = ["d dh p1 AsKs", "d dh p2 2c2d", "d dh p3 JcJd", "p3 cc", "p1 sm -", "p2 sm -", "p3 sm -", "d db Qs2h3c", "d db 5d", "d db 6d"]
  players = ["Ann", "Bob", "Cat"]
file unseen.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [0.50, 20]
  actions = ["d dh p1 ????", "d dh p2 JcJd", "p2 cc", "p2 sm -", "p1 sm -", "d db Qs2h3c", "d db 5d", "d db 6d"]
  players = ["Ann", "Bob"]
file brought.phh:
  variant = "F7S"
  antes = [0.10, 0.10]
  bring_in = 0.25
  small_bet = 0.50
  big_bet = 1
  starting_stacks = [0.30, 20]
  actions = ["d dh p1 ????2c", "d dh p2 ????Kh", "p1 pb", "p2 f"]
  players = ["Ann", "Bob"]

$ hand convert short.phh --format text
  Hand: holdem (0.25/0.50)
  Seat 1: Ann (0.10 in chips)
  Seat 2: Bob (0.45 in chips)
  Seat 3: Cat (20.00 in chips), the button
  Ann posts an ante of 0.10, all in
  Bob posts an ante of 0.10
  Bob posts a blind of 0.35, all in
  Cat posts an ante of 0.10
  *** CARDS ***
  Ann is dealt As Ks
  Bob is dealt 2c 2d
  Cat is dealt Jc Jd
  Cat calls 0.50
  *** SHOWDOWN ***
  Ann shows As Ks
  Bob shows 2c 2d
  Cat shows Jc Jd
  *** FLOP *** [Qs 2h 3c]
  *** TURN *** [Qs 2h 3c 5d]
  *** RIVER *** [Qs 2h 3c 5d 6d]
  Uncalled bet of 0.15 goes back to Cat
  *** SUMMARY ***
  Total pot 1.00
  Bob collected 1.00
> Ann posts an ante of 0.10, all in
> Bob posts a blind of 0.35, all in
> Ann shows As Ks
> Bob shows 2c 2d
$ hand convert unseen.phh --format text
  Hand: holdem (0.25/0.50)
  Seat 1: Ann (0.50 in chips)
  Seat 2: Bob (20.00 in chips), the button
  Bob posts a blind of 0.25
  Ann posts a blind of 0.50, all in
  *** CARDS ***
  Bob is dealt Jc Jd
  Bob calls 0.25
  *** SHOWDOWN ***
  Bob shows Jc Jd
  *** FLOP *** [Qs 2h 3c]
  *** TURN *** [Qs 2h 3c 5d]
  *** RIVER *** [Qs 2h 3c 5d 6d]
  *** SUMMARY ***
  Total pot 1.00
  Bob collected 1.00
> Ann posts a blind of 0.50, all in
> Bob shows Jc Jd
$ hand convert brought.phh --format text
  Hand: seven-card-stud
  Seat 1: Ann (0.30 in chips)
  Seat 2: Bob (20.00 in chips), the button
  Ann posts an ante of 0.10
  Bob posts an ante of 0.10
  *** CARDS ***
  Ann is dealt (?? ??) 2c
  Bob is dealt (?? ??) Kh
  Ann brings it in for 0.20, all in
  Bob folds
  Uncalled bet of 0.20 goes back to Ann
  *** SUMMARY ***
  Total pot 0.20
  Ann collected 0.20
> Ann brings it in for 0.20, all in
