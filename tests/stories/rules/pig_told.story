# The Pig's rules that are told when somebody asks

$ house explain PIG-01
  PIG-01  These rules win (The Pig tournament)
    House rules come before poker custom, and everybody has to agree to change
      them.
    The program keeps it on record.
    rules.base  ordinary hold'em rules
$ house explain PIG-30
  PIG-30  Bets stay in front of you (The Pig tournament)
    Your bet stays in front of you until the dealer collects after the round.
    Ask, and the program explains it.
    wager.place  before-cards
$ house explain PIG-31
  PIG-31  Say it out loud (The Pig tournament)
    Say what you're doing, and if it's a raise, say how much.
    Ask, and the program explains it.
    wager.ambiguous  amount-needed
    wager.string     declared
$ house explain PIG-34
  PIG-34  Chips and words are binding (The Pig tournament)
    If you push chips in or say a bet, you have to go through with it.
    Ask, and the program explains it.
    wager.undeclared  moved-chips
$ house explain PIG-41
  PIG-41  Wash and shuffle (The Pig tournament)
    The deck is washed face down on the table and then shuffled by hand.
    Ask, and the program explains it.
    decks.wash  yes
$ house explain PIG-42
  PIG-42  Cut on request (The Pig tournament)
    Until the deal starts, any player can ask for a cut.
    Ask, and the program explains it.
    cut  on-request
$ house explain PIG-47
  PIG-47  The flop (The Pig tournament)
    The dealer burns one card and turns up three.
    Ask, and the program explains it.
    burns  each-street
$ house explain PIG-50
  PIG-50  The turn and the river (The Pig tournament)
    Twice more, the dealer burns one card and turns up one.
    Ask, and the program explains it.
    burns  each-street
$ house explain PIG-57
  PIG-57  After a misdeal (The Pig tournament)
    The deck is shuffled and cut again.
    Ask, and the program explains it.
    misdeal.remedy  reshuffle-cut
$ house explain PIG-59
  PIG-59  A bad flop (The Pig tournament)
    If the dealer didn't burn, or dealt too many cards, the flop is reshuffled and
      dealt again.
    Ask, and the program explains it.
    board_errors  redo
$ house explain PIG-60
  PIG-60  A bad turn or river (The Pig tournament)
    Good board cards stay, the rest are reshuffled, and one card is dealt after a
      burn.
    Ask, and the program explains it.
    board_errors  redo
$ house explain PIG-61
  PIG-61  A face-up card in the deck (The Pig tournament)
    It goes to the bottom, and the next card is used.
    Ask, and the program explains it.
    deck_errors  bottom-or-replace
$ house explain PIG-65
  PIG-65  Count on request (The Pig tournament)
    Big chips stay in view, and anybody can ask how much you have.
    The program applies it.
    chips.visibility  on-request
$ house explain PIG-67
  PIG-67  Manners with the Pig (The Pig tournament)
    Play your own hand, keep your cards above the table, and leave the discards
      and deck alone.
    These are manners; the program doesn't enforce them.
    collusion  own-hand
