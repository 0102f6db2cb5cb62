//! One event at full length: its sentence, its figures, its postings, its place in the chain.

use crate::render::log::LogLine;
use crate::render::names::Names;
use crate::render::page::{lines, name, table};
use engine::money::Currency;
use engine::rules::Rule;
use ledger::accounts::Posting;
use ledger::journal::fact::{Consolidated, Fact, HandPlayed};

/// Everything that is shown of one event.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    pub line: &'a LogLine,
    pub fact: &'a Fact,
    pub postings: &'a [Posting],
    /// The number of the night it belongs to.
    pub night: Option<u32>,
    /// When it was written down, where that is not when it happened.
    pub recorded: Option<&'a str>,
    /// The house rules that ask for it to be kept.
    pub rules: &'a [&'static Rule],
    pub request: &'a str,
    pub hash: &'a str,
}

/// The event.
#[must_use]
pub fn page(page: &Page<'_>, names: &Names, currency: Currency) -> String {
    let LogLine { seq, at, kind, text, undone_by, origin } = page.line;
    let night = page.night.map(|night| format!(", night {night}")).unwrap_or_default();
    let recorded = page.recorded.map(|recorded| format!(" (written down {recorded})")).unwrap_or_default();
    let sentence = lines(&[], [[text.clone()]]);
    let undone = undone_by.map(|by| format!("\ntaken back by #{by}")).unwrap_or_default();
    let origin = origin.as_ref().map(|origin| format!("\nfrom {origin}")).unwrap_or_default();
    let mut parts = vec![format!("#{seq} {kind}, {at}{recorded}{night}\n{sentence}{undone}{origin}")];
    if !page.rules.is_empty() {
        parts.push(lines(&[], page.rules.iter().map(|rule| [rule.id.to_owned(), rule.heading.to_owned()])));
    }
    parts.extend(figures(page.fact, names, currency));
    parts.extend(postings(page.postings, names, currency));
    parts.push(format!("request {}\nhash    {}", name(page.request), page.hash));
    parts.join("\n\n")
}

/// What an event moved; none where it moved nothing.
#[must_use]
pub fn postings(postings: &[Posting], names: &Names, currency: Currency) -> Option<String> {
    let rows = postings.iter().map(|posting| {
        [
            names.cell(posting.party),
            posting.asset.to_string(),
            names.counter(posting.counter).map(|counter| name(&counter)).unwrap_or_default(),
            posting.asset.counted_in(currency).shown(posting.amount),
        ]
    });
    (!postings.is_empty()).then(|| table(&["party", "asset", "with", "amount"], &[3], rows))
}

/// What a sentence is too short for: a hand's seats and reasons, a consolidation's debts.
fn figures(fact: &Fact, names: &Names, currency: Currency) -> Vec<String> {
    match fact {
        Fact::HandPlayed(hand) => hand_figures(hand, names, currency),
        Fact::Consolidated(Consolidated { before, after, .. }) => {
            let debts = |debts| crate::render::book::debts(&names.debts(debts, currency));
            vec![format!("before:\n{}", debts(before)), format!("after:\n{}", debts(after))]
        }
        _ => Vec::new(),
    }
}

fn hand_figures(hand: &HandPlayed, names: &Names, currency: Currency) -> Vec<String> {
    let currency = hand.asset().counted_in(currency);
    let seats = hand.seats.iter().map(|seat| {
        let [put_in, returned, won] = [seat.put_in, seat.returned, seat.won].map(|sum| currency.shown(sum));
        [names.cell(seat.player), put_in, returned, won]
    });
    let mut parts = vec![table(&["player", "put in", "returned", "won"], &[1, 2, 3], seats)];
    if !hand.why.is_empty() {
        parts.push(lines(&[], hand.why.iter().map(|(rule, sentence)| [name(rule), name(sentence)])));
    }
    parts
}
