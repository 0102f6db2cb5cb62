//! The corner of the seats: who sits where, who is kept apart, who deals.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use ledger::journal::{FirstDealt, PlacesChanged, PlacesWhy, Reservation, Reserving, SeatFact, TakenSeat};

impl Teller<'_> {
    /// Seats and deals.
    pub(super) fn seating(&self, fact: &SeatFact) -> String {
        match fact {
            SeatFact::PairForbidden(pair) => {
                format!("{} and {} are kept apart from now on", self.who(pair.one), self.who(pair.other))
            }
            SeatFact::PairAllowed(pair) => {
                format!("{} and {} may share a table again", self.who(pair.one), self.who(pair.other))
            }
            SeatFact::Seated { player, seat, agreed, table, .. } => {
                let agreed = if *agreed { ", as agreed with management" } else { "" };
                let table = table.map(|table| format!(" at table {table}")).unwrap_or_default();
                format!("{} took seat {seat}{table}{agreed}", self.who(*player))
            }
            SeatFact::PlacesChanged(changed) => self.places(changed),
            SeatFact::LeaveAnnounced(said) => format!("{} said that he will leave", self.who(said.player)),
            SeatFact::Reservation(reservation) => self.reservation(reservation),
            SeatFact::SeedCommitted(drawn) => {
                let hash = drawn.hash.get(..16).unwrap_or(&drawn.hash);
                format!("a seed for a draw was drawn, hash {}", shown(hash))
            }
            SeatFact::FirstDealt(first) => self.first(first),
            SeatFact::Dealt { dealer, dead: true, .. } => {
                format!("{} deals the next hand for an empty chair", self.who(*dealer))
            }
            SeatFact::Dealt { dealer, .. } => format!("{} deals the next hand", self.who(*dealer)),
            SeatFact::Left { player, .. } => format!("{} left the table", self.who(*player)),
        }
    }

    fn first(&self, first: &FirstDealt) -> String {
        let cards = first.cards.iter().map(|(player, card)| format!("{} {}", self.who(*player), shown(card)));
        let cards: Vec<String> = cards.collect();
        let how = first.dealt_by.as_ref().map(|dealing| format!(", from seed {}", shown(&dealing.seed)));
        let dealer = self.who(first.dealer);
        let what = if first.high { "highest card" } else { "first jack" };
        format!("the {what} was {dealer}'s, who deals first: {}{}", cards.join(", "), how.unwrap_or_default())
    }

    fn places(&self, changed: &PlacesChanged) -> String {
        let what = match changed.why {
            PlacesWhy::Split => "the game was split into two tables",
            PlacesWhy::Volunteer => "a volunteer changed tables",
            PlacesWhy::BigBlind => "who was next for the big blind changed tables",
            PlacesWhy::Asked => "a player changed tables as he asked to",
            PlacesWhy::Merge => "the two tables became one",
            PlacesWhy::Draw => "the seats were drawn",
        };
        let place = |place: &TakenSeat| format!("{} {}/{}", self.who(place.player), place.table, place.seat);
        let places: Vec<String> = changed.places.iter().map(place).collect();
        let dealer = changed.dealer.map(|dealer| format!("; {} has the button", self.who(dealer)));
        let dealing = changed.draw.as_ref().and_then(|draw| draw.dealt_by.as_ref());
        let how = dealing.map(|dealing| format!(", from seed {}", shown(&dealing.seed)));
        let places = if places.is_empty() { String::new() } else { format!(": {}", places.join(", ")) };
        format!("{what}{places}{}{}", dealer.unwrap_or_default(), how.unwrap_or_default())
    }

    fn reservation(&self, reservation: &Reservation) -> String {
        let who = self.who(reservation.player);
        let said = reservation.words.as_ref().map(|words| format!(": {}", shown(words))).unwrap_or_default();
        match reservation.what {
            Reserving::Reserved => format!("a seat was kept for {who}{said}"),
            Reserving::Waits => format!("{who} waited for a seat"),
            Reserving::Preferred => format!("the host let {who} go before the others"),
            Reserving::Cancelled => format!("{who} gave up his reservation"),
            Reserving::NoShow => format!("{who} had a seat and did not come"),
        }
    }
}
