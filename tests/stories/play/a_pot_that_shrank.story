# A fine joins the pot of a running game; when it is taken back, a bet that needed it does not stand any more

$ init --house cause
$ player add Ann --regular
$ player add Bob --regular
$ open --banker Ann
$ buy Ann 3000
$ buy Bob 3000
$ play in-between --dealer Bob --option ante=25
< ¶
< 4c 9d
< q
$ fine Bob 50
$ play
< bet 100
< q
$ undo 12
$ play
$ play --json
$ play --give-up "the fine was a mistake"
$ audit
