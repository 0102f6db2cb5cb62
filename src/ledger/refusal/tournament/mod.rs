//! Why the book says no to something in a tournament, and what the banker hears about it.

mod chips;

mod clock;

mod deal;

mod entry;

mod going;

mod levels;

mod noticed;

mod otherwise;

mod outsider;

mod payout;

mod prizes;

mod suggested_levels;

mod table;

mod terms;

pub use chips::{
    ChipsOfAKind, ColourUpFlaw, ExchangeSaid, NeededChips, RaceFlaw, StartingChipsFlaw,
    TournamentChipsRefused,
};
pub use clock::ClockRefused;
pub use deal::{OddSteps, SharesFlaw, TableMatter, TournamentDealRefused};
pub use entry::{AddonRefused, EntryWindow, TournamentEntryRefused, TournamentRebuyRefused};
pub use going::{BountyRefused, StrayChips, TournamentGoingRefused};
pub use levels::{LevelsRefused, PostedBlinds};
pub use noticed::{PlaceMoved, TermsNoticed, TournamentNoticed};
pub use otherwise::TournamentOtherwise;
pub use outsider::{Outside, Outsider};
pub use payout::TournamentPayoutRefused;
pub use prizes::{PaidPlace, PrizesFlaw, PrizesRefused};
pub use suggested_levels::SuggestedLevelsRefused;
pub use table::{MissingJudge, OneTableRefused, TournamentTableRefused};
pub use terms::{RebuyBrings, TournamentCost, TournamentTermsRefused};

/// Each subject of a tournament is a group of reasons.
macro_rules! subjects {
    ($($(#[$meaning:meta])* $subject:ident($group:ident)),+ $(,)?) => {
        /// Why it's refused.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum TournamentRefused {
            $($(#[$meaning])* $subject($group),)+
        }

        $(impl From<$group> for TournamentRefused {
            fn from(why: $group) -> Self {
                Self::$subject(why)
            }
        })+
    };
}

subjects! {
    /// Its chips.
    Chips(TournamentChipsRefused),
    /// Its clock.
    Clock(ClockRefused),
    /// What its players agree on.
    Deal(TournamentDealRefused),
    /// Who enters it.
    Entry(TournamentEntryRefused),
    /// Who goes out of it.
    Going(TournamentGoingRefused),
    /// Its levels.
    Levels(LevelsRefused),
    /// What it would be after an undo.
    Otherwise(TournamentOtherwise),
    /// Its end.
    Payout(TournamentPayoutRefused),
    /// Its prizes.
    Prizes(PrizesRefused),
    /// Levels as wished.
    SuggestedLevels(SuggestedLevelsRefused),
    /// Its table.
    Table(TournamentTableRefused),
    /// Its terms.
    Terms(TournamentTermsRefused),
}
