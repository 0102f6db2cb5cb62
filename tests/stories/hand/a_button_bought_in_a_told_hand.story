# Who sat between button and small blind and was in the hand has bought the button, in a hand that is told as well: he deals next
# rules: DAV-29

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
< ¶
< ffff
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< d bob
< -dan
< ¶
< fff
  hand 2, holdem: Eve wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d bob
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > fff
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Cat -0.25, Eve gets 0.50 (+0.25)
! ¶
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  recorded #23 ········
> `Dan` sits between the button and the small blind
$ hand result --game holdem --in Dan=.75 --in Eve=.5 --in Ann=.5 --win Dan=1.75
! error: `Dan` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand result --game holdem --in Dan=.75 --in Eve=.5 --in Ann=.5 --win Dan=1.75 --really
= 4
> has to wait or buy the button
$ hand result --really --game holdem --in Dan=.75 --in Eve=.5 --in Ann=.5 --win Dan=1.75
  hand 3, holdem: Dan wins $1.75
  recorded #24 ········
$ deal --dry-run
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
> Dan deals
> holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
