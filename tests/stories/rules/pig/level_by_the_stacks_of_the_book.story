# Before a showdown all who are left put in the same, but for those all-in; in a tournament the book knows who is (PIG-52)

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  recorded #7 ········
$ tournament enter Ann
  Ann enters for $20.00: 1,500 chips
  1 entered; the prizes are $20.00
  recorded #9 ········
$ tournament enter Bob
  Bob enters for $20.00: 1,500 chips
  2 entered; the prizes are $40.00
  recorded #11 ········
$ tournament enter Cat
  Cat enters for $20.00: 1,500 chips
  3 entered; the prizes are $60.00
  recorded #13 ········
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  of a pool of $60.00
  recorded #14 ········
! note: 3 of 3 have no seat number: seat PLAYER N
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"150","cards":"7c8d"}]}'
! error: --hand:1:1: `Cat` put in 150 and is not all in; 50 is missing to 200 (PIG-52)
= 5

## said to be all-in, he still has 1,350
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"150","cards":"7c8d","allin":true}]}'
! error: --hand:1:1: `Cat` put in 150 and is not all in; 50 is missing to 200 (PIG-52)
= 5
$ hand add --hand '{"game":"holdem","board":"AsKsQd2h3c","players":[{"name":"Ann","in":"200","cards":"2c3d"},{"name":"Bob","in":"200","cards":"4c5d"},{"name":"Cat","in":"200","cards":"7c8d"}]}'
  hand 1, holdem: Bob wins 600
    all who are left put in the same, but for those all in: the pot is right
      (PIG-52)
    a hand is the best five of the shared cards and one's own, using two of those,
      one or none (PIG-04)
    hands are ranked in the usual order (PIG-05)
    best for the main pot of 600 is Bob with straight, five high (PIG-55)
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so the next button is taken for `Ann`'s

## the same of a hand told by its result
$ hand result --game holdem --in Ann=200 --in Bob=200 --in Cat=150 --win Cat=450 --win Ann=100
! error: `Cat` put in 150 and is not all in; 50 is missing to 200 (PIG-52)
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
! error: tournament 1 began, and it takes no late entries
= 4
