# What is found after the close may concern people who did not sit there: their results are in every view

$ init --house mike
$ player add Ann
$ player add Bob
$ player add Cat
$ player add Dan
$ open --banker Dan
$ buy Ann 20
$ buy Bob 20
$ count Ann 17
$ count Bob 23
$ close
$ adjust --night 1 Cat 4 --against Bob --why "a pot was his"
$ adjust --night 1 Ann 2 --why "counted twice"
$ night 1
$ --json night 1
> "name":"Cat"
> "name":"Dan"
$ stats
