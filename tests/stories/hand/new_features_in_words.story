# What is added to a game is said with blanks as with hyphens, and never makes another game of it

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

$ hand new
< draw threes wild
< holdem deuces wild
< 7 stud low hole wild threes wild
< texas hold'em goal post
< omaha 8
< five card draw no ante
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw threes wild
! five-card-draw + threes-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem deuces wild
! holdem + deuces-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > 7 stud low hole wild threes wild
! seven-card-stud-low-hole-wild + threes-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > texas hold'em goal post
! holdem + goal-post, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > omaha 8
! omaha-hi-lo-8, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five card draw no ante
! five-card-draw + no-ante, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> five-card-draw + threes-wild
> holdem + deuces-wild
> seven-card-stud-low-hole-wild + threes-wild
> holdem + goal-post
> omaha-hi-lo-8
> five-card-draw + no-ante

A line names one game. A word behind it that is nothing to be added is named, and nothing of the line is taken.

$ hand new
< draw deuces
< draw threes
< holdem omaha
< stud fivers wild
< razz
< threes wild
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw deuces
! deuces-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > draw threes
! error: `threes` can't be added to `five-card-draw`; in another window, type
!   `games show five-card-draw`
! Enter to deal > holdem omaha
! error: `omaha` can't be added to `holdem`; in another window, type `games show
!   holdem`
! Enter to deal > stud fivers wild
! error: `fivers` can't be added to `seven-card-stud`; in another window, type
!   `games show seven-card-stud`
! Enter to deal > razz
! razz, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > threes wild
! razz + threes-wild, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> deuces-draw, Ann deals
> `threes` can't be added to `five-card-draw`
> `threes` can't be added to `five-card-draw`
> `omaha` can't be added to `holdem`
> `fivers` can't be added to `seven-card-stud`
> razz + threes-wild
