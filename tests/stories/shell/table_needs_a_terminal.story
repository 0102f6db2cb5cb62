# The table needs a terminal to draw on. Without one it says so in a sentence, and no script or shell can start it.
$ init --house mike
$ player add Ann Bob
$ open --banker Ann
$ table
$ table --json
$ table --dry-run
$ shell
< table
$ help table
