//! The short words of a course: `down 2`, `up 1`, `board 3`, `bet`, `draw 3`, `discard 1`, `pass 3 left`, `roll 1`, `declare`,
//! `drop`.

use crate::games::course::{Size, Step};
use crate::games::deed::{Deed, PassWay};
use crate::games::unsaid::unsaid_step;
use std::fmt;

/// The most cards one step can deal.
const CARDS_MAX: u8 = 8;

/// The words a step begins with.
pub(crate) const WORDS: [&str; 11] =
    ["down", "up", "board", "blind", "bet", "draw", "discard", "pass", "roll", "declare", "drop"];

/// Where cards are passed.
const WAYS: [(&str, PassWay); 3] =
    [("left", PassWay::Left), ("right", PassWay::Right), ("across", PassWay::Across)];

/// One step as written; the size of a bet may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenStep {
    /// A complete step.
    Step(Step),
    /// A round whose size depends on its place.
    Bet,
}

/// Why some words aren't a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStep {
    /// The first word is unknown.
    Word(String),
    /// The word takes a number of cards from 1 to 8.
    Number(&'static str),
    /// `pass` takes a number of cards and a direction.
    Way,
    /// The word takes nothing after it.
    Alone(&'static str),
    /// A bet is small, big or just a bet.
    Size,
}

impl fmt::Display for NoStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => match unsaid_step(word) {
                Some(why) => write!(f, "one of {}: {why}", WORDS.join(", ")),
                None => write!(f, "one of {}", WORDS.join(", ")),
            },
            Self::Number(word) => write!(f, "`{word}` with a number of cards from 1 to {CARDS_MAX}"),
            Self::Way => write!(
                f,
                "`pass` with a number of cards from 1 to {CARDS_MAX}, and `left`, `right` or `across`"
            ),
            Self::Alone(word) => write!(f, "`{word}` alone"),
            Self::Size => f.write_str("`bet`, `bet small` or `bet big`"),
        }
    }
}

/// Reads one step: a word, and a number of cards if it deals or exchanges some. `down 2 up 1` is one step.
///
/// # Errors
///
/// The text isn't a step.
///
/// ```
/// # use housebook_engine::games::{Step, words};
/// assert_eq!(words::read("down 2 up 1"), Ok(words::WrittenStep::Step(Step::Deal { down: 2, up: 1 })));
/// assert_eq!(words::read("draw").unwrap_err().to_string(), "`draw` with a number of cards from 1 to 8");
/// ```
pub fn read(text: &str) -> Result<WrittenStep, NoStep> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (first, rest) = words.split_first().ok_or_else(|| NoStep::Word(String::new()))?;
    let word = WORDS.iter().copied().find(|word| word == first);
    let word = word.ok_or_else(|| NoStep::Word((*first).to_owned()))?;
    let step = match (word, rest) {
        ("bet", _) => return bet(rest),
        ("declare", []) => Step::Declare,
        ("drop", []) => Step::Drop,
        ("declare" | "drop", _) => return Err(NoStep::Alone(word)),
        ("down", [number, "up", more]) => {
            Step::Deal { down: cards("down", &[number])?, up: cards("up", &[more])? }
        }
        ("down", _) => Step::Deal { down: cards(word, rest)?, up: 0 },
        ("up", _) => Step::Deal { down: 0, up: cards(word, rest)? },
        ("board", _) => Step::Board(cards(word, rest)?),
        ("blind", _) => Step::Blind(cards(word, rest)?),
        ("discard", _) => Step::Own { deed: Deed::Discard, cards: cards(word, rest)? },
        ("roll", _) => Step::Own { deed: Deed::Roll, cards: cards(word, rest)? },
        ("pass", [number, way]) => {
            let way = WAYS.iter().find(|(known, _)| known == way).ok_or(NoStep::Way)?.1;
            Step::Own { deed: Deed::Pass(way), cards: cards(word, &[number]).map_err(|_| NoStep::Way)? }
        }
        ("pass", _) => return Err(NoStep::Way),
        _ => Step::Draw { most: cards(word, rest)? },
    };
    Ok(WrittenStep::Step(step))
}

fn bet(rest: &[&str]) -> Result<WrittenStep, NoStep> {
    match rest {
        [] => Ok(WrittenStep::Bet),
        ["small"] => Ok(WrittenStep::Step(Step::Bet(Size::Small))),
        ["big"] => Ok(WrittenStep::Step(Step::Bet(Size::Big))),
        _ => Err(NoStep::Size),
    }
}

fn cards(word: &'static str, rest: &[&str]) -> Result<u8, NoStep> {
    let number = match rest {
        [number] => number.parse().ok(),
        _ => None,
    };
    number.filter(|cards| (1..=CARDS_MAX).contains(cards)).ok_or(NoStep::Number(word))
}

/// The steps with every size filled in: bets that leave it open are small in the first half of the rounds.
#[must_use]
pub fn sized(written: &[WrittenStep]) -> Vec<Step> {
    let is_bet = |step: &WrittenStep| matches!(step, WrittenStep::Bet | WrittenStep::Step(Step::Bet(_)));
    let rounds = written.iter().filter(|step| is_bet(step)).count();
    let half = rounds.checked_div(2).unwrap_or(0);
    let mut round = 0_usize;
    let steps = written.iter().map(|step| {
        let size = if round < half { Size::Small } else { Size::Big };
        round = round.saturating_add(usize::from(is_bet(step)));
        match step {
            WrittenStep::Step(step) => *step,
            WrittenStep::Bet => Step::Bet(size),
        }
    });
    steps.collect()
}

/// The words for one step, always with the size of a bet.
#[must_use]
pub fn word(step: Step) -> String {
    match step {
        Step::Deal { down, up: 0 } => format!("down {down}"),
        Step::Deal { down: 0, up } => format!("up {up}"),
        Step::Deal { down, up } => format!("down {down} up {up}"),
        Step::Blind(cards) => format!("blind {cards}"),
        Step::Board(cards) => format!("board {cards}"),
        Step::Bet(Size::Small) => "bet small".to_owned(),
        Step::Bet(Size::Big) => "bet big".to_owned(),
        Step::Draw { most } => format!("draw {most}"),
        Step::Own { deed: Deed::Discard, cards } => format!("discard {cards}"),
        Step::Own { deed: Deed::Roll, cards } => format!("roll {cards}"),
        Step::Own { deed: Deed::Pass(way), cards } => {
            let way = WAYS.iter().find(|(_, known)| *known == way).map_or("", |(word, _)| word);
            format!("pass {cards} {way}")
        }
        Step::Declare => "declare".to_owned(),
        Step::Drop => "drop".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::table::ROWS;

    #[test]
    fn the_words_of_every_course_read_back_as_that_course() {
        for row in ROWS {
            for step in row.course.steps() {
                assert_eq!(read(&word(*step)), Ok(WrittenStep::Step(*step)), "{}", row.name());
            }
        }
    }

    #[test]
    fn rounds_without_a_size_are_sized_as_the_table_does_it() {
        for row in ROWS {
            let open = row.course.steps().iter().map(|step| match step {
                Step::Bet(_) => WrittenStep::Bet,
                step => WrittenStep::Step(*step),
            });
            assert_eq!(sized(&open.collect::<Vec<_>>()), row.course.steps(), "{}", row.name());
        }
    }

    #[test]
    fn what_is_no_step_says_what_is() {
        for (typed, why) in [
            ("", NoStep::Word(String::new())),
            ("flop 3", NoStep::Word("flop".to_owned())),
            ("board", NoStep::Number("board")),
            ("down 0", NoStep::Number("down")),
            ("down 9", NoStep::Number("down")),
            ("down 2 up", NoStep::Number("down")),
            ("draw all", NoStep::Number("draw")),
            ("drop 2", NoStep::Alone("drop")),
            ("discard", NoStep::Number("discard")),
            ("pass 3", NoStep::Way),
            ("pass left 3", NoStep::Way),
            ("pass 9 left", NoStep::Way),
            ("bet 2", NoStep::Size),
        ] {
            assert_eq!(read(typed), Err(why), "{typed}");
        }
    }
}
