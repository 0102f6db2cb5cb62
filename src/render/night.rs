//! A night as text: who stands how, what the bank holds, how it ended.

use crate::answer::Amount;
use crate::answer::cashout::{Cashed, CashedOut};
use crate::answer::status::NoNight;
use crate::render::book::reason;
use crate::render::fund::title;
use crate::render::page::{columns, fits, name, or_dash, table, wrapped};
use crate::render::transit::after;
use engine::house::House;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::ids::PlayerId;
use ledger::journal::DebtLine;
use ledger::journal::fact::BankSettled;
use ledger::night::{Sitting, Tonight, fund};
use ledger::people::Roster;
use std::collections::BTreeMap;

/// Which night was the last one.
#[must_use]
pub fn no_night(answer: &NoNight) -> String {
    let last = match &answer.last {
        None => "no night was ever opened".to_owned(),
        Some((number, house)) => format!("no night is open; the last was night {number} at `{house}`"),
    };
    last + &after(&answer.in_transit).unwrap_or_default()
}

/// The state of tonight.
#[must_use]
pub fn status(tonight: &Tonight, opened: &str) -> String {
    let evening = &tonight.evening;
    let banker = evening.banker.map_or("nobody", |banker| tonight.name(banker));
    let mut lines = vec![format!(
        "night {} at {}, open since {opened}; banker: {}",
        evening.number,
        edition(&tonight.house),
        name(banker)
    )];
    lines.push(String::new());
    lines.push(players(tonight));
    lines.push(String::new());
    lines.extend(bank(tonight));
    lines.join("\n")
}

/// A house by its title and, where it has one, the version of its rules (DAV-22).
#[must_use]
pub fn edition(house: &House) -> String {
    match house.version() {
        "" => house.title().to_owned(),
        version => format!("{} ({version})", house.title()),
    }
}

/// The columns of tonight's table.
const STANDING: [&str; 9] =
    ["player", "bought", "cash", "app", "notes", "book", "chips", "counted", "result"];

fn players(tonight: &Tonight) -> String {
    let evening = &tonight.evening;
    if evening.sittings.is_empty() {
        return "nobody has bought in yet".to_owned();
    }
    let rows = evening.sittings.iter().map(|sitting| {
        let party = Party::from(sitting.player);
        let shown = |money: Money| or_dash(money.is_zero(), tonight.currency.shown(money));
        let held = |asset| shown(evening.accounts.holding(party, asset));
        vec![
            name(tonight.name(sitting.player)),
            shown(sitting.bought),
            shown(evening.cash(party)),
            held(Asset::Transfer),
            held(Asset::Notes),
            held(Asset::Book),
            held(Asset::Chips),
            counted(tonight, sitting),
            tonight.currency.shown(evening.accounts.result(party)),
        ]
    });
    on_a_page(&STANDING, &rows.collect::<Vec<_>>())
}

/// What was counted of a stack; who turned his chips in and went has none to count.
fn counted(tonight: &Tonight, sitting: &Sitting) -> String {
    match sitting.counted {
        Some(counted) => tonight.currency.shown(counted),
        None if sitting.left.is_some() && tonight.evening.chips(sitting.player).is_zero() => {
            "left".to_owned()
        }
        None => "not yet".to_owned(),
    }
}

/// Rows of a name and figures on one page: where they are too wide, without the columns in which nothing stands;
/// where they still are, in two tables one below the other.
fn on_a_page(header: &[&str], rows: &[Vec<String>]) -> String {
    let figures: Vec<usize> = (1..header.len()).collect();
    if fits(header, &figures, rows) {
        return columns(header, &figures, rows);
    }
    let says = |index: &usize| rows.iter().filter_map(|row| row.get(*index)).any(|cell| cell != "–");
    let kept: Vec<usize> = figures.into_iter().filter(says).collect();
    let with_name = |figures: &[usize]| {
        let chosen: Vec<usize> = std::iter::once(0).chain(figures.iter().copied()).collect();
        let header: Vec<&str> = chosen.iter().filter_map(|index| header.get(*index).copied()).collect();
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| chosen.iter().filter_map(|index| row.get(*index).cloned()).collect())
            .collect();
        let right: Vec<usize> = (1..header.len()).collect();
        (fits(&header, &right, &rows), columns(&header, &right, &rows))
    };
    match with_name(&kept) {
        (true, text) => text,
        (false, _) => {
            let (first, second) = kept.split_at(kept.len() / 2);
            format!("{}\n\n{}", with_name(first).1, with_name(second).1)
        }
    }
}

fn bank(tonight: &Tonight) -> Vec<String> {
    let evening = &tonight.evening;
    let mut lines = vec![format!(
        "drawer {}   chips out {}   in the middle {}",
        tonight.shown(evening.drawer()),
        tonight.shown(evening.chips_out()),
        tonight.shown(evening.pot())
    )];
    let (chips, cash) = (evening.over_short(), evening.drawer_over_short());
    for running in &evening.running {
        let moves = running.moves.len();
        lines.push(format!("{} is being played, {moves} moves so far: play", running.begun.game));
    }
    let fund = evening.chips(Party::Fund);
    if !fund.is_zero() {
        lines.push(format!("{} has {}", title(fund::name(&tonight.house)), tonight.shown(fund)));
    }
    if !chips.is_zero() {
        lines.push(format!("the counts are {} so far", off(Amount::new(chips, tonight.currency))));
    }
    if !cash.is_zero() {
        lines.push(format!("the drawer was {}", off(Amount::new(cash, tonight.currency))));
    }
    lines
}

/// `$2.00 over` or `$2.00 short`.
#[must_use]
pub fn off(difference: Amount) -> String {
    let side = if difference.is_negative() { "short" } else { "over" };
    format!("{} {side}", difference.abs())
}

/// Why several players were paid in this order, where the house has a rule on it.
#[must_use]
pub fn order_of_paying(rule: &str) -> String {
    wrapped(&format!("  paid from the smallest stack up, so a short bank hurts the biggest winner ({rule})"))
}

/// Players were paid for their chips.
#[must_use]
pub fn cashed_out(answer: &CashedOut) -> String {
    let lines = answer.cashed_out.iter().map(|paid| match &answer.agreed {
        Some(rule) => format!("{}\n{}", cashed(paid), agrees(paid, rule)),
        None => cashed(paid),
    });
    let order = answer.order.as_deref().map(order_of_paying);
    lines.chain(order).collect::<Vec<_>>().join("\n")
}

/// The two counts and what is paid for are one figure.
fn agrees(Cashed { player, chips, .. }: &Cashed, rule: &str) -> String {
    format!("{}'s count, the banker's count and the payout are all {chips} ({rule})", name(player))
}

/// What a player got for his chips, as one would say it over the table.
#[must_use]
pub fn cashed(cashed: &Cashed) -> String {
    let mut parts: Vec<String> =
        cashed.notes.iter().map(|note| format!("{} for note {}", note.amount, note.note)).collect();
    if !cashed.debt.is_zero() {
        parts.push(format!("{} off his debt to the bank", cashed.debt));
    }
    for (inviter, amount) in cashed.answered.iter() {
        parts.push(format!("{amount} off what {} owes for him", name(inviter)));
    }
    if !cashed.app.is_zero() {
        parts.push(format!("{} by app", cashed.app));
    }
    if !cashed.cash.is_zero() {
        parts.push(format!("{} in cash", cashed.cash));
    }
    if !cashed.claim.is_zero() {
        parts.push(format!("a claim of {} on the bank", cashed.claim));
    }
    format!("{} turns in {}: {}", name(&cashed.player), cashed.chips, parts.join(", "))
}

/// A claim on the bank that the drawer paid at the close.
#[must_use]
pub fn claim_paid(tonight: &Tonight, player: PlayerId, amount: Money) -> String {
    format!("{} is paid {} of a claim on the bank", name(tonight.name(player)), tonight.shown(amount))
}

/// Who bears what was over or short in chips and in cash.
#[must_use]
pub fn borne(tonight: &Tonight, bearer: Party, (chips, cash): (Money, Money)) -> String {
    // Chips that are missing need not be paid out: short in chips and over in the drawer are his gain.
    let parts: Vec<String> =
        [(chips, chips.is_negative(), "in chips"), (cash, cash.is_positive(), "in the drawer")]
            .into_iter()
            .filter(|(off, ..)| !off.is_zero())
            .map(|(off, gains, what)| {
                format!(
                    "{} what was {} {} {what}",
                    if gains { "gets" } else { "bears" },
                    tonight.shown(off.abs()),
                    if off.is_negative() { "short" } else { "over" }
                )
            })
            .collect();
    format!("{} {}", name(tonight.party_name(bearer)), parts.join(" and "))
}

/// Who gets what lies in the drawer at the end, and what came by app.
#[must_use]
pub fn drawer_shared(tonight: &Tonight, settled: &BankSettled) -> Vec<String> {
    let Some(drawer) = &settled.drawer else { return Vec::new() };
    let who = |party: Party| name(tonight.party_name(party));
    let mut lines = Vec::new();
    if !settled.float.is_zero() {
        let (back, float) = (tonight.shown(drawer.back), tonight.shown(settled.float));
        let owner = who(drawer.owner);
        lines.push(match drawer.back == settled.float {
            true => format!("{owner} gets the float of {float} back out of the drawer"),
            false => {
                let rest = settled.float.minus(drawer.back).unwrap_or_default();
                let rest = tonight.shown(rest);
                format!("{owner} gets {back} of the float of {float} back out of the drawer; the other {rest} is not in it")
            }
        });
    }
    let left = settled.cash.minus(drawer.back).unwrap_or_default();
    let kept: Vec<String> = [(left, "left in the drawer"), (settled.transfer, "that came by app")]
        .into_iter()
        .filter(|(amount, _)| amount.is_positive())
        .map(|(amount, what)| format!("the {} {what}", tonight.shown(amount)))
        .collect();
    if !kept.is_empty() {
        lines.push(format!("{} keeps {}", who(drawer.keeper), kept.join(" and ")));
    }
    if settled.transfer.is_negative() {
        let sent = tonight.shown(settled.transfer.abs());
        lines.push(format!("{} sent {sent} more by app than came", who(drawer.keeper)));
    }
    lines
}

/// Everybody's result, what each was paid, and what he got or lost without playing for it: gifts, debts forgiven, notes that
/// are worth nothing, what was over or short.
#[must_use]
pub fn results(tonight: &Tonight, sent: &BTreeMap<PlayerId, Money>) -> String {
    let evening = &tonight.evening;
    let shown = |money: Money| or_dash(money.is_zero(), tonight.shown(money));
    let results = evening.results();
    let others = evening.only_moved(&results);
    let players = results.into_iter().chain(others).map(|(player, result)| {
        let paid = tonight.evening.sitting(player).map_or(Money::ZERO, |sitting| sitting.paid);
        let sent = sent.get(&player).copied().unwrap_or_default();
        let moved = tonight.evening.transferred(player);
        [name(tonight.name(player)), tonight.shown(result), shown(paid), shown(sent), shown(moved)]
    });
    let moved = evening.accounts.transferred(Party::Fund);
    let fund = (!moved.is_zero()).then(|| {
        let paid = evening.accounts.traded(Party::Fund, Asset::Cash);
        let none = || or_dash(true, String::new());
        [title(fund::name(&tonight.house)), none(), shown(paid), none(), shown(moved)]
    });
    let rows = players.chain(fund);
    if sent.is_empty() {
        let rows = rows.map(|[name, result, paid, _, moved]| [name, result, paid, moved]);
        return table(&["player", "result", "cash paid", "gifts, losses"], &[1, 2, 3], rows);
    }
    table(&["player", "result", "cash paid", "app paid", "gifts, losses"], &[1, 2, 3, 4], rows)
}

/// Debts, one line each; with the reason of each where it is given.
#[must_use]
pub fn debts(tonight: &Tonight, debts: &[DebtLine]) -> String {
    if debts.is_empty() {
        return "nobody owes anybody".to_owned();
    }
    let rows = debts.iter().map(|debt| {
        [
            name(tonight.party_name(debt.debtor)),
            "owes".to_owned(),
            name(tonight.party_name(debt.creditor)),
            tonight.shown(debt.amount),
        ]
    });
    table(&["debtor", "", "creditor", "amount"], &[3], rows)
}

/// Who comes out even with whom: the reason of each new debt.
#[must_use]
pub fn reasons(people: &Roster, after: &[DebtLine], groups: &[usize]) -> Vec<String> {
    let title = |party: Party| match party.player() {
        Some(player) => people.get(player).map_or_else(String::new, |person| name(person.name.as_str())),
        None => party.place().unwrap_or_default().to_owned(),
    };
    let mut seen: Vec<usize> = Vec::new();
    let mut lines = Vec::new();
    for group in groups {
        if seen.contains(group) {
            continue;
        }
        seen.push(*group);
        let mut members: Vec<Party> = Vec::new();
        for (debt, of) in after.iter().zip(groups) {
            for party in [debt.debtor, debt.creditor] {
                if of == group && !members.contains(&party) {
                    members.push(party);
                }
            }
        }
        let names: Vec<String> = members.into_iter().map(title).collect();
        lines.push(reason(&names));
    }
    lines
}
