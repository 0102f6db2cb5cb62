# What Dave's game wants to be kept is shown again, with the rule that asks for it

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ show 6
  #6 night-opened, 2026-01-02 19:04, night 1
  night 1 opened at `dave`, banker Ann, stakes .25/.50
  ¶
  DAV-17  Limits are set first
  DAV-22  The rules have a version
  ¶
  request 019b8018-6100-70e0-ab14-a5d7bf90382e
  hash    ········
> DAV-17
$ seats reserve Bob
  a seat is saved for Bob
  recorded #7 ········
$ show 7
  #7 reservation, 2026-01-02 19:06, night 1
  a seat was saved for Bob
  ¶
  DAV-03  A reserved seat is a promise
  ¶
  request 019b801a-35c0-7c7c-90aa-47417721e2fc
  hash    ········
> DAV-03
$ seats wait Cat
  Cat is waiting for a seat
  recorded #8 ········
$ show 8
  #8 reservation, 2026-01-02 19:08, night 1
  Cat is waiting for a seat
  ¶
  DAV-04  Waiting list
  ¶
  request 019b801c-0a80-772a-b1d9-a4bca178d840
  hash    ········
> DAV-04
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ log --last 2
  #8  2026-01-02 19:08  reservation  Cat is waiting for a seat
  #9  2026-01-02 19:10  seated       Bob took seat 2
$ show 9
  #9 seated, 2026-01-02 19:10, night 1
  Bob took seat 2
  ¶
  DAV-06  First come, first seated
  ¶
  request 019b801d-df40-741d-9299-11090e70859e
  hash    ········
> DAV-06
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ leave Bob --notice
  Bob will leave
  recorded #11 ········
$ log --last 2
  #10  2026-01-02 19:13  bought-in        Bob bought chips: $20.00 for cash
  #11  2026-01-02 19:14  leave-announced  Bob will be leaving
$ show 11
  #11 leave-announced, 2026-01-02 19:14, night 1
  Bob will be leaving
  ¶
  DAV-13  Say when you're leaving
  ¶
  request 019b8021-88c0-7b68-82c3-d902afa9e496
  hash    ········
> DAV-13
