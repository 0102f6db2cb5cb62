//! Holds the real book against the naive ledger: balances, notes, debts, and both laws of money.

use super::model::Model;
use super::table::Table;
use super::things::{BANK, DRAWER, FUND, POT, TABLE, What, Who, Why};
use housebook::domain::ledger::{Asset, Counter, Nature, Party, Posting};
use housebook::store::{Event, Finding};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Compares everything that evenings `nights` and the whole book stand at.
pub fn balances(table: &Table, model: &Model, nights: &[usize]) -> Result<(), String> {
    let reader = table.store.reader();
    let state = &model.state;
    for (kind, class) in [(What::Book as fn(Who) -> What, Asset::Book), (What::Private, Asset::Private)] {
        let lines = reader.debts(class).map_err(|error| error.to_string())?;
        let lines: Vec<(Who, Who, i128)> = lines
            .iter()
            .map(|line| (table.who(line.debtor), table.who(line.creditor), line.amount.minor().into()))
            .collect();
        same("debts", &lines, &state.debts(kind))?;
    }
    let cash = reader.fund_cash().map_err(|error| error.to_string())?;
    same("the fund's cash", &i128::from(cash.minor()), &state.total(FUND, What::Cash))?;
    notes(table, model)?;
    for night in nights {
        let evening = reader.evening(table.nights[*night]).map_err(|error| error.to_string())?;
        let at = &state.nights[night];
        let minor = |money: housebook::domain::money::Money| i128::from(money.minor());
        same("closed", &evening.closed.is_some(), &at.closed)?;
        same("pot", &minor(evening.pot()), &state.chips(*night, POT))?;
        same("fund", &minor(evening.chips(Party::Fund)), &state.chips(*night, FUND))?;
        same("chips out", &minor(evening.chips_out()), &-state.chips(*night, BANK))?;
        same("drawer", &minor(evening.drawer()), &state.tonight(*night, BANK, What::Cash))?;
        same("over or short", &minor(evening.over_short()), &-state.chips(*night, TABLE))?;
        same("drawer off", &minor(evening.drawer_over_short()), &-state.tonight(*night, DRAWER, What::Cash))?;
        let results = evening.results().into_iter().map(|(player, result)| {
            let chips = minor(evening.chips(player));
            (table.who(player.into()), minor(result), chips)
        });
        let expected =
            at.arrivals.iter().map(|who| (*who, state.result(*night, *who), state.chips(*night, *who)));
        let absent = state.people.keys().filter(|who| !at.arrivals.contains(who));
        let found_later = absent.map(|who| (*who, state.result(*night, *who), 0)).filter(|late| late.1 != 0);
        let mut results = results.collect::<Vec<_>>();
        let came = at.arrivals.len().min(results.len());
        results[came..].sort_unstable();
        same("results and chips", &results, &expected.chain(found_later).collect::<Vec<_>>())?;
    }
    Ok(())
}

fn notes(table: &Table, model: &Model) -> Result<(), String> {
    let notes = table.store.reader().notes().map_err(|error| error.to_string())?;
    let found: Vec<_> = notes
        .iter()
        .map(|note| {
            let holder = note.holder.map(|holder| (table.who(holder), i128::from(note.open.minor())));
            let debtor = table.who(note.debtor.into());
            (note.id.0.as_u128(), note.identifier.clone(), debtor, holder, note.status.word())
        })
        .collect();
    let expected: Vec<_> = model
        .state
        .notes
        .iter()
        .map(|note| (note.id, note.identifier.clone(), note.debtor, model.state.holder(note.id), note.status))
        .collect();
    same("notes", &found, &expected)
}

/// Checks a new event: both laws of money, and that it moves exactly what the naive ledger moved.
pub fn event(table: &Table, model: &Model, event: &Event) -> Result<(), String> {
    let postings = event.entry.postings();
    let mut columns: BTreeMap<Asset, i128> = BTreeMap::new();
    let mut rows: BTreeMap<Who, i128> = BTreeMap::new();
    let mut moves: BTreeMap<(Who, What), i128> = BTreeMap::new();
    for posting in postings {
        let amount = i128::from(posting.amount.minor());
        *columns.entry(posting.asset).or_default() += amount;
        *rows.entry(table.who(posting.party)).or_default() += amount;
        *moves.entry((table.who(posting.party), what(table, posting))).or_default() += amount;
    }
    if columns.values().any(|sum| *sum != 0) || postings.len() == 1 {
        return Err(format!("law 1 is broken by event {}: {columns:?}", event.seq));
    }
    if event.entry.nature() == Nature::Trade && rows.values().any(|sum| *sum != 0) {
        return Err(format!("law 2 is broken by event {}: {rows:?}", event.seq));
    }
    let sign = if event.reverses.is_some() { -1 } else { 1 };
    let step = model.step(event.reverses.unwrap_or(event.seq)).ok_or("an event without a step")?;
    let expected: BTreeMap<(Who, What), i128> =
        step.sums().into_iter().map(|(who, what, amount)| ((who, what), amount * sign)).collect();
    same(&format!("event {} ({})", event.seq, event.kind), &moves, &expected)?;
    let nature = match step.why {
        _ if expected.is_empty() => Nature::Still,
        Why::Trade => Nature::Trade,
        Why::Play => Nature::Play,
        Why::Gift => Nature::Transfer,
    };
    same(&format!("nature of event {} ({})", event.seq, event.kind), &event.entry.nature(), &nature)
}

/// What a posting moves, in the words of the naive ledger.
pub fn what(table: &Table, posting: &Posting) -> What {
    match (posting.asset, posting.counter) {
        (Asset::Cash, _) => What::Cash,
        (Asset::Transfer, _) => What::Transfer,
        (Asset::Chips, _) => What::Chips,
        (Asset::Float, _) => What::Float,
        (Asset::Notes, Counter::Note(note)) => What::Note(note.0.as_u128()),
        (Asset::Book, Counter::With(other)) => What::Book(table.who(other)),
        (Asset::Private, Counter::With(other)) => What::Private(table.who(other)),
        (asset, counter) => panic!("{asset} towards `{counter}`"),
    }
}

/// The end of an evening: nothing is out, nobody gained from nowhere, and everybody's gain is explained.
pub fn end(table: &Table, model: &Model, night: usize) -> Result<(), String> {
    let reader = table.store.reader();
    let evening = reader.evening(table.nights[night]).map_err(|error| error.to_string())?;
    if evening.closed.is_none() {
        return Ok(());
    }
    let parties: Vec<_> = evening.accounts.iter().map(|(key, _)| key.0).collect();
    if let Some(party) = parties.iter().find(|party| !evening.chips(**party).is_zero()) {
        return Err(format!("the evening is closed, and {party} has chips"));
    }
    let mut gains: BTreeMap<Who, i128> = BTreeMap::new();
    for (key, flow) in evening.accounts.iter() {
        *gains.entry(table.who(key.0)).or_default() += i128::from(flow.balance().expect("small").minor());
    }
    same("the sum of all gains", &gains.values().sum::<i128>(), &0)?;
    for (who, gain) in gains {
        let party = table.party(who);
        let (result, gifts) = (evening.accounts.result(party), evening.accounts.transferred(party));
        same(
            "gain, and result plus transfers",
            &gain,
            &i128::from(result.plus(gifts).expect("small").minor()),
        )?;
        same("gain", &gain, &model.state.gain(night, who))?;
        same("transfers", &i128::from(gifts.minor()), &model.state.gifts(night, who))?;
    }
    Ok(())
}

/// Nobody's debt is nobody's credit: the balances of THE BOOK come to nothing.
pub fn book_is_even(table: &Table) -> Result<(), String> {
    for class in [Asset::Book, Asset::Private, Asset::Notes] {
        let mut sum = 0;
        for who in (0..table.people.len()).chain([BANK, DRAWER, FUND, super::things::HOUSE, POT, TABLE]) {
            let held = table.store.reader().holdings(table.party(who)).map_err(|error| error.to_string())?;
            sum += held
                .iter()
                .filter(|line| line.0 == class)
                .map(|line| i128::from(line.2.minor()))
                .sum::<i128>();
        }
        same(&format!("the sum of {class}"), &sum, &0)?;
    }
    Ok(())
}

/// The book's own audit finds nothing.
pub fn audit(table: &Table) -> Result<(), String> {
    let checks = table.store.audit(false).map_err(|error| error.to_string())?;
    match checks.iter().find(|check| matches!(check.finding, Finding::Violated(_))) {
        Some(violated) => Err(format!("audit: {violated:?}")),
        None => Ok(()),
    }
}

pub fn same<T: PartialEq + Debug>(what: &str, found: &T, expected: &T) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}\n  the book:  {found:?}\n  the naive: {expected:?}"))
}
