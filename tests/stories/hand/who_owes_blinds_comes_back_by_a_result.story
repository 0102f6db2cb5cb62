# A result does not say what somebody posted: who owes blinds and is in it is asked about. Between button and small blind he waits.
# rules: DAV-27, DAV-28, DAV-29

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.5 --in Dan=.5 --win Dan=1.25
  hand 1, holdem: Dan wins $1.25
  recorded #20 ········
$ hand result --game holdem --dealer Bob --in Cat=.25 --in Eve=.5 --win Eve=.75 --away Dan
  hand 2, holdem: Eve wins $0.75
  recorded #22 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)

# Between button and small blind nobody is dealt in who has not bought the button.
$ hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --in Dan=.5 --win Dan=1.25
! error: `Dan` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --in Dan=.5 --win Dan=1.25 --really
= 4
$ hand add --hand '{"game":"holdem","button":"Cat","board":"AhKhQh2c2d","players":[{"name":"Eve","in":"0.50"},{"name":"Ann","in":"0.50"},{"name":"Dan","in":"0.50","cards":"AsAd"}]}'
! error: --hand:1:1: `Dan` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand add --hand '{"game":"holdem","button":"Cat","board":"AhKhQh2c2d","players":[{"name":"Eve","in":"0.50"},{"name":"Ann","in":"0.50"},{"name":"Dan","in":"0.50","cards":"AsAd"}]}' --really
= 5
$ hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --win Ann=.75
  hand 3, holdem: Ann wins $0.75
  recorded #24 ········
$ deal --dry-run
  Eve deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand result --game holdem --dealer Eve --in Ann=.25 --in Bob=.5 --win Bob=.75 --away Dan
  hand 4, holdem: Bob wins $0.75
  recorded #26 ········
$ deal --dry-run
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand result --game holdem --dealer Ann --in Ann=2 --in Bob=.25 --in Cat=.5 --in Dan=2 --win Ann=4.75
! error: `Dan` missed both blinds: post $0.75 ($0.50 live and $0.25 dead) or wait for the big blind; `hand new` asks about it (DAV-27)
! hint: hand result --game holdem --dealer Ann --in Ann=2 --in Bob=.25 --in Cat=.5 --in Dan=2 --win Ann=4.75 --really
= 4
$ hand add --hand '{"game":"holdem","button":"Ann","board":"AhKhQh2c2d","players":[{"name":"Ann","in":"0.50","cards":"AsAd"},{"name":"Bob","in":"0.50"},{"name":"Cat","in":"0.50"},{"name":"Dan","in":"0.75"}]}'
! error: --hand:1:1: `Dan` missed both blinds: post $0.75 ($0.50 live and $0.25 dead) or wait for the big blind; `hand new` asks about it (DAV-27)
! hint: hand add --hand '{"game":"holdem","button":"Ann","board":"AhKhQh2c2d","players":[{"name":"Ann","in":"0.50","cards":"AsAd"},{"name":"Bob","in":"0.50"},{"name":"Cat","in":"0.50"},{"name":"Dan","in":"0.75"}]}' --really
= 5
$ hand add --hand '{"game":"holdem","button":"Ann","board":"AhKhQh2c2d","players":[{"name":"Ann","in":"0.50","cards":"AsAd"},{"name":"Bob","in":"0.50"},{"name":"Cat","in":"0.50"},{"name":"Dan","in":"0.50","dead":"0.25"}]}'
  hand 5, holdem: Ann wins $2.25
    Bob doesn't show, so Bob can't win (DAV-53)
    Cat doesn't show, so Cat can't win (DAV-53)
    Dan doesn't show, so Dan can't win (DAV-53)
    Ann has the best hand for the main pot of $2.25: full house, aces over deuces
      (DAV-54)
  recorded #28 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  (dry run: nothing was recorded)
$ undo
  undid #27 (Ann deals the next hand)
  undid #28 (hand 5, holdem: Ann won $2.25)
  recorded #30 ········
$ hand result --game holdem --dealer Ann --in Ann=2 --in Bob=.25 --in Cat=.5 --in Dan=2.25 --win Ann=5 --really
  hand 5, holdem: Ann wins $5.00
  recorded #32 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  (dry run: nothing was recorded)
