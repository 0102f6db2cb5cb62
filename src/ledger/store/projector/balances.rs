//! Balances: what entries add up to, per night and over all nights.
//!
//! They are kept in memory while events are applied and written once, so that a replay stays fast.

use crate::accounts::balances::check_floor;
use crate::accounts::{Asset, Counter, Entry, Flow, Party};
use crate::ids::NightId;
use crate::journal::{CashedOut, HandFact};
use crate::refusal::{MoneyLaw, Refusal, TournamentOtherwise};
use crate::store::event::posting_of;
use crate::store::failure::StoreError;
use crate::store::projector::Obstacle;
use crate::store::read::Reader;
use crate::tournament::did::Did;
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeMap;

type Key = (Party, Asset, Counter);

/// The balances read or changed so far.
#[derive(Default)]
pub(crate) struct Balances {
    accounts: BTreeMap<(Option<NightId>, Key), Flow>,
    holdings: BTreeMap<Key, Money>,
    fresh: bool,
}

impl Balances {
    /// Balances over empty tables: nothing needs to be read.
    pub(crate) fn fresh() -> Self {
        Self { fresh: true, ..Self::default() }
    }

    /// Adds an entry, or says which floor it would break.
    pub(crate) fn post(
        &mut self,
        connection: &Connection,
        night: Option<NightId>,
        entry: &Entry,
    ) -> Result<(), Obstacle> {
        for posting in entry.postings() {
            let key = (posting.party, posting.asset, posting.counter);
            self.account(connection, night, key)?.add(entry.nature(), posting.amount)?;
            if posting.asset.is_debt() {
                let held = self.holding_mut(connection, key)?;
                *held = held.plus(posting.amount)?;
            }
        }
        for posting in entry.postings() {
            let key = (posting.party, posting.asset, posting.counter);
            check_floor(key, self.account(connection, night, key)?.balance()?)?;
        }
        Ok(())
    }

    /// What a party holds of a debt-like asset over all nights.
    pub(crate) fn holding(&mut self, connection: &Connection, key: Key) -> Result<Money, Obstacle> {
        self.holding_mut(connection, key).copied()
    }

    /// Refuses the end of a night that still has chips out, or money with its bank. What belonged to a record that was merged
    /// belongs to the kept one.
    pub(crate) fn check_settled(&self, connection: &Connection, night: NightId) -> Result<(), Obstacle> {
        let merged = Reader::new(connection).merged()?;
        let mut left: BTreeMap<(Party, Asset), Money> = BTreeMap::new();
        for ((party, asset, _), amount) in self.of_night(connection, night)? {
            if lies_with_the_bank(party, asset) {
                let left = left.entry((merged.of_party(party), asset)).or_default();
                *left = left.plus(amount)?;
            }
        }
        match left.into_iter().find(|(_, left)| !left.is_zero()) {
            None => Ok(()),
            Some(((_, asset), _)) => {
                Err(Refusal::new(MoneyLaw::NightUnsettled { asset: asset.word() }).into())
            }
        }
    }

    /// What a party has of an asset from everything that happened in a night.
    pub(crate) fn lies(
        &self,
        connection: &Connection,
        night: NightId,
        (party, asset): (Party, Asset),
    ) -> Result<Money, Obstacle> {
        let of_night = self.of_night(connection, night)?.into_iter();
        let mine = of_night.filter(|((of, what, _), _)| (*of, *what) == (party, asset));
        Ok(Money::sum(mine.map(|(_, amount)| amount))?)
    }

    /// All balances of a night, as they were read or changed.
    fn of_night(&self, connection: &Connection, night: NightId) -> Result<BTreeMap<Key, Money>, Obstacle> {
        let mut flows: BTreeMap<Key, Money> = BTreeMap::new();
        if !self.fresh {
            flows = read_accounts(connection, night)?;
        }
        for ((at, key), flow) in &self.accounts {
            if *at == Some(night) {
                flows.insert(*key, flow.balance()?);
            }
        }
        Ok(flows)
    }

    /// Refuses a hand that was played for a different pot than the one that waits: the hand before it, or a fine, that made the
    /// pot is gone. A hand that was played only for its own pot doesn't touch what waits again because the hand that took it is
    /// gone.
    pub(crate) fn check_middle(
        &mut self,
        connection: &Connection,
        night: Option<NightId>,
        fact: &HandFact,
    ) -> Result<Money, Obstacle> {
        let (asset, before, hand) = match fact {
            HandFact::HandPlayed(hand) => (hand.asset(), hand.carried_in, Some(hand.number)),
            HandFact::ColdHands(cold) => (Asset::Chips, cold.pot_before, None),
            HandFact::HandTagged(_)
            | HandFact::HandNoted(_)
            | HandFact::HandVoided(_)
            | HandFact::ColdCommitted { .. } => return Ok(Money::ZERO),
        };
        let waits = self.account(connection, night, (Party::Pot, asset, Counter::None))?.balance()?;
        let is_on_its_own = matches!(fact, HandFact::HandPlayed(_)) && before.is_zero();
        if waits == before || is_on_its_own {
            return Ok(waits.minus(before)?);
        }
        Err(Refusal::new(MoneyLaw::PlayedForTheMiddle { hand }).into())
    }

    /// Refuses that a player goes out of a tournament, or leaves it, and still has chips in it: the hand that took them is gone.
    pub(crate) fn check_gone(
        &mut self,
        connection: &Connection,
        night: Option<NightId>,
        did: &Did,
    ) -> Result<(), Obstacle> {
        let gone = match did {
            Did::Out(out) => out.gone.iter().map(|gone| gone.player).collect(),
            Did::Left { player, .. } => vec![*player],
            Did::Made(_)
            | Did::Entered(_)
            | Did::Started { .. }
            | Did::Dealt { .. }
            | Did::Clock { .. }
            | Did::Level { .. }
            | Did::Coloured { .. }
            | Did::Agreed { .. }
            | Did::Prizes { .. }
            | Did::Stopped { .. }
            | Did::Resumed { .. }
            | Did::Chopped(_)
            | Did::Paid(_)
            | Did::Cancelled { .. } => Vec::new(),
        };
        for player in gone {
            let key = (player.into(), Asset::Stacks, Counter::None);
            if !self.account(connection, night, key)?.balance()?.is_zero() {
                return Err(Refusal::new(TournamentOtherwise::GoneWithChips).into());
            }
        }
        Ok(())
    }

    /// Refuses a cash-out that redeems more of what somebody answers for than they answer for.
    pub(crate) fn check_answered(
        &self,
        connection: &Connection,
        night: Option<NightId>,
        cashed: &CashedOut,
    ) -> Result<(), Obstacle> {
        if cashed.answered.is_empty() {
            return Ok(());
        }
        let merged = Reader::new(connection).merged()?;
        for (inviter, _) in &cashed.answered {
            let mut answers = Money::ZERO;
            for one in merged.records((*inviter).into()) {
                for other in merged.records(cashed.player.into()) {
                    let key = (one, Asset::Private, Counter::With(other));
                    answers = answers.plus(self.known(connection, night, key)?.balance()?)?;
                }
            }
            if answers.is_negative() {
                return Err(Refusal::new(MoneyLaw::NotAnswered).into());
            }
        }
        Ok(())
    }

    /// Refuses a merged record that still owes, is owed, or holds a note.
    pub(crate) fn check_nothing_held(&self, connection: &Connection, party: Party) -> Result<(), Obstacle> {
        let mut held: BTreeMap<Key, Money> = BTreeMap::new();
        if !self.fresh {
            held = read_holdings(connection, party)?;
        }
        held.extend(
            self.holdings.iter().filter(|((one, ..), _)| *one == party).map(|(key, amount)| (*key, *amount)),
        );
        if held.values().all(|amount| amount.is_zero()) {
            return Ok(());
        }
        Err(Refusal::new(MoneyLaw::MergedHolding).into())
    }

    /// Writes everything that was read or changed.
    pub(crate) fn flush(&mut self, connection: &Connection) -> Result<(), Obstacle> {
        let mut write = connection.prepare_cached(
            "INSERT OR REPLACE INTO account (night, party, asset, counter, trade, play, transfer)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?;
        for ((night, (party, asset, counter)), flow) in &self.accounts {
            write.execute(params![
                night_key(*night),
                party.to_string(),
                asset.word(),
                counter.to_string(),
                flow.trade.minor(),
                flow.play.minor(),
                flow.transfer.minor()
            ])?;
        }
        let mut keep = connection.prepare_cached(
            "INSERT OR REPLACE INTO holding (party, asset, counter, amount) VALUES (?1, ?2, ?3, ?4)",
        )?;
        let mut drop = connection
            .prepare_cached("DELETE FROM holding WHERE party = ?1 AND asset = ?2 AND counter = ?3")?;
        for ((party, asset, counter), amount) in &self.holdings {
            let (party, counter) = (party.to_string(), counter.to_string());
            if amount.is_zero() {
                drop.execute(params![party, asset.word(), counter])?;
            } else {
                keep.execute(params![party, asset.word(), counter, amount.minor()])?;
            }
        }
        Ok(())
    }

    fn account(
        &mut self,
        connection: &Connection,
        night: Option<NightId>,
        key: Key,
    ) -> Result<&mut Flow, Obstacle> {
        if !self.fresh && !self.accounts.contains_key(&(night, key)) {
            let flow = read_account(connection, night, key)?;
            self.accounts.insert((night, key), flow);
        }
        Ok(self.accounts.entry((night, key)).or_default())
    }

    /// An account as it is; reading one doesn't create it.
    fn known(&self, connection: &Connection, night: Option<NightId>, key: Key) -> Result<Flow, Obstacle> {
        match self.accounts.get(&(night, key)) {
            Some(flow) => Ok(*flow),
            None if self.fresh => Ok(Flow::default()),
            None => read_account(connection, night, key),
        }
    }

    fn holding_mut(&mut self, connection: &Connection, key: Key) -> Result<&mut Money, Obstacle> {
        if !self.fresh && !self.holdings.contains_key(&key) {
            let held = read_holding(connection, key)?;
            self.holdings.insert(key, held);
        }
        Ok(self.holdings.entry(key).or_default())
    }
}

fn read_account(connection: &Connection, night: Option<NightId>, key: Key) -> Result<Flow, Obstacle> {
    let (party, asset, counter) = key;
    let flow = connection
        .prepare_cached(
            "SELECT trade, play, transfer FROM account
             WHERE night = ?1 AND party = ?2 AND asset = ?3 AND counter = ?4",
        )?
        .query_row(params![night_key(night), party.to_string(), asset.word(), counter.to_string()], |row| {
            Ok(Flow {
                trade: Money::from_minor(row.get(0)?),
                play: Money::from_minor(row.get(1)?),
                transfer: Money::from_minor(row.get(2)?),
            })
        })
        .optional()?;
    Ok(flow.unwrap_or_default())
}

/// True for what must be gone when a night is closed.
fn lies_with_the_bank(party: Party, asset: Asset) -> bool {
    match asset {
        Asset::Chips | Asset::Stacks | Asset::Float => true,
        Asset::Cash => matches!(party, Party::Bank | Party::Drawer),
        Asset::Transfer => party == Party::Bank,
        Asset::Notes | Asset::Book | Asset::Private => false,
    }
}

fn read_accounts(connection: &Connection, night: NightId) -> Result<BTreeMap<Key, Money>, Obstacle> {
    read_keys(
        connection,
        "SELECT 0, party, asset, counter, trade + play + transfer FROM account WHERE night = ?1",
        &night.to_string(),
    )
}

fn read_holdings(connection: &Connection, party: Party) -> Result<BTreeMap<Key, Money>, Obstacle> {
    read_keys(
        connection,
        "SELECT 0, party, asset, counter, amount FROM holding WHERE party = ?1",
        &party.to_string(),
    )
}

/// Balances, read like postings: after a column in place of the event, which balances don't have.
fn read_keys(connection: &Connection, columns: &str, of: &str) -> Result<BTreeMap<Key, Money>, Obstacle> {
    let mut statement = connection.prepare_cached(columns)?;
    let mut rows = statement.query([of])?;
    let mut found = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let posting =
            posting_of(row).ok_or_else(|| StoreError::Damaged("a balance can't be read".to_owned()))?;
        found.insert((posting.party, posting.asset, posting.counter), posting.amount);
    }
    Ok(found)
}

fn read_holding(connection: &Connection, (party, asset, counter): Key) -> Result<Money, Obstacle> {
    let amount = connection
        .prepare_cached("SELECT amount FROM holding WHERE party = ?1 AND asset = ?2 AND counter = ?3")?
        .query_row(params![party.to_string(), asset.word(), counter.to_string()], |row| row.get(0))
        .optional()?;
    Ok(Money::from_minor(amount.unwrap_or(0)))
}

/// The book between nights has the empty name.
fn night_key(night: Option<NightId>) -> String {
    night.map(|night| night.to_string()).unwrap_or_default()
}
