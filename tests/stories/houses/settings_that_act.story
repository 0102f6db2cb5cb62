# Every setting does something: buying again, equal stacks, the letters of notes, the joker, the order of paying

file never.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [rebuy]
  is = "never"
  ¶
  [credit]
  is = "notes"
  note_id = "IOU"
  ¶
  [cashout]
  order = "by-place"
  ¶
  [decks]
  joker = false
  ¶
  [chips]
  is = [{ colour = "white", value = "1", count = 100 }, { colour = "gold", value = "5", reserve = true, count = 100 }]
  reserve_policy = "free"
$ init --house never.toml
  a new book, counting in USD, under the rules of `ours`
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
  night 1 is open at ours; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --note
  Ann buys chips: $20.00 by note IOUA; stack $20.00
  recorded #7 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ buy Bob 10
! error: `Bob` bought $20.00 tonight, and nobody buys a second time here
= 4
$ buy Bob 10 --from Ann
! error: `Bob` bought $20.00 tonight, and nobody buys a second time here
= 4
$ chips plan 20
  chips  color   each
  ─────────────────────
      3  gold   $5.00
      5  white  $1.00
$ games show holdem --add joker-wild --house never.toml
! error: the joker stays out of the deck in this house
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10
  hand 1, holdem: Bob wins $10.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so the next deal is taken for `Ann`'s
$ count Ann 15
  Ann has $15.00, as expected
  recorded #14 ········
! next: count Bob and Cat
$ count Bob 25
  Bob has $25.00, as expected
  recorded #15 ········
! next: count Cat
$ count Cat 10
  Cat has $10.00, as expected
  recorded #16 ········
! next: pay them all (cashout)
$ close --lapse
  Bob turns in $25.00: $25.00 in cash
  Ann turns in $15.00: $15.00 for note IOUA
  Cat turns in $10.00: $5.00 in cash, a claim of $5.00 on the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$5.00          –              –
  Bob      $5.00     $25.00              –
  Cat      $0.00      $5.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $5.00
  ¶
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $5.00
  bank    owes  Cat        $5.00
  Ann and Cat come out even between them
  night 1 is closed
  recorded #26 ········
! note: the drawer is $5.00 short for `Cat`: a claim on the bank
! note: note `IOUA` of `Ann`, $5.00, was not in THE BOOK and is worth nothing now
! next: settle up (book consolidate)
file equal.toml:
  [house]
  name = "equal"
  currency = "USD"
  ¶
  [buyin]
  equal = true
  ¶
  [rebuy]
  is = "first-out-once"
  ¶
  [chips]
  is = [{ colour = "white", value = "1", count = 100 }, { colour = "gold", value = "5", reserve = true, count = 100 }]
$ open --house equal.toml --banker Ann
  night 2 is open at equal; Ann is the banker
  recorded #27 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #28 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 25
! error: everybody begins with the same here: $20.00, not $25.00
= 4
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #29 ········
$ buy Bob 20
! error: `Bob` is not out, and only who is out may buy again
= 4
$ chips plan 20
  chips  color   each
  ─────────────────────
     20  white  $1.00
$ house use mike
  `mike` is the house from now on: Mike's house
  recorded #30 ········
! note: night 2 goes on under the rules of `equal`
$ house explain rank.suits --house mike
  setting  rank.suits (hands)
  settles  whether suits break ties
  because  a tie broken by suit is no tie at all
  takes    true or false
  at mike  no (rule MIK-18)
  acts in  src/engine/hand/beats.rs
$ house explain rebuy --house never.toml
  setting  rebuy (money, chips, bank)
  settles  how a player comes by more chips
  because  a player without chips has to know whether he is out
  takes    one of
           players-only: more chips come from other players, at any moment
           allowed: allowed at any time between hands, never forced
           pause-hand: allowed, even by stopping a hand for it
           players-first: allowed; ask other players before the bank
           first-out-once: only the first player out, once, at a price set
           before
           never: what is gone is gone
  at ours  never (no rule cited)
  acts in  src/ledger/night/buying_again.rs
$ house explain show.order --house pig
  setting  show.order (showdown and dividing the pot)
  settles  who shows first
  because  the last player to show may not have to
  takes    one of
           last-aggressor: the last to bet or raise, else the first player left
           of the dealer
           bettor: the player whose bet was called, else the first to act, then
           clockwise
  at pig   bettor (rule PIG-53)
  acts in  src/engine/hand/of_house.rs
$ hand incident all-in-cards --house dave
  told  their cards may stay hidden until the board is complete (DAV-50)
$ hand incident all-in-cards --house casino
  told  everybody left turns his cards up at once
$ hand incident show-first --house dave
  told  the last to bet or raise shows first, else the first player left of the
        dealer; then clockwise (DAV-52)
$ hand incident show-first --house cause
  told  the last to bet or raise shows first, else the first player left of the
        dealer; then clockwise (CAU-032)
$ hand incident show-first --house pig
  told  the player whose bet was called shows first, else the first who had to
        act; then clockwise (PIG-53)
$ hand incident stack-asked --house dave
  granted  high chips stand in front, where everybody can judge them (DAV-23)
$ hand incident stack-asked --house pig
  granted  he is told the count; high chips stay where all can see them (PIG-65)
$ hand incident helped --house dave
  refused  nobody talks about a live hand; the table settles what was said
           (DAV-59)
$ hand incident helped --house cause
  refused  a player who helps another, or asks for help, has to leave the game
           (CAU-133)
$ hand incident helped --house pig
  refused  everybody plays his own hand, without help (PIG-67)
