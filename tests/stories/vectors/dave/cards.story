# The cards at Dave's: the cut, the deal, what spoils it, and cards that reach the muck.

## V-DAV-34: a cut of 10 or 40 cards is pointed out, one of 26 is a good one
$ hand incident cut --house dave --cards 10
  warned  10 cards and 42: cut again, 18 to 34 are taken off (DAV-35)
> 18
> 34
$ hand incident cut --house dave --cards 26
  granted  26 cards and 26: a good cut, for 18 to 34 are taken off (DAV-35)
$ hand incident cut --house dave --cards 40
  warned  40 cards and 12: cut again, 18 to 34 are taken off (DAV-35)
> 34

## V-DAV-36: the first card of the small blind spoils the deal, its second does not, two cards of others do
$ hand incident exposed --house dave --whose sb --card 1 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (DAV-37)
! note: how it is made good is the standard rule; the house says nothing
> misdeal
$ hand incident exposed --house dave --whose sb --card 2 --by dealer
  first-burn  after the deal the card meant for the first burn replaces it, and
              it becomes the first burn, face up (DAV-38)
> becomes the first burn
$ hand incident exposed --house dave --whose other --cards 2 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (DAV-37)
! note: how it is made good is the standard rule; the house says nothing
> misdeal

## V-DAV-37: one card seen is replaced by the card meant to be burned first, and becomes the first burn, face up
$ hand incident exposed --house dave --whose other --cards 1 --by dealer
  first-burn  after the deal the card meant for the first burn replaces it, and
              it becomes the first burn, face up (DAV-38)
> becomes the first burn

## V-DAV-39: a hand mucked by mistake comes back if taken at once and beyond doubt; mixed into the muck it is dead
$ hand incident mucked-at-once --house dave
  restored  taken back at once and known for certain: it is his hand again, and
            the ruling is written down (DAV-56)
> DAV-56
$ hand incident mucked-mixed --house dave
  stays-dead  cards that reached the muck are dead, by accident too (DAV-41)
> dead

## V-DAV-01: what Dave's text does not say is in Robert's Rules, which are not part of this program
$ house explain rules.base --house dave
  setting  rules.base (money, chips, bank)
  settles  outside rules that fill the gaps of the house's own text
  because  a question the house text leaves open can be sent to the place the
           house itself names
  takes    a text of 1 to 100 characters in quotes
  at dave  Robert's Rules of Poker, version 11 (rule DAV-01)
  acts in  src/engine/play/procedure/verdict.rs
> Robert's Rules
$ house explain rank.suits --house dave
  setting          rank.suits (hands)
  settles          whether suits break ties
  because          a tie broken by suit is no tie at all
  takes            true or false
  at dave          — (the house is silent)
  the house names  Robert's Rules of Poker, version 11, outside rules that are
                   not part of this program
  standard rule    no (standard rule)
  acts in          src/engine/hand/beats.rs
> Robert's Rules

What else is told when somebody asks.

$ hand incident decks --house dave
  told  two decks may alternate: the last dealer shuffles his behind, and it
        comes round ready to be cut (DAV-34)
$ hand incident cut-before --house dave
  told  the new dealer cuts the deck he receives, or the small blind does
        (DAV-34)
$ hand incident burns --house dave
  told  a card is burned only when a board card is due; burns lie face down
        apart from the muck (DAV-39)
$ hand incident early-board --house dave
  refused  no board card is dealt ahead of its time, face up or face down
           (DAV-40)
$ hand incident absent-paid --house dave
  dealt-in  his blinds are paid: he is dealt in, and his hand dies when it is
            his turn (DAV-36)
$ hand incident absent-unpaid --house dave
  not-dealt  he missed a blind: he is not dealt in (DAV-36)
$ hand incident absent-wrongly-dealt --house dave
  plays-on  dealing an absent player in or out by mistake is no misdeal (DAV-36)
$ hand incident absent-at-turn --house dave
  dead  his hand is dead and a blind he posted stays in the pot; a host busy for
        the others deserves patience (DAV-30)
$ hand incident shown-to-one --house dave
  granted  what one player saw, everybody may see when the hand is over (DAV-58)
$ hand incident shows-part --house dave
  cannot-win  both hole cards are turned up together, or no part of the pot is
              his (DAV-53)
$ hand incident shows-none --house dave
  cannot-win  a hand that is not shown wins nothing (DAV-53)
$ hand incident miscall-alone --house dave
  plays-on  nobody was misled: the cards count (DAV-54)
$ hand incident miscall-muck --house dave
  disqualified  the miscalled hand is out, even if the other can be found again
                (DAV-55)
$ hand incident reading-before --house dave
  corrected  the cards count for what they are; any player who sees it says so
             at once (DAV-54)
