# Dave's rules that are told when somebody asks

$ house explain DAV-01
  DAV-01  Which rules come first (Dave's cash game)
    Dave's rules come before the general poker rules, and the game is no-limit
      hold'em.
    Ask, and the program explains it.
    bet.max_stack  yes
    game.choice    holdem
    limit.kind     no-limit
    rules.base     Robert's Rules of Poker, version 11
$ house explain DAV-02
  DAV-02  When something goes wrong (Dave's cash game)
    Agree quickly on what's fair; if you can't, the rules decide, and the ruling
      is recorded.
    The program keeps it on record.
    ruling  agreement
$ house explain DAV-23
  DAV-23  Big chips in front (Dave's cash game)
    Everybody gets to see how big a stack is and what chips it's made of.
    The program applies it.
    chips.visibility  front
$ house explain DAV-24
  DAV-24  Change waits (Dave's cash game)
    Nobody makes change from the pot or a live bet until the round is over.
    The program applies it.
    wager.change  after-betting
$ house explain DAV-30
  DAV-30  Not there on your turn (Dave's cash game)
    If you aren't there when it's your turn, your hand is dead and any blind stays
      in.
    The program applies it.
    absent  dealt-if-paid
$ house explain DAV-34
  DAV-34  Two decks take turns (Dave's cash game)
    While one deck is dealt, the other is shuffled for the next hand.
    Ask, and the program explains it.
    cut    dealer
    decks  two-behind
$ house explain DAV-39
  DAV-39  Burn cards lie apart (Dave's cash game)
    Burn cards stay apart from the muck, and you burn only when a board card is
      due.
    Ask, and the program explains it.
    burns        each-street
    burns.apart  yes
$ house explain DAV-40
  DAV-40  No board cards ahead of time (Dave's cash game)
    You deal the board one street at a time, and nothing early, not even face
      down.
    Ask, and the program explains it.
    burns.apart  yes
$ house explain DAV-42
  DAV-42  Where bets go (Dave's cash game)
    You put your bets in front of your cards and don't throw them into the pot.
    The program points out anything that breaks it.
    wager.place  before-cards
$ house explain DAV-49
  DAV-49  Badly misread bet (Dave's cash game)
    A player who clearly misread a bet can be let off by a ruling, which is
      recorded.
    Ask, and the program explains it.
    wager.misread  relief
$ house explain DAV-58
  DAV-58  Show one, show all (Dave's cash game)
    If a neighbor saw your cards, the whole table can see them after the hand.
    The program keeps it on record and applies it.
    show.right  show-one-show-all
$ house explain DAV-59
  DAV-59  Manners at Dave's (Dave's cash game)
    Play with money you can afford to lose, keep the house clean, and don't talk
      about live hands.
    These are manners; the program doesn't enforce them.
    collusion         discuss
    dealer.dedicated  possible
