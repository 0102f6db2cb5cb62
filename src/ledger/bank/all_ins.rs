//! Hands decided by the cards alone: players were all-in before the last card, and all their cards are known.
//!
//! Compares what the hands were worth when the last bet was called with what was won.

use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::kept_hand::{house_of, places, read};
use crate::bank::known_cards::{KnownCards, known_cards};
use crate::bank::merged::MergedRecords;
use crate::bank::on_site::rules_of;
use crate::ids::{NightId, PlayerId};
use crate::journal::HandPlayed;
use crate::night::hand_full::play;
use crate::refusal::Refusal;
use crate::store::{HandFilter, HandRow, Reader};
use engine::cards::{Card, Cards, Holding};
use engine::formats::hands::HandRecord;
use engine::formats::line::Houses;
use engine::hand::{Effort, Equity, EquityShare, HouseRules, PotWorth, Seats, Showdown, equity};
use engine::money::Money;
use engine::play::{Act, End, SettledHand};
use std::collections::BTreeSet;

/// A hand with players all-in before the last card.
pub struct AllIn {
    pub row: HandRow,
    /// True if the shares are exact, not estimated.
    pub exact: bool,
    /// The players who were in, in the order of their seats.
    pub players: Vec<InAllIn>,
    pub cards: KnownCards,
}

/// One of them.
pub struct InAllIn {
    pub player: PlayerId,
    /// This player's share of the main pot when the last bet was called.
    pub share: EquityShare,
    /// What this player's shares of all pots were worth then.
    pub worth: Money,
    /// What this player won of them.
    pub won: Money,
}

/// All of these nights, in the order they were played; hands for chips of a tournament and void ones don't count.
pub fn all_ins(
    reader: Reader<'_>,
    nights: &BTreeSet<NightId>,
    merged: &MergedRecords,
) -> Result<Vec<AllIn>, BankError> {
    let filter = HandFilter { depth: Some("full".to_owned()), shown: true, ..HandFilter::default() };
    let rows = reader.hands(&filter, 0, None)?.into_iter();
    let rows = rows.filter(|row| !row.staged && row.voided.is_none() && nights.contains(&row.night_id));
    let mut found = Vec::new();
    for row in rows {
        let (_, hand) = played(reader, &row)?;
        found.extend(all_in(reader, (row, &hand), merged)?);
    }
    found.sort_by_key(|of| (of.row.at, of.row.seq));
    Ok(found)
}

fn all_in(
    reader: Reader<'_>,
    (row, hand): (HandRow, &HandPlayed),
    merged: &MergedRecords,
) -> Result<Option<AllIn>, BankError> {
    let record = read(hand, reader.book()?.currency)?;
    let Some(came) = Came::of(&record) else { return Ok(None) };
    let houses = Houses::only(&house_of(reader, &row, hand)?);
    let rules = rules_of(&record, &houses.find(None)?.hand)?;
    let end = play(&record.setup, &record.acts, rules).map_err(|(_, refusal)| Refusal::from(refusal))?.end;
    let End::Settled(settled) = end else { return Ok(None) };
    let Some((open, worth)) = came.weighed(&settled, rules) else { return Ok(None) };
    let seated = places(&record, hand);
    let mut fair = vec![Money::ZERO; seated.len()];
    for (seat, share) in worth.pots.iter().map(PotWorth::in_money).collect::<Result<Vec<_>, _>>()?.concat() {
        if let Some(sum) = fair.get_mut(seat) {
            *sum = sum.plus(share)?;
        }
    }
    let main = |seat: usize| worth.pots.first()?.worth.iter().find(|of| of.seat == seat);
    let won = settled.settlement.awards();
    let seats = seated.into_iter().zip(fair).zip(won).enumerate().filter(|(seat, _)| open.contains(*seat));
    let players = seats.filter_map(|(seat, ((player, worth), won))| {
        let (player, share) = (merged.of(player?), main(seat)?.share);
        Some(InAllIn { player, share, worth, won: *won })
    });
    let players = players.collect();
    let mut cards = known_cards(hand)?;
    for (player, _) in &mut cards.hands {
        *player = merged.of(*player);
    }
    Ok(Some(AllIn { row, exact: worth.exact, players, cards }))
}

/// What came after the last bet was called.
struct Came {
    /// How many community cards were out then.
    board: usize,
    /// How many cards each seat was dealt later.
    later: Vec<usize>,
    /// The cards each seat was dealt before, as far as they are known.
    before: Vec<Vec<Card>>,
}

impl Came {
    /// `None` if no card came after it, if more than cards came, or if a later card can make others wild.
    fn of(record: &HandRecord) -> Option<Self> {
        let bets =
            |act: &Act| matches!(act, Act::Fold(_) | Act::Call(_) | Act::RaiseTo(..) | Act::BringIn(_));
        let (before, after) = record.acts.split_at(record.acts.iter().rposition(bets)?.saturating_add(1));
        let is_dealing =
            |act: &Act| matches!(act, Act::Deal { .. } | Act::Board(_) | Act::Runs(_) | Act::Show(..));
        let comes = |act: &Act| matches!(act, Act::Deal { .. } | Act::Board(_));
        let falls = record.setup.game.falls.follow.is_some();
        if falls || !after.iter().all(is_dealing) || !after.iter().any(comes) {
            return None;
        }
        let seats = record.setup.places.len();
        let mut came = Self { board: 0, later: vec![0; seats], before: vec![Vec::new(); seats] };
        for act in before {
            match act {
                Act::Board(cards) => came.board = came.board.saturating_add(cards.len()),
                Act::Deal { seat, cards } => {
                    came.before.get_mut(*seat)?.extend(cards.cards().iter().flatten());
                }
                _ => {}
            }
        }
        for act in after {
            if let Act::Deal { seat, cards } = act {
                let later = came.later.get_mut(*seat)?;
                *later = later.saturating_add(cards.len());
            }
        }
        Some(came)
    }

    /// The hand as it stood then, and what it was worth; `None` if a player's cards aren't known, or nobody was all-in.
    fn weighed(&self, settled: &SettledHand, rules: &HouseRules) -> Option<(Seats, Equity)> {
        let mut open: Showdown = settled.showdown.clone();
        let all_in = open.players.iter().any(|player| !player.stake.folded && player.all_in == Some(true));
        open.board = open.board.iter().take(self.board).copied().collect::<Cards>();
        open.more_boards.clear();
        let mut live = Seats::NONE;
        for (seat, player) in open.players.iter_mut().enumerate() {
            if player.stake.folded {
                player.cards = Holding::unmarked(self.before.get(seat)?.clone());
                continue;
            }
            let held = player.cards.cards().len().saturating_sub(*self.later.get(seat)?);
            while player.cards.cards().len() > held {
                player.cards.pop();
            }
            live = live.with(seat);
        }
        all_in.then(|| equity(&open, rules, Effort::QUICK).ok()).flatten().map(|worth| (live, worth))
    }
}
