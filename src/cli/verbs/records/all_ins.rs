//! Hands that were decided by the cards alone: the worst beats, and who was lucky.

use crate::answer::ByName;
use crate::answer::records::{AllIns, Beat, Luck};
use crate::cli::clock;
use crate::cli::failure::Failure;
use crate::cli::verbs::records::Telling;
use engine::money::{Money, Overflow};
use ledger::bank::BankError;
use ledger::bank::all_ins::{AllIn, InAllIn};
use ledger::ids::PlayerId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The least share of the main pot that makes a bad beat.
const EVEN: u64 = 500;

impl Telling {
    pub(super) fn all_ins(&self, all: &[AllIn]) -> Result<AllIns, Failure> {
        let with = |of: &&AllIn| of.players.iter().any(|player| self.is_wanted(player.player));
        let beaten =
            |of: &InAllIn| self.is_wanted(of.player) && of.won.is_zero() && of.share.per_mille() >= EVEN;
        let beats = all
            .iter()
            .flat_map(|of| of.players.iter().filter(|player| beaten(player)).map(move |player| (of, player)));
        let mut beats: Vec<_> = beats.collect();
        beats.sort_by_key(|(_, player)| Reverse(player.share.per_mille()));
        Ok(AllIns {
            hands: all.iter().filter(with).count() as u64,
            estimated: all.iter().filter(with).filter(|of| !of.exact).count() as u64,
            beats: beats.into_iter().take(self.top).map(|(of, player)| self.beat(of, player)).collect(),
            luck: self.luck(all).map_err(BankError::from)?,
        })
    }

    fn beat(&self, AllIn { row, cards, .. }: &AllIn, loser: &InAllIn) -> Beat {
        Beat {
            player: self.word(loser.player),
            equity: loser.share.percent(),
            night: row.night,
            hand: row.number,
            at: clock::when(row.at),
            game: row.game.clone(),
            pot: self.amount(row.pot),
            cards: cards.hands.iter().map(|(player, cards)| (self.word(*player), cards.clone())).collect(),
            board: cards.board.clone(),
        }
    }

    /// What everybody won in these hands against what they were worth, the luckiest first.
    fn luck(&self, all: &[AllIn]) -> Result<ByName<Luck>, Overflow> {
        let mut sums: BTreeMap<PlayerId, (u64, Money, Money)> = BTreeMap::new();
        for of in all.iter().flat_map(|of| &of.players).filter(|of| self.is_wanted(of.player)) {
            let (hands, worth, won) = sums.entry(of.player).or_default();
            *hands = hands.saturating_add(1);
            (*worth, *won) = (worth.plus(of.worth)?, won.plus(of.won)?);
        }
        let told = sums.into_iter().map(|(player, (hands, worth, won))| {
            Ok((self.word(player), hands, worth, won, won.minus(worth)?))
        });
        let mut told = told.collect::<Result<Vec<_>, Overflow>>()?;
        told.sort_by_key(|(name, _, _, _, luck)| (Reverse(*luck), name.to_lowercase()));
        let named = told.into_iter().map(|(name, hands, worth, won, luck)| {
            let [worth, won, luck] = [worth, won, luck].map(|money| self.amount(money));
            (name, Luck { hands, worth, won, luck })
        });
        Ok(named.collect())
    }
}
