//! The hand about to be dealt, as it is read out before the first card.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use crate::render::page::wrapped;
use engine::play::{Straddle, WayIn, check_named};
use ledger::night::cash_behind::check_chips_are_money;

impl Calling {
    /// The question: what is missing, else whether it is right.
    #[must_use]
    pub const fn question(&self) -> &'static str {
        match (&self.game, self.dealer) {
            (None, _) => "which game? >",
            (_, None) if self.beside.is_some() => "who has the button? >",
            (_, None) => "who deals? >",
            _ => "Enter to deal >",
        }
    }

    /// What Enter will deal, in lines of a page.
    #[must_use]
    pub fn proposal(&self, table: &AtTable) -> String {
        let game = self.name();
        let game = if game.is_empty() { "no game yet" } else { &game };
        let deals = |seat: usize| match table.deals_for(seat, &self.bought) {
            Some(dealer) => {
                let [chair, dealer] = [seat, dealer].map(|seat| table.names.name(seat));
                format!("the button is at {chair}'s seat, {dealer} deals")
            }
            None => table.who_deals(seat, self.beside),
        };
        let unknown = || match self.beside {
            Some(by) => format!("{} deals, no button yet", table.tonight.name(by)),
            None => "no dealer yet".to_owned(),
        };
        let dealer = self.dealer.map_or_else(unknown, deals);
        let stakes = table.stakes.as_ref().map(|stakes| format!(", {stakes}")).unwrap_or_default();
        let middle = if table.carry.is_positive() {
            format!(", {} in the pot", table.house.currency().plain(table.carry))
        } else {
            String::new()
        };
        let (count, players) = (self.players.count(), table.names.row(self.players.iter()));
        let bought = self.purchases(table).map(|bought| format!("; {bought}")).unwrap_or_default();
        let entering = |(seat, entry): &(usize, WayIn)| {
            let how = if *entry == WayIn::BuyButton { "buys the button" } else { "waits for the big blind" };
            format!("; {} {how}", table.names.name(*seat))
        };
        let straddling = |(seat, _): &(usize, Straddle)| format!("; {} straddles", table.names.name(*seat));
        let entries = self.entries.iter().map(entering).chain(self.straddles.iter().map(straddling));
        let entries: String = entries.collect();
        wrapped(&format!("{game}{stakes}{middle}, {dealer}, {count} in: {players}{entries}{bought}"))
    }

    /// What can be typed before the first card: of the words that not every house and hand takes, those that would work.
    #[must_use]
    pub fn help(&self, table: &AtTable) -> String {
        let takes = |word: &str| {
            let said = |name: &String| Words::all([word.to_owned(), name.clone()].into_iter());
            let taken = |name: &String| self.after_word(table, &mut said(name));
            table
                .names
                .names
                .iter()
                .any(|name| taken(name).is_ok_and(|after| self.still_deals(&after, table)))
        };
        let said = [
            ("straddle", ", straddle NAME"),
            ("button", ",\nbutton NAME buys the button"),
            ("wait", ",\nwait NAME waits for the big blind"),
        ];
        let said: String = said.into_iter().filter(|(word, _)| takes(word)).map(|(_, text)| text).collect();
        let buys = match check_chips_are_money(&table.tonight) {
            Ok(()) => ",\n$ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;\n",
            Err(_) => ";\n",
        };
        // Where only plain hold'em is played, there's no game to call.
        let game = match check_named(&table.house, "seven-card-stud", true) {
            Ok(()) => " a game, plus anything you add (7stud low-hole-wild),",
            Err(_) => "",
        };
        let now = match (&self.game, self.dealer) {
            (None, _) => "type:",
            (_, None) => "type d NAME to say who deals; also:",
            _ if self.prepared(table).is_err() => "you can't deal it like this; type:",
            _ => "Enter to deal; also:",
        };
        format!(
            "{now}{game}\n\
             d NAME deals, -NAME is out, +NAME is in{said}{buys}\
             < back, q quits"
        )
    }

    /// True unless the hand could be dealt before and can't after what was said.
    fn still_deals(&self, after: &Self, table: &AtTable) -> bool {
        after.prepared(table).is_ok() || self.prepared(table).is_err()
    }
}
