# What a kind of file has no place for is named: notes, tags, remarks, and what was unusual about a hand.

file full.phh:
  variant = "NT" # no limit
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f # he sighed", "p1 cbr 6", "p2 f"]
  event = "Main #5"
  _tags = ["bluff"]
  _note = "well played"
file few.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  event = "Main #5"
  year = 2026
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
file site.ohh:
  {"ohh": {"game_number": "7", "game_type": "Holdem", "bet_limit": {"bet_type": "NL", "bet_cap": 50}, "currency": "USD",
   "flags": ["Observed"], "small_blind_amount": 1, "big_blind_amount": 2,
   "players": [{"id": 0, "seat": 2, "name": "Ann", "starting_stack": 10}, {"id": 1, "seat": 5, "name": "Bob", "starting_stack": 20},
    {"id": 2, "seat": 9, "name": "Cat", "starting_stack": 6}],
   "rounds": [{"id": 0, "street": "Preflop", "cards": "", "actions": [{"player_id": 1, "action": "Post SB", "amount": 1},
    {"player_id": 2, "action": "Post BB", "amount": 2}, {"player_id": 0, "action": "Raise", "amount": 6},
    {"player_id": 1, "action": "Fold"}, {"player_id": 2, "action": "Fold"}]}],
   "pots": [{"number": 0, "amount": 5, "rake": 0, "player_wins": [{"player_id": 0, "win_amount": 5}]}]}}

$ hand convert full.phh --format ohh --out full.ohh
  1 hand in `full.ohh`
! note: `full.phh` was converted without the comments after #
! note: the file leaves out some of hand 1: the notes `event`, `note`, `tags`; which pot each winner took
> the comments after #
> the notes `event`, `note`, `tags`
$ hand convert full.phh --format text
  Hand: holdem (1/2)
  Seat 1: Ann (20 in chips)
  Seat 2: Bob (20 in chips)
  Seat 3: Cat (20 in chips), the button
  Ann posts a blind of 1
  Bob posts a blind of 2
  *** CARDS ***
  Ann is dealt As Kd
  Bob is dealt 7h 7c
  Cat folds
  Ann raises to 6
  Bob folds
  Uncalled bet of 4 goes back to Ann
  *** SUMMARY ***
  Total pot 4
  Ann collected 4
! note: `full.phh` was converted without the comments after #
! note: the file leaves out some of hand 1: the notes `event`, `note`, `tags`
> the notes `event`, `note`, `tags`
$ hand convert full.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  event = "Main #5"
  _tags = ["bluff"]
  _note = "well played"
! note: `full.phh` was converted without the comments after #
> the comments after #
$ hand convert few.phh --format ohh --out few.ohh
  1 hand in `few.ohh`
! note: the file leaves out some of hand 1: the note `event`; which pot each winner took
> the note `event`
$ hand convert few.phh --format housebook --out few.own
  1 hand in `few.own`
> 1 hand in
$ hand convert site.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [1.00, 2.00, 0.00]
  min_bet = 2.00
  starting_stacks = [20.00, 6.00, 10.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6.00", "p1 f", "p2 f"]
  hand = 7
  players = ["Bob", "Cat", "Ann"]
  finishing_stacks = [19.00, 4.00, 13.00]
  _hand-id = 7
  currency = "USD"
  _seats = "2=Ann, 5=Bob, 9=Cat"
  _flags = "Observed"
  _kept = "hand1 Gholdem Lnn200 Ub P2000/0/100,600/0/200,1000 B2 F2 Dc AHoldem I7 J1900,400,1300 Zhand-id=7 Zcurrency=USD Zseats=2%3dAnn,%205%3dBob,%209%3dCat Zflags=Observed d0???? d1???? d2???? r2600 f0 f1"
! note: the file leaves out some of hand 7: the notes from when it was read (the file has a betting cap, which isn't enforced; the file doesn't say who dealt)
> the file doesn't say who dealt)
> _flags = "Observed"
$ hand convert site.ohh --format text --out site.txt
  1 hand in `site.txt`
! note: the file leaves out some of hand 7: the notes `flags`, `hand-id`, `seats`; the notes from when it was read (the file has a betting cap, which isn't enforced; the file doesn't say who dealt)
> the notes `flags`
