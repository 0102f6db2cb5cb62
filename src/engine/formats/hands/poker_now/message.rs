//! What a line of the log is about: a hand's beginning or end, its cards, its money, or the table.

/// A line of the log. What players do is told apart in [`crate::formats::hands::poker_now::deed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message<'t> {
    /// A hand begins.
    Starts(Start<'t>),
    /// The hand with that number ends.
    Ends(&'t str),
    /// Everybody's chips.
    Stacks(&'t str),
    /// The cards of the player whose log it is.
    YourHand(&'t str),
    /// Shared cards that are new: which street (the flop is 0), which run.
    Board { street: usize, run: usize, cards: &'t str },
    /// A bet nobody called goes back.
    Uncalled { amount: &'t str, name: &'t str },
    /// Everybody agreed to deal the board more than once.
    Twice,
    /// A line that begins with a player's name in quotes.
    Player(&'t str),
    /// Something at the table that isn't part of a hand.
    Table(&'t str),
}

/// The beginning of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Start<'t> {
    /// Its number in this game.
    pub number: &'t str,
    /// What the site calls it.
    pub id: Option<&'t str>,
    /// The game in the site's words.
    pub game: &'t str,
    /// Who deals; `None` for a dead button.
    pub dealer: Option<&'t str>,
}

const STREETS: [&str; 3] = ["Flop", "Turn", "River"];

/// Reads a line.
#[must_use]
pub(crate) fn message(entry: &str) -> Message<'_> {
    let entry = entry.trim_end();
    if let Some(player) = entry.strip_prefix('"') {
        return Message::Player(player);
    }
    let read = [starts, ends, stacks, your_hand, board, uncalled, twice];
    read.iter().find_map(|read| read(entry)).unwrap_or(Message::Table(entry))
}

fn starts(entry: &str) -> Option<Message<'_>> {
    let rest = entry.strip_prefix("-- starting hand #")?.strip_suffix("--")?.trim_end();
    let (number, rest) = rest.split_once(' ')?;
    let mut rest = rest.trim_start();
    let mut id = None;
    if let Some((before, behind)) = rest.strip_prefix("(id: ").and_then(|rest| rest.split_once(')')) {
        (id, rest) = (Some(before), behind.trim_start());
    }
    // Older logs put the game in parentheses, newer ones don't.
    let (game, dealer) = match rest.strip_suffix("(dead button)") {
        Some(game) => (game, None),
        None => {
            let (game, dealer) = rest.split_once("(dealer: \"")?;
            (game, Some(dealer.strip_suffix("\")")?))
        }
    };
    let game = game.trim();
    let game = game.strip_prefix('(').and_then(|game| game.strip_suffix(')')).unwrap_or(game);
    Some(Message::Starts(Start { number, id, game, dealer }))
}

fn ends(entry: &str) -> Option<Message<'_>> {
    let rest = entry.strip_prefix("-- ending hand #")?;
    Some(Message::Ends(rest.split([' ', '-']).next().unwrap_or_default()))
}

fn stacks(entry: &str) -> Option<Message<'_>> {
    entry.strip_prefix("Player stacks:").map(|rest| Message::Stacks(rest.trim_start()))
}

fn your_hand(entry: &str) -> Option<Message<'_>> {
    entry.strip_prefix("Your hand is ").map(|cards| Message::YourHand(cards.trim_end_matches('.')))
}

fn board(entry: &str) -> Option<Message<'_>> {
    let street = STREETS.iter().position(|street| entry.starts_with(street))?;
    let (head, rest) = entry.split_once(':')?;
    let run = match head.strip_prefix(STREETS.get(street).copied().unwrap_or_default())?.trim() {
        "" | "(first run)" => 0,
        "(second run)" => 1,
        "(third run)" => 2,
        _ => return None,
    };
    let (_, fresh) = rest.split_once('[')?;
    let (cards, _) = fresh.split_once(']')?;
    Some(Message::Board { street, run, cards })
}

fn uncalled(entry: &str) -> Option<Message<'_>> {
    let (amount, rest) = entry.strip_prefix("Uncalled bet of ")?.split_once(" returned to ")?;
    let name = rest.strip_prefix('"')?.strip_suffix('"')?;
    Some(Message::Uncalled { amount, name })
}

fn twice(entry: &str) -> Option<Message<'_>> {
    entry.starts_with("All players in hand choose to run it twice").then_some(Message::Twice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        let start = |id, game, dealer| Message::Starts(Start { number: "3", id, game, dealer });
        for (entry, wanted) in [
            (
                "-- starting hand #3  (No Limit Texas Hold'em) (dealer: \"A (b) @ c\") --",
                start(None, "No Limit Texas Hold'em", Some("A (b) @ c")),
            ),
            (
                "-- starting hand #3 (id: 0f9x)  (Pot Limit Omaha Hi/Lo 8 or Better) (dead button) --",
                start(Some("0f9x"), "Pot Limit Omaha Hi/Lo 8 or Better", None),
            ),
            (
                "-- starting hand #3 (id: q)  No Limit Texas Hold'em (dealer: \"B\") -- ",
                start(Some("q"), "No Limit Texas Hold'em", Some("B")),
            ),
            ("-- ending hand #3 --", Message::Ends("3")),
            ("Flop:  [a, b, c]", Message::Board { street: 0, run: 0, cards: "a, b, c" }),
            ("River (second run): a, b, c, d [e]", Message::Board { street: 2, run: 1, cards: "e" }),
            (
                "Uncalled bet of 5 returned to \"x \"y\" @ z\"",
                Message::Uncalled { amount: "5", name: "x \"y\" @ z" },
            ),
            ("Your hand is a, b", Message::YourHand("a, b")),
            ("\"x @ y\" folds", Message::Player("x @ y\" folds")),
            ("Dead Small Blind", Message::Table("Dead Small Blind")),
            ("Flop: none", Message::Table("Flop: none")),
            ("-- starting hand #3", Message::Table("-- starting hand #3")),
        ] {
            assert_eq!(message(entry), wanted, "{entry}");
        }
    }
}
