# Seats and deals at the Igloo: a seat is for the night, the deal walks left, and the circle is closed.
# rules: IGL-03, IGL-05, IGL-06

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ open --banker Dan
  night 1 is open at The Igloo; Dan is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ deal
! error: nobody has dealt yet: the first jack gets the first deal (IGL-04)
! hint: deal --deal
! hint: deal --help
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ seat Cat 3
  Cat has seat 3
  recorded #10 ········
$ seat Dan 4
  Dan has seat 4
  recorded #11 ········
$ seat Ann 9
  Ann has seat 9
  recorded #12 ········
! note: `Ann` is leaving seat 1, but players keep the same seat all night at this house (IGL-03)
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: `Ann` is leaving seat 9, but players keep the same seat all night at this house (IGL-03)
$ deal --dealer Bob
  Bob deals
  recorded #14 ········
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  recorded #15 ········
$ deal
  Dan deals
    the deal passes to the left (IGL-05)
  recorded #16 ········
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #17 ········
$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  recorded #18 ········
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  recorded #19 ········
$ deal
  Dan deals
    the deal passes to the left (IGL-05)
  recorded #20 ········

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
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Ann` should have dealt the last hand, but `Dan` dealt it (IGL-06)
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
    `Ann` sits to the right of the first dealer, so the night can end here
      (IGL-06)
  recorded #21 ········
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
  recorded #22 ········
