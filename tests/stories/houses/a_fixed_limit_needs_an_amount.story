A fixed limit with antes and no amount can't be played, so the check says what's missing; with blinds the stakes of the night say it.

file fixed.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [limit]
  kind = "fixed"
  ¶
  [ante]
  is = "0.25"

$ house check fixed.toml
  fault  `limit.kind` is `fixed` and `ante` is set and `blinds` isn't set and
         `blinds.big` isn't set, so set `bet.min` too; no night can start
= 3
> bet.min
