//! Who sat at the table of a hand without playing it: who got no cards, and who was to deal it.

use crate::bank::recording::Wanted;
use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::journal::Aside;
use crate::domain::night::Tonight;
use crate::domain::night::evening::Purse;
use crate::domain::night::ring::{noted_dealer, seated};

/// Who sits there with chips and got no cards, where the house asks for the blinds that passed him (DAV-27) or for one of a
/// newcomer.
pub fn aside(tonight: &Tonight, wanted: &Wanted) -> Vec<Aside> {
    let says = |key, word| tonight.house.word(key).is_some_and(|said| said.value == word);
    let asks = says(key::BLINDS_MISSED, "one-of-each-or-wait") || says(key::BLINDS_NEWCOMER, "posts-big");
    let blinds = wanted.record.setup.places.iter().any(|place| place.blind.is_positive());
    if !asks || !blinds {
        return Vec::new();
    }
    let chairs = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let out = chairs.filter(|player| !wanted.players.contains(&Some(*player)));
    out.filter(|player| tonight.evening.chips(*player).is_positive())
        .map(|player| Aside { player, waits: wanted.waiting.contains(&player) })
        .collect()
}

/// Who was noted for this hand, which another dealt.
pub fn noted_for(table: &Tonight, dealer: Option<PlayerId>) -> Option<PlayerId> {
    let noted = noted_dealer(&table.evening).filter(|_| table.evening.purse == Purse::Chips);
    noted.filter(|noted| dealer.is_some_and(|dealer| dealer != *noted))
}
