# Several players cash out in one line, an amount behind a name if part may leave the table: all of them or nobody

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ player add Cat
  Cat, a regular
  recorded #7 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ player add Dan
  Dan, a regular
  recorded #9 ········
$ buy Dan 30
  Dan buys chips: $30.00 in cash; stack $30.00
  recorded #10 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ cashout Bob Zed
! error: `Zed` isn't a player or an amount
! hint: player add Zed
= 4
> `Zed` isn't a player or an amount
$ cashout Bob bob
! error: `Bob` is named twice
! hint: cashout Bob
= 4
> `Bob` is named twice
$ cashout Bob 20.001
! error: `20.001` isn't a valid amount: it has too many decimals (write it like 20.00)
! hint: cashout --help
= 2
> isn't a valid amount
$ cashout Dan 90
! error: the book says `Dan` has $30.00, not $90.00
! hint: status
= 4
> the book says `Dan` has $30.00, not $90.00
$ cashout Bob Cat
  Cat cashes out $10.00: $10.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  recorded #15 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: `Bob`'s chips weren't counted; paying what the book says
> Bob cashes out $20.00
> Cat cashes out $10.00
$ undo
  undid #12 (Cat cashed out $10.00: $10.00 in cash)
  undid #13 (Cat left the table)
  undid #14 (Bob cashed out $20.00: $20.00 in cash)
  undid #15 (Bob left the table)
  recorded #19 ········
$ cashout Dan 30 Cat --json
  {"cashed_out":[{"player":"Cat","chips":"10.00","notes":[],"debt":"0.00","answered":{},"app":"0.00","cash":"10.00","claim":"0.00"},{"player":"Dan","chips":"30.00","notes":[],"debt":"0.00","answered":{},"app":"0.00","cash":"30.00","claim":"0.00"}],"drawer":"40.00","notices":[{"rule":null,"text":"`Cat`'s chips weren't counted; paying what the book says"}],"event":23,"events":[20,21,22,23],"hash":"········","id":"019b8023-5d80-7600-af07-b2491d11add5"}
! note: `Cat`'s chips weren't counted; paying what the book says
> "player":"Dan"
> "player":"Cat"
$ k bob
  Bob cashes out $20.00: $20.00 in cash
  recorded #25 ········
! note: `Bob`'s chips weren't counted; paying what the book says
> Bob cashes out $20.00
