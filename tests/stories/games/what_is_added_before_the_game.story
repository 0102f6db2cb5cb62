# What's added may be said before the game, in every form of its name and by every door
# rules: MIK-53

$ init --house mike --quiet
$ player add Ann Bob Draw Razz --quiet
$ open --banker Ann --quiet
$ buy Ann 20 --quiet
$ buy Bob 20 --quiet
$ buy Draw 20 --quiet
$ buy Razz 20 --quiet
$ hand result deuces-wild 5draw Ann 1 Bob
  hand 1, five-card-draw + deuces-wild: Ann wins $2.00
  recorded #12 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> five-card-draw + deuces-wild: Ann wins $2.00
$ hand result low-hole-wild 7stud Ann 1 Bob
  hand 2, seven-card-stud-low-hole-wild: Ann wins $2.00
  recorded #13 ········
> seven-card-stud-low-hole-wild: Ann wins $2.00
$ hand result --game "deuces wild five card draw" --in Ann=1 --in Bob=1 --win Ann=2
  hand 3, five-card-draw + deuces-wild: Ann wins $2.00
  recorded #14 ········
> five-card-draw + deuces-wild: Ann wins $2.00
$ hand result deuces-wild low-hole-wild Ann 1 Bob
  hand 4, seven-card-stud-low-hole-wild + deuces-wild: Ann wins $2.00
  recorded #15 ········
> seven-card-stud-low-hole-wild + deuces-wild: Ann wins $2.00
$ games show "deuces-wild five-card-draw"
  game        Five-card draw, `five-card-draw`
  listed      draw games
  course      5 down, bet; draw up to 3, bet
  cards       all 5 cards play
  wins        the best hand
  in words    Five cards down to each player, then a bet. Everybody draws up to
              three cards, then a bet. Wild: deuces. The best hand takes the
              pot.
  wild        deuces
  added       deuces-wild (deuces are wild)
  players     2 to 10 from 52 cards
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  deuces-wild (MIK-53)
  can add     high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
              draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
> deuces-wild (deuces are wild)
$ hand add --hand '{"game":"deuces-wild five-card-draw","players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true}]}'
  hand 5, five-card-draw + deuces-wild: Ann wins $2.00
    the dealer called deuces wild before the deal (MIK-53)
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #16 ········
> five-card-draw + deuces-wild: Ann wins $2.00

## A player may be called like a game: the winner stands before the stake

$ hand result low-hole-wild Razz 1 Bob
  hand 6, seven-card-stud-low-hole-wild: Razz wins $2.00
  recorded #17 ········
> seven-card-stud-low-hole-wild: Razz wins $2.00
$ hand result low-hole-wild Draw 1 Bob
  hand 7, seven-card-stud-low-hole-wild: Draw wins $2.00
  recorded #18 ········
> seven-card-stud-low-hole-wild: Draw wins $2.00
$ hand result seven card stud Draw 1 Razz
  hand 8, seven-card-stud: Draw wins $2.00
  recorded #19 ········
> seven-card-stud: Draw wins $2.00

## What's added isn't a game by itself

$ hand result deuces-wild Ann 1 Bob
! error: `deuces-wild` isn't a game by itself; add it to one
! hint: games
= 4
> `deuces-wild` isn't a game by itself; add it to one
$ hand result deuces-wild --game five-card-draw Ann 1 Bob
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result five-card-draw deuces-wild Ann 1 Bob
= 2
> hand result five-card-draw deuces-wild Ann 1 Bob
$ hand new
< deuces-wild five-card-draw
< d ann
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! seven-card-stud, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > deuces-wild five-card-draw
! five-card-draw + deuces-wild, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > d ann
! Enter to deal > q
> five-card-draw + deuces-wild

## What stands before the winner is the game; a player's name isn't part of one that nobody knows

$ hand result holdem Bob Ann 2 Draw
! error: `Ann` isn't an amount: right after the winner, say what each player put in
! hint: hand result --help
= 2
> right after the winner
$ hand result canasta Bob Ann 2 Draw --new-game --rules "matching sets"
! error: `Ann` isn't an amount: right after the winner, say what each player put in
! hint: hand result --help
= 2
> right after the winner
$ hand result holdem Zed 2 Bob 1 Ann
! error: no player is called `Zed`
! hint: player add Zed
= 4
> no player is called `Zed`
$ hand result seven card stud 8 Ann 1 Bob
  hand 9, seven-card-stud-hi-lo-8: Ann wins $2.00
  recorded #20 ········
> seven-card-stud-hi-lo-8: Ann wins $2.00
$ hand result five card omaha 8 Zed 1 Bob
! error: no player is called `Zed`
! hint: player add Zed
= 4
> no player is called `Zed`
$ hand result seven card stud Ann Bob Draw
! error: `Bob` isn't an amount: right after the winner, say what each player put in
! hint: hand result --help
= 2
> right after the winner
$ hand result omaha Ann Bob
! error: `Bob` isn't an amount: right after the winner, say what each player put in
! hint: hand result --help
= 2
> right after the winner
$ hand result seven card stud Ann 1 --dealer Bob
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result seven card stud Ann 1 Bob --dealer Bob
! hint: hand result seven card stud Ann 1 Draw --dealer Bob
! hint: hand result seven card stud Ann 1 Razz --dealer Bob
= 2
> hint: hand result seven card stud Ann 1 Bob --dealer Bob
$ hand result Ann 1 Bob --dealer Ann
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result holdem Ann 1 Bob --dealer Ann
= 2
> hint: hand result holdem Ann 1 Bob --dealer Ann
$ hand result deuces wild --game 'five card draw' Ann 1 Bob --dealer Ann
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result 'five card draw' deuces wild Ann 1 Bob --dealer Ann
= 2
> hint: hand result 'five card draw' deuces wild Ann 1 Bob --dealer Ann
$ hand result --game razz Ann 1 Bob --dealer Bob --fine Ann=0.20
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result razz Ann 1 Bob --dealer Bob --fine Ann=0.20
= 2
> hint: hand result razz Ann 1 Bob --dealer Bob --fine Ann=0.20
$ hand result crazy poker Ann 1 Bob --new-game --rules "draw twice"
  hand 10, crazy-poker: Ann wins $2.00
    `crazy-poker` isn't on the list; the dealer explained it: draw twice (MIK-58)
  recorded #21 ········
> crazy-poker: Ann wins $2.00

## A whole title is that game at every door

$ hand result deuces wild draw Ann 1 Bob
  hand 11, deuces-draw: Ann wins $2.00
  recorded #22 ········
$ hand new
< deuces wild draw
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > deuces wild draw
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > q

## With a game at hand, what's added is added to it, also where the words name a game by themselves

$ hand new
< seven card stud high low
< low hole wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > seven card stud high low
! seven-card-stud-hi-lo, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > low hole wild
! seven-card-stud-hi-lo + low-hole-wild, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > q
> seven-card-stud-hi-lo + low-hole-wild
$ hand new
< holdem
< low hole wild high low
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > holdem
! holdem, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > low hole wild high low
! holdem + high-low + low-hole-wild, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > q
> holdem + high-low + low-hole-wild
$ hand new
< baseball low hole wild high low
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > baseball low hole wild high low
! baseball + high-low + low-hole-wild, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > q
> baseball + high-low + low-hole-wild
$ hand new
< seven card stud low hole wild
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! deuces-draw, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > seven card stud low hole wild
! seven-card-stud-low-hole-wild, Ann deals, 4 in: Ann Bob Draw Razz
! Enter to deal > q
> seven-card-stud-low-hole-wild, Ann deals
$ hand result seven card stud low hole wild Ann 1 Bob
  hand 12, seven-card-stud-low-hole-wild: Ann wins $2.00
  recorded #23 ········
> seven-card-stud-low-hole-wild: Ann wins $2.00

## What no hurried banker means: a player's short name is no part of a game, and a comma is no part of a name

$ hand result razz bo Ann 2 Draw
! error: `Ann` isn't an amount: right after the winner, say what each player put in
! hint: hand result --help
= 2
> right after the winner
$ hand result holdem Ann, 1, Bob, Draw
  hand 13, holdem: Ann wins $3.00
  recorded #24 ········
> holdem: Ann wins $3.00
$ hand result stud 8 Ann 8
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result stud 8 Ann 8 Bob
! hint: hand result stud 8 Ann 8 Draw
! hint: hand result stud 8 Ann 8 Razz
= 2
> hint: hand result stud 8 Ann 8 Bob
$ hand result --dealer Ann --game razz Ann 1 Bob
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result --dealer Ann razz Ann 1 Bob
= 2
> hint: hand result --dealer Ann razz Ann 1 Bob
$ hand result Bob, Ann 2 Draw
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result --help
= 2
> name the game, the winner, what each player put in
