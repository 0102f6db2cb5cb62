# A hand that is declared void or taken back takes the counts after it along: what is paid then is counted again.
# rules: DAV-20

$ init --house dave
$ player add Ann
$ player add Bob
$ player add Cat
$ open --banker Ann --stakes .25/.50
$ buy Ann 50
$ buy Bob 50
$ buy Cat 50
$ deal --dealer Ann
$ hand result --game holdem --in Bob=.25 --in Cat=10 --in Ann=10 --win Ann=20.25
$ count Ann 60.25
$ count Bob 49.75 --by player
$ count Bob 49.75 --by banker
$ count Cat 40 --by banker
$ hand void 1 --why "a card lay on the floor"
$ cashout Bob
> isn't paid before the stack is counted
$ cashout Cat
> isn't paid before the stack is counted
$ status
> not yet
$ close --dry-run
> not counted, the ledger's stack is taken: Ann, Bob, Cat (DAV-20)

A count from before the hand is one again: the stack is what was counted.

$ count Cat 50
$ hand result --game holdem --dealer Ann --in Bob=2 --in Cat=2 --win Bob=4
$ count Bob 52
$ undo
$ undo
$ cashout Cat
> Cat's count, the banker's count and the payout are all $50.00 (DAV-20)

So it is with chips that are taken back from under a count.

$ count Bob 40
$ buy Bob 10
$ count Bob 50 --by player
$ count Bob 50 --by banker
$ undo 27
$ cashout Bob
> isn't paid before the stack is counted
$ count Bob 40
$ cashout Bob
> Bob's count, the banker's count and the payout are all $40.00 (DAV-20)
$ audit
