# Whatever happens in a night happens after it was opened, and no night begins within another.

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
~ 323 days later
$ --at "2026-11-20 20:00" open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-11-20 20:05" buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --at "2026-11-20 19:00" buy Bob 20
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" seat Ann 1
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" count Ann 20
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" drawer 20
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" fine Ann
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" ruling "no more wild cards"
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" deal --dealer Ann
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" banker Bob
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" note issue Bob Ann 5
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-11-20 19:00" book owe Bob Ann 5
  Bob owes Ann $5.00 more
  recorded #8 ········
$ --at "2026-11-20 23:00" close
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00          $5.00
  Bob      $0.00          –         -$5.00
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $5.00
  night 1 is closed
  recorded #11 ········
! note: `Ann`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ --at "2026-11-20 21:00" open --banker Cat
! error: night 1 was still open at that time
! hint: nights
= 4
> night 1 was still open at that time

An evening that was forgotten is written down later, beside the others.

$ --at "2026-11-13 20:00" open --banker Cat
  night 2 is open at Mike's house; Cat is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
> night 2 is open
