# Before a showdown all who are left put in the same, but for those all-in; in a tournament the book knows who is (PIG-52)

$ init --house pig
  started a new book in USD with `pig` rules
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
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $20.00: 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #9 ········
$ tournament enter Bob
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #11 ········
! next: enter everybody, then tournament start
$ tournament enter Cat
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"150","cards":"7c8d"}]}'
! error: --hand:1:1: `Cat` put in 150 and isn't all in, but that's 50 short of 200 (PIG-52)
= 5

## said to be all-in, he still has 1,350
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"150","cards":"7c8d","allin":true}]}'
! error: --hand:1:1: `Cat` put in 150 and isn't all in, but that's 50 short of 200 (PIG-52)
= 5
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"200","cards":"7c8d"}]}'
  hand 1, holdem: Bob wins 600
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Bob has the best hand for the main pot of 600: straight, five high (PIG-55)
  recorded #15 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the button next

## the same of a hand told by its result
$ hand result --game holdem --in Ann=200 --in Bob=200 --in Cat=150 --win Cat=450 --win Ann=100
! error: `Cat` put in 150, isn't all in, and is 50 short of 200 (PIG-52)
! hint: hand result --game holdem --in Ann=200 --in Bob=200 --in Cat=150 --win Cat=450 --win Ann=100 --really
= 4
$ hand result --game holdem --in Ann=200 --in Bob=200 --in Cat=150 --win Ann=550
  hand 2, holdem: Ann wins 550
  recorded #16 ········

## what has no credit here is entered in cash
$ player add Dan
  Dan, a regular
  recorded #17 ········
$ tournament enter Dan --note
! error: tournament 1 has started and doesn't take late entries
! hint: tournament status
= 4
