# A night that is written as a file says how many of its hands were never told act by act

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Zoe
  Zoe, a regular
  recorded #3 ········
$ player add Yan
  Yan, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Xia
  Xia, a regular
  recorded #5 ········
$ open --banker Zoe --stakes .25/.50
  night 1 is open at The Card Room; Zoe is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Zoe 20
  Zoe buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Zoe 1
  Zoe has seat 1
  recorded #8 ········
$ buy Yan 20
  Yan buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Yan 2
  Yan has seat 2
  recorded #10 ········
$ buy Xia 20
  Xia buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Xia 3
  Xia has seat 3
  recorded #12 ········
$ deal --dealer Zoe
  Zoe deals
  recorded #13 ········
$ hand new --yes
< holdem
< ¶
< f*
  hand 1, holdem: Xia wins $0.50
  recorded #14 ········
! no game yet, .25/.50, Zoe deals, 3 in: Zoe Yan Xia
! which game? > holdem
! holdem, .25/.50, Zoe deals, 3 in: Zoe Yan Xia
! Enter to deal > ¶
! Zoe 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Xia's last $0.25, so Xia gets it back (standard rule)
! Xia is the only one left in the main pot, so Xia wins it: $0.50 (standard rule)
! Yan -0.25, Xia gets 0.50 (+0.25)
! ¶
$ hand export --out first.phh
  1 hand in `first.phh`
$ hand result --game holdem --in Zoe=1 --in Yan=1 --win Zoe=2
  hand 2, holdem: Zoe wins $2.00
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Zoe`
$ hand export --out second.phh
  1 hand in `second.phh`
! note: 1 hand is left out because it wasn't recorded action by action
> 1 hand is left out because it wasn't recorded action by action
$ hand add --hand '{"game":"holdem","board":"AhKd7c5s2d","players":[{"name":"Yan","in":"2","cards":"QhQs"},{"name":"Xia","in":"2","cards":"JhJs"}]}'
  hand 3, holdem: Yan wins $4.00
    Yan has the best hand for the main pot of $4.00: pair of queens (standard
      rule)
  recorded #16 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Zoe`
$ hand result --game holdem --in Zoe=1 --in Yan=1 --win Zoe=2
  hand 4, holdem: Zoe wins $2.00
  recorded #17 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Zoe`
$ hand void 4 --why "never played"
  hand 4, holdem, is void: never played
  player  gets back
  ───────────────────
  Zoe        -$1.00
  Yan         $1.00
  recorded #19 ········
$ hand export --format ohh --out third.ohh
  1 hand in `third.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
! note: 2 hands are left out because they weren't recorded action by action
> 2 hands are left out because they weren't recorded action by action

Who asks for a hand by its number is told of that one alone.

$ hand export 1 --out fourth.phh
  1 hand in `fourth.phh`
