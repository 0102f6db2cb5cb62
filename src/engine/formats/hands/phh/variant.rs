//! The eleven variants of PHH: what each is called there, which game of the table it is, how it is bet.

use crate::money::Money;
use crate::play::{BetLimits, Openers, Setup, Structure};

/// How a variant is bet, and so which keys it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bets {
    /// `blinds_or_straddles` and `min_bet`.
    Blinds(Structure),
    /// `blinds_or_straddles`, `small_bet` and `big_bet`.
    FixedBlinds,
    /// `bring_in`, `small_bet` and `big_bet`; the lowest card brings it in, in a low game the highest.
    FixedBringIn { low: bool },
}

/// A variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// `NT`.
    pub code: &'static str,
    /// The row of the games table.
    pub game: &'static str,
    /// How it is bet.
    pub bets: Bets,
}

const fn blinds(code: &'static str, game: &'static str, structure: Structure) -> Variant {
    Variant { code, game, bets: Bets::Blinds(structure) }
}

const fn fixed(code: &'static str, game: &'static str) -> Variant {
    Variant { code, game, bets: Bets::FixedBlinds }
}

const fn stud(code: &'static str, game: &'static str, low: bool) -> Variant {
    Variant { code, game, bets: Bets::FixedBringIn { low } }
}

/// All of them; the commonest first.
pub(crate) const VARIANTS: &[Variant] = &[
    blinds("NT", "holdem", Structure::NoLimit),
    blinds("PO", "omaha", Structure::PotLimit),
    fixed("FT", "holdem"),
    blinds("NS", "short-deck-holdem", Structure::NoLimit),
    fixed("FO/8", "omaha-hi-lo-8"),
    stud("F7S", "seven-card-stud", false),
    stud("F7S/8", "seven-card-stud-hi-lo-8", false),
    stud("FR", "razz", true),
    blinds("N2L1D", "deuce-to-seven-draw", Structure::NoLimit),
    fixed("F2L3D", "deuce-to-seven-triple-draw"),
    fixed("FB", "badugi"),
];

impl Variant {
    /// The variant with that code.
    #[must_use]
    pub(crate) fn find(code: &str) -> Option<&'static Self> {
        static ROWS: &[Variant] = VARIANTS;
        ROWS.iter().find(|variant| variant.code == code)
    }
}

/// The variant of PHH that is this game bet this way.
pub(crate) fn variant_of(setup: &Setup) -> Option<&'static Variant> {
    let fits = |variant: &&Variant| {
        let bets = match variant.bets {
            Bets::Blinds(structure) => structure == setup.limits.structure,
            Bets::FixedBlinds => setup.limits.structure == Structure::Fixed,
            Bets::FixedBringIn { .. } => {
                setup.limits.structure == Structure::Fixed && setup.bring_in.is_positive()
            }
        };
        variant.game == setup.game.name && bets
    };
    static ROWS: &[Variant] = VARIANTS;
    ROWS.iter().find(fits)
}

/// True for the code of a variant of PHH.
#[must_use]
pub fn is_variant(code: &str) -> bool {
    Variant::find(code).is_some()
}

impl Bets {
    /// Who opens.
    #[must_use]
    pub(crate) const fn openers(self) -> Openers {
        match self {
            Self::Blinds(_) | Self::FixedBlinds => Openers::BLINDS,
            Self::FixedBringIn { low: false } => Openers::STUD,
            Self::FixedBringIn { low: true } => Openers::RAZZ,
        }
    }

    /// The limits: the least bet of games without fixed sizes, else the small and the big bet.
    #[must_use]
    pub(crate) fn limits(self, small: Money, big: Money) -> BetLimits {
        match self {
            Self::Blinds(structure) => BetLimits { structure, ..BetLimits::no_limit(small) },
            Self::FixedBlinds | Self::FixedBringIn { .. } => BetLimits::fixed(small, big),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::row;

    #[test]
    fn every_variant_is_a_game_of_the_table() {
        assert_eq!(VARIANTS.len(), 11);
        for variant in VARIANTS {
            assert!(row(variant.game).is_some(), "{}", variant.code);
            assert_eq!(Variant::find(variant.code), Some(variant));
        }
    }
}
