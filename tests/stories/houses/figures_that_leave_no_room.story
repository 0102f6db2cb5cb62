# Figures that leave no room for a raise or a bet, notes nobody takes, and prizes that rise with the place are faults.

file raises.toml:
  [house]
  name = "raises"
  currency = "POINTS"
  ¶
  [limit]
  kind = "spread"
  ¶
  [bet]
  min = "25"
  max = "25"
  round_total = "25"
  ¶
  [raise]
  min = "25"

file bets.toml:
  [house]
  name = "bets"
  currency = "USD"
  ¶
  [bet]
  min_bb = 200
  ¶
  [buyin]
  max_bb = 100
  paid = ["cash"]
  ¶
  [credit]
  is = "notes"
  ¶
  [rank]
  five = "standard"
  within = ["five-of-a-kind"]

file prizes.toml:
  [house]
  name = "prizes"
  currency = "USD"
  ¶
  [tournament]
  payout = [10, 90]

$ house check raises.toml
  fault  `bet.round_total` is 25, so there's no room for a raise: `bet.min` and
         `raise.min` add up to 50; no night can start
= 3
> no room for a raise
$ house check bets.toml
  fault  `bet.min_bb` is 200, more than `buyin.max_bb`, which is 100; no night
         can start
  fault  `credit` is `notes` and `chips.p2p_pay` isn't set and `buyin.paid`
         doesn't have `note`: they don't go together; no night can start
  fault  `rank.five` is `standard` and `rank.within` has `five-of-a-kind`: they
         don't go together; no night can start
= 3
$ house check prizes.toml
  fault  the prize table 10/90 pays a place more than the place above it, so it
         can't be paid; nights and hands work, but no tournament can start;
         `tournament.payout` could be [60, 30, 10] or [50, 30, 20]
> no tournament can start
$ house check casino
  `casino` checks out: 38 settings, no contradictions
