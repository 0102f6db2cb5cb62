//! How a night ended for everybody, as people are told.

use crate::answer::Amount;
use ledger::accounts::{Asset, Party};
use ledger::ids::PlayerId;
use ledger::night::paid_out::{PaidOut, PlayerSums};
use ledger::night::{Tonight, fund};
use std::collections::BTreeSet;

/// Everybody's result, and what was paid.
#[derive(Clone, Debug)]
pub struct Results {
    /// Everybody who has a result, or was paid or got something without playing for it.
    pub players: Vec<Row>,
    /// The fund, where it got or lost something.
    pub fund: Option<FundRow>,
    /// True if the bank sent anything by app.
    pub by_app: bool,
    /// True if a banker handed cash to the banker of another book, or took some.
    pub handed: bool,
}

/// A player's result.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who.
    pub player: String,
    /// Their total from play.
    pub result: Amount,
    /// What they were paid from the drawer.
    pub paid: Amount,
    /// What they were sent by app.
    pub sent: Amount,
    /// What they got or lost without playing for it: gifts, debts forgiven, void notes, what was over or short.
    pub moved: Amount,
    /// Cash they handed to a banker of another book (negative), or took from one.
    pub handed: Amount,
}

/// What the fund got or lost.
#[derive(Clone, Debug)]
pub struct FundRow {
    /// What the house calls it.
    pub name: Option<String>,
    /// What it was paid from the drawer.
    pub paid: Amount,
    /// What it got or lost.
    pub moved: Amount,
}

impl Results {
    /// The results of a night, with what the bank paid in it and what bankers handed over.
    #[must_use]
    pub fn of(night: &Tonight, paid: &PaidOut) -> Self {
        let (evening, amount) = (&night.evening, |money| Amount::new(money, night.currency));
        let mut players = evening.results();
        let sat = players.len();
        players.extend(evening.only_moved(&players));
        let others: BTreeSet<PlayerId> = paid.players().collect();
        let others = others.into_iter().filter(|other| players.iter().all(|(player, _)| player != other));
        let others: Vec<_> = others.map(|other| (other, evening.accounts.result(other.into()))).collect();
        players.extend(others);
        let of = |sums: &PlayerSums, player| sums.get(&player).copied().unwrap_or_default();
        let row = |(player, result)| {
            let (transferred, handed) = (evening.transferred(player), of(&paid.handed, player));
            let on_its_way = handed.plus(of(&paid.arrived, player));
            Row {
                player: night.name(player).to_owned(),
                result: amount(result),
                paid: amount(of(&paid.in_cash, player)),
                sent: amount(of(&paid.by_app, player)),
                moved: amount(on_its_way.and_then(|sum| transferred.minus(sum)).unwrap_or(transferred)),
                handed: amount(handed),
            }
        };
        let moved = evening.accounts.transferred(Party::Fund);
        let fund = (!moved.is_zero()).then(|| FundRow {
            name: fund::name(&night.house).map(str::to_owned),
            paid: amount(evening.accounts.traded(Party::Fund, Asset::Cash)),
            moved: amount(moved),
        });
        let (by_app, handed) = (!paid.by_app.is_empty(), paid.handed.values().any(|sum| !sum.is_zero()));
        let mut players: Vec<Row> = players.into_iter().map(row).collect();
        let is_empty = |row: &Row| {
            [row.result, row.paid, row.sent, row.moved, row.handed].iter().all(|amount| amount.is_zero())
        };
        let others = players.split_off(sat.min(players.len()));
        players.extend(others.into_iter().filter(|row| !is_empty(row)));
        Self { players, fund, by_app, handed }
    }
}
