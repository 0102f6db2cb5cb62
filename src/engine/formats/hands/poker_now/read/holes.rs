//! What a log doesn't tell: hands that aren't in it, and chips that moved between hands without a word.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::poker_now::evening::{LoggedMoment, LoggedPlayer, Played, What};
use crate::formats::hands::poker_now::read::{LastHand, Log};
use crate::formats::hands::poker_now::rows::Row;
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

impl Log<'_> {
    /// A hand has this number: the numbers between it and the last one are hands that the log doesn't have. They were played right
    /// after the last one, as far as anybody knows: who left since may have been in them, and so may players who came.
    pub(super) fn skipped(&mut self, row: &Row, number: &str) {
        let (Some(last), Ok(number)) = (self.last.number, number.parse::<u64>()) else { return };
        let first = last.saturating_add(1);
        if first >= number {
            return;
        }
        let message = match number.saturating_sub(first) {
            1 => format!("hand {first} isn't in the log"),
            _ => format!("hands {first} to {} aren't in the log", number.saturating_sub(1)),
        };
        self.hole(row, message);
    }

    /// The first hand isn't number 1, and all its players came in this log, but have other chips than they came with.
    pub(super) fn began_without(&mut self, row: &Row, number: &str, hand: &Played) {
        let Ok(number) = number.parse::<u64>() else { return };
        let came = |person: &LoggedPlayer| self.here.get(&person.id);
        let all_came = hand.seats.iter().all(|(person, _)| came(person).is_some());
        let is_same = |person: &LoggedPlayer| came(person).is_some_and(|before| before.stack == person.stack);
        if self.last.number.is_none() && number > 1 && all_came {
            if hand.seats.iter().all(|(person, _)| is_same(person)) {
                return;
            }
            let (moments, here) = (self.moments.len(), self.here.clone());
            self.last = LastHand { moments, here, ..LastHand::default() };
            let message = match number {
                2 => "hand 1 isn't in the log".to_owned(),
                _ => format!("hands 1 to {} aren't in the log", number.saturating_sub(1)),
            };
            self.hole(row, message);
            self.first = Some(1);
        }
    }

    /// Somebody left with other chips than after the last hand, and no hand came since. Or a bounty was
    /// paid in the last hand, and somebody wasn't seen again.
    pub(super) fn ends_with_a_hole(&mut self) {
        if let (Some(row), Some(last)) = (self.unexplained.filter(|_| !self.is_queued), self.last.number) {
            self.hole(row, format!("what was played after hand {last} isn't in the log"));
        }
        let is_unsure =
            |person: &LoggedPlayer| person.stack.is_positive() && self.unsure.contains(&person.id);
        if let Some(row) = self.bounty
            && self.here.values().any(is_unsure)
        {
            let of = self.last.number.map_or_else(String::new, |number| format!(" of hand {number}"));
            self.hole(row, format!("the log doesn't say what everybody had after the bounty{of}"));
        }
    }

    /// Hands after the last one that aren't in the log: anybody's chips may have changed, and again after each line since.
    fn hole(&mut self, row: &Row, message: String) {
        let since = self.moments.split_off(self.last.moments);
        let here = self.last.here.values().map(|person| (person.clone(), None));
        let fault = HandFault::new(row.spot, message);
        let hole = Played { record: Err(fault), seats: here.collect(), paid: None, is_in_log: false };
        let what = What::Hand(Box::new(hole));
        self.moments.push(LoggedMoment { spot: row.spot, at: begun(&since, row), what });
        self.told_since(since, |_| true);
        self.unsure.extend(self.here.keys().cloned());
    }

    /// What was told since the last hand, and that after each of these lines the chips of such players may have changed again.
    fn told_since(&mut self, since: Vec<LoggedMoment>, may_change: impl Fn(&LoggedPlayer) -> bool) {
        for moment in since {
            let unsure = match &moment.what {
                What::Comes(person) | What::Has(person, _) if may_change(person) => Some(person.clone()),
                _ => None,
            };
            let (spot, at) = (moment.spot, moment.at.clone());
            self.moments.push(moment);
            let unsure = unsure.map(|person| What::Unsure(vec![person]));
            self.moments.extend(unsure.map(|what| LoggedMoment { spot, at, what }));
        }
    }

    /// A hand begins. If what some have more than they were told to have is what others have less, chips went from one to another
    /// since the last hand without a word: nobody bought any, and what they have now shows who won.
    pub(super) fn moved_among(&mut self, row: &Row, people: impl Iterator<Item = LoggedPlayer>) {
        let moved = self.last.number.and_then(|_| self.moved(people)).unwrap_or_default();
        if moved.is_empty() {
            return;
        }
        let since = self.moments.split_off(self.last.moments);
        let had = self.last.here.values().filter(|person| moved.contains(&person.id)).cloned();
        let what = What::Unsure(had.collect());
        self.moments.push(LoggedMoment { spot: row.spot, at: begun(&since, row), what });
        self.told_since(since, |person| moved.contains(&person.id));
    }

    /// Whose chips aren't what was told, if it comes out even; `None` if it doesn't.
    fn moved(&self, people: impl Iterator<Item = LoggedPlayer>) -> Option<BTreeSet<String>> {
        let mut told: BTreeMap<String, Money> =
            self.last.here.values().map(|person| (person.id.clone(), person.stack)).collect();
        let mut more: BTreeMap<String, Money> = BTreeMap::new();
        let mut differs = |told: Option<Money>, id: &str, stack: Money| {
            let sum = more.entry(id.to_owned()).or_default();
            *sum = sum.plus(stack.minus(told.unwrap_or(stack)).ok()?).ok()?;
            Some(())
        };
        for moment in self.moments.iter().skip(self.last.moments) {
            match &moment.what {
                What::Comes(person) => _ = told.insert(person.id.clone(), person.stack),
                What::Has(person, before) => {
                    let had = told.insert(person.id.clone(), person.stack);
                    differs(
                        had.filter(|_| before.is_some()),
                        &person.id,
                        before.or(had).unwrap_or_default(),
                    )?;
                }
                What::Leaves(person) => differs(told.remove(&person.id), &person.id, person.stack)?,
                What::Renamed { old, new } => {
                    if let Some(stack) = told.remove(old) {
                        told.insert(new.clone(), stack);
                    }
                }
                What::Unsure(_) | What::Hand(_) => {}
            }
        }
        for person in people {
            differs(told.get(&person.id).copied(), &person.id, person.stack)?;
        }
        more.retain(|_, sum| !sum.is_zero());
        let sum = more.values().try_fold(Money::ZERO, |sum, more| sum.plus(*more)).ok()?;
        sum.is_zero().then(|| more.into_keys().collect())
    }
}

/// When what follows the last hand begins.
fn begun(since: &[LoggedMoment], row: &Row) -> String {
    since.first().map_or(&row.at, |moment| &moment.at).clone()
}
