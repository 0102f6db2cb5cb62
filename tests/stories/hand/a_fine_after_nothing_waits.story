# Nothing lay in the middle when the cards ran out: a fine that comes there later is for everybody in the next hand

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ hand new --yes
< razz d ann
< ¶
< 3c Ad Qc
< f
< k*
< ! the stub fell off the table
< redeal
  hand 1, razz: nobody put anything in
  recorded #12 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > razz d ann
! razz, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! third street, one card up: Bob Cat Ann > 3c Ad Qc
! Cat 40.00 · pot 0.00 · check, bet 0.01–40.00 > f
! Ann 40.00 · pot 0.00 · check, bet 0.01–40.00 > k*
! fourth street, one card up: Bob Ann > ! the stub fell off the table
! ruling · fourth street, one card up: Bob Ann > redeal
! the cards ran out with nothing in the pot, so everybody gets a new deal
!   (standard rule)
! ¶
> the cards ran out
$ fine Bob 1
  Bob pays $1.00 into the pot; $1.00 is in the middle
  recorded #13 ········
$ status
  night 1 at The Card Room, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  Bob     $40.00  -$40.00    –      –     –  $39.00  not yet  -$1.00
  Cat     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  ¶
  drawer $120.00   chips out $120.00   in the middle $1.00
! next: play (hand new or hand result), then count the stacks
> in the middle $1.00
$ hand new --yes
< five-card-draw d bob
< ¶
< b 1
< f*
  hand 2, five-card-draw: Cat wins $1.00
  recorded #15 ········
! razz, 1.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw d bob
! five-card-draw, 1.00 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 40.00 · pot 1.00 · check, bet 0.01–40.00 > b 1
! Ann 40.00 · pot 2.00 · call 1.00, raise 2.00–40.00 > f*
! nobody called Cat's last $1.00, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $1.00 (standard rule)
! Cat gets 1.00 (+1.00)
! ¶
> Bob deals, 3 in: Ann Bob Cat
