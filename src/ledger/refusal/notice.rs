//! What the banker should hear even if it was done.

use crate::refusal::{
    AdjustNoticed, ApartNoticed, BuyingNoticed, CardRoomNoticed, CashOutNoticed, ClaimNoticed,
    ClosingNoticed, ColdHandsNoticed, CountNoticed, DealNoticed, DebtNoticed, EveningNoticed, FundNoticed,
    HouseNoticed, ImportNoticed, LeavingNoticed, OpeningNoticed, RecordedHandNoticed, ReserveNoticed,
    SeatNoticed, SurrogateNoticed, TableNoticed, TournamentNoticed,
};
use crate::refusal::{GoesRound, Refusal, ToldBy, Why};

/// Something the banker should hear even if it was done, or the reason for the outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The rule behind it, if any.
    pub rule: Option<String>,
    /// What the banker hears, with its figures.
    pub what: Box<Remark>,
}

/// Each group of remarks is a remark.
macro_rules! remarks {
    ($($(#[$meaning:meta])* $group:ident),+ $(,)?) => {
        /// What the banker hears.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Remark {
            /// Something that would be asked about, and that the banker insists on.
            Meant(Why),
            /// Paid although the counts don't agree.
            PaidAllTheSame(Why),
            /// The prizes don't add up to the pool.
            PrizesOff(Why),
            /// The player is already noted for the next deal; `unplayed` if nobody was named, so that the hand may have been
            /// played.
            DealNoted { dealer: String, unplayed: bool },
            /// Somebody deals without playing, and somebody else has the button.
            DealsBeside { said: Box<Remark>, button: String },
            /// Nobody said who dealt: what the deal goes on from, and what else follows.
            DealerUnsaid { by: ToldBy, goes_on: Option<DealFrom>, also: Vec<Remark> },
            $($(#[$meaning])* $group($group),)+
            /// In an interface's own words.
            Worded(String),
        }

        $(impl From<$group> for Remark {
            fn from(what: $group) -> Self {
                Self::$group(what)
            }
        })+
    };
}

remarks! {
    /// A fact found after the close.
    AdjustNoticed,
    /// Two people who are kept apart.
    ApartNoticed,
    /// A sale of chips.
    BuyingNoticed,
    /// A hand from a file.
    CardRoomNoticed,
    /// Turning chips in.
    CashOutNoticed,
    /// Claims to a waiting pot.
    ClaimNoticed,
    /// The end of the night.
    ClosingNoticed,
    /// The last pot.
    ColdHandsNoticed,
    /// Counts of a stack.
    CountNoticed,
    /// Who deals.
    DealNoticed,
    /// Players who owe in THE BOOK.
    DebtNoticed,
    /// A night and its tables.
    EveningNoticed,
    /// The fund of the house.
    FundNoticed,
    /// A house, or the bank of a night.
    HouseNoticed,
    /// An evening that was played elsewhere.
    ImportNoticed,
    /// Leaving the game.
    LeavingNoticed,
    /// The purchases of a night.
    OpeningNoticed,
    /// A hand that was recorded.
    RecordedHandNoticed,
    /// Kept seats, and who waits.
    ReserveNoticed,
    /// Seats that were taken.
    SeatNoticed,
    /// A surrogate that's merged.
    SurrogateNoticed,
    /// The tables of the night.
    TableNoticed,
    /// A tournament.
    TournamentNoticed,
}

/// Where the deal goes on if nobody said who dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealFrom {
    /// From this player, who is known.
    From(String),
    /// It's taken to be this player's turn first.
    TakenFor { turn: GoesRound, first: String },
}

impl Notice {
    /// A remark with a rule, or without one.
    #[must_use]
    pub fn new(rule: Option<&str>, what: impl Into<Remark>) -> Self {
        Self { rule: rule.map(str::to_owned), what: Box::new(what.into()) }
    }

    /// A remark in words.
    #[must_use]
    pub fn worded(rule: Option<&str>, text: impl Into<String>) -> Self {
        Self::new(rule, Remark::Worded(text.into()))
    }
}

impl From<Refusal> for Notice {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule, what: Box::new(Remark::Meant(*refusal.why)) }
    }
}

impl From<engine::refusal::Notice> for Notice {
    fn from(notice: engine::refusal::Notice) -> Self {
        Self::worded(notice.rule.as_deref(), notice.text)
    }
}
