# Every no of a tournament.
# rules: PIG-09 PIG-18 PIG-28

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ tournament
! error: there's no tournament yet
! hint: tournament new --help
= 4
$ tournament status --number 3
! error: there's no tournament 3
! hint: tournament new --help
= 4
$ tournament standings
  no tournament has finished yet
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
$ tournament new --entry 20 --stack 1500
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament start
! error: no tournament is running
! hint: tournament new --help
= 4
$ tournament enter Ann
! error: no tournament is running
! hint: tournament new --help
= 4
$ tournament new --entry 0 --stack 1500
! error: the amount has to be more than zero, not $0.00
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1510
! error: 25s can't make a stack of 1,510
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 0
! error: the amount has to be more than zero, not 0
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --unit 0
! error: the smallest chip has to be worth more than 0
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuys 3 --rebuy-stack 110
! error: the rebuy is 110, but 25s can't make that
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --reentry 2
! error: this goes beyond the house rules, so everybody has to agree: 2 re-entries for every player who busts (PIG-01, PIG-09)
! hint: tournament new --entry 20 --stack 1500 --reentry 2 --agreed
= 4
$ tournament new --entry 20 --stack 1500 --levels "25/50/5"
! error: this house plays with blinds only, so leave the ante out of 25/50, ante 5 (PIG-28)
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels "60/120 70/140" --unit 25
! error: you can't pay the 60 in 60/120: chip amounts go in steps of 25
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels "fast"
! error: `fast` isn't a valid level (write it like 25/50, 25/50/5 with an ante, 25/50@20 for 20 minutes, or break@10)
! hint: tournament new --help
= 2
$ tournament new --entry 20 --stack 1500 --addon many
! error: `many` should look like 10=2000
! hint: tournament new --help
= 2
$ tournament new --entry 20 --stack 1500 --payout 60/30/20
! error: the prize table 60/30/20 adds up to 110%, 10% over, so it can't be paid (PIG-16)
! hint: tournament new --entry 20 --stack 1500 --payout 60/30/10
! hint: tournament new --entry 20 --stack 1500 --payout 50/30/20
! hint: tournament new --entry 20 --stack 1500 --payout 65/35
= 4
$ tournament new --entry 20 --stack 1500 --payout all
! error: `all` isn't a share of the pool: use 0 to 100 percent with at most two decimals, like 37.5
! hint: tournament new --help
= 2
$ tournament new --entry 20 --stack 1500 --levels "25/50@20 50/100@20" --rebuy 10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #7 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! next: enter the players (tournament enter NAME NAME)
$ tournament new --entry 20 --stack 1500
! error: tournament 1 is still going
! hint: tournament status
! hint: tournament cancel --help
= 4
$ tournament bust Ann
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ tournament level 50/100
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ tournament enter Ann
  Ann enters for $20.00: 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #9 ········
$ tournament enter Ann
! error: `Ann` has already entered tournament 1
! hint: tournament status
= 4
$ tournament rebuy Ann
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ tournament start
! error: 1 player entered, but a tournament needs at least 2
! hint: tournament enter --help
= 4
$ tournament enter Bob Cat
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start --payout 40/30/20/10
! error: 4 places get a prize, but only 3 players entered (PIG-16)
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
! hint: tournament start --payout 100
= 4
$ tournament start --payout =50/20
! error: the prizes =50.00/20.00 add up to $70.00, but the pool is $60.00: $10.00 over (PIG-16)
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
! hint: tournament start --payout 100
= 4
$ tournament start --payout =40/20 --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $20.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament start
! error: tournament 1 has already started
! hint: tournament status
= 4
$ tournament new --entry 20 --stack 1500
! error: tournament 1 is still going
! hint: tournament status
! hint: tournament cancel --help
= 4
$ open
! error: night 1 under `pig` rules is still open
! hint: status
= 4
$ close
! error: tournament 1 is still going, with $60.00 to win
! hint: tournament status
! hint: tournament cancel --help
= 4
$ tournament enter Bob
! error: `Bob` has already entered tournament 1
! hint: tournament status
= 4
$ tournament rebuy Ann
! error: `Ann` still has chips (PIG-09)
! hint: tournament status
= 4
$ tournament addon Ann
! error: this tournament has no add-on
! hint: tournament status
= 4
$ player add Dan
  Dan, a regular
  recorded #15 ········
$ tournament rebuy Dan
! error: `Dan` hasn't entered tournament 1
! hint: tournament status
= 4
$ tournament bust Ann Ann
! error: `Ann` is named twice
! hint: tournament bust Ann
= 4
$ tournament bust Ann Bob Cat
! error: somebody has to be left with the chips
! hint: tournament status
= 4
$ tournament bust Ann Bob
! error: several players went out together: how much did `Ann` have when the hand began? Equal stacks tie
! hint: tournament bust Ann Bob --stack Ann=1500 --stack Bob=1500
= 4
$ tournament bust Ann Bob --stack Ann=1500 --stack Bob=1500
  Ann is out in 2nd place, tied with Bob (PIG-40)
  Bob is out in 2nd place, tied with Ann (PIG-40)
  1 left
  recorded #16 ········
! note: `Ann` or `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Ann (PIG-09)
! note: `Cat` has all 4,500 chips and wins; next: tournament payout (PIG-12)
$ tournament rebuy Ann
! error: `Ann` and `Bob` went out together with equal stacks, and the house rules don't say who was out first (PIG-09)
! hint: tournament rebuy Ann --agreed
= 4
$ tournament rebuy Bob --agreed
  Bob buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  3 entered; the prize pool is $70.00
  recorded #18 ········
! note: `Ann` moves down to 3rd place (PIG-40)
! note: the prizes =40.00/20.00 add up to $60.00, but the pool is $70.00: $10.00 short; to set other prizes, type tournament prizes 60/30/10
! next: play (hand new or hand result)
$ tournament bust Ann
! error: `Ann` is already out, in 3rd place
! hint: tournament status
= 4
$ tournament leave Ann
! error: `Ann` is already out, in 3rd place
! hint: tournament status
= 4
$ count Ann 100
! error: `Ann` is already out, in 3rd place
! hint: tournament status
= 4
$ cashout Cat
! error: tournament chips aren't money: nobody can cash them out during the tournament (PIG-13, PIG-14)
! hint: status
= 4
$ tournament agree "straddles are allowed" --against Cat
! error: both players have to agree to a rule change, but `Cat` is against it (PIG-01)
! hint: tournament agree --help
= 4
$ tournament agree "straddles are allowed"
  both players still in agreed: straddles are allowed
  recorded #19 ········
$ tournament prizes =40/30 --against Cat
! error: both players have to agree to new prizes, but `Cat` is against it (PIG-01)
! hint: tournament prizes --help
= 4
$ tournament prizes =40/20
! error: the prizes =40.00/20.00 add up to $60.00, but the pool is $70.00: $10.00 short (PIG-16)
! hint: tournament prizes --help
= 4
$ tournament prizes =40/30
  the prizes are =40.00/30.00
  recorded #20 ········
$ tournament agree ""
! error: a rule change can't be empty
! hint: tournament agree --help
= 2
$ tournament stop "who acts first" --party Ann --party Bob
  leave the cards and chips where they are; play stops for a ruling: who acts
    first
  recorded #22 ········
$ tournament leave Cat
! error: play is stopped until there's a ruling: who acts first (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ ruling "Cat acts first"
! error: the host and the deputy are both involved, so the other players choose who makes the rulings (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ ruling "Cat acts first" --by Bob
! error: the host and the deputy are both involved, so the other players choose who makes the rulings (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ ruling "Cat acts first" --by Cat
  Cat ruled: Cat acts first; play goes on
  recorded #24 ········
$ tournament cancel --why ""
! error: a reason can't be empty
! hint: tournament cancel --help
= 2
$ tournament cancel --why "the cat is on the table"
  called off: the cat is on the table
  player  gets back
  ───────────────────
  Ann        $20.00
  Bob        $30.00
  Cat        $20.00
  recorded #25 ········
! next: pay them all (cashout)
$ tournament cancel --why "again"
! error: no tournament is running
! hint: tournament new --help
= 4
$ close
  Bob cashes out $30.00: $30.00 in cash
  Ann cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $30.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #32 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  55 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 32 events
