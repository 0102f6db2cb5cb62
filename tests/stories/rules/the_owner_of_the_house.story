# The owner of a house is a person of the book, whoever keeps the bank tonight.
# rules: MIK-06, MIK-09

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Mike
  Mike, a regular
  recorded #3 ········
$ player add Ned
  Ned, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Gil
  Gil, a regular
  recorded #5 ········
$ house owner
  nobody is named as the owner of `mike`: the banker of the night stands in

Until an owner is named the banker stands in, and nothing is refused for it.

$ open --banker Ned
  night 1 is open at Mike's house; Ned is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ house owner
  nobody is named as the owner of `mike`: Ned, the banker, stands in
$ note issue Ned Gil 5 --as BOG
  Ned wrote note BOG for $5.00 to Gil
  recorded #7 ········
! note: recorded as a gift; --for cash, --for chips or --for book says what for
> BOG
$ undo
  took back #7: Ned wrote note BOG for $5.00 to Gil, as a gift
  recorded #8 ········
$ house owner Mike
  Mike is the owner of `mike`
    `BOG` is kept for the notes of Mike (MIK-06)
    Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate (MIK-09)
  recorded #9 ········
> Mike owns the house `mike`
> MIK-06
> MIK-09
$ house owner Mike
! error: `Mike` is the owner of `mike` already
! hint: house owner
= 4
$ house owner Nobody
! error: no player is called `Nobody`
! hint: player add Nobody
= 4
$ house owner --json
  {"house":"mike","owner":"Mike","stands_in":null,"why":[{"rule":"MIK-06","text":"`BOG` is kept for the notes of Mike"},{"rule":"MIK-09","text":"Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate"}]}
$ buy Ned 5 --note
  Ned buys chips: $5.00 by note BON; stack $5.00
  recorded #10 ········
! next: hand new or hand result; at the end count the stacks
> BON
$ buy Mike 5 --note
  Mike buys chips: $5.00 by note BOG; stack $5.00
  recorded #11 ········
! note: buy from a player first: `Ned` has $5.00 (MIK-04)
> BOG
$ note issue Gil Ned 5 --as BOG
! error: `BOG` is kept for the owner of the house, not for `Gil` (MIK-06)
! hint: --as BOGI
= 4
> MIK-06
$ player show Mike
  Mike, regular
  owner of the house `mike`: marks notes `BOG` (MIK-06), keeps THE BOOK (MIK-09)
> MIK-06
> MIK-09
$ player show Mike --json
  {"name":"Mike","id":"019b8015a1e074cea30db5ef73e4c575","standing":"regular","guest_of":null,"aliases":[],"owner_of":["mike"]}
$ undo 11
  took back #11: Mike bought $5.00 by note BOG
  recorded #12 ········
$ show 9
  #9 owner-named, 2026-01-02 19:09, night 1
  Mike is the owner of the house `mike`
  ¶
  MIK-09  A stand-in for THE BOOK
  ¶
  request 019b801c-f4e0-7678-87d6-b5078958699b
  hash    ········
> Mike now owns the house `mike`

Taken back, the banker stands in again; and a record that is merged takes the house along.

$ undo 9
  took back #9: Mike is the owner of the house `mike`
  recorded #13 ········
$ house owner
  nobody is named as the owner of `mike`: Ned, the banker, stands in
$ player add Michael --really-different
  Michael, a regular
  recorded #14 ········
$ house owner Michael
  Michael is the owner of `mike`
    `BOG` is kept for the notes of Michael (MIK-06)
    Michael keeps THE BOOK; while Michael is away the banker keeps a surrogate
      (MIK-09)
  recorded #15 ········
$ player merge Mike Michael
  Michael and Mike are one: Mike
  recorded #16 ········
$ house owner
  Mike is the owner of `mike`
    `BOG` is kept for the notes of Mike (MIK-06)
    Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate (MIK-09)
> Mike owns the house `mike`
$ close
  Ned turns in $5.00: $5.00 for note BON
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ned      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: not counted; paying the book figure: `Ned`
$ house owner
  Mike is the owner of `mike`
    `BOG` is kept for the notes of Mike (MIK-06)
    Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate (MIK-09)
$ book export full.bundle
  `full.bundle` holds events #1 to #20 of THE BOOK
  it is signed with the key 13f2-2b47-dff1-25b6
  the book has a key to sign with: 13f2-2b47-dff1-25b6
  recorded #20 ········
$ init --book ned.book --surrogate-of full.bundle
  surrogate 17545e81 stands in for book f85a8059, with its 20 events
  its key is 9178-702c-da08-95db; that of the book is 13f2-2b47-dff1-25b6
  recorded #21 ········
$ house owner --book ned.book
  Mike is the owner of `mike`
    `BOG` is kept for the notes of Mike (MIK-06)
    Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate (MIK-09)
> Mike owns the house `mike`
$ house owner Gil --book ned.book
  Gil is the owner of `mike`
    `BOG` is kept for the notes of Gil (MIK-06)
    Gil keeps THE BOOK; while Gil is away the banker keeps a surrogate (MIK-09)
  recorded #22 ········
$ book export back.bundle --book ned.book
  `back.bundle` holds events #21 to #22 of surrogate 17545e81
  it is signed with the key 9178-702c-da08-95db
$ book merge back.bundle --yes
  events #21 to #22 of surrogate 17545e81 were taken in
  its key is 9178-702c-da08-95db: compare that with `book surrogates` there
  recorded #23 ········
! note: event 22 of the surrogate (the owner of the house was named): `Mike` is the owner of `mike` here, and stays so
$ house owner
  Mike is the owner of `mike`
    `BOG` is kept for the notes of Mike (MIK-06)
    Mike keeps THE BOOK; while Mike is away the banker keeps a surrogate (MIK-09)
> Mike owns the house `mike`
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  23 events in an unbroken chain
  entries     ok  20 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 23 events
