# Blinds that were missed and paid in a hand told by its showdown or its result are paid: the next deal asks for nothing more
# rules: DAV-27

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
$ hand new --yes
< d ann
< -bob
< ¶
< f*
  hand 1, holdem: Dan wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
$ deal
  Cat deals
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50; Bob
    posts $0.25 dead
    `Bob` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #21 ········
> Bob posts $0.25 dead
$ hand add --hand '{"game":"holdem","players":[{"name":"Ann","in":"0.50","folded":true},{"name":"Bob","in":"0.50","dead":"0.25","folded":true},{"name":"Cat","in":"0.50","folded":true},{"name":"Dan","in":"0.50"},{"name":"Eve","in":"0.50","folded":true}]}'
  hand 2, holdem: Dan wins $2.75
    Dan is the only one left in the main pot, so Dan wins it: $2.75 (standard
      rule)
  recorded #22 ········
$ deal --dry-run
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
> holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
$ undo
  undid #22 (hand 2, holdem: Dan won $2.75)
  recorded #23 ········
# Who owes it and is not named in the hand still owes it.
$ hand result --game holdem --in Ann=.5 --in Cat=.5 --in Dan=.5 --in Eve=.5 --win Dan=2
  hand 2, holdem: Dan wins $2.00
  recorded #24 ········
$ deal --dry-run
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Bob
    posts $0.25 dead
    `Bob` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Bob posts $0.25 dead
$ undo
  undid #24 (hand 2, holdem: Dan won $2.00)
  recorded #25 ········
$ hand result --game holdem --in Ann=.5 --in Bob=.75 --in Cat=.5 --in Dan=.5 --in Eve=.5 --win Dan=2.75
! error: `Bob` missed the small blind: post $0.25 dead or wait for the big blind; `hand new` asks about it (DAV-27)
! hint: hand result --game holdem --in Ann=.5 --in Bob=.75 --in Cat=.5 --in Dan=.5 --in Eve=.5 --win Dan=2.75 --really
= 4
> `Bob` missed the small blind
$ hand result --really --game holdem --in Ann=.5 --in Bob=.75 --in Cat=.5 --in Dan=.5 --in Eve=.5 --win Dan=2.75
  hand 2, holdem: Dan wins $2.75
  recorded #26 ········
$ deal --dry-run
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
> holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
