//! What's usually done before a night ends, and isn't done yet.

use crate::night::closing;
use crate::night::cold_hands;
use crate::night::last_deal::last_dealer;
use crate::night::ring::deals_made;
use crate::night::tonight::Tonight;
use crate::refusal::{OpenNote, Refusal};
use engine::money::Amount;

/// A step toward the end of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingStep {
    /// Who dealt the last hand; by the book it was this player.
    LastDealer(Option<String>),
    /// These players have chips that nobody counted.
    Count(Vec<String>),
    /// There's odd change, or a pot waits in the middle.
    ColdHands,
    /// These bank notes would become void.
    Notes(Vec<OpenNote>),
    /// The drawer should hold this much.
    Drawer(Amount),
    /// Nothing else is left.
    LastWord,
}

impl ClosingStep {
    /// The steps left, in the order of an evening. On the night of a tournament, nothing is counted or played off.
    ///
    /// # Errors
    ///
    /// Amounts that are too large to add up.
    pub fn left(tonight: &Tonight) -> Result<Vec<Self>, Refusal> {
        let evening = &tonight.evening;
        let mut steps = Vec::new();
        let dealt = deals_made(evening).last().map(|deal| tonight.name(deal.dealer).to_owned());
        if dealt.is_some() || last_dealer(tonight).is_some() {
            steps.push(Self::LastDealer(dealt));
        }
        if !tonight.is_tournament() && tonight.tournaments.is_empty() {
            let with_chips =
                evening.sittings.iter().filter(|sitting| evening.chips(sitting.player).is_positive());
            let uncounted = with_chips.filter(|sitting| sitting.counted.is_none());
            let names: Vec<String> =
                uncounted.map(|sitting| tonight.name(sitting.player).to_owned()).collect();
            if !names.is_empty() {
                steps.push(Self::Count(names));
            }
            let stakes = cold_hands::stakes(tonight)?;
            if stakes.pot_before.is_positive() || cold_hands::are_played(tonight) && stakes.players.len() > 1
            {
                steps.push(Self::ColdHands);
            }
        }
        let notes: Vec<OpenNote> =
            closing::lapsing(tonight).into_iter().map(|note| tonight.open_note(note)).collect();
        if !notes.is_empty() {
            steps.push(Self::Notes(notes));
        }
        steps.extend([Self::Drawer(tonight.amount(evening.drawer())), Self::LastWord]);
        Ok(steps)
    }
}
