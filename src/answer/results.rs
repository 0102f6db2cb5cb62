//! What a night came to for everybody, as people are told it.

use crate::answer::Amount;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::ids::PlayerId;
use ledger::night::{Tonight, fund};
use std::collections::BTreeMap;

/// Everybody's result, and what was paid.
#[derive(Clone, Debug)]
pub struct Results {
    /// Everybody who has a result or got something without playing for it.
    pub players: Vec<Row>,
    /// The fund, where it got or lost something.
    pub fund: Option<FundRow>,
    /// True if the bank sent anything by app.
    pub by_app: bool,
}

/// A player's result.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who.
    pub player: String,
    /// His play added up.
    pub result: Amount,
    /// What the drawer paid him.
    pub paid: Amount,
    /// What he was sent by app.
    pub sent: Amount,
    /// What he got or lost without playing for it: gifts, debts forgiven, notes that are worth nothing, what was over or short.
    pub moved: Amount,
}

/// What the fund got or lost.
#[derive(Clone, Debug)]
pub struct FundRow {
    /// What the house calls it.
    pub name: Option<String>,
    /// What the drawer paid it.
    pub paid: Amount,
    /// What it got or lost.
    pub moved: Amount,
}

impl Results {
    /// The results of a night, with what the bank sent to players by app.
    #[must_use]
    pub fn of(night: &Tonight, sent: &BTreeMap<PlayerId, Money>) -> Self {
        let (evening, amount) = (&night.evening, |money| Amount::new(money, night.currency));
        let results = evening.results();
        let others = evening.only_moved(&results);
        let row = |(player, result)| Row {
            player: night.name(player).to_owned(),
            result: amount(result),
            paid: amount(evening.sitting(player).map_or(Money::ZERO, |sitting| sitting.paid)),
            sent: amount(sent.get(&player).copied().unwrap_or_default()),
            moved: amount(evening.transferred(player)),
        };
        let moved = evening.accounts.transferred(Party::Fund);
        let fund = (!moved.is_zero()).then(|| FundRow {
            name: fund::name(&night.house).map(str::to_owned),
            paid: amount(evening.accounts.traded(Party::Fund, Asset::Cash)),
            moved: amount(moved),
        });
        Self { players: results.into_iter().chain(others).map(row).collect(), fund, by_app: !sent.is_empty() }
    }
}
