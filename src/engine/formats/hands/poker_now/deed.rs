//! What a player does in a line of the log, after the name.

/// Money a player puts in or gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moves {
    /// The small blind.
    Small,
    /// The big blind.
    Big,
    /// A straddle.
    Straddle,
    /// A missed big blind: live.
    Missed,
    /// A missed small blind: dead.
    Dead,
    /// An ante.
    Ante,
    /// What everybody puts in to see a flop without betting before it.
    Bomb,
    /// A call.
    Call,
    /// A bet or a raise.
    Raise,
    /// Chips from the pot.
    Collects,
}

/// What a player does. Amounts and cards are still as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed<'t> {
    /// Money moves.
    Moves(Moves, &'t str),
    /// The player folds.
    Folds,
    /// The player checks.
    Checks,
    /// The player shows.
    Shows(&'t str),
    /// A bounty paid from player to player, outside the pot.
    Bounty,
    /// Something that moves neither money nor cards.
    Says,
}

/// How lines that move money begin after the name. The amount follows, and sometimes a remark.
const MOVES: [(&str, Moves); 14] = [
    ("posts a small blind of ", Moves::Small),
    ("posts a big blind of ", Moves::Big),
    ("posts a straddle of ", Moves::Straddle),
    ("posts a missed big blind of ", Moves::Missed),
    ("posts a missing big blind of ", Moves::Missed),
    ("posts a missing small blind of ", Moves::Dead),
    ("posts a missed small blind of ", Moves::Dead),
    ("posts an ante of ", Moves::Ante),
    ("calls with ", Moves::Call),
    ("calls ", Moves::Call),
    ("bets ", Moves::Raise),
    ("raises to ", Moves::Raise),
    ("raises with ", Moves::Raise),
    ("collected ", Moves::Collects),
];

/// How the bets of a bomb pot begin.
const BOMB: [&str; 2] = ["posts a bet of ", "calls "];

/// Lines that only say something.
const SAYS: [&str; 3] = ["chooses to", "has the option", "timed out"];

/// Reads what follows a name; `None` for unknown words.
#[must_use]
pub(crate) fn deed(text: &str) -> Option<Deed<'_>> {
    match text {
        "folds" => return Some(Deed::Folds),
        "checks" => return Some(Deed::Checks),
        _ => {}
    }
    if let Some(shown) = text.strip_prefix("shows a ").or_else(|| text.strip_prefix("shows ")) {
        return Some(Deed::Shows(shown.trim_end_matches('.')));
    }
    if SAYS.iter().any(|said| text.starts_with(said)) {
        return Some(Deed::Says);
    }
    if is_bounty(text) {
        return Some(Deed::Bounty);
    }
    if let Some((forced, _)) = text.split_once(" (bomb pot bet)") {
        let amount = BOMB.iter().find_map(|prefix| forced.strip_prefix(prefix))?;
        return Some(Deed::Moves(Moves::Bomb, amount));
    }
    MOVES.iter().find_map(|(prefix, moves)| {
        let rest = text.strip_prefix(prefix)?;
        let (amount, besides) = rest.split_once(' ').unwrap_or((rest, ""));
        let known = match moves {
            Moves::Collects => besides.starts_with("from"),
            _ => besides.is_empty() || besides.ends_with("all in"),
        };
        known.then_some(Deed::Moves(*moves, amount))
    })
}

/// The flag of a hand with a bounty, and the word in the lines of one.
pub(crate) const BOUNTY: &str = "bounty";

/// True if the line tells of a bounty; a name in quotes doesn't count.
#[must_use]
pub(crate) fn is_bounty(line: &str) -> bool {
    line.split('"').step_by(2).any(|said| said.contains(BOUNTY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_player_is_read() {
        for (text, wanted) in [
            ("folds", Some(Deed::Folds)),
            ("checks", Some(Deed::Checks)),
            ("calls 20", Some(Deed::Moves(Moves::Call, "20"))),
            ("calls 20.50 and go all in", Some(Deed::Moves(Moves::Call, "20.50"))),
            ("raises to 50 and go all in", Some(Deed::Moves(Moves::Raise, "50"))),
            ("posts a missing small blind of 5", Some(Deed::Moves(Moves::Dead, "5"))),
            ("posts a missed big blind of 10", Some(Deed::Moves(Moves::Missed, "10"))),
            ("posts a big blind of 7 and go all in", Some(Deed::Moves(Moves::Big, "7"))),
            ("collected 100 from pot with Two Pair, 9's & 5's", Some(Deed::Moves(Moves::Collects, "100"))),
            ("shows a K\u{2660}, 8\u{2666}.", Some(Deed::Shows("K\u{2660}, 8\u{2666}"))),
            ("posts a bet of 20 (bomb pot bet)", Some(Deed::Moves(Moves::Bomb, "20"))),
            ("collected 5 from the 7-2 bounty", Some(Deed::Bounty)),
            ("chooses to  run it twice.", Some(Deed::Says)),
            ("calls 20 and dances", None),
            ("sings", None),
        ] {
            assert_eq!(deed(text), wanted, "{text}");
        }
    }
}
