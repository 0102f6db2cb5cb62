//! The settings of seats, of the deal and of what goes wrong with it.

use crate::house::row::ValueKind::{Flag, Text, Word, Words};
use crate::house::row::{Section, count, rows, word};

rows! {
    Section::Dealing;

    SEATING = "seating", Word(&[
            word("free", "everybody picks a seat at the start and keeps it"),
            word("first-come", "seats go in the order of arrival"),
            word("management", "the people who run the house assign them"),
            word("draw", "seats are drawn by lot"),
        ]),
        "how seats are taken",
        "position is worth money",
        fallback = Some("free"),
        consumer = Some("ledger/night/taking_seats.rs");

    SEATING_RESERVATIONS = "seating.reservations", Flag,
        "whether seats can be reserved, with a waiting list",
        "a seat kept for somebody who stays away is a seat lost",
        serves = &["seating"],
        consumer = Some("ledger/night/reserving.rs");

    SEATING_FORBIDDEN_PAIRS = "seating.forbidden_pairs", Flag,
        "whether two named players may be kept apart",
        "some pairs should not share a table",
        serves = &["seating"],
        consumer = Some("ledger/night/apart.rs");

    SEATING_ONE_HAND = "seating.one_hand", Flag,
        "whether one person plays one hand only",
        "two hands of one mind know each other's cards",
        serves = &["seating"], fallback = Some("yes"),
        consumer = Some("ledger/night/one_hand.rs");

    SEATING_TABLE_MAX = "seating.table_max", count(2, 23),
        "most players at one table",
        "one more and the game is split into two tables",
        serves = &["seating.tables"], fallback = Some("as many as the cards allow"),
        consumer = Some("ledger/night/tables.rs");

    SEATING_IMBALANCE = "seating.imbalance", count(2, 10),
        "difference in players from which tables are levelled",
        "short-handed and full tables are different games",
        serves = &["seating.tables"],
        consumer = Some("ledger/night/tables.rs");

    SEATING_MERGE_AT = "seating.merge_at", count(2, 23),
        "number of players at or under which two tables become one",
        "two small tables are duller than one full one",
        serves = &["seating.tables"],
        consumer = Some("ledger/night/tables.rs");

    SEATING_SPLIT = "seating.split", Word(&[
            word("volunteers-then-draw", "players may offer to move, a draw names the rest; the banker stays"),
        ]),
        "who moves when one table becomes two",
        "nobody likes to be sent away",
        serves = &["seating.tables"], fallback = Some("volunteers-then-draw"),
        consumer = Some("ledger/night/splitting.rs");

    SEATING_NEWCOMER = "seating.newcomer", Word(&[
            word("shorter-table", "a newcomer sits down at the table with fewer players"),
        ]),
        "where newcomers sit while two tables play",
        "the tables stay level by themselves",
        serves = &["seating.tables"], fallback = Some("shorter-table"),
        consumer = Some("ledger/night/tables.rs");

    SEATING_LATE = "seating.late", Word(&[
            word("if-told", "players may come late if the host knows"),
        ]),
        "whether players may join after the game began",
        "a host who knows can keep the seat",
        serves = &["seating"],
        consumer = Some("ledger/night/reserving.rs");

    SEATING_CARDS_MIN = "seating.cards_min", count(2, 23),
        "fewest players for a card game",
        "some games make no sense for two",
        serves = &["seating.tables"], fallback = Some("2"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_CARDS_MAX = "seating.cards_max", count(2, 23),
        "most players for a card game",
        "the deck has to go round",
        serves = &["seating.tables"], fallback = Some("as many as the cards allow"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_MIN = "seating.guts_min", count(2, 17),
        "fewest players for a drop game",
        "dropping is a game against many",
        serves = &["seating.tables"], fallback = Some("2"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_WARN = "seating.guts_warn", count(2, 17),
        "number of players above which a drop game is called with a warning",
        "a house's own text may disagree with itself about the most",
        serves = &["seating.tables"],
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_MAX = "seating.guts_max", count(2, 17),
        "most players for a drop game",
        "three cards each and a blind hand have to come from one deck",
        serves = &["seating.tables"], fallback = Some("as many as the cards allow"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_CHANGE = "seating.change", Word(&[
            word("never", "a seat once taken is kept"),
            word("if-balanced", "on request, if the tables stay level"),
            word("management", "only through the people who run the house"),
            word("free", "any free seat may be taken between hands"),
        ]),
        "whether a player may change seats",
        "moving away from a strong neighbour is an advantage",
        fallback = Some("free"),
        consumer = Some("ledger/night/seats.rs");

    DEALER_FIRST = "dealer.first", Word(&[
            word("first-jack", "cards are dealt round face up; the first jack deals"),
            word("seat-one", "seat 1 deals first"),
            word("banker", "the banker deals first"),
            word("high-card", "one card each; the highest deals"),
        ]),
        "who deals first",
        "the first deal fixes the last one too",
        fallback = Some("banker"),
        consumer = Some("ledger/night/seats.rs");

    DEALER_LAST = "dealer.last", Word(&[
            word("right-of-first", "the player on the right of the first dealer"),
            word("right-of-banker", "the player on the right of the banker"),
        ]),
        "who deals last",
        "then everybody has dealt equally often",
        fallback = Some("the player who dealt when the banker closes"),
        consumer = Some("ledger/night/last_deal.rs");

    DEALER_ROTATION = "dealer.rotation", Word(&[
            word("left", "one seat to the left after each hand"),
            word("dead-button", "with the blinds, which skip nobody; the button may fall on an empty seat"),
        ]),
        "how the deal moves",
        "everybody gets the good seat in turn",
        fallback = Some("left"),
        consumer = Some("ledger/night/dead_button.rs");

    DEALER_DEALS = "dealer.deals", Word(&[
            word("button", "the player on the button deals"),
        ]),
        "who deals the cards of a tournament",
        "the button and the cards are then in one hand",
        fallback = Some("button"),
        consumer = Some("ledger/night/tournament/dealing.rs");

    DEALER_DUTIES = "dealer.duties", Word(&[
            word("checks-and-pays", "the dealer checks the bets, collects them and pays out all of them"),
        ]),
        "what the dealer answers for",
        "what went in has to come out",
        fallback = Some("checks-and-pays"),
        consumer = Some("ledger/night/hand_result.rs");

    DEALER_DEDICATED = "dealer.dedicated", Word(&[
            word("none", "players deal in turn"),
            word("possible", "somebody may deal without playing"),
            word("house", "the house may provide a dealer"),
            word("last-eliminated", "the player last out deals until the next one is out"),
        ]),
        "whether somebody deals who does not play",
        "the button and the hands that deal are then two things",
        fallback = Some("none"),
        consumer = Some("ledger/night/dealing_beside.rs");

    GAME_CHOICE = "game.choice", Word(&[
            word("dealers-choice", "the dealer names the game"),
            word("holdem", "hold'em, always"),
        ]),
        "which game is played",
        "the hand is judged by the game that was called",
        fallback = Some("dealers-choice"),
        consumer = Some("engine/play/of_house/prepare.rs");

    GAME_UNLISTED = "game.unlisted", Word(&[
            word("rules-stated", "a game outside the collection needs its rules said when it is called"),
        ]),
        "what calling an unknown game takes",
        "nobody should learn a rule by losing to it",
        serves = &["game.choice"],
        consumer = Some("engine/calling/resolve.rs");

    MISDEAL_TRIGGERS = "misdeal.triggers", Words(&[
            word("two-exposed", "any two hole cards exposed"),
            word("blind-first-exposed", "the first card of the small or the big blind exposed"),
            word("dealer-exposed", "any hole card exposed by the dealer"),
            word("wrong-start", "dealt from the wrong seat or out of order"),
            word("wrong-count", "too many or too few cards"),
            word("any-error", "any error of the deal, exposed cards included"),
            word("deck-out", "the deck runs out"),
        ]),
        "what makes a misdeal",
        "nobody must be able to choose whether a bad deal counts",
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_EXPOSED_ONE = "misdeal.exposed_one", Word(&[
            word("first-burn", "the card is replaced after the deal and becomes the first burn"),
            word("shown-to-all", "shown to everybody; a misdeal if nobody has acted"),
            word("by-whom", "a misdeal if the dealer exposed it; otherwise it plays"),
        ]),
        "what becomes of a single exposed card",
        "it happens often, and mostly by accident",
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_NO_RETURN = "misdeal.no_return", count(1, 23),
        "actions, blinds not counted, after which a bad deal stands",
        "once money has moved, starting over costs somebody",
        consumer = Some("engine/play/of_house/prepare.rs");

    MISDEAL_REMEDY = "misdeal.remedy", Word(&[
            word("same-dealer", "the same dealer shuffles, has it cut and deals again"),
            word("reshuffle-cut", "the deck is shuffled and cut"),
            word("redeal-remaining", "dealt again to those still in"),
        ]),
        "how a misdeal is made good",
        "the hand has to begin again from something",
        fallback = Some("same-dealer"),
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_LIMIT = "misdeal.limit", count(1, 10),
        "misdeals by one dealer after which another passes the deal on",
        "patience with clumsy hands has an end",
        serves = &["misdeal.remedy"],
        consumer = Some("engine/play/misdeal/judge.rs");

    RULING = "ruling", Word(&[
            word("host", "the host; where he is party to it, a player chosen beforehand"),
            word("management", "the people who run the house, and that is final"),
            word("agreement", "whatever is found fair and quickly agreed on, written down"),
        ]),
        "who decides what the rules leave open",
        "a quarrel without a judge ends the evening",
        serves = &["misdeal.triggers", "collusion"],
        consumer = Some("engine/play/procedure/table.rs");

    WRONG_COUNT = "wrong_count", Word(&[
            word("cannot-win", "a hand with the wrong number of cards cannot win"),
            word("play-on", "found too late, it plays"),
        ]),
        "what a wrong number of cards at showdown means",
        "an extra card is an advantage, meant or not",
        consumer = Some("engine/hand/of_house.rs");

    CUT = "cut", Word(&[
            word("dealer", "the new dealer cuts with one hand, or the small blind does"),
            word("offered-right", "offered to the player on the right, else to anybody"),
            word("on-request", "whenever a player asks before the deal"),
        ]),
        "who cuts",
        "a cut guards the table against the shuffler",
        consumer = Some("engine/play/procedure/table.rs");

    CUT_MIN = "cut.min", count(1, 26),
        "fewest cards in either part of a cut",
        "a cut of two cards is no cut",
        serves = &["cut"],
        consumer = Some("engine/play/procedure/cut.rs");

    CUT_MAX = "cut.max", count(26, 51),
        "most cards taken off in a cut",
        "a cut that leaves two cards is no cut either",
        serves = &["cut"],
        consumer = Some("engine/play/procedure/cut.rs");

    DECKS = "decks", Word(&[
            word("one", "one deck of 52"),
            word("two-behind", "two decks may alternate, one shuffled while the other plays"),
        ]),
        "how many decks are in use",
        "a second deck saves a minute a hand",
        fallback = Some("one"),
        consumer = Some("engine/play/procedure/table.rs");

    DECKS_WASH = "decks.wash", Flag,
        "whether the cards are washed face down before the shuffle",
        "a wash breaks up what the last hand left together",
        serves = &["decks"],
        consumer = Some("engine/play/procedure/table.rs");

    DECKS_JOKER = "decks.joker", Flag,
        "whether a joker comes into the deck when the game says so",
        "the deck is then one card larger",
        serves = &["decks"],
        consumer = Some("engine/calling/call.rs");

    HOLE_CARDS = "hole.cards", Word(&[
            word("as-the-game-says", "as many as the game deals, neither more nor fewer"),
        ]),
        "how many cards a player is dealt",
        "one card more is a hand nobody else had a chance of",
        fallback = Some("as-the-game-says"),
        consumer = Some("engine/play/of_house/limits.rs");

    BURNS = "burns", Word(&[
            word("each-street", "one card is burned before flop, turn and river"),
            word("none", "no card is burned"),
        ]),
        "which cards are burned",
        "a marked top card is worth nothing if it is burned",
        consumer = Some("engine/play/procedure/table.rs");

    BURNS_APART = "burns.apart", Flag,
        "whether burns lie apart and no board card is dealt early",
        "then everybody can count them",
        serves = &["burns"],
        consumer = Some("engine/play/procedure/table.rs");

    BOARD_ERRORS = "board_errors", Word(&[
            word("redo", "a bad flop is dealt afresh; a bad turn or river costs one card only"),
        ]),
        "how a badly dealt board is mended",
        "cards already seen cannot be unseen",
        consumer = Some("engine/play/procedure/table.rs");

    DECK_ERRORS = "deck_errors", Word(&[
            word("bottom-or-replace",
                "a faced card goes to the bottom; a missing card is replaced before any betting"),
        ]),
        "what becomes of a faced or missing card",
        "a deck is rarely perfect twice a night",
        consumer = Some("engine/play/misdeal/judge.rs");

    ABSENT = "absent", Word(&[
            word("dealt-if-paid", "dealt in if the blinds are paid; the hand dies when its turn comes"),
            word("not-dealt", "blinds are collected, no cards are dealt"),
        ]),
        "what happens to a player away from the table",
        "a walk must not be a way around the blinds",
        consumer = Some("engine/play/posting/entering.rs");

    CLOCK = "clock", count(1, 3600),
        "seconds a player has for a decision",
        "one slow player takes hands away from all the others",
        consumer = Some("engine/play/procedure/clock.rs");

    ANNOUNCE = "announce", Words(&[
            word("features", "features of the game that are not the usual ones"),
            word("wilds", "wild cards that are not part of the game"),
            word("eight-or-better", "a qualifier for low"),
        ]),
        "what the dealer must say before dealing",
        "a rule said afterwards is no rule",
        consumer = Some("engine/calling/feature.rs");

    MANNERS = "manners", Text,
        "what the house asks of its players and never enforces",
        "a table stays pleasant by custom, not by penalties",
        consumer = Some("render/house.rs");
}
