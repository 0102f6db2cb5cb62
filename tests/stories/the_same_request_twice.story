# A request that was answered once is answered the same for ever: whatever its names mean by now.

$ init --house mike
$ player add Ann
$ player add Bob
$ player add Cat --id c1
$ player rename Bob Rob --id r1
$ player rename Bob Rob --id r1
$ open --banker Ann
$ buy Ann 20 --id b1
$ note issue Cat Rob 5 --as COF --for cash --id n1
$ note pay COF 5 --id n2
$ note pay COF 5 --id n2
$ count Ann 20
$ close --id end
$ close --id end
$ --json close --id end
$ --json --dry-run close --id end
$ buy Ann 20 --id b1
$ player merge Rob Cat --id m1
$ player merge Rob Cat --id m1
$ player add Cat --id c1

# Another request under the same id is refused, and a word that only looks is no exception.

$ buy Nobody 20 --id b1
$ undo --id b1
$ init --id b1
$ audit
