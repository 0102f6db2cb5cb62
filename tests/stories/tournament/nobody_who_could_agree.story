# A change of the rules takes all who are in: before anybody has entered nobody can agree.
# rules: PIG-01

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #6 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament agree "no phones at the table"
! error: everybody has to agree to a rule change, but nobody has entered yet
! hint: tournament enter --help
= 4
> nobody has entered
$ tournament enter Ann Bob
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #10 ········
! next: enter everybody, then tournament start
$ tournament agree "no phones at the table"
  both players still in agreed: no phones at the table
  recorded #11 ········
> both players still in agreed:
