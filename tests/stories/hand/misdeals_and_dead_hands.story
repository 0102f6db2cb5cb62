# What now? A fault of the deal, a hand in the muck, a card shown: the house answers, with its rule.

$ hand incident
  exposed               hole cards were seen during the deal: --whose --card
                        --cards --by --acted --earlier
  shown-on-purpose      a player showed a card on purpose during the hand: --pot
                        --stack --folded
  cut                   so many cards were cut off: --cards
  clock                 a decision takes so many seconds: --seconds
  wrong-count           a player has too many or too few cards: --acted
                        --earlier
  wrong-start           the deal began at the wrong player: --acted --earlier
  out-of-order          the cards went round out of order: --acted --earlier
  no-shuffle            the cards were not shuffled: --acted --earlier
  no-cut                nobody cut, or was asked to: --acted --earlier
  extra-hand            a hand was dealt to nobody: --acted --earlier
  missed                a player got no cards: --acted --earlier
  card-missing          the deck is short of a card: --acted --earlier
  dispute               players disagree, or the rules leave something open
  dispute-of-host       the same, and the host is party to it
  decks                 how the cards are made ready
  cut-before            somebody asks for a cut before the deal
  cut-after             somebody asks for a cut when dealing has begun
  absent-paid           cards are dealt, and a player is away who has paid his
                        blinds
  absent-unpaid         cards are dealt, and a player is away who has not paid
                        his blinds
  absent-wrongly-dealt  an absent player was dealt in or left out by mistake
  absent-at-turn        it is a player's turn, and he is away
  burns                 which cards are burned, and where they lie
  faced-card            a card lies face up in the deck
  bad-flop              a flop with too many cards, or without a burn
  bad-street            a turn or river with too many cards, or without a burn
  early-board           a board card is dealt ahead of its time
  deck-out-common       the deck will not do, but one shared card for all is
                        left
  deck-out-agreed       the deck will not do, and all still in agree on a way
  deck-out              the deck will not do, and nobody can agree
  change-in-betting     somebody wants change while there is betting
  change-after          somebody wants change when the betting is over
  misread-alone         a player misread a bet, and nobody acted after him
  misread-harmed        a player misread a bet, and others acted on what he did
  drop-hesitated        a player wavered at the drop
  drop-forgotten        a player stayed in because he forgot to drop
  drop-forgiven         the same, and all the others would let him out
  drop-by-accident      a player dropped and did not mean to
  mucked-at-once        a hand was mucked by mistake, taken back at once, its
                        cards beyond doubt
  mucked-mixed          a hand reached the muck and cannot be told from it
  all-in-cards          nobody can bet any more, and cards are still to come
  show-first            the betting is over: who shows his hand first
  stack-asked           somebody asks what another has in front of him
  helped                a player helps another in his hand, or talks about a
                        live one
  shown-to-one          one player saw another's cards
  shows-part            a player wants the pot and shows only some of his cards
  shows-none            a player does not show at the showdown
  see-showdown          a player dealt in asks to see a beaten hand of the
                        showdown
  see-as-winner         the winner asks to see a beaten hand
  see-as-onlooker       somebody not dealt in asks to see a hand
  see-folded            somebody asks to see a folded hand
  see-uncalled          somebody asks to see the hand of a bet nobody called
  miscall-alone         a hand was named wrongly, and nobody folded for it
  miscall-muck          a hand was named wrongly, and another threw his away for
                        it
  reading-before        a hand was misread, and the pot still lies there
  reading-after         a hand was misread, and the pot has been handed over
$ hand incident exposed --house dave --whose sb --card 1 --by player --acted 0
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (DAV-37)
! note: how it is made good is the standard rule; the house says nothing
$ hand incident exposed --house dave --whose sb --card 2 --by player
  first-burn  after the deal the card meant for the first burn replaces it, and
              it becomes the first burn, face up (DAV-38)
$ hand incident exposed --house dave --whose other --cards 2 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (DAV-37)
! note: how it is made good is the standard rule; the house says nothing
$ hand incident exposed --house pig --whose other --by dealer --acted 1
  misdeal  a misdeal: the deck is shuffled and cut (PIG-56, PIG-57)
$ hand incident exposed --house pig --whose other --by dealer --acted 2
  plays-on  2 players have acted, and after 2 the deal stands (PIG-58)
$ hand incident exposed --house pig --whose other --by player
  plays-on  its owner let it slip: it stays in play (PIG-63)
$ hand incident exposed --house cause --whose other --by player
  shown-to-all  what one player saw, everybody gets to see (CAU-016)
$ hand incident exposed --house cause --whose sb --card 1 --by player --acted 2
  shown-to-all  what one player saw, everybody gets to see (CAU-016)
$ hand incident exposed --house cause --whose other --by dealer
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (CAU-011)
$ hand incident exposed --house cause --whose other --by deck
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (CAU-011)
$ hand incident missed --house cause --earlier 1
  misdeal  a misdeal: the same dealer shuffles, has it cut and deals again
           (CAU-011)
! note: one more by this dealer, and the deal passes on (CAU-012)
$ hand incident missed --house cause --earlier 2
  misdeal  a misdeal, this dealer's number 3: after 2 the deal passes on
           (CAU-012)
$ hand incident wrong-count --house cause --acted 2
  cannot-win  the hand stands, but with the wrong number of cards he cannot win
              (CAU-014)
$ hand incident card-missing --house pig
  replaced  nobody has bet: the card is put back, the deck shuffled and cut
            (PIG-62)
$ hand incident card-missing --house pig --acted 1
! error: Whose Pig Is This? does not say what a missing card means when 1 player has acted: the host decides, and nothing moves until then; its base, ordinary hold'em, is not part of this program (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500
  dead-and-fined  his hand is dead, and he pays half, $150.00 of the $300.00 in
                  the pot, into it, which makes $450.00 (PIG-33)
! note: whom it is paid to and the limit of his stack are for the host to confirm
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500 --json
  {"incident":"shown-on-purpose","house":"pig","verdict":"dead-and-fined","rule":"PIG-33","fallback":false,"text":"his hand is dead, and he pays half, $150.00 of the $300.00 in the pot, into it, which makes $450.00","penalty":"150.00","deal_passes":false,"notices":[{"rule":null,"text":"whom it is paid to and the limit of his stack are for the host to confirm"}]}
! note: whom it is paid to and the limit of his stack are for the host to confirm
$ hand incident mucked-at-once --house dave
  restored  taken back at once and known for certain: it is his hand again, and
            the ruling is written down (DAV-56)
$ hand incident mucked-mixed --house dave
  stays-dead  cards that reached the muck are dead, by accident too (DAV-41)
$ hand incident mucked-at-once --house pig
  stays-dead  cards in the muck are dead (standard rule)
$ hand incident cut --house dave --cards 10
  warned  10 cards and 42: cut again, 18 to 34 are taken off (DAV-35)
$ hand incident clock --house pig --seconds 45
  warned  45 seconds are more than the 30 for a decision; no penalty is written
          (PIG-54)
$ hand incident see-folded --house cause
  refused  nobody may see folded cards (CAU-038)
$ hand incident deck-out-common --house mike
  common-card  one shared card can stand for everybody's last, if that is fair
               to all (MIK-34)

Where the house is silent, nobody guesses.

$ hand incident wrong-count --house dave
! error: Dave's cash game does not say what to do when a player has too many or too few cards: agree on what is fair and write it down; its base, Robert's Rules of Poker, version 11, is not part of this program (DAV-02)
! hint: ruling --help
= 4
$ hand incident wrong-count --house igloo
! error: The Igloo does not say what to do when a player has too many or too few cards: ask the host
! hint: ruling --help
= 4

Words that are none are wrong usage.

$ hand incident spilt-beer --house dave
! error: `spilt-beer` is no incident known here
! hint: hand incident
= 2
$ hand incident cut --house dave --seconds 3
! error: `--seconds` says nothing about `cut`
= 2
$ hand incident cut --house dave
! error: `cut` needs `--cards`
= 2
$ hand incident exposed --house dave --whose me --by player
! error: `--whose` is one of sb, bb, other, not `me`
= 2
$ hand incident exposed --house dave --whose sb --by player
! error: `exposed` needs `--card`
= 2
$ hand incident shown-on-purpose --house pig --pot=-5
! error: `-5` is less than nothing
= 4
