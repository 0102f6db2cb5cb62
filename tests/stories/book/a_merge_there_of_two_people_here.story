# A merge in a surrogate may make a guest and his host one person here. It is refused by the name that the guest has here, with what
# helps here: he is a regular, somebody who came is somebody else, or a merge is taken back.
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #7 ········
$ book export all.bundle
  `all.bundle` has events #1 to #8 from THE BOOK
  the bundle is signed with key bf01-e7ef-282c-fb31
  the book now has a signing key: bf01-e7ef-282c-fb31
  recorded #8 ········
$ --book cabin.book init --surrogate-of all.bundle
  stand-in 1a0c6af8 for book f85a8059 has the book's 8 events
  the stand-in's key is dd63-5191-18e7-f7a9; the book's is bf01-e7ef-282c-fb31
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book cabin.book player merge Cat Gus
  Gus was merged into Cat
  recorded #10 ········
$ --book cabin.book player merge Dan Bob
  Bob was merged into Dan
  recorded #11 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #9 to #11 from stand-in 1a0c6af8
  the bundle is signed with key dd63-5191-18e7-f7a9
$ player merge Dan Gus
  Gus was merged into Dan
  recorded #9 ········
$ book merge cabin.bundle
! error: `Dan` came as `Bob`'s guest, so they can't be the same person, but event 11 of the stand-in merges them (MIK-12)
! hint: player regular Dan
= 4
> `Dan` came as `Bob`'s guest
> player regular Dan
$ player regular Dan
  Dan is a regular
  recorded #10 ········
$ book merge cabin.bundle
! error: event 10 of the stand-in merges two players, and together with the merges here it would make `Cat` and `Dan` one player
! hint: book merge cabin.bundle --really
! hint: undo 9
= 4
> would make `Cat` and `Dan` one player
> undo 9
$ book merge cabin.bundle --really
  events #9 to #11 came in from stand-in 1a0c6af8
  check it: `book stand-ins` in the stand-in should show the key
    dd63-5191-18e7-f7a9
  recorded #14 ········
! note: event 10 of the stand-in merges two players, and together with the merges here it would make `Cat` and `Dan` one player
$ player list
  player  standing  also called
  ─────────────────────────────────
  Ann     regular
  Cat     regular   Bob, Dan, Gus

The guest came into the surrogate, and the other one is said to be his host here:
$ --book new.book init --surrogate-of all.bundle
  stand-in ca165fdc for book f85a8059 has the book's 8 events
  the stand-in's key is b5c6-6f62-485c-3ead; the book's is bf01-e7ef-282c-fb31
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book new.book player add Ivy --guest-of Ann
  Ivy, guest of Ann
  recorded #10 ········
$ --book new.book player add "Hal B" --guest-of Dan
  Hal B, guest of Dan
  recorded #11 ········
$ --book new.book player merge Ivy "Hal B"
  Hal B was merged into Ivy
  recorded #12 ········
$ --book new.book book export new.bundle
  `new.bundle` has events #9 to #12 from stand-in ca165fdc
  the bundle is signed with key b5c6-6f62-485c-3ead
$ book merge new.bundle --same "Hal B=Ann"
! error: `Ivy` came as `Ann`'s guest, so they can't be the same person, but event 12 of the stand-in merges them (MIK-12)
! hint: book merge new.bundle --other 'Hal B'
= 4
> `Ivy` came as `Ann`'s guest
$ book merge new.bundle --other 'Hal B'
  events #9 to #12 came in from stand-in ca165fdc
  check it: `book stand-ins` in the stand-in should show the key
    b5c6-6f62-485c-3ead
  recorded #19 ········

The host went into another record here, and the guest into that one there:
$ --book home.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book home.book player add Bob
  Bob, a regular
  recorded #3 ········
$ --book home.book player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book home.book book export home.bundle
  `home.bundle` has events #1 to #5 from THE BOOK
  the bundle is signed with key fe99-d577-8d6e-d0c4
  the book now has a signing key: fe99-d577-8d6e-d0c4
  recorded #5 ········
$ --book hut.book init --surrogate-of home.bundle
  stand-in 15278f2d for book 0026dea2 has the book's 5 events
  the stand-in's key is 9fba-49a7-6f89-971a; the book's is fe99-d577-8d6e-d0c4
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book hut.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #7 ········
$ --book hut.book player merge Cat Gus
  Gus was merged into Cat
  recorded #8 ········
$ --book hut.book book export hut.bundle
  `hut.bundle` has events #6 to #8 from stand-in 15278f2d
  the bundle is signed with key 9fba-49a7-6f89-971a
$ --book home.book player merge Bob Cat
  Cat was merged into Bob
  recorded #6 ········
$ --book home.book book merge hut.bundle
! error: `Gus` came as `Bob`'s guest, so they can't be the same person, but event 8 of the stand-in merges them (MIK-12)
! hint: --book home.book undo 6
= 4
> undo 6
$ --book home.book undo 6
  undid #6 (Cat was merged into Bob)
  recorded #7 ········
$ --book home.book book merge hut.bundle
  events #6 to #8 came in from stand-in 15278f2d
  check it: `book stand-ins` in the stand-in should show the key
    9fba-49a7-6f89-971a
  recorded #11 ········
