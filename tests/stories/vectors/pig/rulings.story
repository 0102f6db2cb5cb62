# What the host's book says when something goes wrong, at a table that plays the Pig.

## V-PIG-22: five hundred put down in silence for a call of a hundred is a call, and the change comes out of the pot
$ hand said --house pig --chips 500 --pieces 1 --facing 100 --min 200 --stack 1000
  call $100.00 (PIG-32)
! note: say your action out loud (PIG-31)
! note: you can't take back chips you pushed in (PIG-34)
! note: you get $400.00 back from the pot; if you put in a big chip, say your bet (PIG-32)
> call $100.00
> say your action out loud (PIG-31)
> you get $400.00 back from the pot; if you put in a big chip, say your bet (PIG-32)
$ house explain wager.place --house pig
  setting  wager.place (betting)
  decides  where you put your bet
  because  nobody can count chips thrown into the pot
  takes    one of
           before-cards: in front of your cards, away from the pot
  at pig   before-cards (rule PIG-30)
  acts in  src/engine/play/spoken/understand.rs
> (rule PIG-30)
$ house explain wager.change --house pig
  setting  wager.change (betting)
  decides  when players get change
  because  with change made in between, nobody can see what was bet
  takes    one of
           after-betting: players get change when the betting is over
           from-pot: the dealer makes change from the pot
  at pig   from-pot (rule PIG-32)
  acts in  src/engine/play/spoken/understand.rs
> (rule PIG-32)
$ house explain wager.undeclared --house pig
  setting  wager.undeclared (betting)
  decides  how much a silent bet is
  because  chips put out bit by bit show how the others react
  takes    one of
           full-value: chips put in without a word count in full
           gesture-binds: any clear word or gesture is binding
           moved-chips: chips you push out are a bet
  at pig   moved-chips (rule PIG-34)
  acts in  src/engine/play/spoken/chips.rs
> (rule PIG-34)
$ hand said "raise" --house pig --facing 100 --min 200 --stack 1000
  ask: raise to how much? $200.00 to $1,000.00 in total (PIG-31)
> (PIG-31)
$ hand said --house pig --chips 150 --pieces 2 --facing 0 --min 50 --stack 1000
  $150.00 in all (PIG-34)
! note: say your action out loud (PIG-31)
! note: you can't take back chips you pushed in (PIG-34)
> (PIG-34)

## V-PIG-24: a card shown on purpose kills the hand and puts half of the 300 on top
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500
  dead-and-fined  the hand is dead, and the player pays half of the $300.00 pot,
                  $150.00 in whole chips, which makes it $450.00 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
> dead-and-fined
> and the player pays half of the $300.00 pot, $150.00 in whole chips, which makes it $450.00 (PIG-33)
$ hand incident shown-on-purpose --house pig --pot 300 --stack 100
  dead-and-fined  the hand is dead, and the player pays all they have, $100.00,
                  into the $300.00 pot, which makes it $400.00 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
> the player pays all they have, $100.00
$ hand incident shown-on-purpose --house pig --pot 300 --stack 1500 --folded
  fined  a player who folded still pays half of the $300.00 pot, $150.00 in
         whole chips, which makes it $450.00 (PIG-33)
! note: the host confirms who pays it, and that it's no more than that player's stack
> fined a player who folded still pays half of the $300.00 pot

## V-PIG-25: a card that its owner drops stays in play
$ hand incident exposed --house pig --whose other --by player
  plays-on  the player exposed the card, so it stays in play (PIG-63)
> plays-on
> it stays in play (PIG-63)

## V-PIG-34: a cut can be had until the first card is dealt, and not afterwards
$ hand incident cut-before --house pig
  granted  anybody can ask for a cut until the deal starts (PIG-42)
> granted
> (PIG-42)
$ hand incident cut-after --house pig
  refused  the deal has started, so it's too late for a cut (PIG-42)
> refused
> (PIG-42)
$ hand incident decks --house pig
  told  wash the cards face down on the table, then shuffle by hand (PIG-41)
> told wash the cards face down on the table, then shuffle by hand (PIG-41)

## V-PIG-35: three cards in seat 4 are a misdeal, and the pack is shuffled and cut again
$ hand incident wrong-count --house pig --acted 1
  misdeal  a misdeal: the deck is shuffled and cut (PIG-56, PIG-57)
> misdeal
> shuffled and cut (PIG-56, PIG-57)

## V-PIG-40: the board takes eight cards, three of them burned
$ hand incident burns --house pig
  told  burn one card before the flop, one before the turn and one before the
        river: 3 burned and 5 turned make 8 cards (PIG-47, PIG-50)
> 3 burned and 5 turned make 8 cards (PIG-47, PIG-50)

## V-PIG-44: a card the dealer shows is a misdeal after one action, and too late to be one after two
$ hand incident exposed --house pig --whose other --by dealer --acted 1
  misdeal  a misdeal: the deck is shuffled and cut (PIG-56, PIG-57)
> misdeal
$ hand incident exposed --house pig --whose other --by dealer --acted 2
  plays-on  2 players have acted, and after 2 the deal stands (PIG-58)
> plays-on
> the deal stands (PIG-58)
$ hand incident wrong-start --house pig --acted 0
  misdeal  a misdeal: the deck is shuffled and cut (PIG-56, PIG-57)
> misdeal
$ hand incident out-of-order --house pig --acted 2
  plays-on  2 players have acted, and after 2 the deal stands (PIG-58)
> plays-on

## V-PIG-45: four cards on the flop are shuffled in again; a turn without a burn costs only that card
$ hand incident bad-flop --house pig
  flop-again  shuffle the flop back into the deck, burn one card and turn up
              three (PIG-59)
> flop-again
> burn one card and turn up  three (PIG-59)
$ hand incident bad-street --house pig
  card-again  the good community cards stay; shuffle the rest, burn one card and
              turn up one (PIG-60)
> card-again
> card-again the good community cards stay; shuffle the rest, burn one card and  turn up one (PIG-60)

## V-PIG-46: a card that lies face up in the stub goes to the bottom
$ hand incident faced-card --house pig
  to-bottom  put it on the bottom and deal the next card (PIG-61)
> to-bottom
> to-bottom put it on the bottom and deal the next card (PIG-61)

## V-PIG-47: a pack of 51 is made whole before any bet, played on with after two actions; after one the host is asked
$ hand incident card-missing --house pig
  replaced  nobody has bet, so the card goes back and the deck is shuffled and
            cut again (PIG-62)
> replaced
> cut again (PIG-62)
$ hand incident card-missing --house pig --acted 2
  plays-on  2 players have acted: play on (PIG-62)
> plays-on
> (PIG-62)
$ hand incident card-missing --house pig --acted 1
! error: The Pig tournament doesn't say what a missing card means when 1 player has acted: the host decides, and play stops until then; the rest of the rules are ordinary hold'em rules, which this program doesn't have (PIG-02, PIG-03)
! hint: ruling --help
= 4
> the host decides

Half a minute is all the house gives, and it names no price for more.

$ hand incident clock --house pig --seconds 45
  warned  45 seconds is over the 30 you get for a decision, but the rules don't
          set a penalty (PIG-54)
$ hand incident absent-unpaid --house pig
  not-dealt  the dealer takes the blinds out of the stack, and the player gets
             no cards (PIG-64)
$ hand incident dispute-of-host --house pig
  told  the player chosen beforehand decides instead of the host (PIG-02)
$ house explain collusion --house pig
  setting  collusion (showdown and splitting the pot)
  decides  what happens if a player helps another
  because  two players working together cheat the others
  takes    one of
           discuss: no talk about a live hand; the table settles it
           expulsion: giving or taking help gets you thrown out
           own-hand: players play their own hands without help
  at pig   own-hand (rule PIG-67)
  acts in  src/engine/play/procedure/table.rs
$ house show pig
  pig: The Pig tournament, in USD
  ¶
  money, chips, bank
    rules.base        ordinary hold'em rules  PIG-01
    money.kind        tournament              PIG-08
    chips.visibility  on-request              PIG-65
    buyin.equal       yes                     PIG-08
    buyin.announced   outset                  PIG-08
    rebuy             first-out-once          PIG-09
    rebuy.stack_part  3                       PIG-09
    chips.sellers     dealer                  PIG-11, PIG-20
    chips.p2p         no                      PIG-11
    credit            none                    PIG-10, PIG-11
    cash.behind       no                      PIG-10
    ratholing         forbidden               PIG-13, PIG-14
    rake              none                    PIG-15
    penalty.show      dead-half-pot           PIG-33
  ¶
  cash-out and tournament
    session.end_rule           one-has-all   PIG-12
    cashout.order              by-place      PIG-16
    leave_early                forfeits      PIG-14
    tournament.payout_printed  60/30/20 %    PIG-16
    tournament.out             no-chips      PIG-40
    tournament.rounding        higher-place  PIG-17
    tournament.pool            all-money     PIG-15
  ¶
  seats and dealing
    seating              free                          PIG-18
    seating.change       never                         PIG-18
    dealer.first         seat-one                      PIG-22
    dealer.rotation      left                          PIG-22
    dealer.deals         button                        PIG-19
    dealer.duties        checks-and-pays               PIG-66
    dealer.dedicated     last-eliminated               PIG-20, PIG-21
    game.choice          holdem                        PIG-04, PIG-23
    misdeal.triggers     dealer-exposed, wrong-start,  PIG-56
                         wrong-count
    misdeal.exposed_one  by-whom                       PIG-56, PIG-63
    misdeal.no_return    2                             PIG-58
    misdeal.remedy       reshuffle-cut                 PIG-57
    ruling               host                          PIG-02, PIG-03
    wrong_count          play-on                       PIG-58
    cut                  on-request                    PIG-42
    decks.wash           yes                           PIG-41
    hole.cards           as-the-game-says              PIG-43
    burns                each-street                   PIG-47, PIG-50
    board_errors         redo                          PIG-59, PIG-60
    deck_errors          bottom-or-replace             PIG-61, PIG-62
    absent               not-dealt                     PIG-64
    clock                30                            PIG-54
  ¶
  antes and blinds
    ante                $0.00                PIG-28
    blinds              raised-by-agreement  PIG-26, PIG-27
    blinds.small        $25.00               PIG-26
    blinds.big          $50.00               PIG-26
    blinds.seats        left-of-dealer       PIG-29
    blinds.small_calls  rest                 PIG-45
    blinds.missed       collected            PIG-64
    blinds.short        all-in               PIG-35
  ¶
  betting
    limit.kind        no-limit           PIG-23
    bet.min_rule      previous-bet       PIG-24
    bet.max_stack     yes                PIG-23
    raise.min_rule    any                PIG-24
    raise.uncapped    yes                PIG-23
    check_raise       yes                PIG-49
    allin             layers             PIG-36
    allin.several     further-pots       PIG-37
    allin.cap         own-stake          PIG-38
    allin.any_turn    yes                PIG-39
    open.first        left-of-big-blind  PIG-44
    open.later        left-of-dealer     PIG-48
    turn.order        clockwise          PIG-25
    turn.check        unbet              PIG-44
    turn.check_later  unbet              PIG-49
    turn.fold         final              PIG-46
    turn.deal         after-betting      PIG-25
    wager.undeclared  moved-chips        PIG-34
    wager.string      declared           PIG-31
    wager.ambiguous   amount-needed      PIG-31
    wager.change      from-pot           PIG-32
    wager.place       before-cards       PIG-30
  ¶
  hands
    rank.five        standard  PIG-05
    rank.cards       any-five  PIG-04
    rank.artificial  no        PIG-06
  ¶
  showdown and splitting the pot
    show.cards_speak  always           PIG-55
    show.level        yes              PIG-52
    show.order        bettor           PIG-53
    show.required     may-fold         PIG-53
    show.right        uncalled-unseen  PIG-51
    collusion         own-hand         PIG-67
    tie               shared-cards     PIG-06
    odd.tie           nearest-left     PIG-07
    split.agreed      no               PIG-11
  ¶
  85 settings set, 173 left open: `house explain KEY` shows what applies
$ house explain rules.base --house pig
  setting  rules.base (money, chips, bank)
  decides  other rules that fill the gaps in the house rules
  because  if the house rules don't say, players know where to look
  takes    1 to 100 characters in quotes
  at pig   ordinary hold'em rules (rule PIG-01)
  acts in  src/engine/play/procedure/verdict.rs
$ house explain chips.visibility --house pig
  setting  chips.visibility (money, chips, bank)
  decides  whether big chips have to be out front
  because  players judge a bet by the stack behind it
  takes    one of
           front: big chips stay in front where everybody can see them
           on-request: big chips stay in view, and players say how much they
           have if asked
  at pig   on-request (rule PIG-65)
  acts in  src/engine/play/procedure/table.rs
