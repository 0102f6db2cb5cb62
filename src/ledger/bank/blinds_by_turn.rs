//! Who had the blinds in a hand from a file: by turn, or from a named dealer on, if what was posted fits that.

use crate::bank::coming::coming_to;
use crate::bank::desk::BankError;
use crate::bank::wanted_hand::WantedHand;
use crate::ids::PlayerId;
use crate::night::Tonight;
use crate::night::blind_debts::BlindDebts;
use crate::night::dead_button::dealer_for;
use crate::night::posted_blinds::{self, buyer, has_straddles};
use crate::night::ring::{chips_here, with_kept_chairs};
use crate::night::told_spots::asked;
use crate::store::Reader;
use engine::play::{Place, Sitter, Spots, first_spots};

/// Who had the blinds in a hand.
#[derive(Clone, Copy, Debug)]
pub struct Had {
    /// The places of the small and the big blind.
    pub places: (usize, usize),
    /// True if it wasn't the dealer's turn, so the table named the dealer.
    pub named: bool,
}

/// Who had the blinds after the last hand; `None` if nobody knows, or if others posted. The posts alone aren't enough: a player who
/// missed the big blind posts as much as the player who has it.
pub fn blinds(reader: Reader<'_>, table: &Tonight, wanted: &WantedHand) -> Result<Option<Had>, BankError> {
    let WantedHand { record, players, chairs, aside, .. } = wanted;
    let (setup, chairs) = (&record.setup, &chairs.places);
    let posted = |seat: usize| setup.places.get(seat).is_some_and(|place| place.blind.is_positive());
    let Some(first) = players.iter().flatten().next() else { return Ok(None) };
    if !asked(table) || !(0..setup.places.len()).any(posted) {
        return Ok(None);
    }
    let (here, next) = coming_to(reader, table, *first)?;
    let ring = with_kept_chairs(&here.evening, &next);
    let place_of = |seat: usize| {
        let owner = ring.get(seat)?;
        let chairs = if chairs.is_empty() { players } else { chairs };
        chairs.iter().position(|other| other.as_ref() == Some(owner))
    };
    let dealt = |player: PlayerId| {
        let place = players.iter().position(|other| *other == Some(player));
        place.filter(|place| setup.places.get(*place).is_some_and(|place| place.dealt))
    };
    // What's bought before the deal is in the hand's stack, but not in the ledger yet.
    let chips = |player: PlayerId| {
        let stack = dealt(player).and_then(|place| setup.places.get(place)?.stack);
        stack.unwrap_or_else(|| chips_here(&here.evening, player))
    };
    let owed = BlindDebts::at(&here, &next, &ring);
    let seats = |is_there: &dyn Fn(PlayerId) -> bool| -> Vec<Option<Sitter>> {
        let sitter = |player: &PlayerId| {
            let away = !is_there(*player);
            Some(next.sitter(*player, owed.of(*player), (chips(*player), away)))
        };
        ring.iter().map(sitter).collect()
    };
    let spots = |is_there: &dyn Fn(PlayerId) -> bool| next.spots(&here.house, &ring, &seats(is_there));
    // If the button is bought, the two blinds are skipped and nobody posts them (DAV-29).
    let bought = buyer(setup).is_some();
    // The same as places of the hand. A small blind whose chair isn't known there is just to the right of the big one.
    let fits = |spots: Spots| {
        let (small, big) = spots.blinds?;
        // A file without a place for the button's chair has the button at the last player on its right.
        let on_its_right = || {
            let last = dealer_for(&ring, spots.button, |player| dealt(*player).is_some())?;
            place_of(ring.iter().position(|player| *player == last)?)
        };
        let (button, big) = (place_of(spots.button).or_else(on_its_right)?, place_of(big)?);
        let right = || big.checked_add(setup.places.len())?.checked_sub(1)?.checked_rem(setup.places.len());
        let small = place_of(small).or_else(right)?;
        let is_small = posted(small) || setup.places.get(small).is_some_and(|place| !place.dealt);
        // A live post below the big blind can only be the small blind.
        let of = |seat: usize| setup.places.get(seat).map(|place| place.blind).unwrap_or_default();
        let is_other =
            |seat: usize| seat != small && seat != big && of(seat).is_positive() && of(seat) < of(big);
        // Of two who posted the same, the one who came in with it doesn't have the big blind.
        let came_in = of(small) == of(big)
            && posted_blinds::blinds(setup, has_straddles(&table.house)).is_some_and(|(_, read)| read != big);
        let is_posted = posted(big) && is_small && !came_in && !(0..setup.places.len()).any(is_other);
        (button == setup.button && (is_posted || bought)).then_some((small, big))
    };
    // A player who was there and got no cards moves button and blinds as well.
    let is_barred = |player: PlayerId| aside.iter().any(|aside| aside.player == player && aside.barred);
    let all_dealt = |player: PlayerId| dealt(player).is_some() || is_barred(player);
    // A player who has cards and put nothing in may be away as well (DAV-36): then two play.
    let put_in = |place: &Place| place.blind.is_positive() || place.dead.is_positive();
    let who_posted =
        |player: PlayerId| dealt(player).and_then(|place| setup.places.get(place)).is_some_and(put_in);
    // A named dealer has the blinds on the left.
    let named = || {
        let dealer = players.get(setup.button).copied().flatten()?;
        let dealer = ring.iter().position(|player| *player == dealer)?;
        let is_straddle = |seat: usize| {
            let blind = setup.places.get(seat).map(|place| place.blind);
            has_straddles(&table.house) && blind > Some(setup.limits.early.bet_min)
        };
        let spots = first_spots(&here.house, dealer, &seats(&all_dealt), true)?;
        fits(spots).filter(|(_, big)| next.last().is_some() && !is_straddle(*big))
    };
    let by_turn = spots(&all_dealt).and_then(fits).or_else(|| spots(&who_posted).and_then(fits));
    let had = |named: bool| move |places: (usize, usize)| Had { places, named };
    Ok(by_turn.map(had(false)).or_else(|| named().map(had(true))))
}
