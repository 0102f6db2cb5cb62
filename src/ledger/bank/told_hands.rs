//! Everybody's chips before a hand that was told by its result, and where its button and its blinds were.

use crate::accounts::Asset;
use crate::bank::desk::BankError;
use crate::bank::hands;
use crate::ids::{PlayerId, TournamentId};
use crate::journal::HandPlayed;
use crate::night::Tonight;
use crate::night::next_hand::{Leaves, NextHand};
use crate::night::told_spots;
use crate::store::{Event, HandRow, Reader};
use engine::money::Money;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The hands of a table that were told by their results.
pub struct ToldHands<'a> {
    reader: Reader<'a>,
    table: u32,
    here: Tonight,
    /// Everybody's chips before the first event that's still to come, and those events, without undone ones; read once.
    chips: Option<(BTreeMap<PlayerId, Money>, VecDeque<Event>)>,
    /// The number of the hand before.
    last: u32,
}

impl<'a> ToldHands<'a> {
    /// Those of a table of the night.
    pub fn new(reader: Reader<'a>, tonight: &Tonight, table: u32) -> Self {
        // The hands of a tournament have their own numbers, from one.
        let staged = tonight.evening.purse.tournament().is_some();
        Self::behind(reader, tonight, table, if staged { 0 } else { tonight.evening.merged.hands })
    }

    /// Those after the hand with that number.
    pub fn behind(reader: Reader<'a>, tonight: &Tonight, table: u32, last: u32) -> Self {
        Self { reader, table, here: tonight.at_table(table), chips: None, last }
    }

    /// The book they are in.
    #[must_use]
    pub const fn reader(&self) -> Reader<'a> {
        self.reader
    }

    /// Their table.
    #[must_use]
    pub const fn table(&self) -> u32 {
        self.table
    }

    /// Where this hand leaves the button and the blinds; call it for one hand after the other. If the next hand doesn't need
    /// them, whether it's known who dealt. `number` is the one that the hand's deal goes by.
    pub fn next(
        &mut self,
        (row, number): (&HandRow, u32),
        hand: &HandPlayed,
        next: &NextHand,
    ) -> Result<Leaves, BankError> {
        let last = std::mem::replace(&mut self.last, number);
        let deal = told_spots::noted_for(&self.here.evening.deals, (last, number), hand.keeps_the_deal());
        let put_in = hand.seats.iter().filter(|seat| seat.put_in.is_positive()).map(|seat| seat.player);
        let asked = told_spots::asked(&self.here);
        let Some(deal) = deal else {
            return Ok(Leaves::AsTheyWere(put_in.filter(|_| asked).collect()));
        };
        if hand.depth == "full" || !asked {
            return Ok(Leaves::Unknown);
        }
        let chips = self.chips_before(row.seq)?;
        let spots = told_spots::spots(&self.here, next, deal, (&chips, hand));
        Ok(spots.map_or(Leaves::Unknown, |spots| Leaves::At(Box::new(spots))))
    }

    /// Everybody's chips before this event: today's, without what this event and all later ones that count moved.
    fn chips_before(&mut self, seq: u64) -> Result<BTreeMap<PlayerId, Money>, BankError> {
        let asset = self.here.evening.purse.asset();
        let (mut chips, mut coming) = match self.chips.take() {
            Some(known) => known,
            None => self.chips_now(seq)?,
        };
        while let Some(event) = coming.pop_front_if(|event| event.seq < seq) {
            for (player, amount) in moved(&event, asset) {
                if let Some(has) = chips.get_mut(&player) {
                    *has = has.plus(amount)?;
                }
            }
        }
        self.chips = Some((chips.clone(), coming));
        Ok(chips)
    }

    /// Everybody's chips before this event, and the events from it on that count.
    fn chips_now(&self, seq: u64) -> Result<(BTreeMap<PlayerId, Money>, VecDeque<Event>), BankError> {
        let asset = self.here.evening.purse.asset();
        let sittings = self.here.evening.sittings.iter();
        let mut chips: BTreeMap<PlayerId, Money> =
            sittings.map(|sitting| (sitting.player, self.here.evening.chips(sitting.player))).collect();
        let since = standing(self.reader, &self.here, seq)?;
        for (player, amount) in since.iter().flat_map(|event| moved(event, asset)) {
            if let Some(has) = chips.get_mut(&player) {
                *has = has.minus(amount)?;
            }
        }
        Ok((chips, since.into()))
    }
}

/// What an event adds to the stacks of players.
fn moved(event: &Event, asset: Asset) -> impl Iterator<Item = (PlayerId, Money)> {
    let postings = event.entry.postings().iter().filter(move |posting| posting.asset == asset);
    postings.filter_map(|posting| Some((posting.party.player()?, posting.amount)))
}

/// The number a hand's deal goes by: its own. In a tournament, its hands are counted separately, and a void hand isn't counted
/// from then on.
pub fn number_of(staged: &[HandRow], row: &HandRow) -> u32 {
    if !row.staged {
        return row.number;
    }
    let before = staged.iter().filter(|other| other.voided.unwrap_or(other.seq) < row.seq);
    u32::try_from(before.count()).unwrap_or(u32::MAX).saturating_add(1)
}

/// Those of these hands that a tournament played; none in a cash game.
pub fn of_tournament(
    reader: Reader<'_>,
    id: Option<TournamentId>,
    rows: &[HandRow],
) -> Result<Vec<HandRow>, BankError> {
    let Some(id) = id else { return Ok(Vec::new()) };
    let mut staged = Vec::new();
    for row in rows.iter().filter(|row| row.staged) {
        let (_, hand) = hands::played(reader, row)?;
        if hand.tournament.is_some_and(|stage| stage.id == id) {
            staged.push(row.clone());
        }
    }
    Ok(staged)
}

/// The events of the night from this one on, without undone ones.
pub fn standing(reader: Reader<'_>, here: &Tonight, seq: u64) -> Result<Vec<Event>, BankError> {
    let mut events = reader.events_between(seq, reader.last_seq()?)?;
    let undone: BTreeSet<u64> = events.iter().filter_map(|event| event.reverses).collect();
    events.retain(|event| {
        event.night == Some(here.evening.id) && event.reverses.is_none() && !undone.contains(&event.seq)
    });
    Ok(events)
}
