# The Pig's rules that are told when somebody asks

$ house explain PIG-01
  PIG-01  These rules win (The Pig tournament)
    The house text stands above poker custom, and only all entrants together can
      change it.
    The program keeps it on record.
    rules.base  ordinary hold'em
$ house explain PIG-30
  PIG-30  Bets wait before their owner (The Pig tournament)
    Chips stay before each player until the dealer gathers them after the round.
    The program tells it when asked.
    wager.place  before-cards
$ house explain PIG-31
  PIG-31  Say it aloud (The Pig tournament)
    Every action is spoken, and a raise with its figure.
    The program tells it when asked.
    wager.ambiguous  amount-needed
    wager.string     declared
$ house explain PIG-34
  PIG-34  A move is a promise (The Pig tournament)
    Chips pushed or words spoken must be followed through.
    The program tells it when asked.
    wager.undeclared  moved-chips
$ house explain PIG-41
  PIG-41  Wash and shuffle (The Pig tournament)
    The pack is washed, backs up, and shuffled by hand afterwards.
    The program tells it when asked.
    decks.wash  yes
$ house explain PIG-42
  PIG-42  Cut if asked (The Pig tournament)
    A cut can be demanded by anyone until the deal begins.
    The program tells it when asked.
    cut  on-request
$ house explain PIG-47
  PIG-47  Three for the board (The Pig tournament)
    One card is burned and three are opened.
    The program tells it when asked.
    burns  each-street
$ house explain PIG-50
  PIG-50  Fourth and fifth board card (The Pig tournament)
    Twice more a card is burned and a single one opened.
    The program tells it when asked.
    burns  each-street
$ house explain PIG-57
  PIG-57  Putting it right (The Pig tournament)
    After a misdeal the pack is shuffled and cut again.
    The program tells it when asked.
    misdeal.remedy  reshuffle-cut
$ house explain PIG-59
  PIG-59  Flop dealt wrongly (The Pig tournament)
    Without a burn or with too many cards it is reshuffled and dealt again.
    The program tells it when asked.
    board_errors  redo
$ house explain PIG-60
  PIG-60  Turn or river dealt wrongly (The Pig tournament)
    Good board cards remain, the others are reshuffled, and one card is dealt
      after a burn.
    The program tells it when asked.
    board_errors  redo
$ house explain PIG-61
  PIG-61  A card the wrong way up (The Pig tournament)
    A card lying open in the pack goes underneath, and the next one is used.
    The program tells it when asked.
    deck_errors  bottom-or-replace
$ house explain PIG-65
  PIG-65  Count on request (The Pig tournament)
    High chips stand in view, and anyone may ask how much a stack holds.
    The program works it out.
    chips.visibility  on-request
$ house explain PIG-67
  PIG-67  Manners with the Pig (The Pig tournament)
    Play your own hand, keep cards above the table, and leave discards and stub
      alone.
    These are manners: the program never enforces them.
    collusion  own-hand
