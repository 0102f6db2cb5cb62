//! The settings for betting: limits, raises, all-in, who opens, what is binding.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, ZERO_UP, count, rows, word};

rows! {
    Section::Betting;

    LIMIT_KIND = "limit.kind", Word(&[
            word("spread", "any amount between the minimum and the maximum bet"),
            word("no-limit", "anything up to the whole stack"),
            word("pot-limit", "anything up to the pot"),
            word("fixed", "one bet size for each round"),
        ]),
        "how bets are limited",
        "it decides how much a hand can cost",
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN = "bet.min", ZERO_UP,
        "minimum bet; a bet of 0 is a check",
        "tiny bets waste time, and forced bets drive players out",
        fallback = Some("the big blind if there are blinds, or else the smallest unit"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_BB = "bet.min_bb", count(1, 1000),
        "minimum opening bet, in big blinds",
        "in a game with blinds, bets are measured in big blinds",
        serves = &["bet.min"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_RULE = "bet.min_rule", Word(&[
            word("previous-bet", "at least as much as the previous bet in the round"),
        ]),
        "minimum bet if no amount is set",
        "without it, a player could bet a penny",
        serves = &["bet.min"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_FINAL = "bet.min_final", ABOVE_ZERO,
        "minimum bet in the second or final round",
        "when the limits double at the end, the minimum bet can double too",
        serves = &["bet.min"], fallback = Some("the same as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX = "bet.max", ABOVE_ZERO,
        "maximum bet in the earlier rounds",
        "it keeps the night affordable",
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_STACK = "bet.max_stack", Flag,
        "whether a player can bet or raise the whole stack",
        "then one hand can cost everything you have on the table",
        serves = &["bet.max", "bet.max_final", "raise.max"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_ROUND_TOTAL = "bet.round_total", ABOVE_ZERO,
        "most a player can put in during an earlier round",
        "a ceiling holds even if somebody miscounts the raises",
        serves = &["bet.max"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_FINAL = "bet.max_final", ABOVE_ZERO,
        "maximum bet in the final round",
        "hands are worth the most in the last round",
        fallback = Some("the same as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_ROUND_TOTAL_FINAL = "bet.round_total_final", ABOVE_ZERO,
        "most a player can put in during the final round",
        "a ceiling holds even if somebody miscounts the raises",
        serves = &["bet.max_final"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_PREDECLARE = "bet.max_predeclare", ABOVE_ZERO,
        "maximum bet in the round just before the declare",
        "without a declare it would be the last round",
        fallback = Some("the same as in the final round"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN = "raise.min", ZERO_UP,
        "minimum raise",
        "a raise has to mean something",
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_FINAL = "raise.min_final", ABOVE_ZERO,
        "minimum raise in the second or final round",
        "when the limits double at the end, the minimum bet can double too",
        serves = &["raise.min"], fallback = Some("the same as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_RULE = "raise.min_rule", Word(&[
            word("last-raise", "at least the round's first bet or the last raise, the larger one"),
            word("any", "anything more than a call"),
        ]),
        "minimum raise if no amount is set",
        "without it, a player could keep raising by a penny",
        serves = &["raise.min"], fallback = Some("last-raise"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_STRADDLE = "raise.min_straddle", Word(&[
            word("in-full", "before the flop, at least the full amount of the last straddle"),
        ]),
        "minimum raise after a straddle",
        "a straddle is like a raise before the cards",
        serves = &["raise.min"], fallback = Some("in-full"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX = "raise.max", ABOVE_ZERO,
        "maximum raise in the earlier rounds",
        "it keeps the night affordable",
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX_FINAL = "raise.max_final", ABOVE_ZERO,
        "maximum raise in the final round",
        "hands are worth the most in the last round",
        serves = &["raise.max"], fallback = Some("the same as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX_PREDECLARE = "raise.max_predeclare", ABOVE_ZERO,
        "maximum raise in the round just before the declare",
        "without a declare it would be the last round",
        serves = &["raise.max"], fallback = Some("the same as in the final round"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_CAP = "raise.cap", count(0, 100),
        "raises allowed in a round, not counting the opening bet",
        "otherwise two players could keep squeezing a third",
        fallback = Some("no cap in no-limit and pot-limit, three raises otherwise"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_UNCAPPED = "raise.uncapped", Flag,
        "whether there's no limit on the number of raises",
        "if your stack is the limit, nobody has to count the raises",
        serves = &["raise.cap"],
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_CAP_HEADS_UP = "raise.cap_heads_up", Word(&[
            word("same", "with two players left, the cap still applies"),
            word("unlimited", "two players left can raise as often as they like"),
        ]),
        "whether the cap applies with two players left",
        "two players can only hurt each other",
        fallback = Some("same"),
        consumer = Some("engine/play/of_house/limits.rs");

    CHECK_RAISE = "check_raise", Flag,
        "whether a player who checked can raise in the same round",
        "some players think it's unfriendly",
        fallback = Some("yes"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_SELF = "raise.self", Flag,
        "whether the last to raise can raise again after everybody called",
        "a round has to end",
        fallback = Some("no"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN_REOPEN = "allin.reopen", Flag,
        "whether an all-in below a full raise lets players who acted raise again",
        "a short stack shouldn't give the others a second chance",
        fallback = Some("no"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN_REOPEN_SUM = "allin.reopen_sum", Flag,
        "whether short all-ins that add up to a full raise reopen the betting",
        "together they cost as much as a raise",
        serves = &["allin.reopen"], fallback = Some("yes"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN = "allin", Word(&[
            word("layers", "each all-in makes its own pot; you win no more from a player than you put in"),
            word("table-stakes", "only chips on the table at the start of the hand play; side pots"),
            word("stay-for-main", "buy from another player, or play for the main pot only"),
            word("pause-and-buy", "no all-ins: the hand stops while the player buys chips"),
        ]),
        "what happens if a player can't cover a bet",
        "nobody should lose a pot just for lack of chips",
        fallback = Some("layers"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_METHOD = "allin.method", Word(&[
            word("layers", "everybody matches the shortest all-in for the main pot; anything over that is a side pot, and so on for each all-in"),
        ]),
        "how side pots are made",
        "players ask, even in a house without side pots",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    ALLIN_SEVERAL = "allin.several", Word(&[
            word("further-pots", "each further all-in makes another side pot the same way"),
        ]),
        "what happens with several all-ins in one hand",
        "nobody should win a pot their chips didn't reach",
        serves = &["allin"], fallback = Some("further-pots"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_CAP = "allin.cap", Word(&[
            word("own-stake", "from each player, at most as much as the all-in player put in"),
        ]),
        "most an all-in player can win",
        "the all-in player didn't risk more",
        serves = &["allin"], fallback = Some("own-stake"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_ANY_TURN = "allin.any_turn", Flag,
        "whether a player can go all-in on any turn",
        "then nobody can force a bet on a player",
        serves = &["allin"], fallback = Some("yes"),
        consumer = Some("engine/play/spoken/words.rs");

    ALLIN_SHOW = "allin.show", Word(&[
            word("optional", "cards can stay hidden until the board is out"),
            word("at-once", "cards are turned up once there can't be more betting"),
        ]),
        "whether all-in hands are shown right away",
        "some players like the drama, some like the secrecy",
        fallback = Some("optional"),
        consumer = Some("engine/play/procedure/table.rs");

    ALLIN_RUN_TWICE = "allin.run_twice", Word(&[
            word("by-agreement", "the rest of the board can be dealt more than once if everybody agrees"),
            word("no", "the board is dealt once"),
        ]),
        "whether you can run it twice (deal the rest of the board again)",
        "it takes some luck out of big pots",
        fallback = Some("by-agreement"),
        consumer = Some("engine/hand/of_house.rs");

    OPEN_FIRST = "open.first", Word(&[
            word("left-of-dealer", "the first player still in on the dealer's left"),
            word("left-of-big-blind", "the player left of the big blind"),
        ]),
        "who acts first in the first round",
        "acting first is a disadvantage, so everybody takes a turn at it",
        fallback = Some("left of the big blind if there are blinds, or else left of the dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_LATER = "open.later", Word(&[
            word("left-of-dealer", "the first player still in on the dealer's left"),
            word("last-raiser", "the last to bet or raise, or else the player left of the dealer"),
        ]),
        "who acts first in a later round",
        "acting first is a disadvantage, so everybody takes a turn at it",
        fallback = Some("left-of-dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_SHOWING = "open.showing", Word(&[
            word("best-showing", "the best hand showing"),
        ]),
        "who acts first when cards are face up",
        "everybody can see who has the best hand showing",
        serves = &["open.first", "open.later"], fallback = Some("best-showing"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_DRAW = "open.draw", Word(&[
            word("left-of-last-raiser", "the player left of the last to bet or raise"),
            word("left-of-dealer", "the first player still in on the dealer's left"),
        ]),
        "who acts first after a draw",
        "then the last to raise acts last",
        serves = &["open.later"], fallback = Some("left-of-dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_NONE = "open.none", Word(&[
            word("play-on", "the hand goes on, unless a redeal was called for"),
            word("checked", "everybody checked, and the pot stays as it was"),
            word("redeal", "the cards are thrown in and dealt again"),
        ]),
        "what happens if nobody opens the first round",
        "a free card helps somebody",
        fallback = Some("play-on"),
        consumer = Some("engine/play/of_house/openers.rs");

    TURN_ORDER = "turn.order", Word(&[
            word("clockwise", "to the left, past folded players, until everybody still in has matched the bets"),
        ]),
        "who acts next, and when a round is over",
        "nobody should act before seeing what the others do",
        serves = &[], fallback = Some("clockwise"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_CHECK = "turn.check", Word(&[
            word("unbet", "only if there's nothing to call"),
        ]),
        "when a player can check",
        "staying in costs what the others paid",
        serves = &[], fallback = Some("unbet"),
        consumer = Some("ledger/bank/recording.rs");

    TURN_CHECK_LATER = "turn.check_later", Word(&[
            word("unbet", "only if nobody has bet; after a check you can still call or raise"),
        ]),
        "when a player can check after the first round",
        "there are no more blinds to match",
        serves = &["check_raise"], fallback = Some("unbet"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_FOLD = "turn.fold", Word(&[
            word("final", "a player who folds is out, and the bet stays in"),
        ]),
        "what a fold means",
        "a folded hand can't come back when good cards fall",
        serves = &[], fallback = Some("final"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_DEAL = "turn.deal", Word(&[
            word("after-betting", "no cards are dealt or drawn until the round is over"),
        ]),
        "when dealing goes on",
        "a card seen too early changes the betting",
        serves = &[], fallback = Some("after-betting"),
        consumer = Some("engine/play/of_house/limits.rs");

    DRAW_MOST = "draw.most", count(0, 7),
        "most cards a player can draw at once",
        "there have to be enough cards for everybody",
        serves = &[], fallback = Some("as the game says"),
        consumer = Some("engine/play/of_house/prepare.rs");

    DRAW_WHEN = "draw.when", Word(&[
            word("two-left", "if more than one player is left after the first round, bet or no bet"),
        ]),
        "when there's a draw",
        "otherwise a round of checks could end the hand",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    WAGER_UNDECLARED = "wager.undeclared", Word(&[
            word("full-value", "chips put in without a word count in full"),
            word("gesture-binds", "any clear word or gesture is binding"),
            word("moved-chips", "chips you push out are a bet"),
        ]),
        "how much a silent bet is",
        "chips put out bit by bit show how the others react",
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_SINGLE_CHIP = "wager.single_chip", Word(&[
            word("call", "one chip, whatever its size, is a call"),
            word("full-value", "the chip counts in full"),
        ]),
        "what one chip without a word means when there's a bet",
        "sometimes a big chip is the smallest you have",
        serves = &["wager.undeclared"],
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_STRING = "wager.string", Word(&[
            word("half-raise", "in one motion; half a raise or more becomes a full raise, and less is a call"),
            word("forbidden", "calling and then raising isn't allowed"),
            word("declared", "say the raise and its amount"),
        ]),
        "how a player has to raise",
        "a raise in two motions gives a look at the other players' faces",
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_OUT_OF_TURN = "wager.out_of_turn", Word(&[
            word("binds", "if you show early what you'll do, you have to do it on your turn"),
            word("fined", "the player pays a fine"),
        ]),
        "what acting out of turn means",
        "it tells the other players something too early",
        consumer = Some("engine/play/spoken/early.rs");

    WAGER_AMBIGUOUS = "wager.ambiguous", Word(&[
            word("ask", "ask right away what the player means"),
            word("amount-needed", "a raise without an amount isn't a raise"),
        ]),
        "what a raise means without `by` or `to`",
        "players mean both",
        consumer = Some("engine/play/spoken/words.rs");

    WAGER_CHANGE = "wager.change", Word(&[
            word("after-betting", "players get change when the betting is over"),
            word("from-pot", "the dealer makes change from the pot"),
        ]),
        "when players get change",
        "with change made in between, nobody can see what was bet",
        consumer = Some("engine/play/spoken/understand.rs");

    WAGER_PLACE = "wager.place", Word(&[
            word("before-cards", "in front of your cards, away from the pot"),
        ]),
        "where you put your bet",
        "nobody can count chips thrown into the pot",
        serves = &["wager.undeclared"],
        consumer = Some("engine/play/spoken/understand.rs");

    WAGER_MISREAD = "wager.misread", Word(&[
            word("relief", "a player who clearly misread a bet can be let off if nobody is hurt by it"),
        ]),
        "what happens if a player misread a bet",
        "mishearing a bet can cost a whole stack",
        serves = &["wager.ambiguous"],
        consumer = Some("engine/play/spoken/words.rs");
}
