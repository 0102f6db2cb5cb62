# What's said comes to chips that are played: a tournament's smallest chip, and the house's smallest amount
# rules: PIG-33, IGL-02

$ init --house pig --quiet
$ player add Ann Bob Cat Dan --quiet
$ open --banker Ann --quiet
$ tournament new --entry 15 --stack 900 --rebuy 5 --host Ann --deputy Bob --quiet
$ tournament enter Ann Bob Cat Dan --quiet
$ tournament start --payout 60/40 --quiet
$ hand incident shown-on-purpose --pot 125 --stack 900
  dead-and-fined  the hand is dead, and the player pays half of the 125 pot, 50
                  in whole chips, which makes it 175 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
$ hand said "raise to 137" --facing 50 --min 100 --stack 900
! error: 137 isn't a multiple of 25; try 125 or 150
! hint: hand said --help
= 4
> 137 isn't a multiple of 25
$ hand said "raise to 150" --facing 50 --min 100 --stack 900
  150 in all (PIG-31)
$ hand said "bet 0.37" --min 0.05 --stack 20 --house igloo
! error: $0.37 isn't a multiple of $0.05; try $0.35 or $0.40 (IGL-02)
! hint: hand said --help
= 4
> isn't a multiple of
$ hand said all-in --min 0.05 --stack 20.37 --house igloo
  $20.37 in all
