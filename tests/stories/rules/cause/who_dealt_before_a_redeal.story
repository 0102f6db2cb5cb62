# Who dealt a hand that waits for a redeal has dealt: his fee stays
# rules: CAU-003, CAU-008, CAU-011

$ init --house cause --currency points
$ player add Ann
$ player add Bob
$ player add Cat
$ player add Dan
$ open --banker Ann
$ buy Ann 2000
$ seat Ann 1 --agreed
$ buy Bob 2000
$ seat Bob 2 --agreed
$ buy Cat 2000
$ seat Cat 3 --agreed
$ buy Dan 2000
$ seat Dan 4 --agreed
$ deal --dealer Ann
$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Bob --for Cat
$ deal --dealer Dan
> `Dan` pays 25 to the leader board for dealing (CAU-003)
$ deal --dealer Bob
> `Dan` does not deal this hand and gets 25 back from the leader board (CAU-003)
$ fund show
> the leader board (CAU-003): 150 in chips
$ hand result --game five-card-draw --in Bob=100 --in Cat=100 --win Cat=600
$ hand result --dealer Cat --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Ann --for Cat
> `Cat` pays 25 to the leader board for dealing (CAU-003)
$ hand result --game five-card-draw --in Ann=100 --in Cat=100 --win Cat=600
$ fund show
> the leader board (CAU-003): 175 in chips
$ audit
