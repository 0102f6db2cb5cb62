//! The rounds of a hand: which street and which run their cards belong to.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::logged::Event;
use crate::formats::hands::record::Spot;
use crate::play::Dealt;
use crate::readable::shown;

/// Streets by name, with the cards that are new on them; the flop is 0.
const STREETS: [(&str, usize); 3] = [("Flop", 3), ("Turn", 1), ("River", 1)];

/// The boards so far.
#[derive(Debug, Default)]
pub(crate) struct Rounds {
    run: usize,
    last: Option<usize>,
    first_run: Vec<Dealt>,
    this_run: Vec<Dealt>,
}

impl Rounds {
    /// What a round's name and cards tell: nothing new before the flop and at the showdown.
    pub(crate) fn round(
        &mut self,
        spot: Spot,
        name: &str,
        cards: Dealt,
        acts: bool,
    ) -> Result<Option<Event>, HandFault> {
        if ["Preflop", "Showdown"].contains(&name) {
            return Ok(None);
        }
        let Some(street) = STREETS.iter().position(|(street, _)| *street == name) else {
            let message =
                format!("`{}` isn't a street; use Preflop, Flop, Turn, River or Showdown", shown(name));
            return Err(HandFault::new(spot, message));
        };
        if cards.is_empty() && !acts {
            return Ok(None);
        }
        if self.last.is_some_and(|last| street <= last) {
            self.run = self.run.saturating_add(1);
            self.this_run = self.first_run.get(..street).unwrap_or_default().to_vec();
        }
        self.last = Some(street);
        let cards = self.fresh(spot, street, cards)?;
        self.this_run.push(cards);
        if self.run == 0 {
            self.first_run.push(cards);
        }
        Ok(Some(Event::Board { run: self.run, street, cards }))
    }

    /// The new cards of a street: all that are given, or those after the cards of the earlier streets.
    fn fresh(&self, spot: Spot, street: usize, cards: Dealt) -> Result<Dealt, HandFault> {
        let due = STREETS.get(street).map_or(1, |(_, due)| *due);
        let before: Vec<_> = self.this_run.iter().flat_map(|dealt| dealt.cards().iter().copied()).collect();
        let given = cards.cards();
        let fresh = given.strip_prefix(before.as_slice()).filter(|_| given.len() > due).unwrap_or(given);
        let (street, _) = STREETS.get(street).copied().unwrap_or_default();
        match fresh.len() {
            0 => Ok(Dealt::unseen(due)),
            count if count == due => {
                Dealt::of(fresh.iter().copied()).ok_or_else(|| HandFault::new(spot, "too many cards at once"))
            }
            count => {
                let message = format!("{count} new cards on the {street}, but there should be {due}");
                Err(HandFault::new(spot, message))
            }
        }
    }
}
