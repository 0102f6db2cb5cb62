# The pot waits for three of the table. One of them cashes out before it's played for, so it's dealt for the other two.
# rules: MIK-34

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand result --game straight-poker --dealer Dan --in Ann=2 --in Bob=2 --in Cat=2 --carry 6 --for Ann --for Bob --for Cat
  hand 1, straight-poker: nobody wins; $6.00 carries over to the next hand
  recorded #17 ········
$ cashout Bob
  Bob cashes out $18.00: $18.00 in cash
  recorded #19 ········
! note: `Bob`'s chips weren't counted; paying what the book says
! note: `Bob` has to buy chips before anybody plays for the $6.00 in the middle, or lose any claim to it (MIK-34)
$ deal --dry-run
  Dan deals
  if it's straight-poker again: Ann and Cat ante $0.05 each
    `Ann`, to the dealer's left, opens the betting (MIK-68)
  (dry run: nothing was recorded)
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (MIK-26)
$ hand new --yes
< straight-poker
< ¶
< f
  hand 2, straight-poker: Cat wins $6.10
  recorded #20 ········
! straight-poker, 6.00 in the pot, Dan deals, 2 in: Ann Cat
! Enter to deal > straight-poker
! straight-poker, 6.00 in the pot, Dan deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-68)
! Ann 17.95 · pot 6.10 · check, bet 0.05–0.50 > f
! Cat is the only one left in the main pot, so Cat wins it: $6.10 (standard rule)
! Ann -0.05, Cat gets 6.10 (+6.05)
! ¶
! note: unusual in this hand: a player folded with nothing to call
