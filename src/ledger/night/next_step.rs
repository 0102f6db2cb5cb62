//! What usually comes next, from where the night is.

use crate::night::tonight::Tonight;
use crate::night::{closing, cold_hands};
use crate::refusal::Bears;
use crate::tournament::{Phase, Tournament};
use engine::money::{Amount, Money};

/// The fewest players of a tournament.
const ENTRANTS_MIN: usize = 2;

/// The usual next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// The book has fewer than two players.
    AddPlayers,
    /// No night is open.
    OpenNight,
    /// Nobody has chips yet.
    BuyIn,
    /// Chips are out: hands are played.
    Play,
    /// Some are counted, and these aren't.
    Count(Vec<String>),
    /// Everybody with chips is counted, and the counts are over (below zero: short); these can cover it.
    CountAgain { off: Amount, bearers: Vec<Bears> },
    /// Everybody with chips is counted, and this house plays cold hands for their odd change.
    ColdHands,
    /// Everybody with chips is counted.
    CashOut,
    /// All chips are back, and these bank notes are open.
    OpenNotes(Vec<String>),
    /// All chips are back.
    Close,
    /// The night is over, and somebody owes somebody.
    SettleUp,
    /// The house plays a tournament, and none is set up.
    NewTournament,
    /// Fewer than two entered.
    Enter,
    /// Players entered, and it can start.
    StartTournament,
    /// It's being played.
    PlayTournament,
}

impl NextStep {
    /// The step, by who has chips, who is counted, and which bank notes of the night are open; `None` if there is no usual one,
    /// as in a cash game after a tournament.
    #[must_use]
    pub fn of_night(tonight: &Tonight, open_notes: Vec<String>) -> Option<Self> {
        if let Some(on) = tonight.tournament() {
            return Self::of_tournament(on);
        }
        let was_played = !tonight.tournaments.is_empty();
        match tonight.is_tournament() {
            true if !was_played => return Some(Self::NewTournament),
            false if was_played => return None,
            _ => {}
        }
        let evening = &tonight.evening;
        let has_chips = |player| evening.chips(player).is_positive();
        let with_chips: Vec<_> =
            evening.sittings.iter().filter(|sitting| has_chips(sitting.player)).collect();
        if was_played && !with_chips.is_empty() {
            return Some(Self::CashOut);
        }
        let uncounted = with_chips.iter().filter(|sitting| sitting.counted.is_none());
        let uncounted: Vec<String> =
            uncounted.map(|sitting| tonight.name(sitting.player).to_owned()).collect();
        if !with_chips.is_empty() {
            return Some(match uncounted.len() {
                0 if !evening.over_short().is_zero() => Self::CountAgain {
                    off: tonight.amount(evening.over_short()),
                    bearers: closing::who_covers(tonight),
                },
                0 if plays_cold_hands(tonight) => Self::ColdHands,
                0 => Self::CashOut,
                left if left == with_chips.len() => Self::Play,
                _ => Self::Count(uncounted),
            });
        }
        if !evening.cold.is_empty() {
            return Some(Self::ColdHands);
        }
        if evening.sittings.iter().all(|sitting| sitting.bought == Money::ZERO) {
            return Some(Self::BuyIn);
        }
        Some(if open_notes.is_empty() { Self::Close } else { Self::OpenNotes(open_notes) })
    }

    /// The step in a tournament. When one player has all the chips, that's said then, with what comes next.
    fn of_tournament(on: &Tournament) -> Option<Self> {
        match on.phase {
            Phase::Entering if on.entrants.len() < ENTRANTS_MIN => Some(Self::Enter),
            Phase::Entering => Some(Self::StartTournament),
            _ => on.winner().is_none().then_some(Self::PlayTournament),
        }
    }
}

/// True if two or more have odd change, or tied for it, at a house that plays cold hands.
fn plays_cold_hands(tonight: &Tonight) -> bool {
    cold_hands::are_played(tonight)
        && cold_hands::stakes(tonight).is_ok_and(|stakes| stakes.players.len() > 1)
}
