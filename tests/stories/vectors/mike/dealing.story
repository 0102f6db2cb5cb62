# Who deals, what is anted, which game is called, and when a wild card has to be named.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Mo
  Mo, a regular
  recorded #3 ········
$ player add Nat
  Nat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Oli
  Oli, a regular
  recorded #5 ········
$ player add Pat
  Pat, a regular
  recorded #6 ········
$ player add Quin
  Quin, a regular
  recorded #7 ········
$ player add Rae
  Rae, a regular
  recorded #8 ········
$ open --banker Mo
  night 1 is open at Mike's house; Mo is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Mo 5
  Mo buys chips: $5.00 in cash; stack $5.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Nat 5 --quiet
$ buy Oli 5 --quiet
$ buy Pat 5 --quiet
$ seat Mo 1
  Mo has seat 1
  recorded #14 ········
$ seat Nat 2
  Nat has seat 2
  recorded #15 ········
$ seat Oli 3
  Oli has seat 3
  recorded #16 ········
$ seat Pat 4
  Pat has seat 4
  recorded #17 ········

## V-MIK-01: the banker deals the first hand, and the deal goes to the left

$ deal
  Mo deals
    the banker deals the first hand (MIK-26)
  recorded #18 ········
> Mo deals
> MIK-26
$ deal
  Nat deals
    the deal passes to the left (MIK-26)
  recorded #19 ········
> Nat deals
$ deal
  Oli deals
    the deal passes to the left (MIK-26)
  recorded #20 ········
> Oli deals
$ deal
  Pat deals
    the deal passes to the left (MIK-26)
    `Pat` sits to the right of the banker, so the night can end here (MIK-27)
  recorded #21 ········
> Pat deals

## V-MIK-55: six antes of a white chip make thirty cents

$ buy Quin 5 --quiet
$ buy Rae 5 --quiet
$ seat Quin 5
  Quin has seat 5
  recorded #24 ········
$ seat Rae 6
  Rae has seat 6
  recorded #25 ········
$ hand new --yes
< straight-poker
< d mo
< ¶
< f*
  hand 1, straight-poker: Mo wins $0.30
  recorded #27 ········
! no game yet, Pat deals, 6 in: Mo Nat Oli Pat Quin Rae
! which game? > straight-poker
! straight-poker, Pat deals, 6 in: Mo Nat Oli Pat Quin Rae
! Enter to deal > d mo
! straight-poker, Mo deals, 6 in: Mo Nat Oli Pat Quin Rae
! Enter to deal > ¶
! note: `Nat`, to the dealer's left, opens the betting (MIK-68)
! Nat 4.95 · pot 0.30 · check, bet 0.05–0.50 > f*
! Mo is the only one left in the main pot, so Mo wins it: $0.30 (standard rule)
! Mo gets 0.30 (+0.25), Nat -0.05, Oli -0.05, Pat -0.05, Quin -0.05, Rae -0.05
! ¶
! note: unusual in this hand: a player folded with nothing to call
> pot 0.30
$ hand show 1
  hand 1, straight-poker: Mo wins $0.30 (event 27, 2026-01-02 19:24)
  the dealer called straight-poker (MIK-58)
  ¶
  player       posted      before  after
  ────────────────────────────────────────
  Mo (button)  ante $0.05   $5.00  $5.25
  Nat          ante $0.05   $5.00  $4.95
  Oli          ante $0.05   $5.00  $4.95
  Pat          ante $0.05   $5.00  $4.95
  Quin         ante $0.05   $5.00  $4.95
  Rae          ante $0.05   $5.00  $4.95
  ¶
  the hand
    Nat folds   pot $0.30
    Oli folds   pot $0.30
    Pat folds   pot $0.30
    Quin folds  pot $0.30
    Rae folds   pot $0.30
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.30  Mo            Mo
  Mo is the only one left in the main pot, so Mo wins it: $0.30 (standard rule)
  ¶
  in the ledger (show 27):
  party  asset  with  amount
  ────────────────────────────
  Mo     chips         $0.25
  Nat    chips        -$0.05
  Oli    chips        -$0.05
  Pat    chips        -$0.05
  Quin   chips        -$0.05
  Rae    chips        -$0.05
> ante $0.05
> $0.30

## V-MIK-49: deuces called wild after the first card are refused

$ hand new
< seven-card-stud
< d nat
< ¶
< deuces-wild
< q
  stopped: nothing was recorded
! straight-poker, Nat deals, 6 in: Mo Nat Oli Pat Quin Rae
! Enter to deal > seven-card-stud
! seven-card-stud, Nat deals, 6 in: Mo Nat Oli Pat Quin Rae
! Enter to deal > d nat
! Enter to deal > ¶
! third street, one card up: Oli Pat Quin Rae Mo Nat > deuces-wild
! error: nobody called `deuces-wild` before the first card (MIK-53)
! third street, one card up: Oli Pat Quin Rae Mo Nat > q
> nobody called `deuces-wild` before the first card
> MIK-53

## V-MIK-54: a game outside the list is refused until its rules are stated, at every door

$ hand new
< chicago
< q
  stopped: nothing was recorded
! straight-poker, Nat deals, 6 in: Mo Nat Oli Pat Quin Rae
! Enter to deal > chicago
! error: there's no game called `chicago`; at this house the dealer has to explain
!   a new game first (MIK-58); in another window, type `games`
! Enter to deal > q
> MIK-58
$ hand result --game chicago --in Mo=1 --in Nat=1 --win Mo=2
! error: there's no game called `chicago`; at this house the dealer has to explain a new game first (MIK-58)
! hint: hand result --game chicago --in Mo=1 --in Nat=1 --win Mo=2 --new-game --rules "HOW TO PLAY IT"
= 4
> MIK-58
$ hand result --game chicago --new-game --in Mo=1 --in Nat=1 --win Mo=2
! error: `chicago` isn't on the list of games, so the dealer has to give its rules (MIK-58)
! hint: hand result --game chicago --new-game --in Mo=1 --in Nat=1 --win Mo=2 --rules "HOW TO PLAY IT"
= 4
> MIK-58
$ hand add --hand '{"game":"chicago","players":[{"name":"Mo","in":"1","cards":""},{"name":"Nat","in":"1","folded":true}]}'
! error: --hand:1:1: there's no game called `chicago`; at this house the dealer has to explain a new game first (MIK-58)
! hint: games
= 5
> MIK-58
$ coldhands --game chicago --win Mo
! error: there's no game called `chicago`; at this house the dealer has to explain a new game first (MIK-58)
! hint: coldhands --game chicago --win Mo --new-game --rules "HOW TO PLAY IT"
= 4
> MIK-58
$ hand result --game chicago --new-game --rules "seven-card stud, half the pot for the high spade in the hole" --in Mo=1 --in Nat=1 --win Mo=2
  hand 2, chicago: Mo wins $2.00
    `chicago` isn't on the list; the dealer explained it: seven-card stud, half
      the pot for the high spade in the hole (MIK-58)
  recorded #28 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Mo`
> half the pot for the high spade
$ hand why 2
  hand 2, chicago: Mo wins $2.00
  `chicago` isn't on the list; the dealer explained it: seven-card stud, half the
    pot for the high spade in the hole (MIK-58)
> MIK-58

## V-MIK-65: a Chicago of one's own is listed under stud with seven cards

file chicago.toml:
  [game.chicago]
  title = "Chicago"
  like = "high-spade-in-the-hole"
  menu = ["7-stud"]
$ games check chicago.toml --json
  {"games":[{"name":"chicago","title":"Chicago","menu":["7-stud"],"course":["down 2 up 1","bet small","up 1","bet small","up 1","bet big","up 1","bet big","down 1","bet big"],"cards":7,"board":0,"high":"standard","low":"none","use":"any","wild":[],"spade":true,"half":"high-spade","deck":"full","match":false,"ante":null,"blinds":null,"most_players":7}]}
> "menu":["7-stud"]
$ games list --menu 7-stud
  7-stud: seven-card stud
    seven-card-stud                      Seven-card stud
    seven-card-stud-hi-lo                Seven-card stud, high-low
    seven-card-stud-hi-lo-8              Seven-card stud, eight or better
    seven-card-stud-low-hole-wild        Low hole wild
    seven-card-stud-low-hole-wild-hi-lo  Low hole wild, high-low
    high-spade-in-the-hole               High spade in the hole
    low-spade-in-the-hole                Low Chicago
    dr-pepper                            Dr Pepper
    woolworth                            Woolworth
    follow-the-queen                     Follow the Queen
    follow-the-queen-high-spade          Follow the Queen, high spade in the
                                         hole
    baseball                             Baseball
    mississippi-stud                     Mississippi stud
    night-baseball                       Night Baseball
    razz                                 Razz
    deuce-to-seven-razz                  Deuce-to-seven razz
    london-lowball                       London lowball
    razzdugi                             Razzdugi
  ¶
  party: not poker; `play` keeps score
    golf               Golf
    low-man-down       Low Man Down
    6-5-4              6, 5, 4
    in-between         In Between
    left-center-right  Left, Center, Right
    pie-face           Pie Face
    zilch              3,000 Zilch
> high-spade-in-the-hole
