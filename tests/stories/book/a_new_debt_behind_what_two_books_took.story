# Both books take something off one debt, and a new debt stands behind it: what was taken twice is said all the same, and nobody owes by having forgiven before the banker says so.
# rules: MIK-09, MIK-11

$ init --house mike
  started a new book in USD with `mike` rules
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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #9 ········
$ book owe Cat Gus 3
  Cat owes Gus $3.00 more
  recorded #10 ········
$ book owe Ann Bob 3
  Ann owes Bob $3.00 more
  recorded #11 ········
$ book owe Dan Gus 3
  Dan owes Gus $3.00 more
  recorded #12 ········
$ book owe Eve Fay 3
  Eve owes Fay $3.00 more
  recorded #13 ········
$ book owe Fay Ann 3
  Fay owes Ann $3.00 more
  recorded #14 ········
$ book export base.bundle
  `base.bundle` has events #1 to #15 from THE BOOK
  the bundle is signed with key 28a5-65ea-9e74-f754
  the book now has a signing key: 28a5-65ea-9e74-f754
  recorded #15 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in 108cebb7 for book f85a8059 has the book's 15 events
  the stand-in's key is 7b13-145b-588a-849e; the book's is 28a5-65ea-9e74-f754
  recorded #16 ········
! next: open the night (open --banker NAME)
$ --book pond.book init --surrogate-of base.bundle
  stand-in f361277b for book f85a8059 has the book's 15 events
  the stand-in's key is f32b-09af-3db3-56dc; the book's is 28a5-65ea-9e74-f754
  recorded #16 ········
! next: open the night (open --banker NAME)

At home all of it is forgiven or paid, and Eve borrows again.

$ book forgive Gus Cat 3 --why birthday
  Gus forgave Cat $3.00: birthday
  recorded #16 ········
$ book forgive Bob Ann 3 --why birthday
  Bob forgave Ann $3.00: birthday
  recorded #17 ········
$ book pay Dan Gus 3
  Dan paid Gus $3.00
  recorded #18 ········
$ book pay Eve Fay 3
  Eve paid Fay $3.00
  recorded #19 ········
$ book owe Eve Fay 4
  Eve owes Fay $4.00 more
  recorded #20 ········
$ book owe Fay Ann 2
  Fay owes Ann $2.00 more
  recorded #21 ········
$ book forgive Ann Fay 2 --why "a bad night of poker"
  Ann forgave Fay $2.00: a bad night of poker
  recorded #22 ········

At the lake some of it is paid too, and there are new debts.

$ --book lake.book book pay Cat Gus 1
  Cat paid Gus $1.00
  recorded #17 ········
$ --book lake.book book owe Cat Gus 2
  Cat owes Gus $2.00 more
  recorded #18 ········
$ --book lake.book book pay Ann Bob 1
  Ann paid Bob $1.00
  recorded #19 ········
$ --book lake.book book owe Ann Bob 2
  Ann owes Bob $2.00 more
  recorded #20 ········
$ --book lake.book book pay Dan Gus 1
  Dan paid Gus $1.00
  recorded #21 ········
$ --book lake.book book owe Dan Gus 2
  Dan owes Gus $2.00 more
  recorded #22 ········
$ --book lake.book book forgive Fay Eve 1 --why birthday
  Fay forgave Eve $1.00: birthday
  recorded #23 ········
$ --book lake.book book pay Fay Ann 3
  Fay paid Ann $3.00
  recorded #24 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #16 to #24 from stand-in 108cebb7
  the bundle is signed with key 7b13-145b-588a-849e

What is more than was owed comes off the new debt, for a guest as for a regular, and is said. Nobody owes by forgiving. What Fay was forgiven of a new debt is no matter.

$ book merge lake.bundle
  events #16 to #24 came in from stand-in 108cebb7
  check it: `book stand-ins` in the stand-in should show the key
    7b13-145b-588a-849e
  recorded #32 ········
! note: `Bob` forgave `Ann` $3.00 here (event 17) and `Ann` paid `Bob` $1.00 in the stand-in (event 19): that's $1.00 more than the debt, so it comes off the other money `Ann` owes `Bob`
! note: `Gus` forgave `Cat` $3.00 here (event 16) and `Cat` paid `Gus` $1.00 in the stand-in (event 17): that's $1.00 more than the debt, so it comes off the other money `Cat` owes `Gus`
! note: `Dan` paid `Gus` $3.00 here (event 18) and `Dan` paid `Gus` $1.00 in the stand-in (event 21): that's $1.00 more than the debt, so it comes off the other money `Dan` owes `Gus`
! note: `Eve` paid `Fay` $3.00 here (event 19) and `Fay` forgave `Eve` $1.00 in the stand-in (event 23): that's $1.00 more than the debt, so it comes off the other money `Eve` owes `Fay`
> so it comes off the other money `Cat` owes `Gus`
> so it comes off the other money `Ann` owes `Bob`
> so it comes off the other money `Dan` owes `Gus`
> so it comes off the other money `Eve` owes `Fay`
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $1.00  2026-01-02
  Cat     Gus       $1.00  2026-01-02
  Dan     Gus       $1.00  2026-01-02
  Eve     Fay       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$1.00
  Bob   $1.00
  Cat  -$1.00
  Dan  -$1.00
  Eve  -$3.00
  Fay   $3.00
  Gus   $2.00
> Ann     Bob       $1.00
> Cat     Gus       $1.00
> Dan     Gus       $1.00
> Eve     Fay       $3.00
$ book why Ann Bob
  Ann owes Bob $1.00:
  ¶
       day         night  what happened                    amount
  ─────────────────────────────────────────────────────────────────
  #11  2026-01-02         Ann owes Bob $3.00 more           $3.00
  #17  2026-01-02         Bob forgave Ann $3.00: birthday  -$3.00
  #26  2026-01-02         Ann paid Bob $1.00               -$1.00
  #27  2026-01-02         Ann owes Bob $2.00 more           $2.00

At the pond Ann pays everything she owed there, and borrows again. At home none of that is left, and what came from the lake is not what she paid.

$ --book pond.book book pay Ann Bob 3
  Ann paid Bob $3.00
  recorded #17 ········
$ --book pond.book book owe Ann Bob 5
  Ann owes Bob $5.00 more
  recorded #18 ········
$ --book pond.book book export pond.bundle
  `pond.bundle` has events #16 to #18 from stand-in f361277b
  the bundle is signed with key f32b-09af-3db3-56dc
$ book merge pond.bundle
  events #16 to #18 came in from stand-in f361277b
  check it: `book stand-ins` in the stand-in should show the key
    f32b-09af-3db3-56dc
  recorded #36 ········
! note: `Bob` forgave `Ann` $3.00 here (event 17), `Ann` paid `Bob` $1.00 here (event 26) and `Ann` paid `Bob` $3.00 in the stand-in (event 17): that's $3.00 more than the debt, so it comes off the other money `Ann` owes `Bob`
> that's $3.00 more than the debt, so it comes off the other money `Ann` owes `Bob`
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $3.00  2026-01-02
  Cat     Gus       $1.00  2026-01-02
  Dan     Gus       $1.00  2026-01-02
  Eve     Fay       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Bob   $3.00
  Cat  -$1.00
  Dan  -$1.00
  Eve  -$3.00
  Fay   $3.00
  Gus   $2.00
> Ann     Bob       $3.00

The lake goes on, and what was said before is not said again.

$ --book lake.book book pay Cat Gus 1
  Cat paid Gus $1.00
  recorded #25 ········
$ --book lake.book book export more.bundle
  `more.bundle` has events #16 to #25 from stand-in 108cebb7
  the bundle is signed with key 7b13-145b-588a-849e
$ book merge more.bundle
  event #25 came in from stand-in 108cebb7; 9 were already here
  recorded #38 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $3.00  2026-01-02
  Dan     Gus       $1.00  2026-01-02
  Eve     Fay       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Bob   $3.00
  Dan  -$1.00
  Eve  -$3.00
  Fay   $3.00
  Gus   $1.00
> Dan     Gus       $1.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  38 events in an unbroken chain
  entries     ok  62 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 38 events
> the book is in order
