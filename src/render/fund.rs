//! The fund as text: what it has, who paid into it, what came out of it.

use crate::answer::Amount;
use crate::answer::fund::{Fund, Payment, Shown, Spent};
use crate::render::page::{name, or_dash, table};
use engine::as_text::with_the;
use ledger::journal::{FundPaid, FundWhy};
use ledger::night::Tonight;
use ledger::night::fund;

/// What a player paid, as one would say it at the table.
#[must_use]
pub fn paid(tonight: &Tonight, paid: &FundPaid) -> String {
    payment(&Payment::of(tonight, paid))
}

/// The same for an answer.
#[must_use]
pub fn payment(paid: &Payment) -> String {
    let (who, fund) = (name(&paid.player), title(paid.name.as_deref()));
    format!("{who} pays {} into {fund} {}{}", paid.amount, what_for(paid.why), by(paid.rule.as_deref()))
}

/// What it was for, as a sentence says it.
#[must_use]
pub const fn what_for(why: FundWhy) -> &'static str {
    match why {
        FundWhy::Joined => "to join the table",
        FundWhy::Dealt => "for dealing",
        FundWhy::Entered => "to enter the tournament",
        FundWhy::Given => "as agreed",
    }
}

/// What a player got out of it.
#[must_use]
pub fn spent(spent: &Spent) -> String {
    let Spent { player, amount, means, fund } = spent;
    let (who, from) = (name(player), title(fund.name.as_deref()));
    let (rule, left) = (by(fund.rule.as_deref()), left(fund));
    format!("{who} gets {amount} in {means} from {from}{rule}; it now has {left}")
}

/// The whole fund.
#[must_use]
pub fn page(shown: &Shown) -> String {
    let Some(fund) = &shown.fund else { return "this house has no kitty".to_owned() };
    let head = format!("{}{}: {}", title(fund.name.as_deref()), by(fund.rule.as_deref()), left(fund));
    if fund.players.is_empty() {
        return format!("{head}\nnobody has paid into {} yet", title(fund.name.as_deref()));
    }
    let rows = fund.players.iter().map(|(player, figures)| {
        let shown = |amount: Amount| or_dash(amount.is_zero(), amount.to_string());
        [name(player), shown(figures.tonight), shown(figures.paid), shown(figures.received)]
    });
    format!("{head}\n\n{}", table(&["player", "tonight", "all nights", "received"], &[1, 2, 3], rows))
}

/// What it has, one kind after the other.
fn left(fund: &Fund) -> String {
    let mut parts = Vec::new();
    if fund.is_tonight {
        parts.push(format!("{} in chips", fund.chips));
    }
    parts.push(format!("{} in cash", fund.cash));
    if fund.book.is_negative() {
        parts.push(format!("owes {} in THE BOOK", fund.book.abs()));
    } else if !fund.book.is_zero() {
        parts.push(format!("is owed {} in THE BOOK", fund.book));
    }
    parts.join(", ")
}

/// `the leader board`, or `the kitty`.
#[must_use]
pub fn title(called: Option<&str>) -> String {
    with_the(&name(called.unwrap_or(fund::NAME)))
}

fn by(rule: Option<&str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}
