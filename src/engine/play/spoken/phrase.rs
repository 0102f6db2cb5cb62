//! Reads what a player said: the action and its amount, before anybody asks what they mean here.

use crate::money::{Currency, Money};

/// The amount that came with a bet or raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// None.
    Unsaid,
    /// A number alone: `raise 12`.
    Bare(Money),
    /// On top of the bet: `12 more`.
    By(Money),
    /// The total: `to 12`.
    To(Money),
}

/// What was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A fold.
    Fold,
    /// A check.
    Check,
    /// A call, perhaps with what the player thinks it costs.
    Call(Option<Money>),
    /// A bet.
    Bet(Figure),
    /// A raise.
    Raise(Figure),
    /// All-in.
    AllIn,
    /// An amount without an action.
    Figure(Figure),
    /// A call and then a raise, in one breath or two (CAU-025).
    CallThenRaise(Figure),
}

/// The single words and what they mean.
const WORDS: &[(&str, Word)] = &[
    ("fold", Word::Fold),
    ("folds", Word::Fold),
    ("muck", Word::Fold),
    ("check", Word::Check),
    ("checks", Word::Check),
    ("knock", Word::Check),
    ("call", Word::Call),
    ("calls", Word::Call),
    ("see", Word::Call),
    ("bet", Word::Bet),
    ("bets", Word::Bet),
    ("open", Word::Bet),
    ("raise", Word::Raise),
    ("raises", Word::Raise),
    ("reraise", Word::Raise),
    ("allin", Word::AllIn),
    ("shove", Word::AllIn),
    ("by", Word::By),
    ("plus", Word::By),
    ("more", Word::By),
    ("ontop", Word::By),
    ("to", Word::To),
    ("total", Word::To),
    ("togo", Word::To),
    ("allday", Word::To),
    ("makeit", Word::To),
];

/// Words that change nothing.
const FILLERS: &[&str] = &["i", "ill", "im", "a", "and", "you", "your", "then", "it", "the", "please"];

/// Pairs of words that count as one.
const PAIRS: &[(&str, &str)] = &[
    ("all in", "allin"),
    ("re raise", "reraise"),
    ("on top", "ontop"),
    ("to go", "togo"),
    ("all day", "allday"),
    ("make it", "makeit"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    AllIn,
    By,
    To,
    Number(Money),
}

/// Reads the words, in upper or lower case; `None` if a word isn't known or they say two things at once.
#[must_use]
pub fn phrase(said: &str, currency: Currency) -> Option<Phrase> {
    let words = words(said, currency)?;
    let figure = figure(&words)?;
    let verbs: Vec<Word> =
        words.iter().copied().filter(|word| !matches!(word, Word::By | Word::To | Word::Number(_))).collect();
    match (verbs.as_slice(), figure) {
        ([Word::Fold], Figure::Unsaid) => Some(Phrase::Fold),
        ([Word::Check], Figure::Unsaid) => Some(Phrase::Check),
        ([Word::Call], Figure::Unsaid) => Some(Phrase::Call(None)),
        ([Word::Call], Figure::Bare(amount)) => Some(Phrase::Call(Some(amount))),
        ([Word::Call, Word::Raise] | [Word::Call], figure) => Some(Phrase::CallThenRaise(figure)),
        ([Word::Bet], figure) => Some(Phrase::Bet(figure)),
        ([Word::Raise], figure) => Some(Phrase::Raise(figure)),
        ([Word::AllIn] | [Word::Raise | Word::Bet | Word::Call, Word::AllIn], Figure::Unsaid) => {
            Some(Phrase::AllIn)
        }
        ([], Figure::Unsaid) => None,
        ([], figure) => Some(Phrase::Figure(figure)),
        _ => None,
    }
}

fn words(said: &str, currency: Currency) -> Option<Vec<Word>> {
    let mut text: String = said.to_lowercase().chars().map(|c| if c == '-' { ' ' } else { c }).collect();
    text = text.replace(['\'', '’', '!', ';', ':'], "").replace('+', " plus ");
    let tokens: Vec<&str> = text.split_whitespace().map(|token| token.trim_end_matches([',', '.'])).collect();
    let mut text = format!(" {} ", tokens.join(" "));
    for (pair, word) in PAIRS {
        text = text.replace(&format!(" {pair} "), &format!(" {word} "));
    }
    text.split_whitespace()
        .filter(|token| !FILLERS.contains(token))
        .map(|token| word(token, currency))
        .collect()
}

fn word(token: &str, currency: Currency) -> Option<Word> {
    let known = WORDS.iter().find(|(word, _)| *word == token).map(|(_, word)| *word);
    known.or_else(|| currency.parse(token).ok().map(Word::Number))
}

/// The one amount in the words, with its meaning; `None` if there are two amounts, two meanings, or a meaning without an amount.
fn figure(words: &[Word]) -> Option<Figure> {
    let numbers: Vec<Money> = words
        .iter()
        .filter_map(|word| match word {
            Word::Number(amount) => Some(*amount),
            _ => None,
        })
        .collect();
    let (by, to) = (words.contains(&Word::By), words.contains(&Word::To));
    match (numbers.as_slice(), by, to) {
        ([], false, false) => Some(Figure::Unsaid),
        ([amount], false, false) => Some(Figure::Bare(*amount)),
        ([amount], true, false) => Some(Figure::By(*amount)),
        ([amount], false, true) => Some(Figure::To(*amount)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_table_is_understood() {
        let twelve = Money::from_minor(1200);
        for (said, wanted) in [
            ("Fold", Phrase::Fold),
            ("I check.", Phrase::Check),
            ("call", Phrase::Call(None)),
            ("I'll call 12", Phrase::Call(Some(twelve))),
            ("bet $12", Phrase::Bet(Figure::Bare(twelve))),
            ("RAISE", Phrase::Raise(Figure::Unsaid)),
            ("raise 12", Phrase::Raise(Figure::Bare(twelve))),
            ("re-raise to 12.00", Phrase::Raise(Figure::To(twelve))),
            ("raise, 12 more", Phrase::Raise(Figure::By(twelve))),
            ("raise by 12", Phrase::Raise(Figure::By(twelve))),
            ("12 more", Phrase::Figure(Figure::By(twelve))),
            ("plus 12", Phrase::Figure(Figure::By(twelve))),
            ("+12", Phrase::Figure(Figure::By(twelve))),
            ("12 on top", Phrase::Figure(Figure::By(twelve))),
            ("12 total", Phrase::Figure(Figure::To(twelve))),
            ("12 to go", Phrase::Figure(Figure::To(twelve))),
            ("to 12", Phrase::Figure(Figure::To(twelve))),
            ("make it 12", Phrase::Figure(Figure::To(twelve))),
            ("12 all day", Phrase::Figure(Figure::To(twelve))),
            ("12", Phrase::Figure(Figure::Bare(twelve))),
            ("all-in!", Phrase::AllIn),
            ("I'm all in", Phrase::AllIn),
            ("raise all in", Phrase::AllIn),
            ("call and raise 12", Phrase::CallThenRaise(Figure::Bare(twelve))),
            ("I see you, and 12 more", Phrase::CallThenRaise(Figure::By(twelve))),
        ] {
            assert_eq!(phrase(said, Currency::USD), Some(wanted), "{said}");
        }
    }

    #[test]
    fn what_needs_a_guess_is_not_understood() {
        for said in [
            "",
            "hm",
            "maybe",
            "fold call",
            "raise 12 15",
            "by",
            "12 more to go",
            "pass",
            "fold 12",
            "raise 12e3",
        ] {
            assert_eq!(phrase(said, Currency::USD), None, "{said}");
        }
    }
}
