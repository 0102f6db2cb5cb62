# A hand file says what its amounts are: euros are no dollars, and the chips of a tournament are no money. Both doors hear it.

file euros.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 300]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
  players = ["Ann", "Bob"]
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  currency = "EUR"
file chips.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 300]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
  players = ["Ann", "Bob"]
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  currency = "chips"
file dollars.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 300]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
  players = ["Ann", "Bob"]
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  currency = "USD"
file level.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [2, 4]
  min_bet = 4
  starting_stacks = [200, 300]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
  players = ["Ann", "Bob"]
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  _in_chips = true
  _unit = 1
file stage.ohh:
  {"ohh": {"spec_version": "1.4.6", "site_name": "S", "network_name": "N", "internal_version": "1", "game_number": "991", "start_date_utc": "2024-02-03T10:11:12", "table_name": "T", "game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "table_size": 9, "currency": "USD", "dealer_seat": 2, "small_blind_amount": 2, "big_blind_amount": 4, "ante_amount": 0, "players": [{"id": 0, "seat": 1, "name": "Ann", "starting_stack": 200}, {"id": 1, "seat": 2, "name": "Bob", "starting_stack": 3}], "rounds": [{"id": 0, "street": "Preflop", "cards": [], "actions": [{"action_number": 1, "player_id": 1, "action": "Post SB", "amount": 2, "is_allin": false}, {"action_number": 2, "player_id": 0, "action": "Post BB", "amount": 4, "is_allin": false}, {"action_number": 3, "player_id": 1, "action": "Call", "amount": 1, "is_allin": true}]}, {"id": 1, "street": "Flop", "cards": ["2c", "3c", "4h"], "actions": []}, {"id": 2, "street": "Turn", "cards": ["8d"], "actions": []}, {"id": 3, "street": "River", "cards": ["Jc"], "actions": []}, {"id": 4, "street": "Showdown", "actions": [{"action_number": 1, "player_id": 0, "action": "Shows Cards", "cards": ["6c", "9d"], "amount": 0}, {"action_number": 2, "player_id": 1, "action": "Shows Cards", "cards": ["Qh", "Qs"], "amount": 0}]}], "pots": [{"number": 0, "amount": 6, "rake": 0, "player_wins": [{"player_id": 1, "win_amount": 6}]}], "tournament": true, "tournament_info": {"tournament_number": "9", "name": "T", "start_date_utc": "2024-02-03T10:00:00", "currency": "USD", "buyin_amount": 5, "initial_stack": 1500, "type": "SnG", "fee_amount": 1, "speed": {"type": "normal", "round_time": 10}}}}
file flagged.ohh:
  {"ohh": {"spec_version": "1.4.6", "site_name": "S", "network_name": "N", "internal_version": "1", "game_number": "991", "start_date_utc": "2024-02-03T10:11:12", "table_name": "T", "game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "table_size": 9, "currency": "USD", "dealer_seat": 2, "small_blind_amount": 2, "big_blind_amount": 4, "ante_amount": 0, "players": [{"id": 0, "seat": 1, "name": "Ann", "starting_stack": 200}, {"id": 1, "seat": 2, "name": "Bob", "starting_stack": 3}], "rounds": [{"id": 0, "street": "Preflop", "cards": [], "actions": [{"action_number": 1, "player_id": 1, "action": "Post SB", "amount": 2, "is_allin": false}, {"action_number": 2, "player_id": 0, "action": "Post BB", "amount": 4, "is_allin": false}, {"action_number": 3, "player_id": 1, "action": "Call", "amount": 1, "is_allin": true}]}, {"id": 1, "street": "Flop", "cards": ["2c", "3c", "4h"], "actions": []}, {"id": 2, "street": "Turn", "cards": ["8d"], "actions": []}, {"id": 3, "street": "River", "cards": ["Jc"], "actions": []}, {"id": 4, "street": "Showdown", "actions": [{"action_number": 1, "player_id": 0, "action": "Shows Cards", "cards": ["6c", "9d"], "amount": 0}, {"action_number": 2, "player_id": 1, "action": "Shows Cards", "cards": ["Qh", "Qs"], "amount": 0}]}], "pots": [{"number": 0, "amount": 6, "rake": 0, "player_wins": [{"player_id": 1, "win_amount": 6}]}], "tournament": true}}

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
$ import hands euros.phh --banker Ann --yes
! error: euros.phh:6:13: the hand is in `EUR`, but the book is in `USD`
= 5
> the hand is in `EUR`, but the book is in `USD`
$ import hands chips.phh --banker Ann --yes
! error: chips.phh:6:13: the hand is in `chips`, but the book is in `USD`
= 5
> the hand is in `chips`, but the book is in `USD`
$ import hands stage.ohh --banker Ann --yes
! error: stage.ohh:1:9: the hand was played in a tournament, where chips aren't money
= 5
> where chips aren't money
$ import hands flagged.ohh --banker Ann --yes
! error: flagged.ohh:1:9: the hand was played in a tournament, where chips aren't money
= 5
$ import hands level.phh --banker Ann --yes
! error: level.phh:6:13: the hand was played in a tournament, where chips aren't money
= 5
$ import hands dollars.phh --banker Ann --yes
  1 hand
  ¶
  Ann cashes out $202.00: $200.00 off what Ann owes the bank, and the bank owes
    Ann $2.00
  Bob cashes out $298.00: $298.00 off what Bob owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00          –              –
  Bob     -$2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $2.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $2.00
  bank    owes  Ann        $2.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
> 1 hand
$ open --banker Ann --stakes 2/4
  night 2 is open at The Card Room; Ann is the banker
  recorded #18 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 200
  Ann buys chips: $200.00 in cash; stack $200.00
  recorded #19 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3
  Bob buys chips: $3.00 in cash; stack $3.00
  recorded #20 ········
$ hand add euros.phh
! error: euros.phh:6:13: the hand is in `EUR`, but the book is in `USD`
= 5
> the hand is in `EUR`, but the book is in `USD`
$ hand add stage.ohh
! error: stage.ohh:1:9: the hand was played in a tournament, where chips aren't money
! hint: hand add stage.ohh --really
= 5
> where chips aren't money
$ hand add stage.ohh --really
  hand 1, holdem: Bob wins $6.00
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Bob has the best hand for the main pot of $6.00: pair of queens (standard
      rule)
  recorded #22 ········
! note: stage.ohh:1:9: the hand was played in a tournament, where chips aren't money

What is converted stays what it was.

$ hand convert level.phh --format phh --out plain.phh
  1 hand in `plain.phh`
$ import hands plain.phh --banker Ann --yes
! error: plain.phh:7:13: the hand was played in a tournament, where chips aren't money
= 5
$ hand convert level.phh --format housebook --out own.phh
  1 hand in `own.phh`
$ import hands own.phh --banker Ann --yes
! error: own.phh:7:13: the hand was played in a tournament, where chips aren't money
= 5
