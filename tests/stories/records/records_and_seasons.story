# Records of the table, the standings of a year, and reports: merged people are one person, nights count by their evening.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ records
  there are no finished nights to look at
$ season 2026
  there are no finished nights in 2026 yet
$ player add Ann Bob Cat Bobby --really-different
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Bobby, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #7 ········
$ player pay-to Ann "venmo @ann-lee"
  payments to Ann go to venmo @ann-lee
  recorded #8 ········
$ open --banker Ann --at 2025-12-31T23:30
  night 1 is open at The Card Room; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50 --at 2025-12-31T23:31
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50 --at 2025-12-31T23:31
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Cat 50 --at 2025-12-31T23:31
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ hand result --game holdem --in Ann=5 --in Bob=5 --in Cat=2 --win Ann=12 --at 2026-01-01T01:00
  hand 1, holdem: Ann wins $12.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ hand result --game holdem --in Ann=8 --in Bob=8 --in Cat=8 --win Bob=12 --win Cat=12 --at 2026-01-01T01:00
  hand 2, holdem: Bob wins $12.00, Cat wins $12.00
  recorded #14 ········
$ count Ann=49 Bob=49 Cat=52 --at 2026-01-01T02:50
  Ann has $49.00, as expected
  Bob has $49.00, as expected
  Cat has $52.00, as expected
  recorded #17 ········
! next: pay them all (cashout)
$ close --yes --at 2026-01-01T03:00
  Ann cashes out $49.00: $49.00 in cash
  Bob cashes out $49.00: $49.00 in cash
  Cat cashes out $52.00: $52.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00     $49.00              –
  Bob     -$1.00     $49.00              –
  Cat      $2.00     $52.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #24 ········
$ records
  1 night, 2025-12-31
  ¶
  biggest pots:
     pot  won by                  hand            day         game
  ────────────────────────────────────────────────────────────────────
  $24.00  Bob $12.00, Cat $12.00  night 1 hand 2  2026-01-01  holdem
  $12.00  Ann                     night 1 hand 1  2026-01-01  holdem
  ¶
  best nights:
  result  player  night  day         house
  ───────────────────────────────────────────
   $2.00  Cat         1  2025-12-31  casino
  ¶
  worst nights:
  result  player  night  day         house
  ───────────────────────────────────────────
  -$1.00  Bob         1  2025-12-31  casino
  -$1.00  Ann         1  2025-12-31  casino
  ¶
  nights in a row:
  player  won          lost         now
  ──────────────────────────────────────────
  Ann     –            1 (night 1)  lost 1
  Bob     –            1 (night 1)  lost 1
  Cat     1 (night 1)  –            won 1
  ¶
  nemesis:
  player  loses most to    net
  ──────────────────────────────
  Bob     Ann            $5.00
  Cat     Ann            $2.00
  ¶
  head to head:
  player  against  nights  ahead  pots    net
  ─────────────────────────────────────────────
  Ann     Bob           1    0:0   1:0  $5.00
  Ann     Cat           1    0:1   1:0  $2.00
  Bob     Cat           1    0:1   0:0  $0.00
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Ann     1 of 1  100%
  Bob     1 of 1  100%
  Cat     1 of 1  100%
~ 8 days later
$ open --banker Ann --at 2026-01-09T20:00
  night 2 is open at The Card Room; Ann is the banker
  recorded #25 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40 --at 2026-01-09T20:01
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bobby 40 --at 2026-01-09T20:01
  Bobby buys chips: $40.00 in cash; stack $40.00
  recorded #27 ········
$ buy Xavier 40 --at 2026-01-09T20:02
  Xavier buys chips: $40.00 in cash; stack $40.00
  recorded #28 ········
$ hand add --at 2026-01-09T20:30 --hand '{"game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"20.00","cards":"5s Ks"},{"name":"Bobby","in":"20.00","cards":"7d 4c"},{"name":"Xavier","in":"2.00","folded":true}]}'
  hand 1, holdem: Ann wins $42.00
    Ann has the best hand for the main pot of $42.00: flush, king high (standard
      rule)
  recorded #29 ········
! note: nobody said who dealt (`"button"`), so the highest card decides who deals next
$ hand list
  night  hand  game       pot  recorded by
  ──────────────────────────────────────────
      1     1  holdem  $12.00  result
      1     2  holdem  $24.00  result
      2     1  holdem  $42.00  showdown
$ hand result --game holdem --in Bobby=20 --in Xavier=20 --win Bobby=40 --at 2026-01-09T21:00
  hand 2, holdem: Bobby wins $40.00
  recorded #30 ········
$ count Ann=62 Bobby=40 Xavier=18 --at 2026-01-09T23:00
  Ann has $62.00, as expected
  Bobby has $40.00, as expected
  Xavier has $18.00, as expected
  recorded #33 ········
! next: pay them all (cashout)
$ close --yes --at 2026-01-09T23:10
  Xavier cashes out $18.00: $18.00 in cash
  Bobby cashes out $40.00: $40.00 in cash
  Ann cashes out $62.00: $62.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $22.00     $62.00              –
  Bobby     $0.00     $40.00              –
  Xavier  -$22.00     $18.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #40 ········
~ 40 days later
$ open --banker Ann --at 2026-02-13T20:00
  night 3 is open at The Card Room; Ann is the banker
  recorded #41 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40 --at 2026-02-13T20:01
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #42 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40 --at 2026-02-13T20:01
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #43 ········
$ count Ann=55 Bob=25 --at 2026-02-13T23:00
  Ann has $55.00: up $15.00 in unrecorded hands
  Bob has $25.00: down $15.00 in unrecorded hands
  recorded #45 ········
! next: pay them all (cashout)
$ close --yes --at 2026-02-13T23:10
  Bob cashes out $25.00: $25.00 in cash
  Ann cashes out $55.00: $55.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00     $55.00              –
  Bob     -$15.00     $25.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #50 ········

Two records are one person from here on, also in what was.

$ player merge Bob Bobby
  Bobby was merged into Bob
  recorded #51 ········
$ records
  3 nights, 2025-12-31 to 2026-02-13
  ¶
  biggest pots:
     pot  won by                  hand            day         game
  ────────────────────────────────────────────────────────────────────
  $42.00  Ann                     night 2 hand 1  2026-01-09  holdem
  $40.00  Bob                     night 2 hand 2  2026-01-09  holdem
  $24.00  Bob $12.00, Cat $12.00  night 1 hand 2  2026-01-01  holdem
  $12.00  Ann                     night 1 hand 1  2026-01-01  holdem
  night 2 hand 1: Ann 5s Ks; Bob 7d 4c; board Ts Td 9s 3s Jh
  ¶
  best nights:
  result  player  night  day         house
  ───────────────────────────────────────────
  $22.00  Ann         2  2026-01-09  casino
  $15.00  Ann         3  2026-02-13  casino
   $2.00  Cat         1  2025-12-31  casino
  ¶
  worst nights:
   result  player  night  day         house
  ────────────────────────────────────────────
  -$22.00  Xavier      2  2026-01-09  casino
  -$15.00  Bob         3  2026-02-13  casino
   -$1.00  Bob         1  2025-12-31  casino
   -$1.00  Ann         1  2025-12-31  casino
  ¶
  nights in a row:
  player  won                lost         now
  ────────────────────────────────────────────────
  Ann     2 (nights 2 to 3)  1 (night 1)  won 2
  Bob     –                  1 (night 1)  lost 1
  Cat     1 (night 1)        –            won 1
  Xavier  –                  1 (night 2)  lost 1
  ¶
  nemesis:
  player  loses most to     net
  ───────────────────────────────
  Bob     Ann            $25.00
  Cat     Ann             $2.00
  Xavier  Bob            $20.00
  ¶
  head to head:
  player  against  nights  ahead  pots     net
  ──────────────────────────────────────────────
  Ann     Bob           3    2:0   2:0  $25.00
  Bob     Xavier        1    1:0   1:0  $20.00
  Ann     Cat           1    0:1   1:0   $2.00
  Ann     Xavier        1    1:0   1:0   $2.00
  Bob     Cat           1    0:1   0:0   $0.00
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Ann     3 of 3  100%
  Bob     3 of 3  100%
  Cat     1 of 3   33%
  Xavier  1 of 3   33%
> nemesis
$ records --year 2025
  1 night, 2025-12-31
  ¶
  biggest pots:
     pot  won by                  hand            day         game
  ────────────────────────────────────────────────────────────────────
  $24.00  Bob $12.00, Cat $12.00  night 1 hand 2  2026-01-01  holdem
  $12.00  Ann                     night 1 hand 1  2026-01-01  holdem
  ¶
  best nights:
  result  player  night  day         house
  ───────────────────────────────────────────
   $2.00  Cat         1  2025-12-31  casino
  ¶
  worst nights:
  result  player  night  day         house
  ───────────────────────────────────────────
  -$1.00  Bob         1  2025-12-31  casino
  -$1.00  Ann         1  2025-12-31  casino
  ¶
  nights in a row:
  player  won          lost         now
  ──────────────────────────────────────────
  Ann     –            1 (night 1)  lost 1
  Bob     –            1 (night 1)  lost 1
  Cat     1 (night 1)  –            won 1
  ¶
  nemesis:
  player  loses most to    net
  ──────────────────────────────
  Bob     Ann            $5.00
  Cat     Ann            $2.00
  ¶
  head to head:
  player  against  nights  ahead  pots    net
  ─────────────────────────────────────────────
  Ann     Bob           1    0:0   1:0  $5.00
  Ann     Cat           1    0:1   1:0  $2.00
  Bob     Cat           1    0:1   0:0  $0.00
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Ann     1 of 1  100%
  Bob     1 of 1  100%
  Cat     1 of 1  100%
$ records Bob --top 1
  3 nights, 2025-12-31 to 2026-02-13
  ¶
  biggest pots:
     pot  won by  hand            day         game
  ────────────────────────────────────────────────────
  $40.00  Bob     night 2 hand 2  2026-01-09  holdem
  ¶
  worst nights:
   result  player  night  day         house
  ────────────────────────────────────────────
  -$15.00  Bob         3  2026-02-13  casino
  ¶
  nights in a row:
  player  won  lost         now
  ──────────────────────────────────
  Bob     –    1 (night 1)  lost 1
  ¶
  nemesis:
  player  loses most to     net
  ───────────────────────────────
  Bob     Ann            $25.00
  ¶
  head to head:
  player  against  nights  ahead  pots      net
  ───────────────────────────────────────────────
  Bob     Xavier        1    1:0   1:0   $20.00
  Bob     Cat           1    0:1   0:0    $0.00
  Bob     Ann           3    0:2   0:2  -$25.00
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Bob     3 of 3  100%
$ --json records --year 2026
  {"nights":2,"first":"2026-01-09T20:00:00+00:00","last":"2026-02-13T20:00:00+00:00","pots":[{"night":2,"hand":1,"at":"2026-01-09T20:30:00+00:00","game":"holdem","pot":"42.00","winners":{"Ann":"42.00"},"cards":{"Ann":"5s Ks","Bob":"7d 4c"},"board":"Ts Td 9s 3s Jh"},{"night":2,"hand":2,"at":"2026-01-09T21:00:00+00:00","game":"holdem","pot":"40.00","winners":{"Bob":"40.00"},"cards":{},"board":""}],"best_nights":[{"player":"Ann","night":2,"opened":"2026-01-09T20:00:00+00:00","house":"casino","result":"22.00"},{"player":"Ann","night":3,"opened":"2026-02-13T20:00:00+00:00","house":"casino","result":"15.00"}],"worst_nights":[{"player":"Xavier","night":2,"opened":"2026-01-09T20:00:00+00:00","house":"casino","result":"-22.00"},{"player":"Bob","night":3,"opened":"2026-02-13T20:00:00+00:00","house":"casino","result":"-15.00"}],"streaks":{"Ann":{"won":{"nights":2,"from":2,"to":3},"lost":null,"now":2},"Bob":{"won":null,"lost":{"nights":1,"from":3,"to":3},"now":-1},"Xavier":{"won":null,"lost":{"nights":1,"from":2,"to":2},"now":-1}},"nemesis":{"Bob":{"player":"Ann","amount":"20.00"},"Xavier":{"player":"Bob","amount":"20.00"}},"head_to_head":[{"player":"Ann","other":"Bob","nights":2,"ahead":2,"behind":0,"took":1,"gave":0,"net":"20.00"},{"player":"Bob","other":"Xavier","nights":1,"ahead":1,"behind":0,"took":1,"gave":0,"net":"20.00"},{"player":"Ann","other":"Xavier","nights":1,"ahead":1,"behind":0,"took":1,"gave":0,"net":"2.00"}],"attendance":{"Ann":{"times":2,"of":2,"percent":100},"Bob":{"times":2,"of":2,"percent":100},"Xavier":{"times":1,"of":2,"percent":50}},"all_ins":{"hands":0,"estimated":0,"beats":[],"luck":{}}}
$ records --house mike
  there are no finished nights to look at
$ records --from 2026-02-01 --to 2026-01-01
! error: the first day, 2026-02-01, is after the last, 2026-01-01
! hint: records --help
= 2
$ records --top 0
! error: invalid value `0` for `--top <K>`: use a number from 1 to 100
! hint: housebook records --help
= 2
$ records Zoe
! error: no player is called `Zoe`
! hint: player add Zoe
= 4

The night that went past midnight counts for the year of its evening.

$ season 2025
  season 2025, 1 night
     player  nights  won    best   worst     net
  ────────────────────────────────────────────────
  1  Cat          1    1   $2.00   $2.00   $2.00
  2  Bob          1    0  -$1.00  -$1.00  -$1.00
  2  Ann          1    0  -$1.00  -$1.00  -$1.00
$ season 2026
  season 2026, 2 nights
     player  nights  won     best    worst      net
  ───────────────────────────────────────────────────
  1  Ann          2    2   $22.00   $15.00   $37.00
  2  Bob          2    0    $0.00  -$15.00  -$15.00
  3  Xavier       1    0  -$22.00  -$22.00  -$22.00
$ season
  season 2026, 2 nights
     player  nights  won     best    worst      net
  ───────────────────────────────────────────────────
  1  Ann          2    2   $22.00   $15.00   $37.00
  2  Bob          2    0    $0.00  -$15.00  -$15.00
  3  Xavier       1    0  -$22.00  -$22.00  -$22.00
$ season 2026 --best 1 --min-nights 2
  season 2026, 2 nights
     player  nights  won     best    worst      net   counts
  ────────────────────────────────────────────────────────────
  1  Ann          2    2   $22.00   $15.00   $37.00   $22.00
  2  Bob          2    0    $0.00  -$15.00  -$15.00    $0.00
     Xavier       1    0  -$22.00  -$22.00  -$22.00  -$22.00
  each player's best night counts; it takes at least 2 nights to be ranked
$ --json season 2026 --best 1
  {"year":"2026","best":1,"evenings":[{"night":2,"opened":"2026-01-09T20:00:00+00:00"},{"night":3,"opened":"2026-02-13T20:00:00+00:00"}],"players":[{"place":1,"player":"Ann","nights":2,"won":2,"net":"37.00","counted":"22.00","best":"22.00","worst":"15.00","after":["22.00","37.00"]},{"place":2,"player":"Bob","nights":2,"won":0,"net":"-15.00","counted":"0.00","best":"0.00","worst":"-15.00","after":["0.00","-15.00"]},{"place":3,"player":"Xavier","nights":1,"won":0,"net":"-22.00","counted":"-22.00","best":"-22.00","worst":"-22.00","after":["-22.00","-22.00"]}]}
$ season 26
! error: `26` isn't a valid year (write it like 2026)
! hint: season --help
= 2
$ season 2026 --best 0
! error: invalid value `0` for `--best <K>`: use a number from 1 to 65535
! hint: housebook season --help
= 2
$ report season 2026
  season 2026, 2 nights
     player  nights  won     best    worst      net
  ───────────────────────────────────────────────────
  1  Ann          2    2   $22.00   $15.00   $37.00
  2  Bob          2    0    $0.00  -$15.00  -$15.00
  3  Xavier       1    0  -$22.00  -$22.00  -$22.00
  ¶
  net:
                                             amount
  ───────────────────────────────────────────────────
  Ann     ████████████████████████████████   $37.00
  Bob     ░░░░░░░░░░░░░                     -$15.00
  Xavier  ░░░░░░░░░░░░░░░░░░░░              -$22.00
  ¶
  after each night:
          course  at the end
  ────────────────────────────
  Ann     ▁█          $37.00
  Bob     █▁         -$15.00
  Xavier  ▁▁         -$22.00
$ report night 2
  night 2 at The Card Room, 2026-01-09 20:00 to 2026-01-09 23:10, 2 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $22.00     $62.00              –
  Bob       $0.00     $40.00              –
  Xavier  -$22.00     $18.00              –
  ¶
  results:
                                             amount
  ───────────────────────────────────────────────────
  Ann     ████████████████████████████████   $22.00
  Bob                                         $0.00
  Xavier  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  -$22.00
$ report player Bob
  Bob
  nights              3
  hands               4
  net                 -$16.00
  most won in a hand  $20.00
  showdowns won       0/1 (0%)
  ¶
  game    nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  holdem       2      4  -$1.00    $20.00       0/1 (0%)
  ¶
  house   nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  casino       3      4  -$16.00    $20.00       0/1 (0%)
  ¶
  all nights together:
       course  at the end
  ─────────────────────────
  Bob  ██▁        -$16.00
  ¶
  night by night:
                                                   amount
  ─────────────────────────────────────────────────────────
  1 2025-12-31  ░░░                                -$1.00
  2 2026-01-09                                      $0.00
  3 2026-02-13  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  -$15.00
$ report book
  nobody owes anybody
$ --json report season 2025
  {"year":"2025","evenings":[{"night":1,"opened":"2025-12-31T23:30:00+00:00"}],"players":[{"place":1,"player":"Cat","nights":1,"won":1,"net":"2.00","best":"2.00","worst":"2.00","after":["2.00"]},{"place":2,"player":"Bob","nights":1,"won":0,"net":"-1.00","best":"-1.00","worst":"-1.00","after":["-1.00"]},{"place":2,"player":"Ann","nights":1,"won":0,"net":"-1.00","best":"-1.00","worst":"-1.00","after":["-1.00"]}],"title":"Season 2025","charts":[{"chart":"net","bars":{"Cat":"2.00","Bob":"-1.00","Ann":"-1.00"}},{"chart":"after each night","days":["2025-12-31"],"curves":{"Cat":["2.00"],"Bob":["-1.00"],"Ann":["-1.00"]}}]}
$ report season 2026 --html season.html --svg season.svg
  saved the page to `season.html`
  saved the picture to `season.svg`
$ report season 2026 --html season.html
! error: `season.html` already exists
! hint: report season 2026 --html season-2.html
= 4
$ report night 2 --html same.html --svg same.html
! error: the page and the picture each need their own file
! hint: report night --help
= 2
$ report player Ann --year 2030 --svg ann.svg
! error: there's nothing to draw
! hint: nights
= 4
$ report player Ann --year 2030
  Ann
  nights              0
  hands               0
  net                 $0.00
  most won in a hand  –
  showdowns won       –
$ --dry-run report night 2 --svg night.svg
  would write the picture to `night.svg`
$ --json report night 2 --svg night.svg
  {"night":{"id":"019ba95553207433bff60610add86408","number":2,"house":"casino","house_version":"","opened":"2026-01-09T20:00:00+00:00","closed":"2026-01-09T23:10:00+00:00","banker":"Ann"},"players":[{"name":"Ann","seat":null,"bought":"40.00","cash":"22.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"22.00"},{"name":"Bob","seat":null,"bought":"40.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Xavier","seat":null,"bought":"40.00","cash":"-22.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"-22.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Ann":"62.00","Bob":"40.00","Xavier":"18.00"},"gifts_losses":{},"title":"Night 2","charts":[{"chart":"results","bars":{"Ann":"22.00","Bob":"0.00","Xavier":"-22.00"}}],"svg":"night.svg"}
$ report night 9
! error: there's no night 9
! hint: nights
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  51 events in an unbroken chain
  entries     ok  79 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 51 events
