//! Compares the real book with the naive ledger: balances, notes, debts, and both laws of money.

use super::model::Model;
use super::table::Table;
use super::things::{BANK, DRAWER, FUND, POT, TABLE, What, Who, Why};
use ledger::accounts::{Asset, Counter, Nature, Party, Posting};
use ledger::bank::merged::MergedRecords;
use ledger::finding::Finding;
use ledger::store::Event;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Compares the balances of evenings `nights` and of the whole book.
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
    let today = records(table)?;
    for night in nights {
        let evening = reader.evening(table.nights[*night]).map_err(|error| error.to_string())?;
        let at = &state.nights[night];
        let minor = |money: engine::money::Money| i128::from(money.minor());
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
        // Two records of one player count as one.
        let mut came: Vec<(Who, i128, i128)> = Vec::new();
        for who in &at.arrivals {
            let (now, result, chips) = (today(*who), state.result(*night, *who), state.chips(*night, *who));
            match came.iter_mut().find(|known| known.0 == now) {
                Some(known) => (known.1, known.2) = (known.1 + result, known.2 + chips),
                None => came.push((now, result, chips)),
            }
        }
        let mut later: BTreeMap<Who, i128> = BTreeMap::new();
        for who in state.people.keys().filter(|who| !at.arrivals.contains(who)) {
            let (now, result) = (today(*who), state.result(*night, *who));
            match came.iter_mut().find(|known| known.0 == now) {
                Some(known) => known.1 += result,
                None => *later.entry(now).or_default() += result,
            }
        }
        let mut results = results.collect::<Vec<_>>();
        let sat = came.len().min(results.len());
        results[sat..].sort_unstable();
        let expected = came
            .into_iter()
            .chain(later.into_iter().filter(|late| late.1 != 0).map(|late| (late.0, late.1, 0)));
        same("results and chips", &results, &expected.collect::<Vec<_>>())?;
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

/// What a posting moves, as the naive ledger names it.
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

/// The record that stands for each one today.
fn records(table: &Table) -> Result<impl Fn(Who) -> Who + '_, String> {
    let merged = MergedRecords::load(table.store.reader()).map_err(|error| error.to_string())?;
    Ok(move |who| table.who(merged.of_party(table.party(who))))
}

/// The end of an evening: no chips are out, nobody gained from nowhere, and everybody's gain is explained.
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
    // What a night with a banker leaves belongs to somebody: the bank and the house keep nothing.
    for place in [Party::Bank, Party::House].into_iter().filter(|_| evening.banker.is_some()) {
        for asset in [Asset::Cash, Asset::Transfer, Asset::Float] {
            let held = evening.accounts.holding(place, asset);
            same(&format!("{asset} of {place}"), &i128::from(held.minor()), &0)?;
        }
    }
    let today = records(table)?;
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
        let state = &model.state;
        let records: Vec<Who> = if state.people.contains_key(&who) {
            state.people.keys().copied().filter(|record| today(*record) == who).collect()
        } else {
            vec![who]
        };
        same("gain", &gain, &records.iter().map(|who| state.gain(night, *who)).sum())?;
        same(
            "transfers",
            &i128::from(gifts.minor()),
            &records.iter().map(|who| state.gifts(night, *who)).sum(),
        )?;
    }
    Ok(())
}

/// Every debt is somebody's credit: the balances of THE BOOK add up to zero.
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
