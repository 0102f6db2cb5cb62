//! What a rule is about, so that the rules of different houses can be compared side by side.

use std::fmt;

/// A subject that rules share across houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// Buying in: who buys what, how it is paid, and what else there is to pay.
    Ledger,
    /// Chips as objects: values, colors, change.
    Chips,
    /// Bank notes and THE BOOK.
    Notes,
    /// The end of the night, when chips are cashed in.
    CashOut,
    /// Seats and tables, coming and going.
    Seating,
    /// Who deals, what they deal, and what goes wrong.
    Dealing,
    /// Antes, blinds, bets, raises and their order.
    Betting,
    /// Declaring high, low, both, in or out.
    Declare,
    /// Splitting a pot, and money that doesn't divide evenly.
    SplitPot,
    /// Showing and comparing hands.
    Showdown,
    /// The order of high hands.
    HighHands,
    /// The order of low hands.
    LowHands,
    /// The order of three-card hands.
    ThreeCardHands,
    /// Wild cards.
    WildCards,
    /// Tournaments.
    Tournament,
    /// Etiquette: said, never enforced.
    Etiquette,
    /// One named game.
    Game(&'static str),
}

impl Tag {
    fn word(self) -> &'static str {
        match self {
            Self::Ledger => "ledger",
            Self::Chips => "chips",
            Self::Notes => "notes",
            Self::CashOut => "cash-out",
            Self::Seating => "seating",
            Self::Dealing => "dealing",
            Self::Betting => "betting",
            Self::Declare => "declare",
            Self::SplitPot => "split pot",
            Self::Showdown => "showdown",
            Self::HighHands => "high hands",
            Self::LowHands => "low hands",
            Self::ThreeCardHands => "three-card hands",
            Self::WildCards => "wild cards",
            Self::Tournament => "tournament",
            Self::Etiquette => "etiquette",
            Self::Game(name) => name,
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
