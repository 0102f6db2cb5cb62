//! One event in full: its sentence, its figures, its postings, its place in the chain.

use crate::answer::Amount;
use crate::answer::log::{Line, Moved, Shown};
use crate::render::names::Names;
use crate::render::page::{lines, name, table};
use engine::money::Currency;
use ledger::accounts::Posting;
use ledger::journal::{Consolidated, DebtFact, Fact, HandFact, HandPlayed};

/// The event; `fact` has the details that don't fit in its sentence.
#[must_use]
pub fn page(shown: &Shown, fact: &Fact, names: &Names, currency: Currency) -> String {
    let Line { seq, at, kind, night, text, undone_by, from, .. } = &shown.line;
    let night = night.map(|night| format!(", night {night}")).unwrap_or_default();
    let recorded = match &shown.recorded.shown {
        recorded if *recorded == at.shown => String::new(),
        recorded => format!(" (recorded {recorded})"),
    };
    let sentence = lines(&[], [[text.clone()]]);
    let undone = undone_by.map(|by| format!("\nundone by #{by}")).unwrap_or_default();
    let origin = from.as_ref().map(|from| format!("\nfrom {from}")).unwrap_or_default();
    let mut parts = vec![format!("#{seq} {kind}, {}{recorded}{night}\n{sentence}{undone}{origin}", at.shown)];
    if !shown.rules.is_empty() {
        let rules = shown.rules.iter().zip(&shown.headings);
        parts.push(lines(&[], rules.map(|(id, heading)| [*id, *heading].map(str::to_owned))));
    }
    parts.extend(figures(fact, names, currency));
    parts.extend(moved(&shown.postings));
    parts.push(format!("request {}\nhash    {}", name(&shown.request), shown.hash));
    parts.join("\n\n")
}

/// What an event moved, for an answer.
#[must_use]
pub fn moves(postings: &[Posting], names: &Names, currency: Currency) -> Vec<Moved> {
    let moves = |posting: &Posting| Moved {
        party: names.who(posting.party),
        asset: posting.asset.word(),
        with: names.counter(posting.counter),
        amount: Amount::new(posting.amount, posting.asset.counted_in(currency)),
    };
    postings.iter().map(moves).collect()
}

/// What an event moved; none if it moved nothing.
#[must_use]
pub fn postings(postings: &[Posting], names: &Names, currency: Currency) -> Option<String> {
    moved(&moves(postings, names, currency))
}

fn moved(moves: &[Moved]) -> Option<String> {
    let rows = moves.iter().map(|Moved { party, asset, with, amount }| {
        let with = with.as_deref().map(name).unwrap_or_default();
        [name(&party.word), (*asset).to_owned(), with, amount.to_string()]
    });
    (!moves.is_empty()).then(|| table(&["party", "asset", "with", "amount"], &[3], rows))
}

/// The details that don't fit in a sentence: a hand's seats and reasons, a consolidation's debts.
fn figures(fact: &Fact, names: &Names, currency: Currency) -> Vec<String> {
    if let Fact::Hand(HandFact::HandPlayed(hand)) = fact {
        return hand_figures(hand, names, currency);
    }
    let Fact::Debt(DebtFact::Consolidated(Consolidated { before, after, .. })) = fact else {
        return Vec::new();
    };
    let debts = |debts| crate::render::book::debts(&names.debts(debts, currency));
    vec![format!("before:\n{}", debts(before)), format!("after:\n{}", debts(after))]
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
