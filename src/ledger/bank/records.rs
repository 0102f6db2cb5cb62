//! The records of the table: biggest pots, best and worst nights, runs, who wins from whom, attendance, all-ins.

use crate::bank::all_ins::{AllIn, all_ins};
use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::known_cards::{KnownCards, known_cards};
use crate::bank::merged::MergedRecords;
use crate::bank::past_nights::{NightLookedBack, past_nights};
use crate::ids::{NightId, PlayerId};
use crate::records::{HandNet, NightRuns, Rivalry, rivalries, runs};
use crate::store::{HandFilter, HandRow, Reader};
use crate::time::Period;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// A pot that stands out.
pub struct BigPot {
    pub row: HandRow,
    /// Who won how much of it.
    pub winners: Vec<(PlayerId, Money)>,
    pub cards: KnownCards,
}

/// How often a player came, and the player's runs.
pub struct Attendance {
    pub nights: u64,
    pub runs: NightRuns,
    /// The nights this player played, by their places among all.
    pub places: Vec<usize>,
}

/// All records of the nights that are looked at.
pub struct TableRecords {
    pub nights: Vec<NightLookedBack>,
    pub pots: Vec<BigPot>,
    /// Every two players who met, the lower id first.
    pub rivalries: BTreeMap<(PlayerId, PlayerId), Rivalry>,
    pub attendance: BTreeMap<PlayerId, Attendance>,
    /// Hands with players all-in before the last card, all their cards known.
    pub all_ins: Vec<AllIn>,
}

/// Looks back over closed nights; includes their `top` biggest pots.
pub fn records(
    reader: Reader<'_>,
    (period, house): (Period, Option<&str>),
    player: Option<PlayerId>,
    top: usize,
) -> Result<TableRecords, BankError> {
    let merged = MergedRecords::load(reader)?;
    let nights = past_nights(reader, period, house)?;
    let ids: BTreeSet<NightId> = nights.iter().map(|night| night.row.id).collect();
    let results: Vec<Vec<(PlayerId, Money)>> = nights.iter().map(|night| night.results.clone()).collect();
    let nets = of_one_person(reader.hand_nets()?, &ids, &merged)?;
    Ok(TableRecords {
        pots: biggest(reader, &ids, (&merged, player), top)?,
        rivalries: rivalries(&nets, &results)?,
        attendance: attendance(&nights),
        all_ins: all_ins(reader, &ids, &merged)?,
        nights,
    })
}

/// The nets of these nights. What two records of one person won in a hand is added up.
fn of_one_person(
    nets: Vec<HandNet>,
    nights: &BTreeSet<NightId>,
    merged: &MergedRecords,
) -> Result<Vec<HandNet>, Overflow> {
    let mut known: Vec<HandNet> = Vec::new();
    for mut net in nets.into_iter().filter(|net| nights.contains(&net.night)) {
        net.player = merged.of(net.player);
        let mut same = known.iter_mut().rev().take_while(|known| known.hand == net.hand);
        match same.find(|known| known.player == net.player) {
            Some(other) => other.net = other.net.plus(net.net)?,
            None => known.push(net),
        }
    }
    Ok(known)
}

/// The biggest pots of these nights, or of those in which one player came out ahead.
fn biggest(
    reader: Reader<'_>,
    nights: &BTreeSet<NightId>,
    (merged, player): (&MergedRecords, Option<PlayerId>),
    top: usize,
) -> Result<Vec<BigPot>, BankError> {
    let won = player.into_iter().collect();
    let filter = HandFilter { by_pot: true, won, ..HandFilter::default() };
    let rows = reader.hands(&filter, 0, None)?.into_iter();
    let rows = rows.filter(|row| !row.staged && row.voided.is_none() && nights.contains(&row.night_id));
    let mut pots = Vec::new();
    for row in rows {
        if pots.len() >= top {
            break;
        }
        let (_, hand) = played(reader, &row)?;
        let mut winners: BTreeMap<PlayerId, Money> = BTreeMap::new();
        for seat in hand.seats.iter().filter(|seat| seat.won.is_positive()) {
            let won = winners.entry(merged.of(seat.player)).or_default();
            *won = won.plus(seat.won)?;
        }
        let mut cards = known_cards(&hand)?;
        for (player, _) in &mut cards.hands {
            *player = merged.of(*player);
        }
        pots.push(BigPot { row, winners: winners.into_iter().collect(), cards });
    }
    Ok(pots)
}

fn attendance(nights: &[NightLookedBack]) -> BTreeMap<PlayerId, Attendance> {
    let mut came: BTreeMap<PlayerId, Vec<(usize, Money)>> = BTreeMap::new();
    for (place, night) in nights.iter().enumerate() {
        for (player, result) in &night.results {
            came.entry(*player).or_default().push((place, *result));
        }
    }
    let told = |(player, nights): (PlayerId, Vec<(usize, Money)>)| {
        let results: Vec<Money> = nights.iter().map(|(_, result)| *result).collect();
        let places: Vec<usize> = nights.into_iter().map(|(place, _)| place).collect();
        (player, Attendance { nights: places.len() as u64, runs: runs(&results), places })
    };
    came.into_iter().map(told).collect()
}
