# One seat, two arrivals; and who is let in first where people wait.

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ player add Hal
  Hal, a regular
  recorded #10 ········
$ player add Ida
  Ida, a regular
  recorded #11 ········
$ player add Jim
  Jim, a regular
  recorded #12 ········
$ player add Kay
  Kay, a regular
  recorded #13 ········
$ player add Leo
  Leo, a regular
  recorded #14 ········
$ player add Max
  Max, a regular
  recorded #15 ········
$ open --banker Ann --stakes .25/.50 --at 18:30
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #16 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)

## V-DAV-05: two arrive for one seat, at 18:50 and at 18:55: who came at 18:50 gets it
$ seat Bob 2 --at 18:50
  Bob has seat 2
  recorded #17 ········
$ show 17
  #17 seated, 2026-01-02 18:50 (recorded 2026-01-02 19:15), night 1
  Bob took seat 2
  ¶
  DAV-06  First come, first seated
  ¶
  request 019b8022-7320-7c58-9ae6-9d7ac7bbc585
  hash    ········
> DAV-06
$ seat Cat 2 --at 18:55
! error: `Bob` is in seat 2
! hint: seats
= 4
> `Bob` is in seat 2

Dan waits, then Eve; the host prefers Eve, and Dan does not pass her unnoticed.

$ seats wait Dan
  Dan is waiting for a seat
  recorded #18 ········
$ seats wait Eve
  Eve is waiting for a seat
  recorded #19 ········
$ seats prefer Eve
  Eve goes to the front of the list
  recorded #20 ········
! note: a seat is open, and `Eve` is first on the waiting list (seat Eve) (DAV-04)
$ seats
  seat  player  dealt
  ─────────────────────
     2  Bob         0
  waiting: Eve, Dan
$ show 18
  #18 reservation, 2026-01-02 19:18, night 1
  Dan is waiting for a seat
  ¶
  DAV-04  Waiting list
  ¶
  request 019b8025-3240-758b-b137-83b427589e8a
  hash    ········
$ seat Dan 3
  Dan has seat 3
  recorded #21 ········
! note: `Eve` is on the waiting list ahead of `Dan` (DAV-04)
$ seats noshow Fay
! error: `Fay` has no reserved seat and isn't on the waiting list (DAV-03)
! hint: seats
= 4
$ seats reserve Fay
  a seat is saved for Fay
  recorded #22 ········
$ seats noshow Fay
  Fay didn't show up
  recorded #23 ········
! note: a seat is open, and `Eve` is first on the waiting list (seat Eve) (DAV-04)
$ seats reserve Fay
  a seat is saved for Fay
  recorded #24 ········
! note: `Fay` had a seat but didn't show up on night 1; it's up to the host whether to save another one (DAV-03)
