# Chips without a word keep to the least and the most, as an amount that was said does (DAV-43, IGL-09, PIG-24)

$ hand said --house dave --chips .25 --pieces 1 --stack 40 --min .50
  $0.50 in all (DAV-43)
! note: the minimum bet is $0.50, so $0.25 isn't enough: make it $0.50 (DAV-43)
! note: put in $0.25 more
$ hand said bet .25 --house dave --stack 40 --min .50
  $0.50 in all (DAV-43)
! note: the minimum bet is $0.50, so $0.25 isn't enough: make it $0.50 (DAV-43)
$ hand said --house igloo --chips 1 --pieces 1 --stack 40 --min .05 --max .50
! error: $1.00 is over the maximum bet, $0.50 (IGL-09)
! hint: hand said --help
= 4
$ hand said --house igloo --chips .02 --pieces 1 --stack 40 --min .05 --max .50
! error: $0.02 is under the minimum bet, $0.05 (IGL-09)
! hint: hand said --help
= 4
$ hand said --house pig --chips 60 --pieces 3 --stack 1000 --facing 50 --min 75
! error: $60.00 is under the minimum raise, $75.00 (PIG-24)
! hint: hand said --help
= 4
$ hand said --house pig --chips 75 --pieces 3 --stack 1000 --facing 50 --min 75
  $75.00 in all (PIG-34)
! note: say your action out loud (PIG-31)
! note: you can't take back chips you pushed in (PIG-34)
