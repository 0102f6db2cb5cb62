# Where the house plays one game, the same line with that game is offered: amounts, names like games, the hour and the rehearsal stay
# rules: DAV-01

$ init --house dave --quiet
$ player add Ann Bob omaha draw --quiet
$ open --stakes .25/.50 --banker Ann --quiet
$ buy Ann 40 --quiet
$ buy Bob 40 --quiet
$ buy omaha 40 --quiet
$ buy draw 40 --quiet
$ hand result "omaha 8" Ann 8 Bob
! error: `dave` plays hold'em, not `omaha-hi-lo-8` (DAV-01)
! hint: hand result holdem Ann 8 Bob
= 4
> hint: hand result holdem Ann 8 Bob
$ hand result 27 Bob 27 Ann
! error: `dave` plays hold'em, not `deuce-to-seven-draw` (DAV-01)
! hint: hand result holdem Bob 27 Ann
= 4
> hint: hand result holdem Bob 27 Ann
$ hand result omaha omaha 1 Ann
! error: `dave` plays hold'em, not `omaha` (DAV-01)
! hint: hand result holdem omaha 1 Ann
= 4
> hint: hand result holdem omaha 1 Ann
$ hand result draw Ann 1 Bob --dealer draw
! error: `dave` plays hold'em, not `five-card-draw` (DAV-01)
! hint: hand result holdem Ann 1 Bob --dealer draw
= 4
> hint: hand result holdem Ann 1 Bob --dealer draw
$ hand result canasta Ann 2 Bob --new-game '--rules=my own'
! error: `dave` plays hold'em, not `canasta` (DAV-01)
! hint: hand result holdem Ann 2 Bob
= 4
> hint: hand result holdem Ann 2 Bob
$ hand result canasta Ann 2 Bob --new-game --rules Bob
! error: `dave` plays hold'em, not `canasta` (DAV-01)
! hint: hand result holdem Ann 2 Bob
= 4
> hint: hand result holdem Ann 2 Bob
$ hand result razz Ann 1 Bob --dry-run
! error: `dave` plays hold'em, not `razz` (DAV-01)
! hint: hand result holdem Ann 1 Bob --dry-run
= 4
> hint: hand result holdem Ann 1 Bob --dry-run
$ hand result razz Ann 1 Bob --id X1 --at 19:00
! error: `dave` plays hold'em, not `razz` (DAV-01)
! hint: hand result holdem Ann 1 Bob --at 19:00 --id X1
= 4
> hint: hand result holdem Ann 1 Bob --at 19:00 --id X1
