# Who has left or never came is nobody's dealer
# rules: CAU-008

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
$ cashout Bob
$ player add Zoe
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Bob
= 3
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Zoe
= 3
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Dan
