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
        ],
    ),
];

/// Chips that were bought later, as one or several of them.
const BOUGHT_LATER: &[&str] =
    &["rebuy", "addon", "topup", "reload", "reentry", "reentrie", "rebought", "nachkauf", "nachkäufe"];

/// What stands before and behind those words: `No. of rebuys`, `Rebuy + add-on 2 (USD)`.
const AROUND: &[&str] =
    &["number", "no", "nr", "num", "of", "total", "amount", "and", "for", "the", "count", "s"];

/// Currencies behind a heading.
const CURRENCIES: &[&str] = &["usd", "eur", "gbp", "chf", "dollars", "euros"];

/// What a heading, or the first word of a line, says; none where it is a name.
#[must_use]
pub fn heading(text: &str) -> Option<Heading> {
    let small = text.to_lowercase();
    let plain: String = small.chars().filter(|c| c.is_alphanumeric()).collect();
    let word = if plain.is_empty() { small.trim().to_owned() } else { plain };
    if matches!(word.as_str(), "σ" | "∑" | "#") {
        return Some(if word == "#" { Heading::Aside } else { Heading::Total });
    }
    if is_bought_later(&word) {
        return Some(Heading::BoughtLater);
    }
    let bare = CURRENCIES.iter().find_map(|currency| word.strip_suffix(currency)).unwrap_or(&word);
    let one = bare.strip_suffix('s').filter(|one| one.chars().count() >= LETTERS_MIN);
    [Some(word.as_str()), Some(bare), one].into_iter().flatten().find_map(said)
}

/// The fewest letters of a heading that is understood in the plural too: `Ins` may be somebody's name.
const LETTERS_MIN: usize = 5;

fn said(word: &str) -> Option<Heading> {
    HEADINGS.iter().find(|(_, words)| words.contains(&word)).map(|(heading, _)| *heading)
}

/// True if a heading is made of nothing but words for chips bought later, and what stands around them.
fn is_bought_later(word: &str) -> bool {
    let mut rest = word;
    let mut is_said = false;
    while !rest.is_empty() {
        let after = |words: &[&str]| words.iter().find_map(|known| rest.strip_prefix(known));
        let later = after(BOUGHT_LATER);
        is_said |= later.is_some();
        let digit = || rest.strip_prefix(|c: char| c.is_ascii_digit());
        match later.or_else(|| after(CURRENCIES)).or_else(|| after(AROUND)).or_else(digit) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    is_said
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_bought_later_are_seen_in_every_spelling() {
        for text in [
            "Rebuy",
            "Rebuys",
            "Re-buys",
            "Rebuys ($)",
            "# rebuys",
            "No. of rebuys",
            "Number of re-entries",
            "Re-entry 2",
            "Top-ups",
            "Add-ons",
            "Reloads (USD)",
            "Rebuys / Add-ons",
        ] {
            assert_eq!(heading(text), Some(Heading::BoughtLater), "{text}");
        }
    }

    #[test]
    fn names_are_no_headings() {
        for text in ["Haddon", "Rob", "Noor", "Ins", "Max", "James", "Forrest"] {
            assert_eq!(heading(text), None, "{text}");
        }
    }

    #[test]
    fn a_heading_may_be_plural_or_say_its_currency() {
        for (text, column) in
            [("Cash-outs", Column::Out), ("Results (EUR)", Column::Net), ("Buy-in (USD)", Column::In)]
        {
            assert_eq!(heading(text), Some(Heading::Of(column)), "{text}");
        }
    }
}
