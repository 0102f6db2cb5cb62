//! What a house decides about dividing pots: each choice with the rule it stands in, or marked as the engine's own.

use crate::domain::hand::odd::{Halving, Odd};

/// How a reason names a choice that stands in no rule of the house.
pub const FALLBACK: &str = "fallback, not from the house rules";

/// A choice, and where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled<T> {
    /// What holds.
    pub value: T,
    /// The rule's id, for example `IGL-33`; `None` where the house is silent and the engine chose.
    pub rule: Option<String>,
}

impl<T> Ruled<T> {
    /// A choice the house made in that rule.
    #[must_use]
    pub fn by(rule: impl Into<String>, value: T) -> Self {
        Self { value, rule: Some(rule.into()) }
    }

    /// A choice of the engine's, where the house is silent.
    #[must_use]
    pub const fn fallback(value: T) -> Self {
        Self { value, rule: None }
    }
}

/// The choices that settling a hand consumes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The best hand takes the pot: what is shown counts as what it is.
    pub best_hand: Ruled<()>,
    /// The last one in takes the pot without showing.
    pub last_in: Ruled<()>,
    /// What nobody called goes back to who bet it.
    pub uncalled: Ruled<()>,
    /// A hand that is not shown is not compared.
    pub unshown: Ruled<()>,
    /// Tied winners share.
    pub tie: Ruled<()>,
    /// True if players short of chips contest what they matched, in layered pots; false where every bet must be covered.
    pub side_pots: Ruled<bool>,
    /// The remainder when tied winners share a whole pot.
    pub odd_pot: Ruled<Odd>,
    /// The remainder when tied winners share a half.
    pub odd_half: Ruled<Odd>,
    /// The odd unit when a pot is halved.
    pub halving: Ruled<Halving>,
}

/// Names one of the choices, so that a reason can cite it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cite {
    BestHand,
    LastIn,
    Uncalled,
    Unshown,
    Tie,
    SidePots,
    OddPot,
    OddHalf,
    Halving,
}

impl HouseRules {
    /// The id of the rule behind a choice; `None` where the engine chose.
    #[must_use]
    pub fn rule(&self, cite: Cite) -> Option<&str> {
        let rule = match cite {
            Cite::BestHand => &self.best_hand.rule,
            Cite::LastIn => &self.last_in.rule,
            Cite::Uncalled => &self.uncalled.rule,
            Cite::Unshown => &self.unshown.rule,
            Cite::Tie => &self.tie.rule,
            Cite::SidePots => &self.side_pots.rule,
            Cite::OddPot => &self.odd_pot.rule,
            Cite::OddHalf => &self.odd_half.rule,
            Cite::Halving => &self.halving.rule,
        };
        rule.as_deref()
    }
}
