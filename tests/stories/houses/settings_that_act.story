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
  started a new book in USD with `ours` rules
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
  Ann buys chips: $20.00 with note IOUA; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ buy Bob 10
! error: `Bob` already bought $20.00 tonight, and this house has no rebuys
! hint: buy --help
= 4
$ buy Bob 10 --from Ann
! error: `Bob` already bought $20.00 tonight, and this house has no rebuys
! hint: buy --help
= 4
$ chips plan 20
  chips  color   each
  ─────────────────────
      3  gold   $5.00
      5  white  $1.00
$ games show holdem --add joker-wild --house never.toml
! error: this house doesn't play with a joker
! hint: games show --help
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
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ count Ann 15
  Ann has $15.00, as expected
  recorded #14 ········
! next: count the stacks of Bob and Cat
$ count Bob 25
  Bob has $25.00, as expected
  recorded #15 ········
! next: count Cat's stack
$ count Cat 10
  Cat has $10.00, as expected
  recorded #16 ········
! next: pay them all (cashout)
$ close --lapse
  Bob cashes out $25.00: $25.00 in cash
  Ann cashes out $15.00: $15.00 goes to pay note IOUA
  Cat cashes out $10.00: $5.00 in cash, and the bank owes Cat $5.00
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
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $5.00
  bank    owes  Cat        $5.00
  Ann and Cat settle up with each other
  night 1 is closed
  recorded #26 ········
! note: the drawer can't pay `Cat` the last $5.00, so the bank owes `Cat` $5.00
! note: `Ann`'s note `IOUA` for $5.00 was never written in THE BOOK, so it's void
! next: see who pays whom (book)
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
! next: play (hand new or hand result), then count the stacks
$ buy Bob 25
! error: everybody starts with the same amount: $20.00, not $25.00
! hint: buy Bob 20.00
= 4
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #29 ········
$ buy Bob 20
! error: only a player who's out can rebuy, and `Bob` isn't
! hint: buy --help
= 4
$ chips plan 20
  chips  color   each
  ─────────────────────
     20  white  $1.00
$ house use mike
  from now on, the house is `mike`: Mike's house
  recorded #30 ········
! note: night 2 continues under `equal`'s rules
$ house explain rank.suits --house mike
  setting  rank.suits (hands)
  decides  whether suits break ties
  because  if suits break ties, no two hands tie
  takes    true or false
  at mike  no (rule MIK-18)
  acts in  src/engine/hand/beats.rs
$ house explain rebuy --house never.toml
  setting  rebuy (money, chips, bank)
  decides  how a player gets more chips
  because  a player who's out of chips has to know if there's more
  takes    one of
           players-only: buy from another player, anytime
           allowed: allowed between hands, never forced
           pause-hand: allowed, even if the hand has to stop for it
           players-first: allowed; ask the other players before the bank
           first-out-once: only the first player out, once, at a price set
           beforehand
           never: no rebuys
  at ours  never (no rule cited)
  acts in  src/ledger/night/buying_again.rs
$ house explain show.order --house pig
  setting  show.order (showdown and splitting the pot)
  decides  who shows first
  because  showing in turn, the last player might not have to
  takes    one of
           last-aggressor: the last to bet or raise, or else the first player
           left of the dealer
           bettor: the player whose bet was called, or else the first to act,
           then clockwise
  at pig   bettor (rule PIG-53)
  acts in  src/engine/hand/of_house.rs
$ hand incident all-in-cards --house dave
  told  they can keep their cards face down until the board is complete (DAV-50)
$ hand incident all-in-cards --house casino
  told  everybody still in turns up their cards now
$ hand incident show-first --house dave
  told  the last player to bet or raise shows first; if nobody bet, the first
        player to the dealer's left; then clockwise (DAV-52)
$ hand incident show-first --house cause
  told  the last player to bet or raise shows first; if nobody bet, the first
        player to the dealer's left; then clockwise (CAU-032)
$ hand incident show-first --house pig
  told  the player whose bet was called shows first; if nobody bet, the first
        player who had to act; then clockwise (PIG-53)
$ hand incident stack-asked --house dave
  granted  keep your big chips in front, where everybody can see them (DAV-23)
$ hand incident stack-asked --house pig
  granted  give the count; big chips stay where everybody can see them (PIG-65)
$ hand incident helped --house dave
  refused  nobody talks about a hand in play; the table decides what to do about
           it (DAV-59)
$ hand incident helped --house cause
  refused  a player who helps another player, or asks for help, has to leave the
           game (CAU-133)
$ hand incident helped --house pig
  refused  play your own hand, without help (PIG-67)
