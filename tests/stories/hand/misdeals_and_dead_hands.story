# What now? A fault of the deal, a hand in the muck, a card shown: the house answers, with its rule.

$ hand incident
  exposed               somebody saw hole cards during the deal: --whose --card
                        --cards --by --acted --earlier
  shown-on-purpose      a player showed a card on purpose during the hand: --pot
                        --stack --folded
  cut                   how many cards were cut off: --cards
  clock                 how many seconds a decision takes: --seconds
  wrong-count           a player has too many or too few cards: --acted
                        --earlier
  wrong-start           the deal started with the wrong player: --acted
                        --earlier
  out-of-order          the cards were dealt out of order: --acted --earlier
  no-shuffle            the cards weren't shuffled: --acted --earlier
  no-cut                nobody cut the deck or was asked to: --acted --earlier
  extra-hand            a hand was dealt to an empty seat: --acted --earlier
  missed                a player got no cards: --acted --earlier
  card-missing          a card is missing from the deck: --acted --earlier
  dispute               players disagree, or the rules don't cover it
  dispute-of-host       the same, but the host is involved
  decks                 how to shuffle
  cut-before            somebody asks for a cut before the deal
  cut-after             somebody asks for a cut after the deal has started
  absent-paid           a player who paid the blinds is away when the cards are
                        dealt
  absent-unpaid         a player who didn't pay the blinds is away when the
                        cards are dealt
  absent-wrongly-dealt  a player who's away was dealt in or left out by mistake
  absent-at-turn        a player is away when it's their turn
  burns                 which cards to burn, and where they go
  faced-card            a card is face up in the deck
  bad-flop              a flop with too many cards, or without a burn
  bad-street            a turn or river with too many cards, or without a burn
  early-board           a board card is dealt too early
  deck-out-common       the deck runs out, but there is one card left for a
                        community card
  deck-out-agreed       the deck runs out, and everybody still in agrees what to
                        do
  deck-out              the deck runs out, and nobody can agree
  change-in-betting     somebody wants change during the betting
  change-after          somebody wants change after the betting
  misread-alone         a player misread a bet, and nobody has acted since
  misread-harmed        a player misread a bet, and others acted because of it
  drop-hesitated        a player hesitated at the drop
  drop-forgotten        a player forgot to drop and stayed in
  drop-forgiven         the same, but everybody else would let them out
  drop-by-accident      a player dropped by accident
  mucked-at-once        a hand was mucked by mistake and taken back right away,
                        and everybody knows which cards
  mucked-mixed          a hand is in the muck and can't be told apart
  all-in-cards          nobody can bet anymore, but cards are still to come
  show-first            the betting is over: who shows first
  stack-asked           somebody asks how many chips another player has
  helped                a player helps another player, or talks about a hand in
                        play
  shown-to-one          one player saw another player's cards
  shows-part            a player wants the pot but doesn't show all the cards
  shows-none            a player doesn't show at the showdown
  see-showdown          a player who was dealt in asks to see a losing hand at
                        the showdown
  see-as-winner         the winner asks to see a losing hand
  see-as-onlooker       somebody who wasn't dealt in asks to see a hand
  see-folded            somebody asks to see a folded hand
  see-uncalled          somebody asks to see a hand nobody called
  miscall-alone         a player called a hand wrong, and nobody folded because
                        of it
  miscall-muck          a player called a hand wrong, and another one folded
                        because of it
  reading-before        a hand was misread, and the pot is still on the table
  reading-after         a hand was misread, and the winner already has the pot
$ hand incident exposed --house dave --whose sb --card 1 --by player --acted 0
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (DAV-37)
! note: the house rules don't say how to fix this; using the standard rule
$ hand incident exposed --house dave --whose sb --card 2 --by player
  first-burn  after the deal, the first burn card replaces the exposed card,
              which is burned instead, face up (DAV-38)
$ hand incident exposed --house dave --whose other --cards 2 --by dealer
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (DAV-37)
! note: the house rules don't say how to fix this; using the standard rule
$ hand incident exposed --house pig --whose other --by dealer --acted 1
  misdeal  a misdeal: the deck is shuffled and cut (PIG-56, PIG-57)
$ hand incident exposed --house pig --whose other --by dealer --acted 2
  plays-on  2 players have acted, and after 2 the deal stands (PIG-58)
$ hand incident exposed --house pig --whose other --by player
  plays-on  the player exposed the card, so it stays in play (PIG-63)
$ hand incident exposed --house cause --whose other --by player
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
$ hand incident exposed --house cause --whose sb --card 1 --by player --acted 2
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
$ hand incident exposed --house cause --whose other --by dealer
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
$ hand incident exposed --house cause --whose other --by deck
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
$ hand incident missed --house cause --earlier 1
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
! note: one more misdeal by this dealer, and the deal passes on (CAU-012)
$ hand incident missed --house cause --earlier 2
  misdeal  that's this dealer's misdeal number 3; only 2 are allowed, so the
           deal passes on (CAU-012)
$ hand incident wrong-count --house cause --acted 2
  cannot-win  the hand stands, but you can't win with the wrong number of cards
              (CAU-014)
$ hand incident card-missing --house pig
  replaced  nobody has bet, so the card goes back and the deck is shuffled and
            cut again (PIG-62)
$ hand incident card-missing --house pig --acted 1
! error: The Pig tournament doesn't say what a missing card means when 1 player has acted: the host decides, and play stops until then; the rest of the rules are ordinary hold'em rules, which this program doesn't have (PIG-02, PIG-03)
! hint: ruling --help
= 4
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500
  dead-and-fined  the hand is dead, and the player pays half of the $300.00 pot,
                  $150.00 in whole chips, which makes it $450.00 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500 --json
  {"incident":"shown-on-purpose","house":"pig","verdict":"dead-and-fined","rule":"PIG-33","fallback":false,"text":"the hand is dead, and the player pays half of the $300.00 pot, $150.00 in whole chips, which makes it $450.00","penalty":"150.00","deal_passes":false,"notices":[{"rule":null,"text":"the host confirms who pays it, and that it's no more than that player's stack"}]}
! note: the host confirms who pays it, and that it's no more than that player's stack
$ hand incident mucked-at-once --house dave
  restored  the player took the hand right back and everybody knows which cards
            it was: it's live again; write the ruling down (DAV-56)
$ hand incident mucked-mixed --house dave
  stays-dead  cards in the muck are dead, even by accident (DAV-41)
$ hand incident mucked-at-once --house pig
  stays-dead  cards in the muck are dead (standard rule)
$ hand incident cut --house dave --cards 10
  warned  a cut of 10 and 42 cards isn't fair, so cut again: take off 18 to 34
          cards (DAV-35)
$ hand incident clock --house pig --seconds 45
  warned  45 seconds is over the 30 you get for a decision, but the rules don't
          set a penalty (PIG-54)
$ hand incident see-folded --house cause
  refused  nobody gets to see folded cards (CAU-038)
$ hand incident deck-out-common --house mike
  common-card  one community card can be everybody's last card, if that's fair
               to all of them (MIK-34)

Where the house is silent, nobody guesses.

$ hand incident wrong-count --house dave
! error: Dave's cash game doesn't say what to do when a player has too many or too few cards: agree on what's fair and write it down; the rest of the rules are Robert's Rules of Poker, version 11, which this program doesn't have (DAV-02)
! hint: ruling --help
= 4
$ hand incident wrong-count --house igloo
! error: The Igloo doesn't say what to do when a player has too many or too few cards: ask the host
! hint: ruling --help
= 4

Words that are none are wrong usage.

$ hand incident spilt-beer --house dave
! error: there's no incident called `spilt-beer`
! hint: hand incident
= 2
$ hand incident cut --house dave --seconds 3
! error: `cut` doesn't use `--seconds`
! hint: hand incident --help
= 2
$ hand incident cut --house dave
! error: `cut` needs `--cards`
! hint: hand incident --help
= 2
$ hand incident exposed --house dave --whose me --by player
! error: `--whose` can be sb, bb or other, not `me`
! hint: hand incident --help
= 2
$ hand incident exposed --house dave --whose sb --by player
! error: `exposed` needs `--card`
! hint: hand incident --help
= 2
$ hand incident shown-on-purpose --house pig --pot=-5
! error: `-5` is below zero
! hint: hand incident --help
= 4
