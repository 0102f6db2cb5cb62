# Dave's words at a turn: what a phrase, a chip, or several chips come to.
# Blinds are $0.25/$0.50. What a hand says of it at a turn is told by `hand said`.

## V-DAV-40: one $5 chip thrown into the pot opens the betting for its full worth, and is not to be splashed
$ hand said --house dave --chips 5 --pieces 1 --splashed --min 0.50 --stack 20
  $5.00 in all (DAV-46)
! note: put your chips in front of your own cards, not in the pot (DAV-42)
> $5.00 in all
> not in the pot (DAV-42)

## V-DAV-47: facing 10, 15 in several chips is made up to the smallest raise, 14 is a call and 4 come back
$ hand said --house dave --chips 15 --pieces 3 --facing 10 --min 20 --stack 100
  $20.00 in all (DAV-45)
! note: it's half a raise or more, so it has to be a full raise, to $20.00 (DAV-45)
! note: put in $5.00 more
> 20
$ hand said --house dave --chips 14 --pieces 5 --facing 10 --min 20 --stack 100
  call $10.00 (DAV-45)
! note: that's less than half a raise, so it's a call (DAV-45)
! note: you get $4.00 back after the betting (DAV-24)
> 4.00

## V-DAV-49: a bare "raise 12" is asked about; "to" names the total and "more" the step
$ hand said raise 12 --house dave --facing 5 --min 10 --stack 100
  ask: raise to $12.00, or by $12.00 to $17.00? (DAV-48)
> 12.00
> 17.00
> DAV-48
$ hand said raise to 12 --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00
$ hand said "raise, 12 more" --house dave --facing 5 --min 10 --stack 100
  $17.00 in all (DAV-48)
> 17.00

## V-DAV-59: eight ways to say twelve: three name the step, five the total
$ hand said "12 more" --house dave --facing 5 --min 10 --stack 100
  $17.00 in all (DAV-48)
> 17.00
$ hand said "plus 12" --house dave --facing 5 --min 10 --stack 100
  $17.00 in all (DAV-48)
> 17.00
$ hand said "12 on top" --house dave --facing 5 --min 10 --stack 100
  $17.00 in all (DAV-48)
> 17.00
$ hand said "12 total" --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00
$ hand said "12 to go" --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00
$ hand said "to 12" --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00
$ hand said "make it 12" --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00
$ hand said "12 all day" --house dave --facing 5 --min 10 --stack 100
  $12.00 in all (DAV-48)
> 12.00

## V-DAV-21: whoever puts in $5 to call $3 waits for the change until the betting is over
$ hand said --house dave --chips 1 --pieces 1 --facing 3 --min 6 --stack 100
  call $3.00 (DAV-47)
! note: put in $2.00 more
> call $3.00 (DAV-47)
> put in $2.00 more
$ hand said --house dave --chips 3 --pieces 1 --facing 3 --min 6 --stack 100
  call $3.00 (DAV-47)
> call $3.00 (DAV-47)
$ hand said --house dave --chips 5 --pieces 1 --facing 3 --min 6 --stack 100
  call $3.00 (DAV-47)
! note: you get $2.00 back after the betting (DAV-24)
> 2.00
> DAV-24
$ hand incident change-in-betting --house dave
  refused  leave the chips where they are; make change after the betting
           (DAV-24)
$ hand incident change-after --house dave
  granted  the betting is over, so you can make change (DAV-24)

## V-DAV-02: who called $3 and faces $12 may be let off by a ruling, as nobody acted after him
$ hand said "call 3" --house dave --facing 12 --min 24 --stack 100
  call $12.00 (DAV-48)
! note: it's $12.00 to call; if the player misread the bet, a ruling can let them off (DAV-49)
> ruling
$ hand incident misread-alone --house dave
  relief  the player can be let off: fold or call in full; write down what
          happened, why and who decided (DAV-49)
> write down
$ hand incident misread-harmed --house dave
  stands  others acted because of it, so it stands (DAV-49)

A wager below the least is made up to it, all-in is exempt, and one chip against a bet is a call.

$ hand said "raise to 9" --house dave --facing 5 --min 10 --stack 100
  $10.00 in all (DAV-43)
! note: the minimum raise is $10.00, so $9.00 isn't enough: make it $10.00 (DAV-43)
$ hand said "bet 0.25" --house dave --min 0.50 --stack 100
  $0.50 in all (DAV-43)
! note: the minimum bet is $0.50, so $0.25 isn't enough: make it $0.50 (DAV-43)
$ hand said "raise to 9" --house dave --facing 5 --min 10 --stack 9
  $9.00 in all (DAV-48)
$ hand said "raise to 30" --house dave --facing 5 --min 10 --max 20
! error: $30.00 is over the maximum raise, $20.00
! hint: hand said --help
= 4
$ hand said --house dave --chips 25 --pieces 1 --facing 10 --min 20 --stack 100
  call $10.00 (DAV-47)
! note: you get $15.00 back after the betting (DAV-24)
$ hand said "raise to 9" --house mike --facing 0.50 --min 0.75 --max 1 --stack 20
! error: $9.00 is over the maximum raise, $1.00 (MIK-62)
! hint: hand said --help
= 4
$ hand said "raise to 0.60" --house mike --facing 0.50 --min 0.75 --max 1 --stack 20
! error: $0.60 is under the minimum raise, $0.75 (MIK-62)
! hint: hand said --help
= 4

What the house says of things that go wrong in betting.

$ hand incident dispute --house dave
  told  agree quickly on what's fair, and write it down (DAV-02)
$ hand said hm --house dave --facing 5 --min 10
! error: `hm` isn't an action; say fold, check, call, bet 5, raise to 10 or all-in
! hint: hand said --help
= 4
