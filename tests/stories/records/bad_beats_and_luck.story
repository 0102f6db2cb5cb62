# All-ins before the last card: what the hands were worth when the last bet was called, against what was won. Only hands with every
# act and the cards of everybody in count; a hand that was bet to the end does not, nor one that somebody mucked.

file one.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 40, 40]
  actions = ["d dh p1 AsAh", "d dh p2 KdKc", "d dh p3 ????", "p3 f", "p1 cbr 20", "p2 cc", "p1 sm AsAh", "p2 sm KdKc", "d db Kh3d4h", "d db Jh", "d db Qs"]
  players = ["Ann", "Bob", "Cat"]
file two.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [60, 40, 20]
  actions = ["d dh p1 9h9d", "d dh p2 AsKs", "d dh p3 Ac3c", "p3 cc", "p1 cc", "p2 cc", "d db 9s5s2c", "p1 cbr 2", "p2 cbr 8", "p3 f", "p1 cbr 59.50", "p2 cc", "p1 sm 9h9d", "p2 sm AsKs", "d db 7s", "d db Jd"]
  players = ["Bob", "Cat", "Ann"]
file three.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [80.50, 20, 19.50]
  actions = ["d dh p1 9h9d", "d dh p2 AsKs", "d dh p3 QcQd", "p3 cc", "p1 cc", "p2 cc", "d db 9s5s2c", "p1 cc", "p2 cc", "p3 cc", "d db 7s", "p1 cc", "p2 cc", "p3 cc", "d db Jd", "p1 cbr 5", "p2 cc", "p3 f", "p1 sm 9h9d", "p2 sm AsKs"]
  players = ["Cat", "Bob", "Ann"]
file four.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [26, 19, 75]
  actions = ["d dh p1 QhQd", "d dh p2 AcAd", "d dh p3 JsTs", "p3 cbr 3", "p1 cc", "p2 cc", "d db Qs9s2c", "p1 cc", "p2 cbr 16", "p3 cc", "p1 cbr 23", "p3 cc", "p1 sm QhQd", "p2 sm AcAd", "p3 sm JsTs", "d db 2d", "d db 8c"]
  players = ["Bob", "Ann", "Cat"]
file five.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [71, 49]
  actions = ["d dh p1 ????", "d dh p2 KhKs", "p2 cbr 49", "p1 cc", "p2 sm KhKs", "p1 sm -", "d db 2c3d4h", "d db Jh", "d db Qs"]
  players = ["Bob", "Cat"]

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ hand add one.phh
  hand 1, holdem: Bob wins $40.00
    Bob has the best hand for the main pot of $40.00: three kings (standard rule)
  recorded #11 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ hand add two.phh
  hand 2, holdem: Cat wins $80.50
    nobody called Bob's last $20.00, so Bob gets it back (standard rule)
    Cat has the best hand for the main pot of $80.50: flush, ace high (standard
      rule)
  recorded #14 ········
$ hand add three.phh
  hand 3, holdem: Bob wins $11.50
    Bob has the best hand for the main pot of $11.50: flush, ace high (standard
      rule)
  recorded #16 ········
$ hand add four.phh
  hand 4, holdem: Bob wins $71.00
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (standard rule)
    Bob has the best hand for the main pot of $57.00: full house, queens over
      deuces (standard rule)
    Bob has the best hand for side pot 1 ($14.00): full house, queens over deuces
      (standard rule)
  recorded #18 ········
$ hand add five.phh
  hand 5, holdem: Cat wins $98.00
    Bob doesn't show, so Bob can't win (standard rule)
    Cat has the best hand for the main pot of $98.00: pair of kings (standard
      rule)
  recorded #20 ········
! note: unusual in this hand: not every hand at the showdown is known
$ status
  night 1 at The Card Room, open since 2026-01-02 19:02; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –       –  not yet  -$40.00
  Bob     $40.00  -$40.00    –      –     –  $22.00  not yet  -$18.00
  Cat     $40.00  -$40.00    –      –     –  $98.00  not yet   $58.00
  ¶
  drawer $120.00   chips out $120.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ count Ann=0 Bob=22 Cat=98
  Ann has $0.00, as expected
  Bob has $22.00, as expected
  Cat has $98.00, as expected
  recorded #23 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $22.00: $22.00 in cash
  Cat cashes out $98.00: $98.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$40.00          –              –
  Bob     -$18.00     $22.00              –
  Cat      $58.00     $98.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #28 ········
$ records
  1 night, 2026-01-02
  ¶
  biggest pots:
     pot  won by  hand            day         game
  ────────────────────────────────────────────────────
  $98.00  Cat     night 1 hand 5  2026-01-02  holdem
  $80.50  Cat     night 1 hand 2  2026-01-02  holdem
  $71.00  Bob     night 1 hand 4  2026-01-02  holdem
  $40.00  Bob     night 1 hand 1  2026-01-02  holdem
  $11.50  Bob     night 1 hand 3  2026-01-02  holdem
  night 1 hand 5: Cat Kh Ks; board 2c 3d 4h Jh Qs
  night 1 hand 2: Bob 9h 9d; Cat As Ks; board 9s 5s 2c 7s Jd
  night 1 hand 4: Bob Qh Qd; Ann Ac Ad; Cat Js Ts; board Qs 9s 2c 2d 8c
  night 1 hand 1: Ann As Ah; Bob Kd Kc; board Kh 3d 4h Jh Qs
  night 1 hand 3: Cat 9h 9d; Bob As Ks; board 9s 5s 2c 7s Jd
  ¶
  best nights:
  result  player  night  day         house
  ───────────────────────────────────────────
  $58.00  Cat         1  2026-01-02  casino
  ¶
  worst nights:
   result  player  night  day         house
  ────────────────────────────────────────────
  -$40.00  Ann         1  2026-01-02  casino
  -$18.00  Bob         1  2026-01-02  casino
  ¶
  nights in a row:
  player  won          lost         now
  ──────────────────────────────────────────
  Ann     –            1 (night 1)  lost 1
  Bob     –            1 (night 1)  lost 1
  Cat     1 (night 1)  –            won 1
  ¶
  nemesis:
  player  loses most to     net
  ───────────────────────────────
  Ann     Bob            $39.50
  Bob     Cat            $57.50
  ¶
  head to head:
  player  against  nights  ahead  pots     net
  ──────────────────────────────────────────────
  Cat     Bob           1    1:0   2:2  $57.50
  Bob     Ann           1    1:0   3:0  $39.50
  Cat     Ann           1    1:0   1:0   $0.50
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Ann     1 of 1  100%
  Bob     1 of 1  100%
  Cat     1 of 1  100%
  ¶
  worst beats:
    had  player  lost a pot of  hand            day         game
  ──────────────────────────────────────────────────────────────────
  80.8%  Ann            $40.00  night 1 hand 1  2026-01-02  holdem
  74.0%  Bob            $80.50  night 1 hand 2  2026-01-02  holdem
  night 1 hand 1: Ann As Ah; Bob Kd Kc; board Kh 3d 4h Jh Qs
  night 1 hand 2: Bob 9h 9d; Cat As Ks; board 9s 5s 2c 7s Jd
  ¶
  luck:
  player  all-ins  fair share      won     luck
  ───────────────────────────────────────────────
  Cat           2      $51.69   $80.50   $28.81
  Bob           3     $105.33  $111.00    $5.67
  Ann           2      $34.48    $0.00  -$34.48
  from 3 hands with a player all-in before the last card and all cards known; 1 of
    them estimated
$ records Bob
  1 night, 2026-01-02
  ¶
  biggest pots:
     pot  won by  hand            day         game
  ────────────────────────────────────────────────────
  $71.00  Bob     night 1 hand 4  2026-01-02  holdem
  $40.00  Bob     night 1 hand 1  2026-01-02  holdem
  $11.50  Bob     night 1 hand 3  2026-01-02  holdem
  night 1 hand 4: Bob Qh Qd; Ann Ac Ad; Cat Js Ts; board Qs 9s 2c 2d 8c
  night 1 hand 1: Ann As Ah; Bob Kd Kc; board Kh 3d 4h Jh Qs
  night 1 hand 3: Cat 9h 9d; Bob As Ks; board 9s 5s 2c 7s Jd
  ¶
  worst nights:
   result  player  night  day         house
  ────────────────────────────────────────────
  -$18.00  Bob         1  2026-01-02  casino
  ¶
  nights in a row:
  player  won  lost         now
  ──────────────────────────────────
  Bob     –    1 (night 1)  lost 1
  ¶
  nemesis:
  player  loses most to     net
  ───────────────────────────────
  Bob     Cat            $57.50
  ¶
  head to head:
  player  against  nights  ahead  pots      net
  ───────────────────────────────────────────────
  Bob     Ann           1    1:0   3:0   $39.50
  Bob     Cat           1    0:1   2:2  -$57.50
  ahead: nights when that player did better; pots and net: hands that one of the
    two won alone and the other lost money in
  ¶
  who shows up:
  player  nights
  ──────────────────────
  Bob     1 of 1  100%
  ¶
  worst beats:
    had  player  lost a pot of  hand            day         game
  ──────────────────────────────────────────────────────────────────
  74.0%  Bob            $80.50  night 1 hand 2  2026-01-02  holdem
  night 1 hand 2: Bob 9h 9d; Cat As Ks; board 9s 5s 2c 7s Jd
  ¶
  luck:
  player  all-ins  fair share      won   luck
  ─────────────────────────────────────────────
  Bob           3     $105.33  $111.00  $5.67
  from 3 hands with a player all-in before the last card and all cards known; 1 of
    them estimated
$ records Bob --top 1 --json
  {"nights":1,"first":"2026-01-02T19:02:00+00:00","last":"2026-01-02T19:02:00+00:00","pots":[{"night":1,"hand":4,"at":"2026-01-02T19:10:00+00:00","game":"holdem","pot":"71.00","winners":{"Bob":"71.00"},"cards":{"Bob":"Qh Qd","Ann":"Ac Ad","Cat":"Js Ts"},"board":"Qs 9s 2c 2d 8c"}],"best_nights":[],"worst_nights":[{"player":"Bob","night":1,"opened":"2026-01-02T19:02:00+00:00","house":"casino","result":"-18.00"}],"streaks":{"Bob":{"won":null,"lost":{"nights":1,"from":1,"to":1},"now":-1}},"nemesis":{"Bob":{"player":"Cat","amount":"57.50"}},"head_to_head":[{"player":"Bob","other":"Ann","nights":1,"ahead":1,"behind":0,"took":3,"gave":0,"net":"39.50"},{"player":"Bob","other":"Cat","nights":1,"ahead":0,"behind":1,"took":2,"gave":2,"net":"-57.50"}],"attendance":{"Bob":{"times":1,"of":1,"percent":100}},"all_ins":{"hands":3,"estimated":1,"beats":[{"player":"Bob","equity":"74.0","night":1,"hand":2,"at":"2026-01-02T19:08:00+00:00","game":"holdem","pot":"80.50","cards":{"Bob":"9h 9d","Cat":"As Ks"},"board":"9s 5s 2c 7s Jd"}],"luck":{"Bob":{"hands":3,"worth":"105.33","won":"111.00","luck":"5.67"}}}}
