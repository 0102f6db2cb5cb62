# At Mike's, hands told without a dealer before any deal was noted are taken for nobody's deal, and that is said (MIK-26)

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Bob=2
  hand 1, five-card-draw: Bob wins $2.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
  hand 2, five-card-draw: Ann wins $2.00
  recorded #14 ········
$ hand new --dry-run --yes
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > q
> nobody said yet who deals, so `Ann` gets the deal (MIK-26)
$ deal --dry-run
  Ann deals
    nobody said yet who deals, so `Ann` gets the deal (MIK-26)
  if it's five-card-draw again: Bob, Cat and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  (dry run: nothing was recorded)
> nobody said yet who deals, so `Ann` gets the deal (MIK-26)
$ deal --dry-run --json
  {"dealer":"Ann","game":"five-card-draw","posts":[{"player":"Bob","ante":"0.05","blind":"0.00","dead":"0.00"},{"player":"Cat","ante":"0.05","blind":"0.00","dead":"0.00"},{"player":"Ann","ante":"0.05","blind":"0.00","dead":"0.00"}],"why":[{"rule":"MIK-26","text":"nobody said yet who deals, so `Ann` gets the deal"},{"rule":"MIK-67","text":"`Bob`, to the dealer's left, opens the betting"}],"event":15,"events":[15],"hash":"········","id":"019b8022-7320-70d4-87fb-27e438411ab4","dry_run":true}
$ deal --dealer Cat
  Cat deals
  if it's five-card-draw again: Ann, Bob and Cat ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-67)
  recorded #15 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
  hand 3, five-card-draw: Ann wins $2.00
  recorded #16 ········
$ deal
  Ann deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Bob, Cat and Ann ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  recorded #17 ········
