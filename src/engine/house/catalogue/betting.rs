//! The settings of betting: limits, raises, all-in, who opens, what binds.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, ZERO_UP, count, rows, word};

rows! {
    Section::Betting;

    LIMIT_KIND = "limit.kind", Word(&[
            word("spread", "any amount between a smallest and a largest"),
            word("no-limit", "anything up to the whole stack"),
            word("pot-limit", "anything up to the pot"),
            word("fixed", "one size of bet for each round"),
        ]),
        "how bets are limited",
        "it decides what a hand can cost",
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN = "bet.min", ZERO_UP,
        "smallest bet; a bet of nothing is a check",
        "tiny bets waste time, forced ones drive people out",
        fallback = Some("the big blind where there are blinds, else the smallest unit"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_BB = "bet.min_bb", count(1, 1000),
        "smallest opening bet, in big blinds",
        "in a blind game the big blind is the measure",
        serves = &["bet.min"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_RULE = "bet.min_rule", Word(&[
            word("previous-bet", "any amount that is at least the previous bet of the round"),
        ]),
        "what a bet is measured by where no figure is given",
        "without it any coin would be a bet",
        serves = &["bet.min"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MIN_FINAL = "bet.min_final", ABOVE_ZERO,
        "smallest bet in the second or final round",
        "limits that double for the end move both ways",
        serves = &["bet.min"], fallback = Some("as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX = "bet.max", ABOVE_ZERO,
        "largest bet in the earlier rounds",
        "it keeps the night affordable",
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_STACK = "bet.max_stack", Flag,
        "whether bets and raises may go up to the whole stack",
        "then a hand can cost everything on the table",
        serves = &["bet.max", "bet.max_final", "raise.max"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_ROUND_TOTAL = "bet.round_total", ABOVE_ZERO,
        "most one player can put into an earlier round",
        "a ceiling holds even where raises are counted wrongly",
        serves = &["bet.max"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_FINAL = "bet.max_final", ABOVE_ZERO,
        "largest bet in the final round",
        "the last round is where hands are worth most",
        fallback = Some("as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    BET_ROUND_TOTAL_FINAL = "bet.round_total_final", ABOVE_ZERO,
        "most one player can put into the final round",
        "a ceiling holds even where raises are counted wrongly",
        serves = &["bet.max_final"],
        consumer = Some("engine/play/of_house/limits.rs");

    BET_MAX_PREDECLARE = "bet.max_predeclare", ABOVE_ZERO,
        "largest bet in the round just before the declare",
        "it would have been the last round without a declare",
        fallback = Some("as in the earlier rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN = "raise.min", ZERO_UP,
        "smallest raise",
        "a raise must mean something",
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_FINAL = "raise.min_final", ABOVE_ZERO,
        "smallest raise in the second or final round",
        "limits that double for the end move both ways",
        serves = &["raise.min"], fallback = Some("as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_RULE = "raise.min_rule", Word(&[
            word("last-raise", "the larger of the round's first bet and the last raise"),
            word("any", "any amount more than a call"),
        ]),
        "what a raise is measured by where no figure is given",
        "without it a player could raise by a coin for ever",
        serves = &["raise.min"], fallback = Some("last-raise"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MIN_STRADDLE = "raise.min_straddle", Word(&[
            word("in-full", "before the flop the last straddle counts in full"),
        ]),
        "what a raise is measured by where somebody straddled",
        "a straddle is a raise made before the cards",
        serves = &["raise.min"], fallback = Some("in-full"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX = "raise.max", ABOVE_ZERO,
        "largest raise in the earlier rounds",
        "it keeps the night affordable",
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX_FINAL = "raise.max_final", ABOVE_ZERO,
        "largest raise in the final round",
        "the last round is where hands are worth most",
        serves = &["raise.max"], fallback = Some("as in the other rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_MAX_PREDECLARE = "raise.max_predeclare", ABOVE_ZERO,
        "largest raise in the round just before the declare",
        "it would have been the last round without a declare",
        serves = &["raise.max"], fallback = Some("as in the earlier rounds"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_CAP = "raise.cap", count(0, 100),
        "raises allowed in a round, the opening bet not counted",
        "two players must not be able to squeeze a third for ever",
        fallback = Some("none in no-limit and pot-limit, three otherwise"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_UNCAPPED = "raise.uncapped", Flag,
        "whether raises are not counted at all",
        "with the stack as the limit a count is not needed",
        serves = &["raise.cap"],
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_CAP_HEADS_UP = "raise.cap_heads_up", Word(&[
            word("same", "the cap holds for two players as well"),
            word("unlimited", "two players may raise as often as they like"),
        ]),
        "whether the cap holds between two players",
        "two players can only hurt each other",
        fallback = Some("same"),
        consumer = Some("engine/play/of_house/limits.rs");

    CHECK_RAISE = "check_raise", Flag,
        "whether a player who checked may raise in the same round",
        "some think it unfriendly",
        fallback = Some("yes"),
        consumer = Some("engine/play/of_house/limits.rs");

    RAISE_SELF = "raise.self", Flag,
        "whether the last to raise may raise again when all have called",
        "a round has to end",
        fallback = Some("no"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN_REOPEN = "allin.reopen", Flag,
        "whether an all-in smaller than a full raise lets earlier players raise again",
        "a short stack should not give others a second chance",
        fallback = Some("no"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN_REOPEN_SUM = "allin.reopen_sum", Flag,
        "whether several such all-ins that add up to a full raise do",
        "together they are as dear as a raise",
        serves = &["allin.reopen"], fallback = Some("yes"),
        consumer = Some("engine/play/of_house/limits.rs");

    ALLIN = "allin", Word(&[
            word("layers", "each stake makes a pot of its own; nobody wins more of another than he put in"),
            word("table-stakes", "only what lay on the table at the start plays; layered pots"),
            word("stay-for-main", "buy from another player, or stay in for the main pot only"),
            word("pause-and-buy", "no all-in: the hand stops until the player has bought chips"),
        ]),
        "what happens to a player who cannot cover a bet",
        "nobody should be bet out of a pot for lack of chips",
        fallback = Some("layers"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_METHOD = "allin.method", Word(&[
            word("layers", "the main pot holds the all-in stake of everybody, the rest is a side pot; again for each further all-in"),
        ]),
        "how side pots are made where they are played",
        "players ask even in a house that has none",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    ALLIN_SEVERAL = "allin.several", Word(&[
            word("further-pots", "each further all-in makes a further side pot in the same way"),
        ]),
        "what several all-ins in one hand make",
        "nobody should win a pot that his chips did not reach",
        serves = &["allin"], fallback = Some("further-pots"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_CAP = "allin.cap", Word(&[
            word("own-stake", "from each opponent an all-in player wins at most what he put in himself"),
        ]),
        "the most an all-in player wins",
        "he did not risk more",
        serves = &["allin"], fallback = Some("own-stake"),
        consumer = Some("engine/hand/of_house.rs");

    ALLIN_ANY_TURN = "allin.any_turn", Flag,
        "whether a player may go all-in at any of his turns",
        "no bet can then be forced on him that he does not want",
        serves = &["allin"], fallback = Some("yes"),
        consumer = Some("engine/play/spoken/words.rs");

    ALLIN_SHOW = "allin.show", Word(&[
            word("optional", "cards may stay hidden until the board is complete"),
            word("at-once", "cards are turned up when no more betting is possible"),
        ]),
        "whether all-in hands are shown at once",
        "some want the drama, some the secrecy",
        fallback = Some("optional"),
        consumer = Some("engine/play/procedure/table.rs");

    ALLIN_RUN_TWICE = "allin.run_twice", Word(&[
            word("by-agreement", "the rest of the board may be dealt more than once if all agree"),
            word("no", "the board is dealt once"),
        ]),
        "whether the rest of the board may be dealt more than once",
        "it takes some luck out of large pots",
        fallback = Some("by-agreement"),
        consumer = Some("engine/hand/of_house.rs");

    OPEN_FIRST = "open.first", Word(&[
            word("left-of-dealer", "the first active player left of the dealer"),
            word("left-of-big-blind", "the player left of the big blind"),
        ]),
        "who opens the first round",
        "opening first is a disadvantage that should go round",
        fallback = Some("left of the big blind in blind games, else left of the dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_LATER = "open.later", Word(&[
            word("left-of-dealer", "the first active player left of the dealer"),
            word("last-raiser", "the last to bet or raise; without one, left of the dealer"),
        ]),
        "who opens a later round",
        "opening first is a disadvantage that should go round",
        fallback = Some("left-of-dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_SHOWING = "open.showing", Word(&[
            word("best-showing", "the best hand showing"),
        ]),
        "who opens where cards lie face up",
        "the best hand in sight has the most to say",
        serves = &["open.first", "open.later"], fallback = Some("best-showing"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_DRAW = "open.draw", Word(&[
            word("left-of-last-raiser", "the player left of the last to bet or raise"),
            word("left-of-dealer", "the first active player left of the dealer"),
        ]),
        "who opens after a draw",
        "the last raiser then speaks last",
        serves = &["open.later"], fallback = Some("left-of-dealer"),
        consumer = Some("engine/play/of_house/openers.rs");

    OPEN_NONE = "open.none", Word(&[
            word("play-on", "the hand goes on; a redeal must have been announced"),
            word("checked", "the round is like any later one in which all check: the pot stays as it was"),
            word("redeal", "the cards are thrown in"),
        ]),
        "what happens if nobody opens the first round",
        "a free card is a gift to somebody",
        fallback = Some("play-on"),
        consumer = Some("engine/play/of_house/openers.rs");

    TURN_ORDER = "turn.order", Word(&[
            word("clockwise", "to the left, past players who folded, until all still in have matched the bets"),
        ]),
        "who acts next and when a round is over",
        "nobody should act before he has seen what the others do",
        serves = &[], fallback = Some("clockwise"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_CHECK = "turn.check", Word(&[
            word("unbet", "only while there is nothing to call"),
        ]),
        "when a player may check",
        "staying in costs what the others paid",
        serves = &[], fallback = Some("unbet"),
        consumer = Some("ledger/bank/recording.rs");

    TURN_CHECK_LATER = "turn.check_later", Word(&[
            word("unbet", "only while nobody has bet; a check gives up neither call nor raise"),
        ]),
        "when a player may check in the rounds after the first",
        "there are no blinds to match any more",
        serves = &["check_raise"], fallback = Some("unbet"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_FOLD = "turn.fold", Word(&[
            word("final", "a player who folded is out, and the bet stays"),
        ]),
        "what a fold means",
        "a hand once given up cannot come back when the cards are kind",
        serves = &[], fallback = Some("final"),
        consumer = Some("engine/play/of_house/limits.rs");

    TURN_DEAL = "turn.deal", Word(&[
            word("after-betting", "no card is dealt or drawn before the round is over"),
        ]),
        "when the deal goes on",
        "a card seen early changes the betting",
        serves = &[], fallback = Some("after-betting"),
        consumer = Some("engine/play/of_house/limits.rs");

    DRAW_MOST = "draw.most", count(0, 7),
        "most cards a player may exchange in one draw",
        "the deck has to last for everybody",
        serves = &[], fallback = Some("as the game says"),
        consumer = Some("engine/play/of_house/prepare.rs");

    DRAW_WHEN = "draw.when", Word(&[
            word("two-left", "if more than one player is left after the first round, whether anybody bet or not"),
        ]),
        "when there is a draw",
        "a round in which all check could end the hand",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    WAGER_UNDECLARED = "wager.undeclared", Word(&[
            word("full-value", "chips put in without a word count in full"),
            word("gesture-binds", "any clear word or gesture binds"),
            word("moved-chips", "chips moved out are a bet"),
        ]),
        "what a bet without words is worth",
        "half a bet is an unfair look at the others",
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_SINGLE_CHIP = "wager.single_chip", Word(&[
            word("call", "one chip of any size is a call"),
            word("full-value", "it counts in full"),
        ]),
        "what one chip without words means when facing a bet",
        "the smallest chip at hand is not always a small one",
        serves = &["wager.undeclared"],
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_STRING = "wager.string", Word(&[
            word("half-raise", "one motion; half a raise or more must be made up, less is a call"),
            word("forbidden", "calling and then raising is not allowed"),
            word("declared", "a raise is said with its amount"),
        ]),
        "how a raise has to be made",
        "a raise in two motions watches faces in between",
        consumer = Some("engine/play/spoken/chips.rs");

    WAGER_OUT_OF_TURN = "wager.out_of_turn", Word(&[
            word("binds", "an action shown early must be taken when the turn comes"),
            word("fined", "it costs a fine"),
        ]),
        "what acting out of turn means",
        "it tells the players in between what they should not know",
        consumer = Some("engine/play/spoken/early.rs");

    WAGER_AMBIGUOUS = "wager.ambiguous", Word(&[
            word("ask", "asked at once what is meant"),
            word("amount-needed", "a raise without its amount is no raise"),
        ]),
        "what a raise said without `by` or `to` means",
        "both readings are common",
        consumer = Some("engine/play/spoken/words.rs");

    WAGER_CHANGE = "wager.change", Word(&[
            word("after-betting", "change is made when the betting is over"),
            word("from-pot", "the dealer makes change from the pot"),
        ]),
        "when change is made",
        "change made in between hides what was bet",
        consumer = Some("engine/play/spoken/understand.rs");

    WAGER_PLACE = "wager.place", Word(&[
            word("before-cards", "in front of one's own cards, apart from the pot"),
        ]),
        "where a wager is put",
        "chips thrown into the pot cannot be counted any more",
        serves = &["wager.undeclared"],
        consumer = Some("engine/play/spoken/understand.rs");

    WAGER_MISREAD = "wager.misread", Word(&[
            word("relief", "who plainly misread a bet may be let off, if nobody is harmed by it"),
        ]),
        "what happens to a player who misread a bet",
        "a slip of the ear can cost a stack",
        serves = &["wager.ambiguous"],
        consumer = Some("engine/play/spoken/words.rs");
}
