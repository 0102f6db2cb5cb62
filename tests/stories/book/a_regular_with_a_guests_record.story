# Gus came as Bob's guest. His record goes into Cat's, or Cat's into his, or Cat's into Bob's: the last merge is refused each time.
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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ player merge Cat Gus
  Gus was merged into Cat
  recorded #7 ········
$ player merge Bob Cat
! error: `Cat` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Cat
= 4
> so they can't be the same person (MIK-12)
$ undo
  undid #7 (Gus was merged into Cat)
  recorded #8 ········
$ player merge Gus Cat
  Cat was merged into Gus
  recorded #9 ········
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Bob     regular
  Gus     regular   Cat
$ player merge Bob Gus
! error: `Gus` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gus
= 4
> so they can't be the same person (MIK-12)
$ player merge Gus Bob
! error: `Gus` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gus
= 4
> so they can't be the same person (MIK-12)
$ undo
  undid #9 (Cat was merged into Gus)
  recorded #10 ········
$ player merge Bob Cat
  Cat was merged into Bob
  recorded #11 ········
$ player merge Bob Gus
! error: `Gus` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gus
= 4
> so they can't be the same person (MIK-12)
$ undo
  undid #11 (Cat was merged into Bob)
  recorded #12 ········
# Two guests of two hosts are one person, who came with both.
$ player add Gustav --guest-of Cat --really-different
  Gustav, guest of Cat
  recorded #13 ········
$ player merge Gustav Gus
  Gus was merged into Gustav
  recorded #14 ········
$ player merge Bob Gustav
! error: `Gustav` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gustav
= 4
> so they can't be the same person (MIK-12)
$ player merge Cat Gustav
! error: `Gustav` came as `Cat`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gustav
= 4
> so they can't be the same person (MIK-12)
$ player show Gustav
  Gustav, guest of Cat
  also called Gus
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events
