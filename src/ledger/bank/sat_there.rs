//! The table of a hand: at which house it is, who sat there and got no cards, and who was to deal.

use crate::bank::coming::coming;
use crate::bank::desk::BankError;
use crate::bank::wanted_hand::WantedHand;
use crate::ids::PlayerId;
use crate::journal::{Aside, HandPlayed};
use crate::night::chairs::chairs;
use crate::night::evening::Purse;
use crate::night::ring::{due_dealer, gone_dealer, seated, with_kept_chairs};
use crate::night::told_spots::{self, asked};
use crate::night::{Tonight, tables};
use crate::refusal::{RecordedHandRefused, Refusal};
use crate::store::Reader;
use engine::formats::hands::HandRecord;
use engine::house::key;

/// Who sits there with chips and got no cards, where the house asks for the blinds that passed him (DAV-27) or for one of a
/// newcomer. `told` is what is known of them; who is not among those was away.
pub fn aside(
    tonight: &Tonight,
    record: &HandRecord,
    players: &[Option<PlayerId>],
    told: &[Aside],
) -> Vec<Aside> {
    let says = |key, word| tonight.house.word(key).is_some_and(|said| said.value == word);
    let asks = says(key::BLINDS_MISSED, "one-of-each-or-wait") || says(key::BLINDS_NEWCOMER, "posts-big");
    let blinds = record.setup.places.iter().any(|place| place.blind.is_positive());
    if !asks || !blinds {
        return Vec::new();
    }
    let chairs = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let out = chairs.filter(|player| !players.contains(&Some(*player)));
    out.filter(|player| tonight.evening.chips(*player).is_positive())
        .map(|player| {
            told.iter().find(|aside| aside.player == player).copied().unwrap_or(Aside::away(player))
        })
        .collect()
}

/// Whose chair each place of a hand is, where blinds may come to chairs without cards (DAV-25); nothing if that isn't asked or everybody
/// got cards.
pub fn whose_chairs(
    reader: Reader<'_>,
    table: &Tonight,
    wanted: &WantedHand,
) -> Result<Vec<Option<PlayerId>>, BankError> {
    let setup = &wanted.record.setup;
    let blinds = setup.places.iter().any(|place| place.blind.is_positive());
    let known = if wanted.chairs.is_empty() { &wanted.players } else { &wanted.chairs };
    let first = wanted.players.iter().flatten().next();
    let (Some(first), true) = (first, blinds && asked(table) && wanted.players.contains(&None)) else {
        return Ok(Vec::new());
    };
    if !known.contains(&None) {
        return Ok(known.clone());
    }
    let number = tables::table_of(&table.evening, *first).unwrap_or(tables::MAIN);
    let (here, next) = (table.at_table(number), coming(reader, table, number)?);
    Ok(chairs(&with_kept_chairs(&here.evening, &next), known))
}

/// Everybody who sits at the table of a hand that is told without its acts, clockwise, where the next hand asks for it.
pub fn table_now(
    reader: Reader<'_>,
    table: &Tonight,
    hand: &HandPlayed,
) -> Result<Vec<Option<PlayerId>>, BankError> {
    let Some(first) = hand.seats.first().filter(|_| asked(table)) else { return Ok(Vec::new()) };
    let number = tables::table_of(&table.evening, first.player).unwrap_or(tables::MAIN);
    let (here, next) = (table.at_table(number), coming(reader, table, number)?);
    let ring = told_spots::chairs_now(&here, &next, |player| here.evening.chips(player));
    Ok(ring.into_iter().map(Some).collect())
}

/// Who was noted for this hand, which another dealt; he may have left since.
pub fn noted_for(table: &Tonight, dealer: Option<PlayerId>) -> Option<PlayerId> {
    let noted = due_dealer(&table.evening).filter(|_| table.evening.purse == Purse::Chips);
    let gone = gone_dealer(&table.evening);
    noted.filter(|noted| dealer.map_or(gone == Some(*noted), |dealer| dealer != *noted))
}

/// A hand that names its house is played there.
pub fn check_house(tonight: &Tonight, house: Option<&str>) -> Result<(), Refusal> {
    let here = tonight.house.name();
    match house.filter(|house| *house != here) {
        None => Ok(()),
        Some(house) => {
            let (house, tonight) = (house.to_owned(), here.to_owned());
            Err(Refusal::new(RecordedHandRefused::OtherHouse { house, tonight }))
        }
    }
}
