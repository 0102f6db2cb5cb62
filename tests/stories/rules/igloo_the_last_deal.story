# Seats and deals at the Igloo: a seat is for the night, the deal walks left, and the circle is closed.
# rules: IGL-03, IGL-05, IGL-06

$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
  recorded #2 c1f77cea
$ player add Ann
  Ann, a regular
  recorded #3 aaf6783d
$ player add Bob
  Bob, a regular
  recorded #4 228f0207
$ player add Cat
  Cat, a regular
  recorded #5 69a86f29
$ player add Dan
  Dan, a regular
  recorded #6 40b2e064
$ open --banker Dan
  night 1 is open at The Igloo; Dan keeps the bank
  recorded #7 a0822d91
$ deal
! error: nobody has dealt yet, and the first jack deals first here (IGL-04)
! hint: deal --deal
! hint: deal --cards "9d Qs Jh"
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #8 82e55fa1
$ seat Bob 2
  Bob has seat 2
  recorded #9 d0953b4a
$ seat Cat 3
  Cat has seat 3
  recorded #10 c058573b
$ seat Dan 4
  Dan has seat 4
  recorded #11 41535e29
$ seat Ann 9
  Ann has seat 9
  recorded #12 4c3ec687
! note: `Ann` leaves seat 1; seats are kept for the night here (IGL-03)
$ seat Ann 1
  Ann has seat 1
  recorded #13 7cfab9e1
! note: `Ann` leaves seat 9; seats are kept for the night here (IGL-03)
$ deal --dealer Bob
  Bob deals
  recorded #14 12ec57ce
$ deal
  Cat deals
    the deal goes to the left (IGL-05)
  recorded #15 64ac4e70
$ deal
  Dan deals
    the deal goes to the left (IGL-05)
  recorded #16 865718d3
$ deal
  Ann deals
    the deal goes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #17 7d813319
$ deal
  Bob deals
    the deal goes to the left (IGL-05)
  recorded #18 d48fffa5
$ deal
  Cat deals
    the deal goes to the left (IGL-05)
  recorded #19 35d0a94a
$ deal
  Dan deals
    the deal goes to the left (IGL-05)
  recorded #20 818f39c0

Seven hands: the circle is not closed. Ann sits right of Bob, who dealt first.

$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         2
     3  Cat         2
     4  Dan         2
$ close --dry-run
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  Cat      $0.00          –              –
  Dan      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  (rehearsed: nothing was recorded)
! note: the last hand is `Ann`'s to deal, and the last was dealt by `Dan` (IGL-06)
$ deal
  Ann deals
    the deal goes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #21 226b0a70
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  Cat      $0.00          –              –
  Dan      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #22 83a40bab
