# Who is out is told so, and who left too

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  recorded #9 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #10 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10 --late 2
! error: this goes beyond the house rules, so everybody has to agree: late entries through level 2 (PIG-01, PIG-08)
! hint: tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10 --late 2 --agreed
= 4
> hint: tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10 --late 2 --agreed
$ tournament new --entry 20 --stack 1500 --payout 60/30/20
! error: the prize table 60/30/20 adds up to 110%, 10% over, so it can't be paid (PIG-16)
! hint: tournament new --entry 20 --stack 1500 --payout 60/30/10
! hint: tournament new --entry 20 --stack 1500 --payout 50/30/20
! hint: tournament new --entry 20 --stack 1500 --payout 65/35
= 4
> hint: tournament new --entry 20 --stack 1500 --payout 60/30/10
$ tournament new --entry 20 --stack 1500 --levels "25/50x20 50/100x20"
! error: put the minutes after the @: 25/50@20
! hint: tournament new --entry 20 --stack 1500 --levels '25/50@20 50/100@20'
= 2
> put the minutes after the @: 25/50@20
$ tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10 --levels "25/50 50/100 100/200 150/300"
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #11 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament new --entry 20 --stack 2000
! error: tournament 1 is still going
! hint: tournament status
! hint: tournament cancel --help
= 4
> hint: tournament cancel --help
$ tournament enter Ann Bob Cat Dan Eve Fay
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  Fay enters for $20.00: 1,500 chips
  6 entered; the prize pool is $120.00
  recorded #23 ········
! next: enter everybody, then tournament start
$ tournament new --entry 20 --stack 2000
! error: tournament 1 is still going
! hint: tournament status
! hint: tournament cancel --help
= 4
$ tournament enter gus 20
! error: an entry costs $20.00, so type only the names
! hint: tournament enter gus
= 2
> an entry costs $20.00, so type only the names
$ tournament level next
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
> tournament 1 hasn't started
$ count Ann 1500
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ hand new
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ seat Ann Bob Cat Dan Eve Fay
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  recorded #29 ········
$ tournament start --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  6 of 6 players left, 9,000 chips in play, average stack 1,500
  6 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Fay        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $72.00
      2  $36.00
      3  $12.00
  prize pool $120.00
  recorded #30 ········
! next: play (hand new or hand result)
$ tournament new --entry 20 --stack 2000
! error: tournament 1 is still going
! hint: tournament status
! hint: tournament cancel --help
= 4

The first one out can rebuy.

$ hand result holdem ann 1500 fay
  hand 1, holdem: Ann wins 3,000
  recorded #32 ········
! note: `Fay` is out in 6th place (PIG-40)
! note: `Fay` can rebuy for $10.00 and get 500 chips: tournament rebuy Fay (PIG-09)
! note: nobody said who dealt (`--dealer`), so `Ann` gets the button next
$ tournament bust fay
! error: `Fay` is already out, in 6th place
! hint: tournament status
= 4
> `Fay` is already out, in 6th place
> hint: tournament status
$ hand result holdem ann 75 fay
! error: `Fay` is already out, in 6th place (PIG-10)
! hint: tournament status
= 4
$ hand result holdem fay 75 ann
! error: `Fay` is already out, in 6th place (PIG-10)
! hint: tournament status
= 4
$ hand result holdem ann 75 eve --in fay=50
! error: `Fay` is already out, in 6th place (PIG-10)
! hint: tournament status
= 4
$ hand result holdem ann 75 gus
! error: `Ann` is in the tournament but `Gus` isn't (PIG-10)
! hint: tournament status
= 4
$ hand result holdem gus 75 fay
! error: `Gus` isn't in the tournament
! hint: tournament status
= 4
$ deal --dealer fay --dry-run
  Ann has the button, and Fay deals
    nobody said yet who deals, so `Ann` gets the button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  (dry run: nothing was recorded)
$ tournament leave fay
! error: `Fay` is already out, in 6th place
! hint: tournament status
= 4
$ tournament addon fay
! error: this tournament has no add-on
! hint: tournament status
= 4
$ tournament chop Ann=100 Fay=20
! error: `Fay` is already out, in 6th place
! hint: tournament status
= 4
$ tournament agree "no straddles" --against fay
! error: `Fay` is already out, in 6th place
! hint: tournament status
= 4
$ tournament enter fay
! error: `Fay` has already entered tournament 1
! hint: tournament rebuy Fay
= 4
$ count fay 100
! error: `Fay` is already out, in 6th place
! hint: tournament status
= 4
$ tournament bust eve --by fay
! error: `Fay` is already out, in 6th place, so `Fay` didn't knock anybody out
! hint: tournament status
= 4
$ seat fay 2
! error: `Bob` is in seat 2
! hint: seats
= 4
$ leave fay
  Fay leaves the table
  recorded #33 ········

Nobody but the first one can.

$ hand result holdem ann 1500 eve
  hand 2, holdem: Ann wins 3,000
  recorded #35 ········
! note: `Eve` is out in 5th place (PIG-40)
$ tournament bust eve
! error: `Eve` is already out, in 5th place
! hint: tournament status
= 4
> `Eve` is already out, in 5th place
> hint: tournament status
$ tournament bust gus
! error: `Gus` isn't in the tournament
! hint: tournament status
= 4
$ tournament leave dan
  Dan leaves; 1,500 chips come out of play and 7,500 stay in (PIG-14)
  recorded #36 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Eve` moves up to 4th place and `Fay` moves up to 5th place (PIG-40)
> `Eve` moves up to 4th place and `Fay` moves up to 5th place
$ tournament leave dan
! error: `Dan` left the tournament
! hint: tournament status
= 4
> `Dan` left the tournament
$ tournament bust dan
! error: `Dan` left the tournament
! hint: tournament status
= 4
$ hand result holdem ann 75 dan
! error: `Dan` left the tournament (PIG-10)
! hint: tournament status
= 4
$ tournament rebuy dan
! error: `Dan` left the tournament (PIG-09)
! hint: tournament status
= 4
$ cashout dan
! error: `Dan` has no chips to cash out
! hint: status
= 4
$ cashout fay
! error: `Fay` has no chips to cash out
! hint: status
= 4
$ tournament chop split
! error: `split` isn't a way to chop: use icm, chip-chop, even, or PLAYER=AMOUNT for each
! hint: tournament chop chip-chop
! hint: tournament chop icm
! hint: tournament chop even
= 2
> hint: tournament chop icm
$ tournament chop
! error: still missing: <icm|chip-chop|even|PLAYER=AMOUNT>
! hint: housebook tournament chop --help
= 2
$ tournament level break@10
  break after level 1, 10:00 left; next: 50/100
  color up now: the 25 chips aren't needed anymore, only 50s and up
  recorded #37 ········
