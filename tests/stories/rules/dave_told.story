# Dave's rules that are told when somebody asks

$ house explain DAV-01
  DAV-01  Which rules come first (Dave's cash game)
    Dave's text outranks the general poker rules under it, and the game is
      no-limit hold'em.
    The program tells it when asked.
    bet.max_stack  yes
    game.choice    holdem
    limit.kind     no-limit
    rules.base     Robert's Rules of Poker, version 11
$ house explain DAV-02
  DAV-02  When something goes wrong (Dave's cash game)
    Fairness and quick agreement come first, the text second, and the ruling is
      written down.
    The program keeps it on record.
    ruling  agreement
$ house explain DAV-23
  DAV-23  Big chips in front (Dave's cash game)
    Anyone may know the size of a stack and what it is made of.
    The program works it out.
    chips.visibility  front
$ house explain DAV-24
  DAV-24  Change waits (Dave's cash game)
    Nobody makes change from live bets or the pot until the round is over.
    The program works it out.
    wager.change  after-betting
$ house explain DAV-30
  DAV-30  Nobody home on your turn (Dave's cash game)
    An absent player's hand dies when action reaches it, and any blind stays in.
    The program works it out.
    absent  dealt-if-paid
$ house explain DAV-34
  DAV-34  Two packs take turns (Dave's cash game)
    While one deck is dealt the other is shuffled and handed on for the next deal.
    The program tells it when asked.
    cut    dealer
    decks  two-behind
$ house explain DAV-39
  DAV-39  Burned cards lie apart (Dave's cash game)
    Burns stay countable beside the muck and come off only when a board card is
      due.
    The program tells it when asked.
    burns        each-street
    burns.apart  yes
$ house explain DAV-40
  DAV-40  No board card ahead of time (Dave's cash game)
    The board is dealt street by street, not prepared even face down.
    The program tells it when asked.
    burns.apart  yes
$ house explain DAV-42
  DAV-42  Where bets belong (Dave's cash game)
    Chips are placed before one's own cards and not thrown into the pot.
    The program points out what breaks it.
    wager.place  before-cards
$ house explain DAV-49
  DAV-49  Badly misread bet (Dave's cash game)
    A clear misunderstanding of the amount may be forgiven by a recorded ruling.
    The program tells it when asked.
    wager.misread  relief
$ house explain DAV-58
  DAV-58  Shown to one, shown to all (Dave's cash game)
    Whatever a neighbor was allowed to see, the table may see after the hand.
    The program keeps it on record, works it out.
    show.right  show-one-show-all
$ house explain DAV-59
  DAV-59  Manners at Dave's (Dave's cash game)
    Play for what you can spare, keep the house clean, and leave live hands
      undiscussed.
    These are manners: the program never enforces them.
    collusion         discuss
    dealer.dedicated  possible
