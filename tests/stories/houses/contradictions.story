# Settings that contradict each other are faults that name both keys; none hides another, and no such house is adopted

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [money]
  unit = "0.05"
  ¶
  [chips]
  is = [{ colour = "red", value = "0.25" }, { colour = "blue", value = "1" }]
  ¶
  [limit]
  kind = "no-limit"
  ¶
  [bet]
  max = "5"
  ¶
  [rake]
  is = "none"
  ¶
  [fund]
  join = "1"
  ¶
  [hilo]
  mode = "cards"
  signal = "fist"
  ¶
  [ante]
  is = "0.10"
  ¶
  [rank]
  suits = true
$ house check ours.toml
  fault  `limit.kind` is `no-limit`, so `bet.max` has no effect; no night can
         start
  fault  `rake` is `none`, so `fund.join` has no effect; no night can start
  fault  `hilo.mode` is `cards`, so `hilo.signal` has no effect; no night can
         start
  fault  `rank.suits` is `yes`, but housebook can't play that: suits never
         decide a hand; no night can start
  fault  `ante` has 0.10, but the `chips` can't make that: the smallest is 0.25;
         no night can start
= 3
$ house check ours.toml --json
  {"house":"ours","faults":[{"key":"limit.kind","rule":null,"message":"`limit.kind` is `no-limit`, so `bet.max` has no effect","offers":[]},{"key":"rake","rule":null,"message":"`rake` is `none`, so `fund.join` has no effect","offers":[]},{"key":"hilo.mode","rule":null,"message":"`hilo.mode` is `cards`, so `hilo.signal` has no effect","offers":[]},{"key":"rank.suits","rule":null,"message":"`rank.suits` is `yes`, but housebook can't play that: suits never decide a hand","offers":[]},{"key":"ante","rule":null,"message":"`ante` has 0.10, but the `chips` can't make that: the smallest is 0.25","offers":[]}]}
= 3
$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ house use ours.toml
! error: you can't play by the rules of `ours`: `limit.kind` is `no-limit`, so `bet.max` has no effect; and 4 more like that
! hint: house list
= 4
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ open --house ours.toml --banker Ann
! error: you can't play by the rules of `ours`: `limit.kind` is `no-limit`, so `bet.max` has no effect; and 4 more like that
! hint: house list
= 4

# A mistake does not hide a contradiction, and a missing name does not end the check.

file broken.toml:
  [house]
  title = "Nameless"
  currency = "USD"
  ¶
  [limit]
  kind = "no-limit"
  ¶
  [bet]
  max = "5"
  mim = "1"
  ¶
  [tie]
  is = "carry"
  ¶
  [ante]
  is = 25
$ house check broken.toml
! error: broken.toml:1:1: `house.name` is missing: use text in quotes
! broken.toml:6:8: `limit.kind` doesn't fit (`limit.kind` is `no-limit`, so `bet.max` has no effect): use settings that agree
! broken.toml:10:1: `bet.mim` is unknown: use a house setting; did you mean `bet.min`?
! broken.toml:13:6: `tie` is "carry": use one of "split", "shared-cards", "by-game", "goal-post"
! broken.toml:16:6: `ante` is 25: use an amount of at least 0.00 in quotes, like "20.00"
= 5

# More of the kind.

file more.toml:
  [house]
  name = "more"
  currency = "USD"
  ¶
  [blinds]
  small = "0.25"
  ¶
  [ante]
  payer = "each"
  ¶
  [limit]
  kind = "spread"
  ¶
  [raise]
  uncapped = true
  cap = 3
  ¶
  [rebuy]
  is = "players-only"
  ¶
  [chips]
  p2p = false
  p2p_pay = ["cash"]
  ¶
  [allin]
  is = "pause-and-buy"
  ¶
  [credit]
  is = "none"
  note_id = "not so short"
  ¶
  [tournament]
  pool = "all-money"
  fee = "5"
  ¶
  [cashout]
  leftover = "paid"
  leftover_game = "cold-hands"
$ house check more.toml
  fault  `limit.kind` is `spread`, so set `bet.max` too; no night can start
  fault  `raise.uncapped` is `yes`, so `raise.cap` has no effect; no night can
         start
  fault  `blinds.small` is set, so set `blinds.big` too; no night can start
  fault  `ante.payer` is set, so set `ante` too; no night can start
  fault  `chips.p2p` is `no`, so `chips.p2p_pay` has no effect; no night can
         start
  fault  `chips.p2p` is `no` and `rebuy` is `players-only`: they don't go
         together; no night can start
  fault  `credit` is `none`, so `credit.note_id` has no effect; no night can
         start
  fault  `tournament.pool` is `all-money`, so `tournament.fee` has no effect; no
         night can start
  fault  `cashout.leftover` is `paid`, so `cashout.leftover_game` has no effect;
         no night can start
  fault  `credit.note_id` is `not so short`: use 1 to 6 letters and digits to
         mark a note; no night can start
= 3
$ house check casino
  `casino` checks out: 38 settings, no contradictions
$ house check pig
  fault  the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16);
         nights and hands work, but no tournament can start; `tournament.payout`
         could be [60, 30, 10] or [50, 30, 20]
$ house check mike
  `mike` checks out: 93 settings, no contradictions
