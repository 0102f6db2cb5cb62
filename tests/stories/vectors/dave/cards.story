# The cards at Dave's: the cut, the deal, what spoils it, and cards that reach the muck.

## V-DAV-34: a cut of 10 or 40 cards is pointed out, one of 26 is a good one
$ hand incident cut --house dave --cards 10
  warned  a cut of 10 and 42 cards isn't fair, so cut again: take off 18 to 34
          cards (DAV-35)
> 18
> 34
$ hand incident cut --house dave --cards 26
  granted  a cut of 26 and 26 cards is fine: take off 18 to 34 cards (DAV-35)
$ hand incident cut --house dave --cards 40
  warned  a cut of 40 and 12 cards isn't fair, so cut again: take off 18 to 34
          cards (DAV-35)
> 34

## V-DAV-36: the first card of the small blind spoils the deal, its second does not, two cards of others do
$ hand incident exposed --house dave --whose sb --card 1 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (DAV-37)
! note: the house rules don't say how to fix this; using the standard rule
> misdeal
$ hand incident exposed --house dave --whose sb --card 2 --by dealer
  first-burn  after the deal, the first burn card replaces the exposed card,
              which is burned instead, face up (DAV-38)
> which is burned instead
$ hand incident exposed --house dave --whose other --cards 2 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (DAV-37)
! note: the house rules don't say how to fix this; using the standard rule
> misdeal

## V-DAV-37: one card seen is replaced by the card meant to be burned first, and becomes the first burn, face up
$ hand incident exposed --house dave --whose other --cards 1 --by dealer
  first-burn  after the deal, the first burn card replaces the exposed card,
              which is burned instead, face up (DAV-38)
> which is burned instead

## V-DAV-39: a hand mucked by mistake comes back if taken at once and beyond doubt; mixed into the muck it is dead
$ hand incident mucked-at-once --house dave
  restored  the player took the hand right back and everybody knows which cards
            it was: it's live again; write the ruling down (DAV-56)
> DAV-56
$ hand incident mucked-mixed --house dave
  stays-dead  cards in the muck are dead, even by accident (DAV-41)
> dead

## V-DAV-01: what Dave's text does not say is in Robert's Rules, which are not part of this program
$ house explain rules.base --house dave
  setting  rules.base (money, chips, bank)
  decides  other rules that fill the gaps in the house rules
  because  if the house rules don't say, players know where to look
  takes    1 to 100 characters in quotes
  at dave  Robert's Rules of Poker, version 11 (rule DAV-01)
  acts in  src/engine/play/procedure/verdict.rs
> Robert's Rules
$ house explain rank.suits --house dave
  setting          rank.suits (hands)
  decides          whether suits break ties
  because          if suits break ties, no two hands tie
  takes            true or false
  at dave          — (the house rules don't say)
  the house names  Robert's Rules of Poker, version 11, which this program
                   doesn't include
  standard rule    no (standard rule)
  acts in          src/engine/hand/beats.rs
> Robert's Rules

What else is told when somebody asks.

$ hand incident decks --house dave
  told  you can use two decks: the last dealer shuffles the other one, so it's
        ready to cut (DAV-34)
$ hand incident cut-before --house dave
  told  the new dealer cuts the deck, or the small blind does (DAV-34)
$ hand incident burns --house dave
  told  burn a card only when a board card is next; keep the burns face down,
        away from the muck (DAV-39)
$ hand incident early-board --house dave
  refused  don't deal a board card early, face up or face down (DAV-40)
$ hand incident absent-paid --house dave
  dealt-in  the blinds are paid, so the player is dealt in; on their turn the
            hand is dead (DAV-36)
$ hand incident absent-unpaid --house dave
  not-dealt  that player missed a blind and isn't dealt in (DAV-36)
$ hand incident absent-wrongly-dealt --house dave
  plays-on  dealing a player who's away in or out by mistake isn't a misdeal
            (DAV-36)
$ hand incident absent-at-turn --house dave
  dead  the hand is dead and the blind stays in the pot; be patient with a host
        who's busy (DAV-30)
$ hand incident shown-to-one --house dave
  granted  when the hand is over, everybody can see what one player saw (DAV-58)
$ hand incident shows-part --house dave
  cannot-win  turn up both hole cards together, or you can't win any of the pot
              (DAV-53)
$ hand incident shows-none --house dave
  cannot-win  if you don't show your hand, you can't win (DAV-53)
$ hand incident miscall-alone --house dave
  plays-on  nobody was misled, so cards speak (DAV-54)
$ hand incident miscall-muck --house dave
  disqualified  the hand that was called wrong is out, even if the other one can
                be found again (DAV-55)
$ hand incident reading-before --house dave
  corrected  cards speak; any player who sees it says so right away (DAV-54)
