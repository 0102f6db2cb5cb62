# A note paid in part, given on, committed, and what may not be done with it then; what a committed note set off is named.
# rules: MIK-05 MIK-11

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Anna-May
  Anna-May, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ player add Cat
  Cat, a regular
  recorded #6 ········
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #7 ········
$ note issue Ann Bob 8 --as AA --for cash
  Ann wrote Bob an $8.00 note (AA) for cash
  recorded #8 ········
$ note pay AA 3
  Ann paid Bob $3.00 on note AA: $5.00 still owed
  recorded #9 ········
$ note give AA Cat --for cash
  Ann's note AA ($5.00) went from Bob to Cat for cash
  recorded #10 ········
$ note give AA bank --for cash
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ note give AA Ann --for gift
! error: note `AA` would go back to the player who owes it, which would pay it off: record a payment
! hint: note pay AA 5.00
= 4
$ note give AA Bob --for cash
  Ann's note AA ($5.00) went from Cat to Bob for cash
  recorded #11 ········
$ note pay AA 5.05
! error: note `AA` is only good for $5.00, not $5.05
! hint: note pay AA 5.00
= 4
$ book owe Bob Ann 2 --for "a side bet"
  Bob owes Ann $2.00 more: a side bet
  recorded #12 ········
$ note commit AA
  note AA went into THE BOOK: Ann owes Bob $5.00
  recorded #13 ········
$ note trace AA
  Ann's note AA, written for $8.00:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
   #8  2026-01-02         Ann wrote Bob an $8.00 note (AA) for cash        $8.00
   #9  2026-01-02         Ann paid Bob $3.00 on note AA                    $3.00
  #10  2026-01-02         note AA ($5.00) went from Bob to Cat for cash    $5.00
  #11  2026-01-02         note AA ($5.00) went from Cat to Bob for cash    $5.00
  #13  2026-01-02         note AA went into THE BOOK: Ann owes Bob $5.00   $5.00
  ¶
  $2.00 of it came off what Bob owed Ann (#12)
  $3.00 of note AA went into THE BOOK: Ann owes Bob
$ --json note trace AA
  {"note":"AA","note_id":"019b801a35c07e5b80d9541b0ad8319e","debtor":"Ann","holder":null,"issued":"8.00","open":"0.00","status":"committed","night":null,"hand":null,"events":[{"event":8,"at":"2026-01-02T19:06:00+00:00","night":null,"text":"Ann wrote Bob an $8.00 note (AA) for cash","amount":"8.00"},{"event":9,"at":"2026-01-02T19:07:00+00:00","night":null,"text":"Ann paid Bob $3.00 on note AA","amount":"3.00"},{"event":10,"at":"2026-01-02T19:08:00+00:00","night":null,"text":"note AA ($5.00) went from Bob to Cat for cash","amount":"5.00"},{"event":11,"at":"2026-01-02T19:11:00+00:00","night":null,"text":"note AA ($5.00) went from Cat to Bob for cash","amount":"5.00"},{"event":13,"at":"2026-01-02T19:14:00+00:00","night":null,"text":"note AA went into THE BOOK: Ann owes Bob $5.00","amount":"5.00"}],"set_off":[{"event":12,"debtor":"Bob","creditor":"Ann","amount":"2.00"}],"book":[{"debtor":"Ann","creditor":"Bob","amount":"3.00"}]}
$ note pay AA 1
! error: note `AA` is already in THE BOOK
! hint: note show AA
= 4
$ note give AA Cat
! error: note `AA` is already in THE BOOK
! hint: note show AA
= 4
$ note void AA --why "twice"
! error: note `AA` is already in THE BOOK
! hint: note show AA
= 4

A note that goes off an older debt with all it is worth never stood in THE BOOK.

$ book owe Cat Ann 9 --for "a side bet"
  Cat owes Ann $9.00 more: a side bet
  recorded #14 ········
$ note issue Ann Cat 4 --as AB --for cash
  Ann wrote Cat a $4.00 note (AB) for cash
  recorded #15 ········
$ note commit AB
  note AB went into THE BOOK: Ann owes Cat $4.00
  recorded #16 ········
$ note trace AB
  Ann's note AB, written for $4.00:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #15  2026-01-02         Ann wrote Cat a $4.00 note (AB) for cash         $4.00
  #16  2026-01-02         note AB went into THE BOOK: Ann owes Cat $4.00   $4.00
  ¶
  $4.00 of it came off what Cat owed Ann (#14)
  nobody owes anything on this note anymore

A guest takes no note on THE BOOK.

$ note issue Ann Bob 2 --as AC --for cash
  Ann wrote Bob a $2.00 note (AC) for cash
  recorded #17 ········
$ note give AC Xavier --for book
! error: `Xavier` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player show Ann
= 4
$ note issue Ann Xavier 2 --for book
! error: `Xavier` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player show Ann
= 4

Two records become one: a note of one's own is worth nothing.

$ note issue Ann Anna-May 6 --as AD --for cash
  Ann wrote Anna-May a $6.00 note (AD) for cash
  recorded #18 ········
$ player merge Ann Anna-May
  Anna-May was merged into Ann
  recorded #19 ········
$ note list --all
  note  debtor  holder  written for   open
  ─────────────────────────────────────────────────────
  AA    Ann     —             $8.00  $0.00  committed
  AB    Ann     —             $4.00  $0.00  committed
  AC    Ann     Bob           $2.00  $2.00  open
  AD    Ann     —             $6.00  $0.00  his own
$ note trace AD
  Ann's note AD, written for $6.00:
  ¶
       day         night  what happened                             amount
  ──────────────────────────────────────────────────────────────────────────
  #18  2026-01-02         Ann wrote Ann a $6.00 note (AD) for cash   $6.00
  #19  2026-01-02         Anna-May was merged into Ann               $6.00
  ¶
  the debtor and the holder are now the same person, so nobody owes anything on
    the note
$ note pay AD 6
! error: note `AD` is already paid
! hint: note show AD
= 4
$ note issue Ann Bob 1 --as AD --for cash
  Ann wrote Bob a $1.00 note (AD) for cash
  recorded #20 ········
