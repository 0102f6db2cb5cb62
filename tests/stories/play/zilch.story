# 3,000 Zilch: two throws that cannot be kept, a tie that is shared, and a game that stands in the way of the rest

$ init --house cause
$ player add Ann --regular
$ player add Bob --regular
$ player add Gus --regular
$ player add Zoe --regular
$ play zilch
$ open --banker Ann
$ play zilch
$ buy Ann 1000
$ buy Bob 1000
$ buy Gus 50
$ play poker
$ play zilch --players Ann,Bob,Zoe
$ play zilch --players Ann,Bob,Ann
$ play zilch --players Ann,Bob --dealer Gus
$ play zilch --option colour=red
$ play zilch --option tie=fight
$ play zilch --option tie=share --option tie=replay
$ play zilch --dry-run
$ play --give-up late

Gus cannot pay the ante; without him the game begins, and the text leaves two points open.

$ play zilch
< ¶
< q
$ play zilch --dealer Bob
< players Ann Bob
< target 500
< three-ones thousand
< three-ones four
< ¶
< 1 1 1 2 3 4
< keep 2
< back
< 1 1 1 2 3 4
< keep 1 1 1
< ?
< stop
< sheet
< q

Bob goes on, with the game on the table: nothing else may touch its money.

$ status
$ play golf
$ cashout Bob
$ count Bob 900
$ close
$ coldhands
$ hand result --game holdem --in Ann=25 --win Ann=25
$ play
< 111 x55
< 2
< k111
< r
< 2 3 4
$ hand show 1
$ hand why 1
$ hand replay 1
$ hand list --depth game
$ stats
$ log
$ audit
$ undo
$ play
< back
< back
< back
< back
< back
< back
< back
< give up the dice are gone
$ hand list

A file is played to its end, or to its first refused line.

file tie.txt:
  # both reach the same total
  players Ann Bob
  dealer Bob
  target 500
  555234
  keep 555 stop
  555234
  keep 555; stop

file wrong.txt:
  dealer Bob
  555234
  stop

$ play zilch tie.txt --id evening
$ play zilch tie.txt --id evening
$ play zilch wrong.txt --players Ann,Bob
$ play zilch --give-up enough
$ play zilch --give-up enough
$ hand void 1 --why wrong
$ hand void 2 --why wrong
$ audit
