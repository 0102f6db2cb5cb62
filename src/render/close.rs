//! How a night ended, as text: who was paid, who covers the difference, the results, THE BOOK.

use crate::answer::cashout::{Cashed, CashedOut};
use crate::answer::close::{Closed, Details, Drawer, FundCashed};
use crate::answer::results::{FundRow, Results, Row};
use crate::answer::{Amount, Debt};
use crate::render::fund::title;
use crate::render::page::{name, or_dash, table, together, wrapped};
use crate::render::parts::Laid;
use engine::as_text::{counted, with_the};
use ledger::accounts::Party;

/// The end of a night; in a dry run, how it would end.
#[must_use]
pub fn closed(closed: &Closed, is_rehearsed: bool) -> String {
    let Details { number, results: everybody, reasons, consolidates_by, next, .. } = &closed.details;
    let mut lines = paid(closed);
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.extend([results(everybody), String::new(), "THE BOOK".to_owned()]);
    lines.push(debts(&closed.consolidation.after));
    if let Some(reasons) = reasons {
        lines.push(String::new());
        let rule = consolidates_by.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        lines.push(format!("was {}{rule}:", counted(closed.consolidation.before.len(), "debt")));
        lines.push(debts(&closed.consolidation.before));
        lines.extend(reasons.iter().cloned());
    }
    let is = if is_rehearsed { "would be" } else { "is" };
    lines.push(format!("night {number} {is} closed"));
    lines.extend(next.iter().map(|line| format!("next: {line}")));
    lines.join("\n")
}

/// Who got what from the bank, and who covers the difference.
fn paid(closed: &Closed) -> Vec<String> {
    let details = &closed.details;
    let mut lines: Vec<String> = details.cashed.iter().map(cashed).collect();
    let claim = |(who, amount, app): &(String, Amount, bool)| {
        let how = if *app { ", by app" } else { "" };
        format!("the bank pays {} {amount} of what it owed{how}", name(who))
    };
    lines.extend(details.claims.iter().map(claim));
    lines.extend(details.order.as_deref().map(order_of_paying));
    lines.extend(closed.fund.as_ref().map(|cashed| fund(details.fund_name.as_deref(), cashed)));
    lines.extend(details.bearer.as_ref().map(|bearer| borne(bearer, closed)));
    lines.extend(details.drawer.iter().flat_map(drawer));
    lines
}

/// What became of the fund's chips.
fn fund(called: Option<&str>, FundCashed { stack, cash, claim }: &FundCashed) -> String {
    let cash = (!cash.is_zero()).then(|| format!("{cash} in cash"));
    let claim = (!claim.is_zero()).then(|| format!("the bank owes it {claim}"));
    let parts: Vec<String> = cash.into_iter().chain(claim).collect();
    format!("{} cashes out {stack}: {}", title(called), together(&parts))
}

/// Why several players were paid in this order, where the house has a rule on it.
#[must_use]
pub fn order_of_paying(rule: &str) -> String {
    wrapped(&format!(
        "  smallest stacks are paid first, so if the bank is short, the biggest winner takes the hit ({rule})"
    ))
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

/// The two counts and the payout are one figure.
fn agrees(Cashed { player, chips, .. }: &Cashed, rule: &str) -> String {
    format!("{}'s count, the banker's count and the payout are all {chips} ({rule})", name(player))
}

/// What a player got for their chips, as one would say it at the table.
#[must_use]
pub fn cashed(cashed: &Cashed) -> String {
    let who = name(&cashed.player);
    let mut parts: Vec<String> =
        cashed.notes.iter().map(|note| format!("{} goes to pay note {}", note.amount, note.note)).collect();
    if !cashed.debt.is_zero() {
        parts.push(format!("{} off what {who} owes the bank", cashed.debt));
    }
    for (inviter, amount) in cashed.answered.iter() {
        parts.push(format!("{amount} off what {} owes for {who}", name(inviter)));
    }
    if !cashed.app.is_zero() {
        parts.push(format!("{} by app", cashed.app));
    }
    if !cashed.cash.is_zero() {
        parts.push(format!("{} in cash", cashed.cash));
    }
    if !cashed.claim.is_zero() {
        let and = if parts.is_empty() { "" } else { "and " };
        parts.push(format!("{and}the bank owes {who} {}", cashed.claim));
    }
    format!("{who} cashes out {}: {}", cashed.chips, parts.join(", "))
}

/// Chips that were short, or over.
const CHIPS_OFF: [&str; 2] = ["chips were missing", "there were too many chips"];

/// A drawer that was short, or over.
const DRAWER_OFF: [&str; 2] = ["the drawer was short", "there was too much in the drawer"];

/// Who covers what was over or short in chips and in cash.
fn borne(bearer: &str, Closed { over_short: chips, drawer_over_short: cash, .. }: &Closed) -> String {
    // Missing chips don't have to be paid out: if chips are short or the drawer is over, the player gains.
    let parts: Vec<String> =
        [(chips, chips.is_negative(), CHIPS_OFF), (cash, cash.is_positive(), DRAWER_OFF)]
            .into_iter()
            .filter(|(off, ..)| !off.is_zero())
            .map(|(off, gains, [short, over])| {
                let verb = if gains { "gets" } else { "covers" };
                let why = if off.is_negative() { short } else { over };
                format!("{verb} {} because {why}", off.abs())
            })
            .collect();
    format!("{} {}", player_or_house(bearer), parts.join(" and "))
}

/// A player's name, or `the house`.
fn player_or_house(word: &str) -> String {
    if Some(word) == Party::House.place() { with_the(word) } else { name(word) }
}

/// Who gets the cash in the drawer at the end, and the money paid by app.
fn drawer(Drawer { float, back, missing, owner, left, by_app, keeper }: &Drawer) -> Vec<String> {
    let (owner, keeper) = (player_or_house(owner), player_or_house(keeper));
    let mut lines = Vec::new();
    if !float.is_zero() {
        lines.push(match (missing.is_zero(), back.is_zero()) {
            (true, _) => format!("{owner} gets the {float} float back from the drawer"),
            (false, true) => format!("{owner} gets none of the {float} float back: it isn't in the drawer"),
            (false, false) => {
                format!("{owner} gets {back} of the {float} float back from the drawer; the other {missing} isn't there")
            }
        });
    }
    let kept: Vec<String> = [(left, "left in the drawer"), (by_app, "that came by app")]
        .into_iter()
        .filter(|(amount, _)| amount.is_positive())
        .map(|(amount, what)| format!("the {amount} {what}"))
        .collect();
    if !kept.is_empty() {
        lines.push(format!("{keeper} keeps {}", kept.join(" and ")));
    }
    if by_app.is_negative() {
        lines.push(format!("{keeper} sent {} more by app than came in", by_app.abs()));
    }
    lines
}

/// Everybody's result, what each was paid, and what each got or lost without playing for it.
#[must_use]
pub fn results(results: &Results) -> String {
    laid_results(results).text()
}

/// The same as a table.
#[must_use]
pub fn laid_results(Results { players, fund, by_app, handed }: &Results) -> Laid {
    let shown = |amount: &Amount| or_dash(amount.is_zero(), amount.to_string());
    // A column that is empty for everybody is left out.
    let all = ["player", "result", "cash paid", "app paid", "gifts, losses", "handed over"];
    let is_there = [true, true, true, *by_app, true, *handed];
    let picked = |cells: [String; 6]| -> Vec<String> {
        cells.into_iter().zip(is_there).filter_map(|(cell, is_there)| is_there.then_some(cell)).collect()
    };
    let players = players.iter().map(|Row { player, result, paid, sent, moved, handed }| {
        [name(player), result.to_string(), shown(paid), shown(sent), shown(moved), shown(handed)]
    });
    let fund = fund.iter().map(|FundRow { name, paid, moved }| {
        let none = || or_dash(true, String::new());
        [title(name.as_deref()), none(), shown(paid), none(), shown(moved), none()]
    });
    let heads = picked(all.map(str::to_owned));
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let figures: Vec<usize> = (1..heads.len()).collect();
    let rows: Vec<Vec<String>> = players.chain(fund).map(picked).collect();
    Laid::of(&heads, &figures, rows)
}

fn debts(debts: &[Debt]) -> String {
    if debts.is_empty() {
        return "nobody owes anybody".to_owned();
    }
    let rows = debts.iter().map(|Debt { debtor, creditor, amount }| {
        [name(&debtor.word), "owes".to_owned(), name(&creditor.word), amount.to_string()]
    });
    table(&["debtor", "", "creditor", "amount"], &[3], rows)
}
