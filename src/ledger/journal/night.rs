//! The facts of a night as a whole: it opened, its banker changed, somebody was fined, the host ruled, it ended.

use crate::accounts::Party;
use crate::ids::{BookId, NightId, PlayerId};
use crate::journal::kinds::kinds;
use crate::journal::online::SessionImported;
use crate::journal::past::{PastPlayed, PastSettled};
use crate::time::Instant;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of a night as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NightFact {
    /// A night begins.
    NightOpened(NightOpened),
    /// What its opening left out was added later.
    NightAmended(NightAmended),
    /// Somebody else keeps the bank from now on.
    BankerChanged {
        night: NightId,
        banker: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        app: Option<AppKept>,
    },
    /// Something was taken back: that changes how much an earlier banker keeps by app.
    AppFollowed { night: NightId, app: AppKept },
    /// The night was played elsewhere, by this ledger.
    SessionImported(SessionImported),
    /// The night was written down elsewhere: these are its results.
    PastPlayed(PastPlayed),
    /// What wasn't paid in cash in such a night.
    PastSettled(PastSettled),
    /// The session's warning was given.
    Warned { night: NightId, player: PlayerId },
    /// A player paid a fine into the pot.
    Fined { night: NightId, player: PlayerId, amount: Money },
    /// An offence that costs nothing.
    Exempted { night: NightId, player: PlayerId },
    /// The host ruled.
    Ruled { night: Option<NightId>, ruling: String, by: Option<PlayerId> },
    /// The night is over. For everything found later, the house still has the owner of then.
    NightClosed {
        night: NightId,
        dealer: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<PlayerId>,
    },
}

kinds!(NightFact {
    NightOpened = "night-opened",
    NightAmended = "night-amended",
    BankerChanged = "banker-changed",
    AppFollowed = "app-followed",
    SessionImported = "session-imported",
    PastPlayed = "past-played",
    PastSettled = "past-settled",
    Warned = "warned",
    Fined = "fined",
    Exempted = "exempted",
    Ruled = "ruled",
    NightClosed = "night-closed",
});

/// A night begins under a house that is stored whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightOpened {
    pub night: NightId,
    pub number: u32,
    pub house: String,
    pub profile: String,
    pub banker: Option<PlayerId>,
    pub stakes: Option<String>,
    /// Cash put into the drawer as float.
    pub float: Money,
    /// Who put it in; missing in an older book: the house's purse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub float_of: Option<Party>,
    pub opened: Instant,
    /// The surrogate that the night was kept in; `None` for a night of this book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_in: Option<BookId>,
}

/// The stakes of an open night, or float added to its drawer after the opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightAmended {
    pub night: NightId,
    /// The stakes from now on; `None`: unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stakes: Option<String>,
    /// Cash put into the drawer as float.
    #[serde(default)]
    pub float: Money,
    /// Who put it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub float_of: Option<Party>,
}

/// What came by app while somebody kept the bank is on that banker's phone, and stays there when the bank is handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppKept {
    pub by: PlayerId,
    /// Below zero: the banker sent more than came in.
    pub amount: Money,
}

impl NightFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::NightOpened(NightOpened { night, .. })
            | Self::NightAmended(NightAmended { night, .. })
            | Self::SessionImported(SessionImported { night, .. })
            | Self::PastPlayed(PastPlayed { night, .. })
            | Self::PastSettled(PastSettled { night, .. })
            | Self::BankerChanged { night, .. }
            | Self::AppFollowed { night, .. }
            | Self::Warned { night, .. }
            | Self::Fined { night, .. }
            | Self::Exempted { night, .. }
            | Self::NightClosed { night, .. } => Some(*night),
            Self::Ruled { night, .. } => *night,
        }
    }
}
