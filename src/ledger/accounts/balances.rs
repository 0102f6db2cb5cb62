//! Running balances of one night, with the floors no account may fall through.

use crate::accounts::asset::Asset;
use crate::accounts::entry::{Entry, Nature};
use crate::accounts::party::{Counter, Party};
use crate::refusal::{MoneyLaw, Refusal};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// One account: a party's holding of one asset, towards one counter side.
pub type AccountKey = (Party, Asset, Counter);

/// What moved through an account, by the nature of the entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// By trades.
    pub trade: Money,
    /// By play.
    pub play: Money,
    /// By named transfers.
    pub transfer: Money,
}

impl Flow {
    /// The balance: all that moved.
    pub fn balance(self) -> Result<Money, Overflow> {
        self.trade.plus(self.play)?.plus(self.transfer)
    }

    /// Adds `amount` moved by an entry of `nature`.
    pub fn add(&mut self, nature: Nature, amount: Money) -> Result<(), Overflow> {
        let part = match nature {
            Nature::Still => return Ok(()),
            Nature::Trade => &mut self.trade,
            Nature::Play => &mut self.play,
            Nature::Transfer => &mut self.transfer,
        };
        *part = part.plus(amount)?;
        Ok(())
    }
}

/// The accounts of one night.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts(BTreeMap<AccountKey, Flow>);

impl Accounts {
    /// The accounts as they stand in the book.
    #[must_use]
    pub fn from_rows(rows: impl IntoIterator<Item = (AccountKey, Flow)>) -> Self {
        Self(rows.into_iter().collect())
    }

    /// The same accounts with some parties replaced. If two parties became one, their accounts are added up.
    pub fn under(&self, of: impl Fn(Party) -> Party) -> Result<Self, Overflow> {
        let mut all: BTreeMap<AccountKey, Flow> = BTreeMap::new();
        for ((party, asset, counter), flow) in &self.0 {
            let counter = match counter {
                Counter::With(party) => Counter::With(of(*party)),
                counter => *counter,
            };
            let sum = all.entry((of(*party), *asset, counter)).or_default();
            sum.trade = sum.trade.plus(flow.trade)?;
            sum.play = sum.play.plus(flow.play)?;
            sum.transfer = sum.transfer.plus(flow.transfer)?;
        }
        Ok(Self(all))
    }

    /// Every account that was ever touched tonight.
    pub fn iter(&self) -> impl Iterator<Item = (&AccountKey, &Flow)> {
        self.0.iter()
    }

    /// Posts an entry, or refuses it if an account would fall through its floor.
    pub fn post(&mut self, entry: &Entry) -> Result<(), Refusal> {
        for posting in entry.postings() {
            let key = (posting.party, posting.asset, posting.counter);
            self.0.entry(key).or_default().add(entry.nature(), posting.amount)?;
        }
        for posting in entry.postings() {
            let key = (posting.party, posting.asset, posting.counter);
            check_floor(key, self.0.get(&key).copied().unwrap_or_default().balance()?)?;
        }
        Ok(())
    }

    /// The balance of one account.
    #[must_use]
    pub fn balance(&self, party: Party, asset: Asset, counter: Counter) -> Money {
        self.0.get(&(party, asset, counter)).and_then(|flow| flow.balance().ok()).unwrap_or_default()
    }

    /// A party's holding of an asset over all counter sides.
    #[must_use]
    pub fn holding(&self, party: Party, asset: Asset) -> Money {
        self.sum(|key| key.0 == party && key.1 == asset, |flow| flow.balance().unwrap_or_default())
    }

    /// A party's result: what play made it richer or poorer by, over all assets that are money.
    #[must_use]
    pub fn result(&self, party: Party) -> Money {
        self.sum(|key| key.0 == party && key.1.is_money(), |flow| flow.play)
    }

    /// How much of an asset trades brought.
    #[must_use]
    pub fn traded(&self, party: Party, asset: Asset) -> Money {
        self.sum(|(one, of, _)| *one == party && *of == asset, |flow| flow.trade)
    }

    /// What named transfers gave or took from a party.
    #[must_use]
    pub fn transferred(&self, party: Party) -> Money {
        self.sum(|key| key.0 == party, |flow| flow.transfer)
    }

    fn sum(&self, which: impl Fn(&AccountKey) -> bool, part: impl Fn(&Flow) -> Money) -> Money {
        let parts = self.0.iter().filter(|(key, _)| which(key)).map(|(_, flow)| part(flow));
        Money::sum(parts).unwrap_or_default()
    }
}

/// The floors: nobody has fewer than zero chips, and no pot, pool, fund or drawer goes below zero.
pub fn check_floor((party, asset, _): AccountKey, balance: Money) -> Result<(), Refusal> {
    if !balance.is_negative() {
        return Ok(());
    }
    match (party, asset) {
        (Party::Player(_) | Party::Pot | Party::Fund | Party::Pool, Asset::Chips)
        | (Party::Player(_) | Party::Pot, Asset::Stacks)
        | (Party::Bank, Asset::Cash) => Err(Refusal::new(MoneyLaw::BelowZero { asset: asset.word() })),
        _ => Ok(()),
    }
}
