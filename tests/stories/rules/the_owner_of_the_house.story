# The owner of a house is a person of the book, whoever keeps the bank tonight.
# rules: MIK-06, MIK-09

$ init --house mike
  started a new book in USD with `mike` rules
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
  the house `mike` has no owner, so the night's banker stands in

Until an owner is named the banker stands in, and nothing is refused for it.

$ open --banker Ned
  night 1 is open at Mike's house; Ned is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ house owner
  the house `mike` has no owner, so Ned, the banker, stands in
$ note issue Ned Gil 5 --as BOG
  Ned wrote Gil a $5.00 note (BOG)
  recorded #7 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
> BOG
$ undo
  undid #7 (Ned wrote Gil a $5.00 note (BOG) as a gift)
  recorded #8 ········
$ house owner Mike
  Mike owns the house `mike`
    `BOG` is reserved for Mike's notes (MIK-06)
    Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #9 ········
> Mike owns the house `mike`
> MIK-06
> MIK-09
$ house owner Mike
! error: `Mike` already owns `mike`
! hint: house owner
= 4
$ house owner Nobody
! error: no player is called `Nobody`
! hint: player add Nobody
= 4
$ house owner --json
  {"house":"mike","owner":"Mike","stands_in":null,"why":[{"rule":"MIK-06","text":"`BOG` is reserved for Mike's notes"},{"rule":"MIK-09","text":"Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it"}]}
$ buy Ned 5 --note
  Ned buys chips: $5.00 with note BON; stack $5.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
> BON
$ buy Mike 5 --note
  Mike buys chips: $5.00 with note BOG; stack $5.00
  recorded #11 ········
! note: buy from a player first: `Ned` has $5.00 (MIK-04)
> BOG
$ note issue Gil Ned 5 --as BOG
! error: `BOG` is reserved for the owner of the house, so `Gil` can't use it (MIK-06)
! hint: note issue Gil Ned 5 --as BOGI
= 4
> MIK-06
$ player show Mike
  Mike, regular
  owns the house `mike`; marks notes `BOG` (MIK-06) and keeps THE BOOK (MIK-09)
> MIK-06
> MIK-09
$ player show Mike --json
  {"name":"Mike","id":"019b8015a1e074cea30db5ef73e4c575","standing":"regular","guest_of":null,"aliases":[],"owner_of":["mike"]}
$ undo 11
  undid #11 (Mike bought chips: $5.00 with note BOG)
  recorded #12 ········
$ show 9
  #9 owner-named, 2026-01-02 19:09, night 1
  Mike now owns the house `mike`
  ¶
  MIK-09  A stand-in for THE BOOK
  ¶
  request 019b801c-f4e0-7678-87d6-b5078958699b
  hash    ········
> Mike now owns the house `mike`

Taken back, the banker stands in again; and a record that is merged takes the house along.

$ undo 9
  undid #9 (Mike now owns the house `mike`)
  recorded #13 ········
$ house owner
  the house `mike` has no owner, so Ned, the banker, stands in
$ player add Michael --really-different
  Michael, a regular
  recorded #14 ········
$ house owner Michael
  Michael owns the house `mike`
    `BOG` is reserved for Michael's notes (MIK-06)
    Michael keeps THE BOOK; while Michael is away, the banker keeps a stand-in for
      it (MIK-09)
  recorded #15 ········
$ player merge Mike Michael
  Michael was merged into Mike
  recorded #16 ········
$ house owner
  Mike owns the house `mike`
    `BOG` is reserved for Mike's notes (MIK-06)
    Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it
      (MIK-09)
> Mike owns the house `mike`
$ close
  Ned cashes out $5.00: $5.00 goes to pay note BON
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ned      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: `Ned`'s chips weren't counted; paying what the book says
$ house owner
  Mike owns the house `mike`
    `BOG` is reserved for Mike's notes (MIK-06)
    Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it
      (MIK-09)
$ book export full.bundle
  `full.bundle` has events #1 to #20 from THE BOOK
  the bundle is signed with key 13f2-2b47-dff1-25b6
  the book now has a signing key: 13f2-2b47-dff1-25b6
  recorded #20 ········
$ init --book ned.book --surrogate-of full.bundle
  stand-in 17545e81 for book f85a8059 has the book's 20 events
  the stand-in's key is 9178-702c-da08-95db; the book's is 13f2-2b47-dff1-25b6
  recorded #21 ········
$ house owner --book ned.book
  Mike owns the house `mike`
    `BOG` is reserved for Mike's notes (MIK-06)
    Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it
      (MIK-09)
> Mike owns the house `mike`
$ house owner Gil --book ned.book
  Gil owns the house `mike`
    `BOG` is reserved for Gil's notes (MIK-06)
    Gil keeps THE BOOK; while Gil is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #22 ········
$ book export back.bundle --book ned.book
  `back.bundle` has events #21 and #22 from stand-in 17545e81
  the bundle is signed with key 9178-702c-da08-95db
$ book merge back.bundle --yes
  events #21 and #22 came in from stand-in 17545e81
  check it: `book stand-ins` in the stand-in should show the key
    9178-702c-da08-95db
  recorded #23 ········
! note: event 22 of the stand-in (the house was given an owner) changes nothing: this book already has `Mike` as the owner of `mike`, and that won't change
$ house owner
  Mike owns the house `mike`
    `BOG` is reserved for Mike's notes (MIK-06)
    Mike keeps THE BOOK; while Mike is away, the banker keeps a stand-in for it
      (MIK-09)
> Mike owns the house `mike`
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 23 events
