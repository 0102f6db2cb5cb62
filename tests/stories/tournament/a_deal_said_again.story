# In a tournament a deal said again leaves the button where it is
# rules: PIG-22, PIG-57

$ init --house pig
$ player add Ann
$ player add Bob
$ player add Cat
$ player add Dan
$ player add Eve
$ open --banker Ann
$ tournament new --entry 20 --stack 1500
$ seat Ann 1
$ seat Bob 2
$ seat Cat 3
$ seat Dan 4
$ seat Eve 5
$ tournament enter Ann Bob Cat Dan Eve
$ tournament start --payout 60/30/10 --host Ann --deputy Bob
$ deal
$ hand new
< ¶
< f
< f
< f
< f
< y
$ deal
> Bob deals
$ deal
> `Bob` is noted for the next hand already: nothing is recorded; if that hand was played: deal --next
$ hand new
< ¶
< m
< y
$ deal
> the last deal was bad: the button stays (PIG-57)
$ deal
> Bob deals
> nothing is recorded
$ deal --next
> Cat deals
$ deal --dealer Cat
> nothing is recorded
