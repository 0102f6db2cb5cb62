//! The settings for seats, for the deal and for what goes wrong with it.

use crate::house::row::ValueKind::{Flag, Text, Word, Words};
use crate::house::row::{Section, count, rows, word};

rows! {
    Section::Dealing;

    SEATING = "seating", Word(&[
            word("free", "everybody picks a seat at the start and keeps it"),
            word("first-come", "first come, first seated"),
            word("management", "management assigns the seats"),
            word("draw", "players draw for seats"),
        ]),
        "who sits where",
        "position is worth money",
        fallback = Some("free"),
        consumer = Some("ledger/night/taking_seats.rs");

    SEATING_RESERVATIONS = "seating.reservations", Flag,
        "whether players can reserve seats, with a waiting list",
        "a seat saved for somebody who doesn't come is wasted",
        serves = &["seating"],
        consumer = Some("ledger/night/reserving.rs");

    SEATING_FORBIDDEN_PAIRS = "seating.forbidden_pairs", Flag,
        "whether the house can keep two players apart",
        "some players shouldn't be at the same table",
        serves = &["seating"],
        consumer = Some("ledger/night/apart.rs");

    SEATING_ONE_HAND = "seating.one_hand", Flag,
        "whether each player has only one hand",
        "with two hands, a player knows both sets of cards",
        serves = &["seating"], fallback = Some("yes"),
        consumer = Some("ledger/night/one_hand.rs");

    SEATING_TABLE_MAX = "seating.table_max", count(2, 23),
        "most players at one table",
        "with one more, the game splits into two tables",
        serves = &["seating.tables"], fallback = Some("as many as there are cards for"),
        consumer = Some("ledger/night/tables.rs");

    SEATING_IMBALANCE = "seating.imbalance", count(2, 10),
        "difference in players at which somebody has to move",
        "a short-handed table plays a different game",
        serves = &["seating.tables"],
        consumer = Some("ledger/night/tables.rs");

    SEATING_MERGE_AT = "seating.merge_at", count(2, 23),
        "number of players at which two tables merge into one",
        "one full table is more fun than two small ones",
        serves = &["seating.tables"],
        consumer = Some("ledger/night/tables.rs");

    SEATING_SPLIT = "seating.split", Word(&[
            word("volunteers-then-draw", "volunteers move first, then a draw decides; the banker and the host stay"),
        ]),
        "who moves when one table becomes two",
        "nobody likes being sent away",
        serves = &["seating.tables"], fallback = Some("volunteers-then-draw"),
        consumer = Some("ledger/night/splitting.rs");

    SEATING_NEWCOMER = "seating.newcomer", Word(&[
            word("shorter-table", "a new player sits at the table with fewer players"),
        ]),
        "where a new player sits with two tables running",
        "then the tables stay even by themselves",
        serves = &["seating.tables"], fallback = Some("shorter-table"),
        consumer = Some("ledger/night/tables.rs");

    SEATING_LATE = "seating.late", Word(&[
            word("if-told", "players can come late if the host knows"),
        ]),
        "whether players can join after the start",
        "if the host knows, the seat can be saved",
        serves = &["seating"],
        consumer = Some("ledger/night/reserving.rs");

    SEATING_CARDS_MIN = "seating.cards_min", count(2, 23),
        "fewest players for a card game",
        "some games don't work with two",
        serves = &["seating.tables"], fallback = Some("2"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_CARDS_MAX = "seating.cards_max", count(2, 23),
        "most players for a card game",
        "there have to be enough cards for everybody",
        serves = &["seating.tables"], fallback = Some("as many as there are cards for"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_MIN = "seating.guts_min", count(2, 17),
        "fewest players for a drop game",
        "a drop game needs several players",
        serves = &["seating.tables"], fallback = Some("2"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_WARN = "seating.guts_warn", count(2, 17),
        "number of players above which a drop game gets a warning",
        "the house rules may give two different numbers",
        serves = &["seating.tables"],
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_GUTS_MAX = "seating.guts_max", count(2, 17),
        "most players for a drop game",
        "one deck has to cover three cards each and a blind hand",
        serves = &["seating.tables"], fallback = Some("as many as there are cards for"),
        consumer = Some("engine/play/of_house/prepare.rs");

    SEATING_CHANGE = "seating.change", Word(&[
            word("never", "players keep their seats"),
            word("if-balanced", "on request, if the tables stay even"),
            word("management", "only if management says so"),
            word("free", "players can take any open seat between hands"),
        ]),
        "whether a player can change seats",
        "getting away from a strong player is an advantage",
        fallback = Some("free"),
        consumer = Some("ledger/night/seats.rs");

    DEALER_FIRST = "dealer.first", Word(&[
            word("first-jack", "cards are dealt face up, and the first jack deals"),
            word("seat-one", "seat 1 deals first"),
            word("banker", "the banker deals first"),
            word("high-card", "one card each, and the high card deals"),
        ]),
        "who deals first",
        "who deals first decides who deals last too",
        fallback = Some("banker"),
        consumer = Some("ledger/night/seats.rs");

    DEALER_LAST = "dealer.last", Word(&[
            word("right-of-first", "the player on the right of the first dealer"),
            word("right-of-banker", "the player on the right of the banker"),
        ]),
        "who deals last",
        "then everybody has dealt the same number of hands",
        fallback = Some("the player dealing when the banker closes"),
        consumer = Some("ledger/night/last_deal.rs");

    DEALER_ROTATION = "dealer.rotation", Word(&[
            word("left", "one seat to the left after each hand"),
            word("dead-button", "with the blinds, which skip nobody; the button can be at an empty seat"),
        ]),
        "how the deal moves",
        "everybody gets the best seat in turn",
        fallback = Some("left"),
        consumer = Some("ledger/night/dead_button.rs");

    DEALER_DEALS = "dealer.deals", Word(&[
            word("button", "the player on the button deals"),
        ]),
        "who deals the cards in a tournament",
        "then the button and the cards are in one place",
        fallback = Some("button"),
        consumer = Some("ledger/night/tournament/dealing.rs");

    DEALER_DUTIES = "dealer.duties", Word(&[
            word("checks-and-pays", "the dealer checks the bets, collects them and pays out the pots"),
        ]),
        "what the dealer is responsible for",
        "what goes in the pot has to come out",
        fallback = Some("checks-and-pays"),
        consumer = Some("ledger/night/hand_result.rs");

    DEALER_DEDICATED = "dealer.dedicated", Word(&[
            word("none", "players deal in turn"),
            word("possible", "somebody can deal without playing"),
            word("house", "the house can bring in a dealer"),
            word("last-eliminated", "the last player out deals until the next one is out"),
        ]),
        "whether there's a dealer who doesn't play",
        "then the button and the dealer are two different things",
        fallback = Some("none"),
        consumer = Some("ledger/night/dealing_beside.rs");

    GAME_CHOICE = "game.choice", Word(&[
            word("dealers-choice", "the dealer names the game"),
            word("holdem", "hold'em, always"),
        ]),
        "which game is played",
        "the game that was called decides who wins",
        fallback = Some("dealers-choice"),
        consumer = Some("engine/play/of_house/prepare.rs");

    GAME_UNLISTED = "game.unlisted", Word(&[
            word("rules-stated", "the dealer has to explain a new game's rules when calling it"),
        ]),
        "what a player has to do to call a new game",
        "nobody should learn a rule by losing to it",
        serves = &["game.choice"],
        consumer = Some("engine/calling/resolve.rs");

    MISDEAL_TRIGGERS = "misdeal.triggers", Words(&[
            word("two-exposed", "any two hole cards are exposed"),
            word("blind-first-exposed", "the first card of the small or the big blind is exposed"),
            word("dealer-exposed", "the dealer exposes a hole card"),
            word("wrong-start", "the deal starts at the wrong seat or goes out of order"),
            word("wrong-count", "a player gets too many or too few cards"),
            word("any-error", "any mistake in the deal, exposed cards too"),
            word("deck-out", "the deck runs out"),
        ]),
        "what makes a misdeal",
        "nobody should get to choose if a bad deal counts",
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_EXPOSED_ONE = "misdeal.exposed_one", Word(&[
            word("first-burn", "the card is replaced after the deal and becomes the first burn card"),
            word("shown-to-all", "everybody sees it; it's a misdeal if nobody has acted"),
            word("by-whom", "it's a misdeal if the dealer exposed it; otherwise it plays"),
        ]),
        "what happens with one exposed card",
        "it happens a lot, and usually by accident",
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_NO_RETURN = "misdeal.no_return", count(1, 23),
        "number of actions, not counting blinds, after which a bad deal stands",
        "once money has gone in, starting over costs somebody",
        consumer = Some("engine/play/of_house/prepare.rs");

    MISDEAL_REMEDY = "misdeal.remedy", Word(&[
            word("same-dealer", "the same dealer shuffles, has the deck cut and deals again"),
            word("reshuffle-cut", "the deck is shuffled and cut"),
            word("redeal-remaining", "the players still in are dealt a new hand"),
        ]),
        "what happens after a misdeal",
        "the hand has to start over somehow",
        fallback = Some("same-dealer"),
        consumer = Some("engine/play/misdeal/judge.rs");

    MISDEAL_LIMIT = "misdeal.limit", count(1, 10),
        "misdeals by one dealer before another one passes the deal",
        "nobody waits for a clumsy dealer all night",
        serves = &["misdeal.remedy"],
        consumer = Some("engine/play/misdeal/judge.rs");

    RULING = "ruling", Word(&[
            word("host", "the host, or a player chosen beforehand if the host is involved"),
            word("management", "management, and that's final"),
            word("agreement", "whatever the players quickly agree is fair, written down"),
        ]),
        "who decides when the rules don't say",
        "an argument that nobody can settle ends the night",
        serves = &["misdeal.triggers", "collusion"],
        consumer = Some("engine/play/procedure/table.rs");

    WRONG_COUNT = "wrong_count", Word(&[
            word("cannot-win", "a hand with the wrong number of cards can't win"),
            word("play-on", "if it's found too late, the hand plays"),
        ]),
        "what happens with the wrong number of cards at the showdown",
        "an extra card is an advantage, even by accident",
        consumer = Some("engine/hand/of_house.rs");

    CUT = "cut", Word(&[
            word("dealer", "the new dealer cuts with one hand, or the small blind does"),
            word("offered-right", "the player on the right, or else anybody"),
            word("on-request", "any player who asks before the deal"),
        ]),
        "who cuts",
        "a cut protects the table from the player who shuffles",
        consumer = Some("engine/play/procedure/table.rs");

    CUT_MIN = "cut.min", count(1, 26),
        "fewest cards in each part of a cut",
        "cutting two cards isn't a cut",
        serves = &["cut"],
        consumer = Some("engine/play/procedure/cut.rs");

    CUT_MAX = "cut.max", count(26, 51),
        "most cards a player can cut",
        "leaving two cards isn't a cut either",
        serves = &["cut"],
        consumer = Some("engine/play/procedure/cut.rs");

    DECKS = "decks", Word(&[
            word("one", "one deck of 52"),
            word("two-behind", "two decks can take turns, with one shuffled while the other is in play"),
        ]),
        "how many decks are used",
        "a second deck saves a minute a hand",
        fallback = Some("one"),
        consumer = Some("engine/play/procedure/table.rs");

    DECKS_WASH = "decks.wash", Flag,
        "whether the cards are washed face down before the shuffle",
        "a wash mixes cards that were together in the last hand",
        serves = &["decks"],
        consumer = Some("engine/play/procedure/table.rs");

    DECKS_JOKER = "decks.joker", Flag,
        "whether a joker goes in the deck when the game says so",
        "then the deck has one more card",
        serves = &["decks"],
        consumer = Some("engine/calling/call.rs");

    HOLE_CARDS = "hole.cards", Word(&[
            word("as-the-game-says", "as many as the game deals, no more and no fewer"),
        ]),
        "how many cards a player gets",
        "with an extra card, a player has a better chance than the others",
        fallback = Some("as-the-game-says"),
        consumer = Some("engine/play/of_house/limits.rs");

    BURNS = "burns", Word(&[
            word("each-street", "one card is burned before the flop, the turn and the river"),
            word("none", "no cards are burned"),
        ]),
        "which cards are burned",
        "a marked top card is no help if it's burned",
        consumer = Some("engine/play/procedure/table.rs");

    BURNS_APART = "burns.apart", Flag,
        "whether burn cards stay apart and no board card is dealt early",
        "then everybody can count them",
        serves = &["burns"],
        consumer = Some("engine/play/procedure/table.rs");

    BOARD_ERRORS = "board_errors", Word(&[
            word("redo", "a bad flop is dealt again; with a bad turn or river, only that card is"),
        ]),
        "what happens after a mistake on the board",
        "players have already seen the cards",
        consumer = Some("engine/play/procedure/table.rs");

    DECK_ERRORS = "deck_errors", Word(&[
            word("bottom-or-replace",
                "a face-up card goes to the bottom; a missing one is replaced before any betting"),
        ]),
        "what happens with a face-up or missing card",
        "something is wrong with a deck sooner or later",
        consumer = Some("engine/play/misdeal/judge.rs");

    ABSENT = "absent", Word(&[
            word("dealt-if-paid", "the player is dealt in if the blinds are paid; on their turn the hand is dead"),
            word("not-dealt", "the player pays the blinds but gets no cards"),
        ]),
        "what happens when a player is away from the table",
        "a walk shouldn't be a way around the blinds",
        consumer = Some("engine/play/posting/entering.rs");

    CLOCK = "clock", count(1, 3600),
        "seconds a player has for each decision",
        "one slow player costs everybody hands",
        consumer = Some("engine/play/procedure/clock.rs");

    ANNOUNCE = "announce", Words(&[
            word("features", "anything unusual about the game"),
            word("wilds", "wild cards that aren't part of the game"),
            word("eight-or-better", "a qualifier for low"),
        ]),
        "what the dealer has to say before dealing",
        "a rule called afterward doesn't count",
        consumer = Some("engine/calling/feature.rs");

    MANNERS = "manners", Text,
        "what the house asks of players but never enforces",
        "good manners keep a table friendly; fines don't",
        consumer = Some("render/house.rs");
}
