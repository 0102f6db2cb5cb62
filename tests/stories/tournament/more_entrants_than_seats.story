More players enter than sit at a table: that's said at entry, with what can be done.
rules: PIG-14

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add P01x P02x P03x P04x P05x P06x P07x P08x P09x P10x P11x P12x P13x P14x P15x P16x P17x P18x P19x P20x P21x P22x P23x P24x P25x P26x
  P01x, a regular
  P02x, a regular
  P03x, a regular
  P04x, a regular
  P05x, a regular
  P06x, a regular
  P07x, a regular
  P08x, a regular
  P09x, a regular
  P10x, a regular
  P11x, a regular
  P12x, a regular
  P13x, a regular
  P14x, a regular
  P15x, a regular
  P16x, a regular
  P17x, a regular
  P18x, a regular
  P19x, a regular
  P20x, a regular
  P21x, a regular
  P22x, a regular
  P23x, a regular
  P24x, a regular
  P25x, a regular
  P26x, a regular
  recorded #28 ········
! next: open the night (open --banker NAME)
$ open --banker P01x
  night 1 is open at The Pig tournament; P01x is the banker
  recorded #29 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --host P01x --deputy P02x --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #30 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter P01x P02x P03x P04x P05x P06x P07x P08x P09x P10x P11x P12x P13x P14x P15x P16x P17x P18x P19x P20x P21x P22x P23x P24x P25x P26x
  P01x enters for $20.00: 1,500 chips
  P02x enters for $20.00: 1,500 chips
  P03x enters for $20.00: 1,500 chips
  P04x enters for $20.00: 1,500 chips
  P05x enters for $20.00: 1,500 chips
  P06x enters for $20.00: 1,500 chips
  P07x enters for $20.00: 1,500 chips
  P08x enters for $20.00: 1,500 chips
  P09x enters for $20.00: 1,500 chips
  P10x enters for $20.00: 1,500 chips
  P11x enters for $20.00: 1,500 chips
  P12x enters for $20.00: 1,500 chips
  P13x enters for $20.00: 1,500 chips
  P14x enters for $20.00: 1,500 chips
  P15x enters for $20.00: 1,500 chips
  P16x enters for $20.00: 1,500 chips
  P17x enters for $20.00: 1,500 chips
  P18x enters for $20.00: 1,500 chips
  P19x enters for $20.00: 1,500 chips
  P20x enters for $20.00: 1,500 chips
  P21x enters for $20.00: 1,500 chips
  P22x enters for $20.00: 1,500 chips
  P23x enters for $20.00: 1,500 chips
  P24x enters for $20.00: 1,500 chips
  P25x enters for $20.00: 1,500 chips
  P26x enters for $20.00: 1,500 chips
  26 entered; the prize pool is $520.00
  recorded #82 ········
! note: 26 players entered but one table has 20 seats, so hands can't be recorded for everybody: record only levels and who busts (tournament bust PLAYER), or call it off and start two tournaments (tournament cancel --why "two tables")
! next: enter everybody, then tournament start
> 26 players entered but one table has
> tournament cancel --why
