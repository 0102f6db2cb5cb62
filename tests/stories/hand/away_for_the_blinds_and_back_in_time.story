# Who is away when the blinds go around gets cards if he owes none, and may be back for his turn. A result says so as well as a hand that
# is entered: then two players have the blinds, and the next deal is the same by every door.
# rules: DAV-25, DAV-36

file back.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.50, 0, 0.25]
  starting_stacks = [80.25, 40, 39.75]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p2 cbr 2", "p3 f", "p1 f"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand result --game holdem --dealer Bob --in Cat=.25 --in Dan=40 --in Ann=40 --win Ann=80.25
  hand 1, holdem: Ann wins $80.25
  recorded #17 ········
$ hand new --yes
< holdem
< -Bob
< ¶
< r 2
< f
< f
  hand 2, holdem: Bob wins $1.25
  recorded #19 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > -Bob
! holdem, .25/.50, Cat deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Bob` isn't at the table to act, so the hand is dead (type `dead Bob`)
!   (DAV-30)
! Bob 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > r 2
! note: `Bob` is back in time and plays
! Cat 39.50 · pot 2.75 · call 1.75, raise 3.50–39.75 > f
! Ann 79.75 · pot 2.75 · call 1.50, raise 3.50–80.25 > f
! nobody called Bob's last $1.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $1.25 (standard rule)
! Ann -0.50, Bob gets 1.25 (+0.75), Cat -0.25
! ¶
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
> Ann posts the small blind, $0.25
$ undo
  undid #18 (Cat deals the next hand)
  undid #19 (hand 2, holdem: Bob won $1.25)
  recorded #21 ········
$ hand result --game holdem --dealer Cat --away Bob --in Bob=2 --in Cat=.25 --in Ann=.50 --win Bob=2.75
  hand 2, holdem: Bob wins $2.75
  recorded #23 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
> Ann posts the small blind, $0.25
$ undo
  undid #22 (Cat deals the next hand)
  undid #23 (hand 2, holdem: Bob won $2.75)
  recorded #25 ········
$ hand add --hand '{"game":"holdem","button":"Cat","away":["Bob"],"players":[{"name":"Ann","in":"0.50","folded":true},{"name":"Bob","in":"2.00","allin":false},{"name":"Cat","in":"0.25","folded":true}]}'
  hand 2, holdem: Bob wins $1.25
    nobody called Bob's last $1.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.25 (standard
      rule)
  recorded #27 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
> Ann posts the small blind, $0.25
$ undo
  undid #26 (Cat deals the next hand)
  undid #27 (hand 2, holdem: Bob won $1.25)
  recorded #29 ········
$ hand add back.phh
  hand 2, holdem: Bob wins $1.25
    nobody called Bob's last $1.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.25 (standard
      rule)
  recorded #30 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
> Ann posts the small blind, $0.25
$ undo
  undid #30 (hand 2, holdem: Bob won $1.25)
  recorded #31 ········

# Whom a blind passes gets no cards, and cannot be in the hand.
$ hand result --game holdem --dealer Cat --away Ann --in Ann=2 --in Bob=.25 --in Cat=.50 --win Ann=2.75
! error: `Ann` is in the hand and can't be sitting out
! hint: hand result --game holdem --dealer Cat --in Ann=2 --in Bob=.25 --in Cat=.50 --win Ann=2.75
= 4

# Nobody without cards is named as the dealer.
$ hand new --yes
< -Bob
< d Bob
< q
  stopped: nothing was recorded
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > -Bob
! holdem, .25/.50, Cat deals, 2 in: Ann Cat
! Enter to deal > d Bob
! error: `Bob` isn't in this hand, and the button only goes to an empty seat when
!   that seat is next (DAV-25); d Cat
! Enter to deal > q
