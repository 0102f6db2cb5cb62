//! The fund as text: what it has, who paid into it, what came out of it.

use crate::render::page::{name, or_dash, table};
use engine::as_text::with_the;
use engine::money::{Currency, Money};
use ledger::journal::{FundCashedOut, FundPaid, FundSpent};
use ledger::night::Tonight;
use ledger::night::fund::{self, Fund};

/// What a player paid, as one would say it over the table.
#[must_use]
pub fn paid(tonight: &Tonight, paid: &FundPaid) -> String {
    format!(
        "{} pays {} to {} {}{}",
        name(tonight.name(paid.player)),
        tonight.shown(paid.amount),
        title(fund::name(&tonight.house)),
        paid.why.told(),
        by(fund::rule(&tonight.house).as_deref())
    )
}

/// What a player got out of it.
#[must_use]
pub fn spent(fund: &Fund, who: &str, spent: &FundSpent) -> String {
    format!(
        "{} gets {} in {} from {}{}; {}",
        name(who),
        fund.currency.shown(spent.amount),
        spent.means(),
        title(fund.name.as_deref()),
        by(fund.rule.as_deref()),
        left(fund)
    )
}

/// What became of its chips when the night ended.
#[must_use]
pub fn cashed(tonight: &Tonight, cashed: &FundCashedOut) -> String {
    let parts = [(cashed.cash, "in cash"), (cashed.claim, "as a claim on the bank")];
    let parts = parts.into_iter().filter(|(amount, _)| !amount.is_zero());
    let parts: Vec<String> =
        parts.map(|(amount, what)| format!("{} {what}", tonight.shown(amount))).collect();
    let fund = title(fund::name(&tonight.house));
    format!("{fund} turns in {}: {}", tonight.shown(cashed.stack), parts.join(", "))
}

/// What one player and the fund have to do with each other.
#[derive(Clone, Debug)]
pub struct Line {
    pub player: String,
    pub tonight: Money,
    pub paid: Money,
    pub received: Money,
}

/// The whole fund.
#[must_use]
pub fn page(fund: &Fund, lines: &[Line]) -> String {
    let head = format!("{}{}: {}", title(fund.name.as_deref()), by(fund.rule.as_deref()), left(fund));
    if lines.is_empty() {
        return format!("{head}\nnobody has paid into it yet");
    }
    let rows = lines.iter().map(|line| {
        let shown = |money: Money| or_dash(money.is_zero(), fund.currency.shown(money));
        [name(&line.player), shown(line.tonight), shown(line.paid), shown(line.received)]
    });
    format!("{head}\n\n{}", table(&["player", "tonight", "all nights", "received"], &[1, 2, 3], rows))
}

/// What it has, one kind after the other.
fn left(fund: &Fund) -> String {
    let told = |amount: Money, what: &str, currency: Currency| format!("{} {what}", currency.shown(amount));
    let balance = fund.balance;
    let mut parts = Vec::new();
    if fund.night.is_some() {
        parts.push(told(balance.chips, "in chips", fund.currency));
    }
    parts.push(told(balance.cash, "in cash", fund.currency));
    if !balance.book.is_zero() {
        parts.push(told(balance.book, "in THE BOOK", fund.currency));
    }
    parts.join(", ")
}

/// `the leader board`, or `the fund`.
#[must_use]
pub fn title(called: Option<&str>) -> String {
    with_the(&name(called.unwrap_or(fund::NAME)))
}

fn by(rule: Option<&str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}
