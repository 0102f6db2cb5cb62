# Gus came as Bob's guest and owes him. Cat is thought to be a second record of Gus. However the records are merged, and by whichever
# door, the guest and his host stay two people until the debt is settled.
# rules: MIK-12
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
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 9c83-5e46-7dff-7588
  the book now has a signing key: 9c83-5e46-7dff-7588
  recorded #6 ········
$ --book cabin.book init --surrogate-of all.bundle
  stand-in b8f3acae for book f85a8059 has the book's 6 events
  the stand-in's key is 503d-61ab-d50c-7b76; the book's is 9c83-5e46-7dff-7588
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book cabin.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #8 ········
$ --book cabin.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ --book cabin.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ --book cabin.book buy Gus 20 --note
  Gus buys chips: $20.00 with note BOGU; stack $20.00
  recorded #11 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book cabin.book count Ann 40
  Ann has $40.00: up $20.00 in unrecorded hands
  recorded #12 ········
! next: count Gus's stack
$ --book cabin.book count Gus 0
  Gus has $0.00: down $20.00 in unrecorded hands
  recorded #13 ········
! next: pay them all (cashout)
$ --book cabin.book close --yes
  Ann cashes out $40.00: $20.00 in cash, and the bank owes Ann $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $20.00              –
  Gus     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $20.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $20.00
  bank    owes  Ann       $20.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! note: the drawer can't pay `Ann` the last $20.00, so the bank owes `Ann` $20.00
! note: `Gus`'s note `BOGU` for $20.00 is now in THE BOOK
! next: see who pays whom (book)
$ --book cabin.book player merge Bob Gus
! error: `Gus` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: --book cabin.book player regular Gus
= 4
> so they can't be the same person (MIK-12)
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 to #18 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
# At home neither: not as one person, nor by way of a third record.
$ book merge cabin.bundle --same Gus=Bob
! error: in the stand-in `Gus` is `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: book merge cabin.bundle --other Gus
= 4
> so they can't be the same person (MIK-12)
$ book merge cabin.bundle --same Gus=Cat
  events #7 to #18 came in from stand-in b8f3acae
  check it: `book stand-ins` in the stand-in should show the key
    503d-61ab-d50c-7b76
  recorded #19 ········
! next: see who pays whom (book)
$ player merge Bob Cat
! error: `Cat` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Cat
= 4
> so they can't be the same person (MIK-12)
$ player merge Cat Bob
! error: `Cat` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Cat
= 4
> so they can't be the same person (MIK-12)
# A regular has no host, but what he owes stays.
$ player regular Cat
  Cat is a regular
  recorded #20 ········
$ player regular Cat
! error: `Cat` is already a regular
! hint: player regular --help
= 4
$ player merge Bob Cat
! error: `Cat` owes `Bob` $20.00 privately, so they can't be the same person (MIK-12)
! hint: player show Cat
= 4
> `Cat` owes `Bob` $20.00 privately, so they can't be the same person (MIK-12)
$ book pay Cat Bob 20
  Cat paid Bob $20.00 privately
  recorded #21 ········
$ player merge Bob Cat
  Cat was merged into Bob
  recorded #22 ········
# The journal tells each merge under the names of then.
$ log --last 4
  #19  2026-01-02 19:16  book-merged      events #7 to #18 came in from stand-in
                                          b8f3acae
  #20  2026-01-02 19:19  player-standing  Bob became a regular
  #21  2026-01-02 19:22  debt-paid        Bob paid Bob $20.00 privately
  #22  2026-01-02 19:23  players-merged   Cat was merged into Bob
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 22 events
