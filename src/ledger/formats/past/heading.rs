//! What the headings of a sheet mean: the words that people write above their columns.

/// What a column is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    Date,
    Player,
    In,
    Out,
    Net,
    Place,
    Game,
}

/// What a heading says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Of(Column),
    /// What stands there is the sum of the others.
    Total,
    /// Money for chips that were bought later.
    BoughtLater,
    /// Nothing that is read here.
    Aside,
}

impl Column {
    /// The words of the line for it.
    pub const WORDS: [(Self, &'static str); 7] = [
        (Self::Date, "date"),
        (Self::Player, "player"),
        (Self::In, "in"),
        (Self::Out, "out"),
        (Self::Net, "net"),
        (Self::Place, "place"),
        (Self::Game, "game"),
    ];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(column, _)| *column == self).map_or("", |(_, word)| word)
    }
}

const HEADINGS: &[(Heading, &[&str])] = &[
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
            "totalin",
            "totalbuyin",
            "totalbuyins",
            "buy",
            "paidin",
            "einkauf",
            "cashin",
            "invested",
        ],
    ),
    (
        Heading::Of(Column::Out),
        &[
            "out",
            "cashout",
            "cashedout",
            "totalout",
            "payout",
            "paidout",
            "chipsout",
            "auszahlung",
            "stack",
            "left",
        ],
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
    (Heading::BoughtLater, &["rebuy", "addon", "topup", "reload"]),
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
            "rebuys",
            "id",
        ],
    ),
];

/// What a heading, or the first word of a line, says; none where it is a name.
#[must_use]
pub fn heading(text: &str) -> Option<Heading> {
    let small = text.to_lowercase();
    let plain: String = small.chars().filter(|c| c.is_alphanumeric()).collect();
    let word = if plain.is_empty() { small.trim().to_owned() } else { plain };
    if matches!(word.as_str(), "σ" | "∑" | "#") {
        return Some(if word == "#" { Heading::Aside } else { Heading::Total });
    }
    HEADINGS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(heading, _)| *heading)
}

/// True for a line below all nights that is no name there: people are called Max, lines too.
#[must_use]
pub fn is_of_statistics(text: &str) -> bool {
    let small = text.to_lowercase();
    matches!(small.trim_end_matches([':', '.']), "max" | "min" | "mean" | "median" | "best" | "worst")
}

/// The column that a heading says.
#[must_use]
pub fn column(text: &str) -> Option<Column> {
    match heading(text) {
        Some(Heading::Of(column)) => Some(column),
        _ => None,
    }
}
