//! The words that people write above the columns of a sheet.

use crate::formats::past::column::{Column, Heading};

/// What each heading says, using only its letters and digits.
pub const HEADINGS: &[(Heading, &[&str])] = &[
    (
        Heading::Of(Column::Date),
        &[
            "date", "day", "night", "datum", "evening", "session", "when", "abend", "gamedate", "played",
            "tag",
        ],
    ),
    (
        Heading::Of(Column::Player),
        &["player", "players", "name", "who", "spieler", "nickname", "member", "wer", "playername"],
    ),
    (
        Heading::Of(Column::In),
        &[
            "in",
            "buyin",
            "buyins",
            "bought",
            "boughtin",
            "chipsbought",
            "chipsin",
            "buy",
            "paidin",
            "einkauf",
            "cashin",
            "invested",
        ],
    ),
    (
        Heading::Of(Column::Out),
        &["out", "cashout", "cashedout", "payout", "paidout", "chipsout", "auszahlung", "stack", "left"],
    ),
    (
        Heading::Of(Column::Net),
        &[
            "net",
            "result",
            "profit",
            "winloss",
            "wonlost",
            "pl",
            "pnl",
            "profitloss",
            "gewinn",
            "ergebnis",
            "+/-",
            "winnings",
            "amount",
            "won",
            "netresult",
            "netprofit",
            "gainloss",
            "betrag",
        ],
    ),
    (Heading::Of(Column::Place), &["place", "location", "where", "venue", "host", "ort"]),
    (Heading::Of(Column::Game), &["game", "variant", "spiel", "gametype"]),
    (Heading::Of(Column::Night), &["table", "tisch", "tourney", "tournament", "turnier", "event"]),
    (
        Heading::Total,
        &[
            "total",
            "totals",
            "sum",
            "summe",
            "gesamt",
            "check",
            "diff",
            "difference",
            "balance",
            "sigma",
            "grandtotal",
        ],
    ),
    (
        Heading::Aside,
        &[
            "note",
            "notes",
            "comment",
            "comments",
            "remark",
            "remarks",
            "bemerkung",
            "hours",
            "duration",
            "length",
            "count",
            "no",
            "nr",
            "week",
            "stakes",
            "running",
            "cumulative",
            "runningtotal",
            "rank",
            "time",
            "weekday",
            "average",
            "avg",
            "nights",
            "games",
            "attendance",
            "id",
            "phone",
            "email",
            "start",
            "end",
            "position",
            "finish",
        ],
    ),
];

/// What's numbered if a day has several: `Game #`, `Session no.`, `Night`.
pub const NUMBERED: &[&str] = &[
    "night",
    "session",
    "evening",
    "game",
    "table",
    "tourney",
    "tournament",
    "event",
    "abend",
    "spiel",
    "tisch",
    "turnier",
];

/// Words that say, after such a word, that its number is below.
pub const NUMBER: &[&str] = &["no", "nr", "num", "number", "nummer", "id"];

/// Chips bought later, singular or plural.
pub const BOUGHT_LATER: &[&str] =
    &["rebuy", "addon", "topup", "reload", "reentry", "reentrie", "rebought", "nachkauf", "nachkäufe"];

/// What comes before and after those words: `No. of rebuys`, `Rebuy + add-on 2 (USD)`, `Rebuys in $`.
pub const AROUND: &[&str] = &[
    "number", "no", "nr", "num", "of", "total", "amount", "and", "for", "the", "count", "s", "in", "all",
    "paid", "cost", "price", "bought", "money", "extra",
];

/// What comes before a heading for chips bought later: `2nd buy-in`, `Further buy-ins`.
pub const LATER: &[&str] = &[
    "second",
    "third",
    "fourth",
    "2nd",
    "3rd",
    "4th",
    "5th",
    "extra",
    "further",
    "later",
    "additional",
    "more",
    "other",
    "late",
];

/// What comes before or after a heading for everything that was paid in, or out.
pub const WHOLE: &[&str] = &["total", "overall", "all", "sum"];

/// Words that only say it's money.
pub const OF_MONEY: &[&str] = &["money", "amount", "amt"];

/// Words in a heading for something that isn't a result, whatever is beside them: `Hours played`, `Phone number`.
pub const ASIDE: &[&str] = &[
    "hour",
    "hr",
    "minute",
    "min",
    "time",
    "phone",
    "tel",
    "telephone",
    "mobile",
    "rank",
    "ranking",
    "note",
    "comment",
    "remark",
    "duration",
    "weekday",
    "average",
    "avg",
    "mean",
    "running",
    "cumulative",
    "attendance",
    "id",
    "position",
    "finish",
    "year",
    "month",
    "week",
    "stake",
    "blind",
    "age",
    "hand",
    "seat",
    "level",
    "season",
];

/// What people write above a column about a whole night, beside the players' columns: `Pot`, `Winner`, `Rake`.
pub const OF_A_NIGHT: &[&str] = &[
    "pot",
    "pots",
    "rake",
    "fee",
    "fees",
    "entry",
    "entryfee",
    "entries",
    "entrants",
    "seats",
    "prize",
    "prizes",
    "prizepool",
    "jackpot",
    "winner",
    "winners",
    "loser",
    "losers",
    "champion",
    "food",
    "pizza",
    "drinks",
    "tip",
    "tips",
    "expenses",
    "gewinner",
    "sieger",
    "verlierer",
];

/// Currencies after a heading.
pub const CURRENCIES: &[&str] = &["usd", "eur", "gbp", "chf", "dollars", "euros"];

/// What starts a line of figures about all nights.
pub const STATISTICS: &[&str] = &["max", "min", "mean", "median", "best", "worst"];

/// What starts a line of balances.
pub const BALANCES: &[&str] = &["start", "end"];

/// What else may start a line below the players' lines.
pub const SUMMARIES: &[&str] = &[
    "high",
    "low",
    "highest",
    "lowest",
    "biggest win",
    "biggest loss",
    "opening",
    "ending",
    "carry",
    "balance",
];
