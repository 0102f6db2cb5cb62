//! Events of the seats: who sits where, who is kept apart, who deals.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use ledger::journal::{FirstDealt, PlacesChanged, PlacesWhy, Reservation, Reserving, SeatFact, TakenSeat};

impl Teller<'_> {
    /// Seats and deals.
    pub(super) fn seating(&self, fact: &SeatFact) -> String {
        match fact {
            SeatFact::PairForbidden(pair) => {
                format!(
                    "{} and {} can't sit at the same table from now on",
                    self.who(pair.one),
                    self.who(pair.other)
                )
            }
            SeatFact::PairAllowed(pair) => {
                format!("{} and {} can sit at the same table again", self.who(pair.one), self.who(pair.other))
            }
            SeatFact::Seated { player, seat, agreed, table, .. } => {
                let agreed = if *agreed { ", with management's OK" } else { "" };
                let table = table.map(|table| format!(" at table {table}")).unwrap_or_default();
                format!("{} took seat {seat}{table}{agreed}", self.who(*player))
            }
            SeatFact::PlacesChanged(changed) => self.places(changed),
            SeatFact::LeaveAnnounced(said) => format!("{} will be leaving", self.who(said.player)),
            SeatFact::Reservation(reservation) => self.reservation(reservation),
            SeatFact::SeedCommitted(drawn) => {
                let hash = drawn.hash.get(..16).unwrap_or(&drawn.hash);
                format!("a seed was picked for a draw, hash {}", shown(hash))
            }
            SeatFact::FirstDealt(first) => self.first(first),
            SeatFact::Dealt { dealer, dead: true, .. } => {
                format!("{} deals the next hand because the button is at an empty seat", self.who(*dealer))
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
        format!("{dealer} got the {what} and deals first: {}{}", cards.join(", "), how.unwrap_or_default())
    }

    fn places(&self, changed: &PlacesChanged) -> String {
        let what = match changed.why {
            PlacesWhy::Split => "the game was split into two tables",
            PlacesWhy::Volunteer => "a volunteer changed tables",
            PlacesWhy::BigBlind => "the player who was next for the big blind changed tables",
            PlacesWhy::Asked => "a player asked to change tables and did",
            PlacesWhy::Merge => "the two tables were merged",
            PlacesWhy::Draw => "the seats were drawn",
        };
        let place = |place: &TakenSeat| {
            format!("{} table {} seat {}", self.who(place.player), place.table, place.seat)
        };
        let places: Vec<String> = changed.places.iter().map(place).collect();
        let dealer = changed.dealer.map(|dealer| format!("; {} has the button", self.who(dealer)));
        let dealing = changed.draw.as_ref().and_then(|draw| draw.dealt_by.as_ref());
        let how = dealing.map(|dealing| format!(", from seed {}", shown(&dealing.seed)));
        let places = if places.is_empty() { String::new() } else { format!(": {}", places.join(", ")) };
        format!("{what}{places}{}{}", dealer.unwrap_or_default(), how.unwrap_or_default())
    }

    fn reservation(&self, reservation: &Reservation) -> String {
        let who = self.who(reservation.player);
        let said = reservation.words.as_ref().map(|words| format!(", {}", shown(words))).unwrap_or_default();
        match reservation.what {
            Reserving::Reserved => format!("a seat was saved for {who}{said}"),
            Reserving::Waits => format!("{who} is waiting for a seat"),
            Reserving::Preferred => format!("the host let {who} go ahead of the others"),
            Reserving::Cancelled => format!("{who} canceled the reservation"),
            Reserving::NoShow => format!("{who} had a seat saved and didn't show up"),
        }
    }
}
