//! What kinds of events are called in a sentence; the kind itself is a word for scripts.

/// Each kind, and what people call it.
const WORDS: &[(&str, &str)] = &[
    ("book-begun", "the book was started"),
    ("house-adopted", "a house was chosen"),
    ("owner-named", "the house was given an owner"),
    ("case-set", "the chips were set"),
    ("hints-turned", "hints were turned on or off"),
    ("player-added", "a player was added"),
    ("player-renamed", "a player was renamed"),
    ("player-aliased", "a player was given an alias"),
    ("player-standing", "a player became a guest or a regular"),
    ("player-paid-at", "a player's pay handle was set"),
    ("player-linked", "a player got or lost a page link"),
    ("players-merged", "two players were merged"),
    ("night-opened", "the night was opened"),
    ("night-amended", "the night's stakes or float were set"),
    ("banker-changed", "the bank changed hands"),
    ("app-followed", "a banker's app money was corrected"),
    ("session-imported", "an online game was imported"),
    ("past-played", "the results of an old night"),
    ("past-settled", "what was still owed from an old night"),
    ("warned", "a player was warned"),
    ("fined", "a player was fined"),
    ("exempted", "a player wasn't fined"),
    ("ruled", "a ruling"),
    ("night-closed", "the night was closed"),
    ("pair-forbidden", "two players can't sit at the same table anymore"),
    ("pair-allowed", "two players can sit at the same table again"),
    ("seated", "a player took a seat"),
    ("places-changed", "players changed seats"),
    ("leave-announced", "a player gave notice of leaving"),
    ("reservation", "a seat was reserved"),
    ("first-dealt", "the first dealer was drawn"),
    ("seed-committed", "a seed was picked for a draw"),
    ("dealt", "the dealer was noted"),
    ("left", "a player left"),
    ("bought-in", "a buy-in"),
    ("swapped", "chips were swapped"),
    ("counted", "a count"),
    ("count-said", "one of the two counts"),
    ("drawer-counted", "the drawer was counted"),
    ("drawer-followed", "the drawer's difference was corrected"),
    ("hand-played", "a hand"),
    ("hand-tagged", "a hand was tagged"),
    ("hand-noted", "a note was added to a hand"),
    ("hand-voided", "a hand was voided"),
    ("cold-committed", "a seed was picked for the cold hands"),
    ("cold-hands", "cold hands"),
    ("party-begun", "a party game was started"),
    ("party-moved", "a move in a party game"),
    ("party-given-up", "a party game was called off"),
    ("fund-paid", "a payment into the kitty"),
    ("fund-cashed-out", "the kitty was cashed out"),
    ("fund-spent", "the kitty was spent"),
    ("tournament", "a tournament step"),
    ("cashed-out", "a cash-out"),
    ("claim-paid", "what the bank owed was paid"),
    ("over-short-booked", "what was over or short was recorded"),
    ("bank-settled", "the bank was settled"),
    ("note-issued", "a note was written"),
    ("note-given", "a note was passed on"),
    ("note-paid", "a note was paid"),
    ("note-committed", "a note went into THE BOOK"),
    ("note-lapsed", "a note became void"),
    ("note-voided", "a note was voided"),
    ("debt-owed", "a debt"),
    ("debt-paid", "a payment"),
    ("debt-forgiven", "a debt was forgiven"),
    ("debt-assumed", "a guest's debt went to the player who brought the guest"),
    ("consolidated", "THE BOOK was consolidated"),
    ("debt-shifted", "a debt went out of THE BOOK, or into it"),
    ("debt-limited", "a debt limit was set"),
    ("adjusted", "a correction of a closed night"),
    ("key-made", "the book was given its key"),
    ("surrogate-begun", "a stand-in was started"),
    ("book-merged", "a stand-in was merged"),
    ("elsewhere", "something in a stand-in that changes nothing here"),
    ("player-matched", "a stand-in's player was matched"),
    ("cash-handed", "cash was sent to another banker"),
    ("undone", "an undo"),
];

/// What a kind is called; a kind from a newer program stays as it is.
#[must_use]
pub fn in_words(kind: &str) -> &str {
    WORDS.iter().find(|(known, _)| *known == kind).map_or(kind, |(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Fact;

    #[test]
    fn every_kind_has_its_words() {
        for kind in Fact::kinds() {
            assert_ne!(in_words(kind), kind, "no words for {kind}");
        }
        assert_eq!(WORDS.len(), Fact::kinds().count());
    }
}
