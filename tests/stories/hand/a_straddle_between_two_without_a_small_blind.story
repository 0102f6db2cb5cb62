# Between two, a straddle where the small blind's seat is empty: Open Hand History would read another next deal, so it isn't written
# rules: DAV-25, DAV-31

$ init --house dave --quiet
$ player add Ann Bob Cat --quiet
$ open --banker Ann --stakes .25/.50 --quiet
$ buy Ann 20 --quiet
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ seat Ann 1 --quiet
$ seat Bob 2 --quiet
$ seat Cat 3 --quiet
$ hand result holdem Ann .5 Bob Cat --dealer Ann --quiet
$ hand new
< -cat
< straddle bob
< ¶
< f
< y
  hand 2, holdem: Bob wins $1.00
  recorded #16 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > straddle bob
! holdem, .25/.50, Bob deals, 2 in: Ann Bob; Bob straddles
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Bob` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Ann 20.50 · pot 1.50 · call 0.50, raise 2.00–21.00 > f
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard rule)
! Ann -0.50, Bob gets 1.00 (+0.50)
! record? [Y/n] > y
$ hand export 2 --format ohh
! error: Open Hand History can't record a heads-up straddle with no small blind posted
! hint: hand export 2 --format housebook
= 4
> a heads-up straddle with no small blind
$ hand export 2 --out two.phh
  1 hand in `two.phh`
$ undo
  undid #15 (Bob deals the next hand)
  undid #16 (hand 2, holdem: Bob won $1.00)
  recorded #18 ········
$ hand add two.phh
  hand 2, holdem: Bob wins $1.00
    nobody called Bob's last $0.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard
      rule)
  recorded #19 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
