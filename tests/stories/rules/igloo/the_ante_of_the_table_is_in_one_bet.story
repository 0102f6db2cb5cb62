In a showdown without its dealer one player may have anted for the table, not all of them; two who declare for different halves bet no more behind the declare.
rules: IGL-08, IGL-10, IGL-13, IGL-29, IGL-31

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········

# Four rounds, $2.00 in three of them and $4.00 in the one before the declare; $4.00 more behind it, where a third player folds.
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14.05","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14.05","folded":true}]}'
! error: --hand:1:1: `Bob` put in $14.05, but the limits allow at most $14.00 in a hand of `five-card-stud-hi-lo` (IGL-13)
! hint: --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14.05","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14.05","folded":true}]}' --really
= 5
> at most $14.00
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14","dead":"0.30","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14","folded":true}]}'
  hand 1, five-card-stud-hi-lo: Ann wins $21.15, Bob wins $21.15
    only Bob is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $21.15 for each half (IGL-26)
  (dry run: nothing was recorded)
! note: nobody said who dealt (`"button"`), so the first jack decides who deals next (IGL-04)
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14.30","dead":"0.30","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14.30","folded":true}]}'
! error: --hand:1:1: `Ann` put in $14.30, but the limits allow at most $14.00 in a hand of `five-card-stud-hi-lo` (IGL-13)
! hint: --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14.30","dead":"0.30","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14.30","folded":true}]}' --really
= 5
> at most $14.00
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"14","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"14","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"14.30","folded":true}]}'
  hand 1, five-card-stud-hi-lo: Ann wins $21.15, Bob wins $21.15
    only Bob is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $21.15 for each half (IGL-26)
  (dry run: nothing was recorded)
! note: nobody said who dealt (`"button"`), so the first jack decides who deals next (IGL-04)

# The two of them alone have no round behind the declare; neither have they if who folded was not there for it.
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"10.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10.05","cards":"AsAdAhKcKd","declare":"high"}]}'
! error: --hand:1:1: `Bob` put in $10.05, but the limits allow at most $10.00 in a hand of `five-card-stud-hi-lo` (IGL-13)
! hint: --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"10.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10.05","cards":"AsAdAhKcKd","declare":"high"}]}' --really
= 5
> at most $10.00
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","button":"Ann","players":[{"name":"Ann","in":"10","dead":"0.20","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10","cards":"AsAdAhKcKd","declare":"high"}]}'
  hand 1, five-card-stud-hi-lo: Ann wins $10.10, Bob wins $10.10
    only Bob is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $10.10 for each half (IGL-26)
  (dry run: nothing was recorded)
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"10.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10.05","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"6","folded":true}]}'
! error: --hand:1:1: `Bob` put in $10.05, but the limits allow at most $10.00 in a hand of `five-card-stud-hi-lo` (IGL-13)
! hint: --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"10.05","cards":"2h3h4h5h7c","declare":"low"},{"name":"Bob","in":"10.05","cards":"AsAdAhKcKd","declare":"high"},{"name":"Cat","in":"6","folded":true}]}' --really
= 5
> at most $10.00

# Two who go for the same half bet again.
$ --dry-run hand add --hand '{"game":"five-card-stud-hi-lo","button":"Ann","players":[{"name":"Ann","in":"14","dead":"0.20","cards":"2h3h4h5h7c","declare":"high"},{"name":"Bob","in":"14","cards":"AsAdAhKcKd","declare":"high"}]}'
  hand 1, five-card-stud-hi-lo: Bob wins $28.20
    Bob has the best hand for the high half of the main pot: full house, aces over
      kings (IGL-18)
    nobody is left to win the low half of the main pot, so it goes with the high
      half (IGL-37)
  (dry run: nothing was recorded)

# Who matches the pot for a three may put in more than all bets together.
$ --dry-run hand result --game baseball --dealer Ann --in Ann=19.30 --in Bob=19 --in Cat=4 --win Ann=42.30
  hand 1, baseball: Ann wins $42.30
  (dry run: nothing was recorded)
