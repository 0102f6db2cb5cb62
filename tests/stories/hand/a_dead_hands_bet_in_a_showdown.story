# What nobody called of a dead hand's bet goes back, and a showdown can't tell: a player who folded with the most in is asked about.
# rules: DAV-14

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new --dry-run --yes
< holdem
< d ann
< ¶
< 2 f f dead dan
  hand 1, holdem: Cat wins $1.25
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > 2 f f dead dan
! Dan's hand is dead and can't win (DAV-41)
! nobody called Dan's last $1.50, so Dan gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard rule)
! Bob -0.25, Cat gets 1.25 (+0.75), Dan -0.50
! ¶
$ hand add --dry-run --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":".25","folded":true},{"name":"Cat","in":".50"},{"name":"Dan","in":"2","folded":true},{"name":"Ann","in":"0","folded":true}]}'
! error: --hand:1:1: this can only be right if `Dan` bet the most and then folded: an uncalled bet goes back to the bettor (standard rule)
! hint: hand add --dry-run --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":".25","folded":true},{"name":"Cat","in":".50"},{"name":"Dan","in":"2","folded":true},{"name":"Ann","in":"0","folded":true}]}' --really
= 5
$ hand add --dry-run --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":".25","folded":true},{"name":"Cat","in":".50"},{"name":"Dan","in":".50","folded":true},{"name":"Ann","in":"0","folded":true}]}'
  hand 1, holdem: Cat wins $1.25
    Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard
      rule)
  (dry run: nothing was recorded)
$ hand add --dry-run --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":".25"},{"name":"Cat","in":".50","folded":true},{"name":"Dan","in":"0","folded":true},{"name":"Ann","in":"0","folded":true}]}'
  hand 1, holdem: Bob wins $0.75
    Bob is the only one left in the main pot, so Bob wins it: $0.75 (standard
      rule)
  (dry run: nothing was recorded)
