# Seats and deals at the Igloo: a seat is for the night, the deal walks left, and the circle is closed.
# rules: IGL-03, IGL-05, IGL-06

$ init --house igloo
  a new book, counting in USD, under the rules of `igloo`
  recorded #2 b8780d4e
$ player add Ann
  Ann, a regular
  recorded #3 8b90a193
$ player add Bob
  Bob, a regular
  recorded #4 90ad46a8
$ player add Cat
  Cat, a regular
  recorded #5 99241f38
$ player add Dan
  Dan, a regular
  recorded #6 51e7be36
$ open --banker Dan
  night 1 is open at The Igloo; Dan keeps the bank
  recorded #7 0cda54a1
$ deal
! error: nobody has dealt yet, and the first jack deals first here (IGL-04)
! hint: deal --cards "9d Qs Jh", or deal --deal
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #8 3b0eec02
$ seat Bob 2
  Bob has seat 2
  recorded #9 f7853a82
$ seat Cat 3
  Cat has seat 3
  recorded #10 49de06e8
$ seat Dan 4
  Dan has seat 4
  recorded #11 206360a2
$ seat Ann 9
  Ann has seat 9
  recorded #12 8ac78030
! note: `Ann` leaves seat 1; seats are kept for the night here (IGL-03)
$ seat Ann 1
  Ann has seat 1
  recorded #13 1f0dcaa9
! note: `Ann` leaves seat 9; seats are kept for the night here (IGL-03)
$ deal --dealer Bob
  Bob deals
  recorded #14 fa7bc7a1
$ deal
  Cat deals
  recorded #15 a3a779e1
$ deal
  Dan deals
  recorded #16 ab601e82
$ deal
  Ann deals
  recorded #17 f13ac2f0
$ deal
  Bob deals
  recorded #18 da1bf7e7
$ deal
  Cat deals
  recorded #19 e69779f5
$ deal
  Dan deals
  recorded #20 f0fb3778

Seven hands: the circle is not closed. Ann sits right of Bob, who dealt first.

$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         2
     3  Cat         2
     4  Dan         2
$ close --dry-run
  player  result  cash paid  transfers
  ──────────────────────────────────────
  Ann      $0.00          –          –
  Bob      $0.00          –          –
  Cat      $0.00          –          –
  Dan      $0.00          –          –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  (rehearsed: nothing was recorded)
! note: the last hand is `Ann`'s to deal, and the last was dealt by `Dan` (IGL-06)
$ deal
  Ann deals
  recorded #21 3540f303
$ close
  player  result  cash paid  transfers
  ──────────────────────────────────────
  Ann      $0.00          –          –
  Bob      $0.00          –          –
  Cat      $0.00          –          –
  Dan      $0.00          –          –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #22 28d2632d
