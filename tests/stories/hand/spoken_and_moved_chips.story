# What did he mean? Words first, otherwise the chips; what nobody can know is asked.

$ hand said "raise 12" --house dave --facing 5 --min 10
  ask: raise to $12.00, or by $12.00 to $17.00? (DAV-48)
$ hand said "raise 12" --house dave --facing 5 --min 10 --json
  {"house":"dave","asks":"raise to $12.00, or by $12.00 to $17.00?","readings":[{"act":"raise-to","amount":"12.00"},{"act":"raise-to","amount":"17.00"}],"rule":"DAV-48"}
$ hand said "raise to 12" --house dave --facing 5 --min 10
  $12.00 in all (DAV-48)
$ hand said "raise, 12 more" --house dave --facing 5 --min 10
  $17.00 in all (DAV-48)
$ hand said "12 all day" --house dave --facing 5 --min 10 --json
  {"house":"dave","means":{"act":"raise-to","amount":"12.00"},"rule":"DAV-48","change":"0.00"}
$ hand said --house dave --chips 15 --pieces 3 --facing 10 --min 20
  $20.00 in all (DAV-45)
! note: it's half a raise or more, so it has to be a full raise, to $20.00 (DAV-45)
! note: put in $5.00 more
$ hand said --house dave --chips 14 --pieces 5 --facing 10 --min 20
  call $10.00 (DAV-45)
! note: that's less than half a raise, so it's a call (DAV-45)
! note: you get $4.00 back after the betting (DAV-24)
$ hand said --house dave --chips 100 --pieces 1 --facing 10 --min 20
  call $10.00 (DAV-47)
! note: you get $90.00 back after the betting (DAV-24)
$ hand said --house dave --chips 5 --pieces 1 --splashed
  $5.00 in all (DAV-46)
! note: put your chips in front of your own cards, not in the pot (DAV-42)
$ hand said call --house dave --chips 5 --pieces 1 --facing 3 --min 6
  call $3.00 (DAV-48)
! note: you get $2.00 back after the betting (DAV-24)
$ hand said "bet 25" --house dave --stack 20
  $20.00 in all (DAV-14)
! note: the stack is $20.00, so it's all-in
$ hand said --house cause --chips 25 --pieces 1 --later 25 --facing 25 --min 50
  call 25 (CAU-025)
! note: chips added after a pause don't make it a raise (CAU-025)
! note: a clear gesture counts the same as saying it (CAU-025)
! note: you get 25 back
$ hand said --house pig --chips 500 --pieces 1 --facing 100 --min 200 --stack 1000
  call $100.00 (PIG-32)
! note: say your action out loud (PIG-31)
! note: you can't take back chips you pushed in (PIG-34)
! note: you get $400.00 back from the pot; if you put in a big chip, say your bet (PIG-32)
$ hand said "bet 0" --house mike --min 0.05
  check (MIK-62)
! note: a bet of zero is a check

The Igloo says nothing of chips without words.

$ hand said --house igloo --chips 0.50 --pieces 1 --facing 0.25 --min 0.30
  ask: one chip: just a call, or a raise?

Some things cannot be meant.

$ hand said check --house dave --facing 5 --min 10
! error: it's $5.00 to call, so nobody can check (DAV-48)
! hint: hand said --help
= 4
$ hand said "to the moon" --house dave
! error: `to the moon` isn't an action; say fold, check, call, bet 5, raise to 10 or all-in
! hint: hand said --help
= 4
$ hand said --house dave
! error: type what the player said or the chips they put in
! hint: hand said --help
= 4
$ hand said "all in" --house dave
! error: nobody knows how big the stack is; give the amount for all-in
! hint: hand said --help
= 4
$ hand said "raise to 4" --house dave --facing 5 --min 10
! error: $4.00 isn't a raise: the bet is already $5.00 (DAV-48)
! hint: hand said --help
= 4
$ hand said "bet 0" --house igloo --min 0.05
! error: a bet of zero isn't a bet; say check (IGL-09)
! hint: hand said --help
= 4
$ hand said "bet 5" --house dave --facing 5
! error: still missing: --min <AMOUNT>
! hint: housebook hand said --help
= 2
$ hand said "raise" --house dave --facing 5 --min 10 --in 6
! error: `--in` can't be more than `--facing`
! hint: hand said --help
= 2
$ hand said "raise" --house dave --facing=-5 --min 10
! error: `-5` is below zero
! hint: hand said --help
= 4
