# Buying in at Dave's: for cash alone, from 20 big blinds up to 100 or the biggest stack.
# rules: DAV-01, DAV-16, DAV-17, DAV-18, DAV-23

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Dave
  Dave, a regular
  recorded #3 ········
$ player add Sam
  Sam, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Uma
  Uma, a regular
  recorded #5 ········
$ open --banker Dave --stakes .25/.50
  night 1 is open at Dave's cash game; Dave is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Dave 9.75
! error: $9.75 is too little: buy at least $10.00 (20 big blinds) (DAV-16)
! hint: buy Dave 10.00
= 4
$ buy Dave 50.25
! error: $50.25 is over the limit: you can buy up to $50.00 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Dave 50.00
= 4
$ buy Dave 50
  Dave buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Sam 50
  Sam buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Uma 20 --note
! error: this house doesn't give credit, so no bank notes (DAV-18)
! hint: buy Uma 20.00 --cash
= 4
$ buy Uma 20 --debt
! error: this house doesn't give credit, so no debts in THE BOOK (DAV-18)
! hint: buy Uma 20.00 --cash
= 4
$ count Sam 26.50
  Sam has $26.50: down $23.50 in unrecorded hands
  recorded #9 ········
! next: count Dave's stack
$ count Dave 73.50
  Dave has $73.50: up $23.50 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)

Dave has the biggest stack, so Uma may cover it and no more.

$ buy Uma 73.75
! error: $73.75 is over the limit: you can buy up to $73.50 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: buy Uma 73.50
= 4
$ buy Uma 73.50
  Uma buys chips: $73.50 in cash; stack $73.50
  recorded #11 ········
! next: count Uma's stack

Dave's text is silent on check-raising; it names the rules that fill its gaps.

$ house explain check_raise
  setting          check_raise (betting)
  decides          whether a player who checked can raise in the same round
  because          some players think it's unfriendly
  takes            true or false
  at dave          — (the house rules don't say)
  the house names  Robert's Rules of Poker, version 11, which this program
                   doesn't include
  standard rule    yes (standard rule)
  acts in          src/engine/play/of_house/limits.rs

Another house adopted during play changes nothing tonight.

$ house use casino
  from now on, the house is `casino`: The Card Room
  recorded #12 ········
! note: night 1 continues under `dave`'s rules (DAV-17)
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Dave
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Dave    $50.00  -$50.00    –      –     –  $73.50   $73.50   $23.50
  Sam     $50.00  -$50.00    –      –     –  $26.50   $26.50  -$23.50
  Uma     $73.50  -$73.50    –      –     –  $73.50  not yet    $0.00
  ¶
  drawer $173.50   chips out $173.50   in the middle $0.00
! next: count Uma's stack
$ chips set white=0.25:400 red=1:200 green=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  green  $5.00    100          100    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #13 ········
$ chips plan 24.50
  chips  color   each
  ─────────────────────
      3  green  $5.00
      7  red    $1.00
     10  white  $0.25
$ count Sam green=3 red=8 white=6
  Sam has $24.50 (3 × $5.00, 8 × $1.00, 6 × $0.25, DAV-23): down $2.00 in
    unrecorded hands
  recorded #14 ········
