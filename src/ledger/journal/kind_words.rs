//! What kinds of events are called in a sentence; the kind itself is a word for scripts.

/// Each kind, and what people call it.
const WORDS: &[(&str, &str)] = &[
    ("book-begun", "the book was started"),
    ("house-adopted", "a house was chosen"),
    ("owner-named", "the owner of the house was named"),
    ("case-set", "the chips were set"),
    ("hints-turned", "hints were turned on or off"),
    ("player-added", "a player was added"),
    ("player-renamed", "a player was renamed"),
    ("player-aliased", "a player got an alias"),
    ("player-standing", "a player became a regular or a guest"),
    ("player-paid-at", "where a player is paid was noted"),
    ("player-linked", "a player got a page behind a link, or lost it"),
    ("players-merged", "two players became one"),
    ("night-opened", "the night was opened"),
    ("night-amended", "stakes or float of the night were set"),
    ("banker-changed", "the bank was handed over"),
    ("app-followed", "what a banker has by app was set right"),
    ("session-imported", "an online game was imported"),
    ("past-played", "the results of an old night"),
    ("past-settled", "what was left to pay of an old night"),
    ("warned", "a player was warned"),
    ("fined", "a player was fined"),
    ("exempted", "a player was not fined"),
    ("ruled", "a ruling"),
    ("night-closed", "the night was closed"),
    ("pair-forbidden", "two players may not sit at one table"),
    ("pair-allowed", "two players may sit at one table"),
    ("seated", "a player took a seat"),
    ("places-changed", "players changed seats"),
    ("leave-announced", "a player said he is leaving"),
    ("reservation", "a seat was reserved"),
    ("first-dealt", "the first dealer was drawn"),
    ("seed-committed", "the cards were committed"),
    ("dealt", "the dealer was noted"),
    ("left", "a player left"),
    ("bought-in", "a purchase of chips"),
    ("swapped", "chips were swapped"),
    ("counted", "a count"),
    ("count-said", "one of two counts"),
    ("drawer-counted", "the drawer was counted"),
    ("drawer-followed", "what the drawer was off by was set right"),
    ("hand-played", "a hand"),
    ("hand-tagged", "a hand was tagged"),
    ("hand-noted", "a hand got a note"),
    ("hand-voided", "a hand was declared void"),
    ("cold-committed", "the cards of the cold hands were committed"),
    ("cold-hands", "cold hands"),
    ("party-begun", "a party game was begun"),
    ("party-moved", "a move in a party game"),
    ("party-given-up", "a party game was given up"),
    ("fund-paid", "a payment into the fund"),
    ("fund-cashed-out", "the fund was cashed out"),
    ("fund-spent", "the fund was spent"),
    ("tournament", "a step of the tournament"),
    ("cashed-out", "a cash-out"),
    ("claim-paid", "a claim was paid"),
    ("over-short-booked", "what was over or short was booked"),
    ("bank-settled", "the bank was settled"),
    ("note-issued", "a note was written"),
    ("note-given", "a note was handed on"),
    ("note-paid", "a note was paid"),
    ("note-committed", "a note went into THE BOOK"),
    ("note-lapsed", "a note lapsed"),
    ("note-voided", "a note was declared void"),
    ("debt-owed", "a debt"),
    ("debt-paid", "a payment"),
    ("debt-forgiven", "a debt was forgiven"),
    ("debt-assumed", "a guest's debt became his inviter's"),
    ("consolidated", "THE BOOK was consolidated"),
    ("debt-shifted", "a debt went out of THE BOOK, or into it"),
    ("debt-limited", "a debt limit was set"),
    ("adjusted", "a correction of a closed night"),
    ("key-made", "the book got its key"),
    ("surrogate-begun", "a surrogate was begun"),
    ("book-merged", "a surrogate was merged"),
    ("elsewhere", "something in a surrogate that changes nothing here"),
    ("player-matched", "a player of a surrogate was matched"),
    ("cash-handed", "cash was handed to another banker"),
    ("undone", "an undo"),
];

/// What a kind is called; a kind of a newer program stays as it is.
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
