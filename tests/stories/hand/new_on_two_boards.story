# Games with two boards, with lines and with two lows entered at the table, shown and written out again

$ init --house mike
$ player add Ann Bob Cay
$ open --banker Ann
$ seat Ann 1
$ seat Bob 2
$ seat Cay 3
$ buy Ann 20
$ buy Bob 10 --from Ann
$ buy Cay 10

Each board is asked for its own cards, and takes its half of the pot.

$ hand new
< ¶
< double-board-omaha
< ¶
< k*
< Ah Kd 7c
< Qs Qd 9h
< k*
< 4s
< 9c
< k*
< 2h
< 3d
< 0.50 c c
< As Ks 8d 8h
< Qh Qc 5d 5c
< Jc Jd Th Tc
< y
$ hand show 1
$ hand export 1 --format housebook
$ hand new
< badeucey
< ¶
< k*
< p 5 5
< k*
< p p p
< k*
< p p p
< k*
< 2h 3h 4h 5h 7d
< As 2d 3c 6h Kh
< Kc Kd Qs Qd Jc
< y
$ hand new
< criss-cross
< ¶
< k*
< 9h
< k*
< 4c
< k*
< 9s
< k*
< 5c
< k*
< Kd
< k*
< 9d 2s 3h 7d Jc
< Ah Ad Kc 8s 6h
< 2c 2d 3c 3d 4h
< y
$ stats
