# A setting that another one empties, excludes or needs is a fault that names both

file money.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [match]
  is = "pot-less-penalties"
  amount = "1"
  goalposters = true
  ¶
  [goalpost]
  is = "never"
  ¶
  [credit]
  is = "none"
  who = "regulars"
  ¶
  [chips]
  p2p_pay = ["cash", "note"]
  ¶
  [buyin]
  paid = ["cash", "book"]
  max_bb = 100
  ¶
  [blinds]
  is = "none"
  ¶
  [rake]
  is = "none"
  ¶
  [tournament]
  fee = "5"
  points = "banana"
  ¶
  [penalty]
  warnings = 2
  ¶
  [carry]
  is = false
  ¶
  [odd]
  tie = "carry"
$ house check money.toml
  fault  `blinds` is `none`, so `buyin.max_bb` has no effect; no night can start
  fault  `credit` is `none`, so `credit.who` has no effect; no night can start
  fault  `buyin.paid` has `book`, so `credit` has to be `book` or `notes+book`;
         no night can start
  fault  `chips.p2p_pay` has `note`, so `credit` has to be `notes` or
         `notes+book`; no night can start
  fault  `rake` is `none` and `tournament.fee` is set: they don't go together;
         no night can start
  fault  `penalty.warnings` is set, so set `penalty.jump` too; no night can
         start
  fault  `match` is `pot-less-penalties`, so `match.amount` has no effect; no
         night can start
  fault  `goalpost` is `never`, so `match.goalposters` has no effect; no night
         can start
  fault  `carry` is `no`, but housebook can't play that: money nobody wins has
         nowhere else to go; no night can start
  fault  `tournament.points`: `banana` isn't a points table: try 10/7/5/3/2/1,
         `square-root` or `beaten` (at most 1,000,000 a place); nights and hands
         work, but no tournament can start
= 3

# Seats, dealing and the end of the night.

file table.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [seating]
  table_max = 6
  cards_min = 8
  guts_warn = 9
  guts_max = 5
  ¶
  [cut]
  min = 20
  max = 40
  ¶
  [leave]
  notice_rounds = 1
  ¶
  [blinds]
  missed = "forgiven"
  missed_small_dead = true
  ¶
  [straddle]
  forbidden = ["sleeper"]
  ¶
  [raise]
  min_rule = "any"
  min_straddle = "in-full"
  ¶
  [allin]
  is = "pause-and-buy"
  reopen = false
  run_twice = "no"
  ¶
  [hilo]
  mode = "declare"
  post_round = "never"
  post_open = "lock-or-high"
  ¶
  [chips]
  is = [{ colour = "white", value = "1", count = 0 }, { colour = "red", value = "5" }]
  reserve_policy = "free"
  ¶
  [cashout]
  leftover = "paid"
  check = "whole-dollars"
$ house check table.toml
  fault  `seating.cards_min` is 8, more than `seating.table_max`, which is 6; no
         night can start
  fault  `seating.guts_warn` is 9, more than `seating.guts_max`, which is 5; no
         night can start
  fault  `raise.min_rule` is `any` and `raise.min_straddle` is `in-full`: they
         don't go together; no night can start
  fault  `allin` is `pause-and-buy`, so `allin.reopen` has no effect; no night
         can start
  fault  `allin` is `pause-and-buy`, so `allin.run_twice` has no effect; no
         night can start
  fault  `blinds.missed` is `forgiven`, so `blinds.missed_small_dead` has no
         effect; no night can start
  fault  `straddle.forbidden` is set, so set `straddle` too; no night can start
  fault  `raise.min_straddle` is set, so set `straddle` too; no night can start
  fault  `cashout.leftover` is `paid` and `cashout.check` is `whole-dollars`:
         they don't go together; no night can start
  fault  `leave.notice_rounds` is set, so `leave_early` has to be `with-notice`;
         no night can start
  fault  `hilo.post_round` is `never`, so `hilo.post_open` has no effect; no
         night can start
  fault  `chips` has 0 of `white`: leave out the color, or its count; no night
         can start
  fault  `chips.reserve_policy` is set, but none of the `chips` are in reserve
         (`reserve = true`); no night can start
  fault  `cut.max` is 40, which leaves 12 cards, but `cut.min` needs 20 in each
         part; no night can start
= 3

# The hands, the games and the figures.

file hands.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [hilo]
  mode = "cards"
  two_left = "play-on"
  ¶
  [low]
  order = "six-four"
  ¶
  [rank]
  five = "standard"
  three = ["high", "pair"]
  three_optional = ["flush"]
  ¶
  [wild]
  reach = "any-card"
  games = "by-game"
  ¶
  [announce]
  is = ["wilds"]
  ¶
  [game]
  choice = "holdem"
  ¶
  [drop]
  return = true
  ¶
  [limit]
  kind = "pot-limit"
  ¶
  [bet]
  max_stack = true
  min = "1"
  min_rule = "previous-bet"
  ¶
  [blinds]
  is = "per-game"
  small = "1"
  big = "2"
  ¶
  [open]
  first = "left-of-dealer"
  ¶
  [buyin]
  initial = "20"
  min_bb = 20
  max_stack = true
  ¶
  [credit]
  is = "notes"
  note_reserved = "the owner's"
  ¶
  [decks]
  joker = false
  ¶
  [game.bugged]
  course = ["down 5", "bet", "draw 3", "bet"]
  wild = ["bug"]
$ house check hands.toml
  fault  `limit.kind` is `pot-limit` and `bet.max_stack` is `yes`: they don't go
         together; no night can start
  fault  `bet.min` is set, so `bet.min_rule` has no effect; no night can start
  fault  `blinds` is `per-game` and `open.first` is `left-of-dealer`: they don't
         go together; no night can start
  fault  `blinds.big` is set and `open.first` is `left-of-dealer`: they don't go
         together; no night can start
  fault  `buyin.max_stack` is `yes`, so set `buyin.max_bb` too; no night can
         start
  fault  `game.choice` is `holdem`, so `rank.three` has no effect; no night can
         start
  fault  `game.choice` is `holdem`, so `rank.three_optional` has no effect; no
         night can start
  fault  `game.choice` is `holdem`, so `drop.return` has no effect; no night can
         start
  fault  `wild.games` is `by-game` and `announce` has `wilds`: they don't go
         together; no night can start
  fault  `low.order` is `six-four`, so `low.straights` has to be `count`; no
         night can start
  fault  `rank.five` is `standard` and `wild.reach` is `any-card`: they don't go
         together; no night can start
  fault  `hilo.mode` is `cards`, so `hilo.two_left` has no effect; no night can
         start
  fault  the house has `game.bugged`, but `game.choice` is `holdem`, so nobody
         can play it; no night can start
  fault  `credit.note_reserved` is `the owner's`: use 2 to 12 letters and digits
         for a note's ID; no night can start
  fault  `buyin.initial` is 20.00, less than `buyin.min_bb`: 20 big blinds are
         40.00; no night can start
  fault  `rank.three` has to end with `high`, because high card is the lowest
         hand; no night can start
  fault  `rank.three_optional` has `flush`, but `rank.three` doesn't; no night
         can start
= 3

# What means something is sound: a fee with a named fund, a warning with a fine, a note with credit for it.

file sound.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [fund]
  name = "the kitty"
  ¶
  [tournament]
  fee = "5"
  points = "10/7/5"
  ¶
  [penalty]
  jump = "1"
  warnings = 2
  ¶
  [credit]
  is = "notes"
  ¶
  [buyin]
  paid = ["cash", "note"]
$ house check sound.toml
  `ours` checks out: 7 settings, no contradictions
