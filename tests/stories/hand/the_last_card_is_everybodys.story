# Eight at seven-card stud all stay, so the deck runs out and the last card is everybody's: a showdown says it as the board
# rules: MIK-34

$ init --house mike --quiet
$ player add Ann Bob Cat Dan Eve Fay Gus Hal --quiet
$ open --banker Ann --quiet
$ buy Ann 20 --quiet
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ buy Dan 20 --quiet
$ buy Eve 20 --quiet
$ buy Fay 20 --quiet
$ buy Gus 20 --quiet
$ buy Hal 20 --quiet
$ hand add --hand '{"game":"seven-card-stud","board":"Jh","players":[{"name":"Ann","in":"1","cards":"AhKd9s2c3d4h"},{"name":"Bob","in":"1","cards":"AcKs8s2d3h5c"},{"name":"Cat","in":"1","cards":"QhJd7s6c5d4s"},{"name":"Dan","in":"1","cards":"QcJs6s8d9h5h"},{"name":"Eve","in":"1","cards":"AdTh7d6d3c4c"},{"name":"Fay","in":"1","cards":"AsTc8h7h9d2h"},{"name":"Gus","in":"1","cards":"KhTd7c8c9cJc"},{"name":"Hal","in":"1","cards":"KcTs6hQsQd5s"}]}'
  hand 1, seven-card-stud: Fay wins $4.00, Gus wins $4.00
    Fay and Gus tie for the main pot of $8.00: straight, jack high (MIK-31)
    Fay and Gus split the main pot: $4.00 each (MIK-19)
  recorded #20 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
$ hand add --hand '{"game":"seven-card-stud","board":"Jh","players":[{"name":"Ann","in":"1","cards":"AhKd9s2c3d4h"},{"name":"Bob","in":"1","cards":"AcKs8s2d3h5c"}]}'
! error: --hand:1:1: `Ann` has 6 cards; `seven-card-stud` needs 7
= 5
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 20 events

## Where hole cards matter they have to be marked, and the shared card is in nobody's hole

$ hand add --hand '{"game":"seven-card-stud-low-hole-wild","board":"3c","players":[{"name":"Ann","in":"1","cards":"Ad4dJd7h2hJh"},{"name":"Bob","in":"1","cards":"6s4sTs3d9dAs"},{"name":"Cat","in":"1","cards":"Qs5s7sKhKs7d"},{"name":"Dan","in":"1","cards":"QcJs5cAhTc7c"},{"name":"Eve","in":"1","cards":"8d8hTh4hTd2s"},{"name":"Fay","in":"1","cards":"6h5h6dKc2c8s"},{"name":"Gus","in":"1","cards":"Qh2dKd3h5d8c"},{"name":"Hal","in":"1","cards":"Qd9h9c9s3s6c"}]}'
! error: --hand:1:1: `seven-card-stud-low-hole-wild` depends on which cards `Ann` has in the hole; put the hole cards in parentheses
= 5
> put the hole cards in parentheses
$ hand add --hand '{"game":"seven-card-stud-low-hole-wild","board":"3c","players":[{"name":"Ann","in":"1","cards":"(Ad4d)Jd7h2hJh"},{"name":"Bob","in":"1","cards":"(6s4s)Ts3d9dAs"},{"name":"Cat","in":"1","cards":"(Qs5s)7sKhKs7d"},{"name":"Dan","in":"1","cards":"(QcJs)5cAhTc7c"},{"name":"Eve","in":"1","cards":"(8d8h)Th4hTd2s"},{"name":"Fay","in":"1","cards":"(6h5h)6dKc2c8s"},{"name":"Gus","in":"1","cards":"(Qh2d)Kd3h5d8c"},{"name":"Hal","in":"1","cards":"(Qd9h)9c9s3s6c"}]}'
  hand 2, seven-card-stud-low-hole-wild: Eve wins $8.00
    an ace is never the lowest card, unless every card that counts is an ace
      (MIK-56)
    Eve has the best hand for the main pot of $8.00: four tens (MIK-31)
  recorded #21 ········
> Eve wins $8.00

## Six folded early, so the deck didn't run out: everybody still in has a last card

$ hand add --hand '{"game":"seven-card-stud","board":"3c","players":[{"name":"Ann","in":"1","cards":"Ad4dJd7h2hJh"},{"name":"Bob","in":"1","cards":"6s4sTs3d9dAs"},{"name":"Cat","in":"1","cards":"Qs5s7s","folded":true},{"name":"Dan","in":"1","cards":"QcJs5c","folded":true},{"name":"Eve","in":"1","cards":"8d8hTh","folded":true},{"name":"Fay","in":"1","cards":"6h5h6d","folded":true},{"name":"Gus","in":"1","cards":"Qh2dKd","folded":true},{"name":"Hal","in":"1","cards":"Qd9h9c","folded":true}]}'
! error: --hand:1:1: `Ann` has 6 cards; `seven-card-stud` needs 7
= 5
> needs 7
