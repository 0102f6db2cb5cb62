//! The table of a hand: at which house it is, who sat there and got no cards, and who was to deal.

use crate::ids::PlayerId;
use crate::journal::Aside;
use crate::night::Tonight;
use crate::night::evening::Purse;
use crate::night::ring::{due_dealer, gone_dealer, seated};
use crate::refusal::{RecordedHandRefused, Refusal};
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
