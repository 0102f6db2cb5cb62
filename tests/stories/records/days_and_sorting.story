# Hands, nights and results of some days, and the biggest pots first
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --at 2025-12-31T20:00
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10
  hand 1, holdem: Ann wins $10.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result --game holdem --in Ann=8 --in Bob=8 --win Ann=16
  hand 2, holdem: Ann wins $16.00
  recorded #9 ········
$ count Ann=63 Bob=37
  Ann has $63.00, as expected
  Bob has $37.00, as expected
  recorded #11 ········
! next: pay them all (cashout)
$ cashout Ann 63x
! error: `63x` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: cashout --help
= 2
$ close --yes
  Bob cashes out $37.00: $37.00 in cash
  Ann cashes out $63.00: $63.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $13.00     $63.00              –
  Bob     -$13.00     $37.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ open --banker Ann
  night 2 is open at The Card Room; Ann is the banker
  recorded #17 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
$ hand result --game holdem --in Ann=6 --in Bob=6 --win Bob=12
  hand 1, holdem: Bob wins $12.00
  recorded #20 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand list --sort pot
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     2  holdem  $16.00  result
      2     1  holdem  $12.00  result
      1     1  holdem  $10.00  result
$ hand list --year 2025
  no hands found
$ hand list --from 2026-01-01
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $10.00  result
      1     2  holdem  $16.00  result
      2     1  holdem  $12.00  result
$ hand search holdem --sort pot
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     2  holdem  $16.00  result
      2     1  holdem  $12.00  result
      1     1  holdem  $10.00  result
$ nights --year 2025
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-31 20:00  2026-01-02 19:09      2
$ nights --to 2025-12-31 --json
  {"nights":[{"night":1,"id":"019b80168c407cc8a1664e83286322c8","house":"casino","opened":"2025-12-31T20:00:00+00:00","closed":"2026-01-02T19:09:00+00:00","hands":2}]}
$ stats --year 2025
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $13.00     $8.00              –
  Bob          1      2  -$13.00         –              –
$ stats --from 2026-01-01
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Bob          1      1   $6.00     $6.00              –
  Ann          1      1  -$6.00         –              –
$ stats --year next
! error: `next` isn't a valid year (write it like 2026)
! hint: stats --help
= 2
$ stats --year 2025 --from 2025-01-01
! error: `--year <YEAR>` doesn't go with `--from <DAY>`: leave one of them out
! hint: housebook stats --help
= 2
$ stats --year 26
! error: `26` isn't a valid year (write it like 2026)
! hint: stats --help
= 2
$ hand list --from 26-01-01
! error: `26-01-01` isn't a valid date (write it like 2026-11-21)
! hint: hand list --help
= 2
$ hand list --from 2026-02-01 --to 2026-01-01
! error: the first day, 2026-02-01, is after the last, 2026-01-01
! hint: hand list --help
= 2
$ hand result holdem Ann 2 Ann
! error: `Ann` is named twice
! hint: hand result --help
= 4
$ hand result holdem Ann 2 Bob ann
! error: `Ann` is named twice
! hint: hand result holdem Ann 2 Bob
= 4
