//! Whether a fault in the deal is a misdeal, by the house's own triggers and its point of no return.

use crate::as_text::have_acted;
use crate::house::{House, Key, key, row};
use crate::play::misdeal::slip::{By, Exposed, Noticed, Slip, Whose};
use crate::play::procedure::{Remedy, Situation, Verdict, Which, cited, judge as procedure};
use std::cmp::Ordering;

/// A trigger's word, and whether it catches a fault.
type Trigger = (&'static str, fn(&Slip) -> bool);

/// The triggers of the catalogue.
const TRIGGERS: &[Trigger] = &[
    ("two-exposed", |slip| matches!(slip, Slip::Exposed(Exposed { cards: 2.., .. }))),
    ("blind-first-exposed", |slip| {
        matches!(slip, Slip::Exposed(Exposed { whose: Whose::SmallBlind | Whose::BigBlind, card: 1, .. }))
    }),
    ("dealer-exposed", |slip| matches!(slip, Slip::Exposed(Exposed { by: By::Dealer, .. }))),
    // A hand dealt to nobody puts everybody after it out of order.
    ("wrong-start", |slip| matches!(slip, Slip::WrongStart | Slip::OutOfOrder | Slip::ExtraHand)),
    ("wrong-count", |slip| matches!(slip, Slip::WrongCount | Slip::Missed)),
    // A card exposed by its owner isn't a dealing error (CAU-016).
    ("any-error", |slip| !matches!(slip, Slip::Exposed(Exposed { by: By::Player, .. }))),
    // Not a fault in the deal; the table of procedures covers it.
    ("deck-out", |_| false),
];

/// What happens to the deal.
#[must_use]
pub fn judge(house: &House, slip: &Slip, noticed: Noticed) -> Verdict {
    let missing = *slip == Slip::CardMissing && !house.is_unset(key::DECK_ERRORS);
    let too_late = house.count(key::MISDEAL_NO_RETURN).filter(|most| i64::from(noticed.acted) >= most.value);
    match (missing, too_late) {
        (true, too_late) => card_missing(house, noticed, too_late.is_some()),
        (false, Some(most)) => too_late_for(house, slip, noticed, most.value),
        (false, None) => in_time(house, slip, noticed),
    }
}

/// The only house with a rule on this leaves open what happens between the first action and the point of no return (PIG-62).
fn card_missing(house: &House, noticed: Noticed, too_late: bool) -> Verdict {
    let rule = cited(house, key::DECK_ERRORS, Which::Last);
    let acted = noticed.acted;
    match (acted, too_late) {
        (0, _) => {
            let text = "nobody has bet, so the card goes back and the deck is shuffled and cut again";
            Verdict::by(rule, Remedy::Replaced, text)
        }
        (_, true) => Verdict::by(rule, Remedy::PlaysOn, format!("{}: play on", have_acted(acted))),
        (_, false) => Verdict::ask(house, &format!("what a missing card means when {}", have_acted(acted))),
    }
}

fn too_late_for(house: &House, slip: &Slip, noticed: Noticed, most: i64) -> Verdict {
    let text = format!("{}, and after {most} the deal stands", have_acted(noticed.acted));
    let stands = Verdict::by(cited(house, key::MISDEAL_NO_RETURN, Which::First), Remedy::PlaysOn, text);
    match slip {
        Slip::WrongCount if house.word(key::WRONG_COUNT).is_some_and(|word| word.value == "cannot-win") => {
            let rule = cited(house, key::WRONG_COUNT, Which::First);
            let text = "the hand stands, but you can't win with the wrong number of cards";
            Verdict { outcome: Remedy::CannotWin, rule, text: text.to_owned(), ..stands }
        }
        Slip::Exposed(_) if says(house, key::MISDEAL_EXPOSED_ONE, "shown-to-all") => {
            procedure(house, Situation::ShownToOne)
        }
        Slip::Exposed(Exposed { by: By::Player, .. }) if says(house, key::MISDEAL_EXPOSED_ONE, "by-whom") => {
            dropped(house)
        }
        _ => stands,
    }
}

fn in_time(house: &House, slip: &Slip, noticed: Noticed) -> Verdict {
    let triggers = house.words(key::MISDEAL_TRIGGERS).map(|words| words.value).unwrap_or_default();
    let caught = TRIGGERS.iter().any(|(word, catches)| triggers.contains(word) && catches(slip));
    match slip {
        _ if noticed.acted > 0 && house.is_unset(key::MISDEAL_NO_RETURN) => Verdict::ask(
            house,
            &format!("how late you can call a misdeal; {} already", have_acted(noticed.acted)),
        ),
        _ if caught => misdeal(house, noticed),
        Slip::Exposed(exposed) => one_exposed(house, exposed, slip),
        _ => Verdict::ask(house, &format!("what to do when {}", slip.meaning())),
    }
}

fn one_exposed(house: &House, exposed: &Exposed, slip: &Slip) -> Verdict {
    let rule = |which| cited(house, key::MISDEAL_EXPOSED_ONE, which);
    match (house.word(key::MISDEAL_EXPOSED_ONE).map(|word| word.value), exposed.by) {
        (Some("first-burn"), _) => {
            let text = "after the deal, the first burn card replaces the exposed card, which is burned instead, face up";
            Verdict::by(rule(Which::First), Remedy::FirstBurn, text)
        }
        (Some("by-whom"), By::Player) => dropped(house),
        (Some("by-whom"), By::Deck) => procedure(house, Situation::FacedCard),
        (Some("shown-to-all"), _) => procedure(house, Situation::ShownToOne),
        _ => Verdict::ask(house, &format!("what to do when {}", slip.meaning())),
    }
}

/// A card exposed by its owner (PIG-63).
fn dropped(house: &House) -> Verdict {
    let rule = cited(house, key::MISDEAL_EXPOSED_ONE, Which::Last);
    Verdict::by(rule, Remedy::PlaysOn, "the player exposed the card, so it stays in play")
}

fn says(house: &House, key: Key, word: &str) -> bool {
    house.word(key).is_some_and(|said| said.value == word)
}

/// The misdeal itself: what is done about it, and whether its dealer loses the deal (CAU-012).
fn misdeal(house: &House, noticed: Noticed) -> Verdict {
    let nth = noticed.earlier.saturating_add(1);
    let limit = repeated(house, nth);
    let passes = matches!(limit, Some((Repeated::Passes { .. }, _)));
    let (remedy, by_house) = remedy(house);
    let rule = both(
        cited(house, key::MISDEAL_TRIGGERS, Which::First),
        cited(house, key::MISDEAL_REMEDY, Which::First),
    );
    let outcome = Remedy::Misdeal { passes };
    let verdict = match limit {
        Some((Repeated::Passes { most }, limit)) => {
            let text = format!(
                "that's this dealer's misdeal number {nth}; only {most} are allowed, so the deal passes on"
            );
            Verdict::by(limit, outcome, text)
        }
        Some((Repeated::OneMore, limit)) => Verdict::by(rule, outcome, format!("a misdeal: {remedy}"))
            .remark(limit, "one more misdeal by this dealer, and the deal passes on"),
        None => Verdict::by(rule, outcome, format!("a misdeal: {remedy}")),
    };
    if by_house || passes {
        return verdict;
    }
    verdict.remark(None, "the house rules don't say how to fix this; using the standard rule")
}

/// What repeated misdeals by one dealer lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeated {
    /// One more, and the deal passes on.
    OneMore,
    /// The deal passes on, because there were more than `most`.
    Passes {
        /// How many misdeals one dealer may make.
        most: i64,
    },
}

/// What that many misdeals by one dealer lead to, with the rule; `None` if nothing yet (CAU-012).
#[must_use]
pub fn repeated(house: &House, bad: u32) -> Option<(Repeated, Option<String>)> {
    let limit = house.count(key::MISDEAL_LIMIT)?;
    let (bad, most) = (i64::from(bad), limit.value);
    match bad.cmp(&most) {
        Ordering::Less => None,
        Ordering::Equal => Some((Repeated::OneMore, limit.rule)),
        Ordering::Greater => Some((Repeated::Passes { most }, limit.rule)),
    }
}

/// The rule that makes it a misdeal, and the rule on what to do about it, if they differ.
fn both(rule: Option<String>, remedy: Option<String>) -> Option<String> {
    match (rule, remedy) {
        (Some(rule), Some(remedy)) if rule != remedy => Some(format!("{rule}, {remedy}")),
        (rule, remedy) => rule.or(remedy),
    }
}

/// What is done about a misdeal, and whether the house itself says so.
fn remedy(house: &House) -> (&'static str, bool) {
    let said = house.word(key::MISDEAL_REMEDY).map(|word| word.value);
    let about = row(key::MISDEAL_REMEDY);
    let word = said.or(about.and_then(|row| row.fallback)).unwrap_or_default();
    let choices = about.map(|row| row.kind.choices()).unwrap_or_default();
    let meaning = choices.iter().find(|choice| choice.word == word).map(|choice| choice.meaning);
    (meaning.unwrap_or_default(), said.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trigger_of_the_catalogue_catches_something_here() {
        let words: Vec<&str> =
            row(key::MISDEAL_TRIGGERS).unwrap().kind.choices().iter().map(|choice| choice.word).collect();
        assert_eq!(words, TRIGGERS.iter().map(|(word, _)| *word).collect::<Vec<_>>());
    }
}
